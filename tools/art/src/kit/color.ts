/** A colour as `#rrggbb`. */
export type Color = string

const channels = (color: Color) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Mixes two colours; `amount` 0 is the first, 1 the second. */
export function mix(from: Color, to: Color, amount: number): Color {
  const target = channels(to)
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** A paler colour, mixed with warm paper: pure white looks like a hole in a poster. */
export const lighten = (color: Color, amount: number) => mix(color, '#fff6e6', amount)

/** A deeper colour, mixed with aubergine ink instead of black. */
export const darken = (color: Color, amount: number) => mix(color, '#1d1430', amount)
