import { contrast } from '../testing/contrast.ts'
import { darkBadgeTones, darkColors } from './dark-colors.ts'
import { drawnIcon } from './drawn-icon.ts'
import * as switchable from './switchable-colors.ts'
import { badgeTones, colors } from './colors.ts'
import { theme } from './theme.ts'

describe('contrast', () => {
  it('is 21 for black on white and 1 for equal colours', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast(colors.sea, colors.sea)).toBe(1)
  })

  it('is high for ink on paper and white on raspberry', () => {
    expect(contrast(colors.ink, colors.paper)).toBeGreaterThan(15)
    expect(contrast(colors.sheet, colors.raspberry)).toBeGreaterThan(7)
  })

  it.each([
    ['ink', 'paper'],
    ['ink', 'sheet'],
    ['ink', 'blush'],
    ['inkSoft', 'paper'],
    ['inkSoft', 'sheet'],
    ['inkSoft', 'blush'],
    ['inkSoft', 'shade'],
    ['raspberry', 'paper'],
    ['raspberry', 'sheet'],
    ['raspberry', 'blush'],
    ['raspberryDeep', 'blush'],
    ['sheet', 'raspberryDeep'],
    ['sheet', 'ink'],
    ['danger', 'paper'],
    ['danger', 'sheet'],
    ['danger', 'blush'],
    ['paper', 'night'],
    ['nightSoft', 'night'],
    ['nightInk', 'night'],
    ['saffronLight', 'night'],
  ] as const)('of %s on %s is enough for small text', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(darkColors[text], darkColors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([...Object.entries(badgeTones), ...Object.entries(darkBadgeTones)])(
    'of a %s badge is enough for small text',
    (_tone, badge) => {
      expect(contrast(badge.text, badge.ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['edge', 'paper'],
    ['edge', 'sheet'],
    ['edge', 'blush'],
    ['clay', 'paper'],
    ['clay', 'blush'],
    ['sea', 'blush'],
    ['raspberry', 'blush'],
    ['saffronLight', 'night'],
  ] as const)('of %s on %s is enough for borders and icons', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3)
    expect(contrast(darkColors[line], darkColors[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe('the theme', () => {
  it('spaces in steps of four pixels', () => {
    expect(theme.space(1)).toBe('4px')
    expect(theme.space(16)).toBe('64px')
  })

  it('has a media query for each side of a breakpoint', () => {
    expect(theme.media.md).toBe('@media (min-width: 768px)')
    expect(theme.below.md).toBe('@media (max-width: 767px)')
    expect(Object.keys(theme.below)).toEqual(Object.keys(theme.media))
  })

  it('has the largest font sizes of the type scale, in rem', () => {
    const largest = Object.values(theme.fontSizes).map((size) =>
      parseFloat(size.match(/([\d.]+)rem\)?$/)![1]!),
    )
    expect(largest.map((rem) => rem * 16)).toEqual([14, 16, 18, 22, 28, 38, 52])
  })
})

describe('the switchable colours', () => {
  it('have the names of the plain colours and fall back to their values', () => {
    expect(Object.keys(switchable.colors)).toEqual(Object.keys(colors))
    expect(Object.keys(switchable.badgeTones)).toEqual(Object.keys(badgeTones))
    expect(switchable.colors.paper).toBe(`var(--color-paper, ${colors.paper})`)
    expect(switchable.badgeTones.amber.text).toContain(
      `--badge-amber-text, ${badgeTones.amber.text}`,
    )
  })

  it('are all declared for the dark mode', () => {
    const names = [switchable.colors, ...Object.values(switchable.badgeTones)]
      .flatMap((values) => Object.values<string>(values))
      .map((value) => value.match(/--[\w-]+/)![0])
    for (const name of names) expect(switchable.darkDeclarations).toContain(`${name}:#`)
  })

  it('replace the colour of an icon by one that is legible in both modes', () => {
    const color = decodeURIComponent(drawnIcon('m0 0', switchable.colors.ink)).match(/#\w{6}/)![0]
    for (const ground of [colors.sheet, darkColors.sheet]) {
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})
