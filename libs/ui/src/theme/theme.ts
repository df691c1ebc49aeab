import { badgeTones, colors } from './colors.ts'

/** The two font families and their fallbacks. fonts.css gives the fallbacks the same metrics. */
export const fontStacks = {
  title:
    "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Noto', 'Fraunces Fallback DejaVu', serif",
  text: "'Instrument Sans', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', 'Instrument Sans Fallback DejaVu', sans-serif",
} as const

/** The widths in CSS pixels at which a layout changes. Styles are written for the smallest screen first. */
export const breakpoints = {
  xs: 560,
  sm: 640,
  md: 768,
  /** A picture and its text fit side by side. */
  split: 900,
  ml: 1024,
  lg: 1280,
} as const

type Breakpoint = keyof typeof breakpoints

const forEachBreakpoint = (query: (width: number) => string) =>
  Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, query(width)]),
  ) as Record<Breakpoint, string>

/** A step of the spacing scale: `space(4)` is 16 pixels. */
export const space = (steps: number) => `${steps * 4}px`

/**
 * All design tokens. They never change at run time: in an app with a dark mode the colours are custom properties (see
 * switchable-colors.ts). So styles import them, which keeps them static.
 */
export const theme = {
  colors,
  badgeTones,
  fonts: fontStacks,
  /** 14, 16, 18, 22, 28, 38 and 52 pixels. The largest four shrink on small screens. */
  fontSizes: {
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: 'clamp(1.25rem, 1.19rem + 0.26vw, 1.375rem)',
    heading: 'clamp(1.5rem, 1.38rem + 0.52vw, 1.75rem)',
    page: 'clamp(1.75rem, 1.44rem + 1.3vw, 2.375rem)',
    display: 'clamp(2.375rem, 1.95rem + 1.82vw, 3.25rem)',
  },
  fontWeights: { text: 400, label: 550, title: 560 },
  space,
  radii: { card: '4px', small: '2px', round: '999px' },
  /** Covers the page behind a dialog. */
  scrim: 'rgb(27 36 64 / 55%)',
  /** For floating elements only: dialogs, toasts, menus. */
  shadows: { float: '0 1px 2px rgb(43 27 47 / 8%), 0 16px 40px rgb(43 27 47 / 16%)' },
  motion: { quick: '120ms ease-out', calm: '200ms ease-out' },
  /** Media queries for a width and more. */
  media: forEachBreakpoint((width) => `@media (min-width: ${width}px)`),
  /** Media queries for less than a width. */
  below: forEachBreakpoint((width) => `@media (max-width: ${width - 1}px)`),
  /** Every z-index, from the bottom to the top. */
  layers: { raised: 1, sticky: 2, bar: 5, header: 10, dialog: 50, toast: 90, skipLink: 100 },
  /** The minimum width and height of controls. */
  touchTarget: '44px',
  /** The maximum widths of a page's column and of running text. */
  widths: { page: '1200px', text: '44em' },
} as const
