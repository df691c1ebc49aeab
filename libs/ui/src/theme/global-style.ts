import { createGlobalStyle } from 'styled-components'
import { theme } from './theme.ts'

const { colors, fonts, fontSizes, fontWeights } = theme

// Comments in a style are sent to every visitor, so they are here. A script focuses headings and texts after a change of page or when a
// panel opens: they are not controls, so they have no ring. With reduced motion there are no transitions: a short duration would
// start one of every property of every element.

/** A small reset, typography, focus rings, and no animations if reduced motion is preferred. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-block: ${theme.space(24)} ${theme.space(4)};
    accent-color: ${colors.raspberry};
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${colors.paper};
    color: ${colors.ink};
    font: ${fontWeights.text} ${fontSizes.body}/1.6 ${fonts.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 {
    font-family: ${fonts.title};
    font-weight: ${fontWeights.title};
    line-height: 1.15;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  :where([role='list']) { list-style: none; padding: 0; }
  a { color: ${colors.raspberry}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { color: ${colors.raspberryDeep}; }
  ::selection { background: ${colors.raspberry}; color: ${colors.sheet}; }
  :focus-visible {
    outline: 2px solid ${colors.raspberry};
    outline-offset: 3px;
    border-radius: ${theme.radii.small};
  }
  :is(h1, h2, p, span, main)[tabindex='-1']:focus { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
