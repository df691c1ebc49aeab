import type { Color } from './color.ts'
import type { Svg } from './svg.ts'

/** One picture: its size, and how it is drawn. Its path below `scenes` is its path on the site. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Draws all planes, back to front. The same call gives the same text. */
  readonly draw: () => Svg
  /** What a picture without a ground of its own is made to lie on, where that is not paper. */
  readonly ground?: Color
}

/** Long decimals are what adding leaves behind; nobody sees the third one. */
const trimDecimals = (svg: Svg): Svg =>
  svg.replace(/-?\d+\.\d{4,}(e-\d+)?/g, (text) => {
    const number = Number(text)
    const places = Math.abs(number) < 2 ? 100 : 10
    return String(Math.round(number * places) / places)
  })

/** The whole SVG file of a scene. */
export const render = ({ width, height, draw }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${trimDecimals(draw())}</svg>\n`

/**
 * A scene of any size. It is drawn once and kept: many scenes draw from a seeded stream of their
 * own module, and a second drawing would go on where the first one stopped.
 */
export function scene(width: number, height: number, draw: () => Svg, ground?: Color): Scene {
  let drawn: Svg | undefined
  return { width, height, draw: () => (drawn ??= draw()), ...(ground && { ground }) }
}

/** A wide picture for the head of a destination's page; what matters stays in x 270-1330. */
export const hero = (draw: () => Svg): Scene => scene(1600, 900, draw)

/** A card of the trips' grid. */
export const card = (draw: () => Svg): Scene => scene(800, 600, draw)

/** An upright gallery picture. */
export const tall = (draw: () => Svg): Scene => scene(800, 1000, draw)

/** A lying gallery picture. */
export const wide = (draw: () => Svg): Scene => scene(1000, 800, draw)

/** A square one: moments, portraits, avatars, the mark. */
export const square = (size: number, draw: () => Svg): Scene => scene(size, size, draw)
