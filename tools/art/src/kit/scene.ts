import type { Color } from './color.ts'
import type { Svg } from './svg.ts'

/** One picture: its size, and how it is drawn. Its path below `scenes` is its path on the site. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Draws all planes, back to front. Returns the same text each time. */
  readonly draw: () => Svg
  /** The colour behind a picture without a background, if it is not paper. */
  readonly background?: Color
}

/** Rounds to two decimals; a third one is not visible. */
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
 * A scene of any size. It is drawn once and cached, because a scene's random stream belongs to its module and a second
 * drawing would continue it.
 */
export function scene(width: number, height: number, draw: () => Svg, background?: Color): Scene {
  let drawn: Svg | undefined
  return { width, height, draw: () => (drawn ??= draw()), ...(background && { background }) }
}

/** A wide picture for the head of a destination's page; the subject stays within x 270-1330. */
export const hero = (draw: () => Svg): Scene => scene(1600, 900, draw)

/** A card in the grid of trips. */
export const card = (draw: () => Svg): Scene => scene(800, 600, draw)

/** A portrait gallery picture. */
export const tall = (draw: () => Svg): Scene => scene(800, 1000, draw)

/** A landscape gallery picture. */
export const wide = (draw: () => Svg): Scene => scene(1000, 800, draw)

/** A square picture: moments, portraits, avatars, the mark. */
export const square = (size: number, draw: () => Svg): Scene => scene(size, size, draw)
