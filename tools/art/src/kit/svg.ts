import type { Color } from './color.ts'
import { hash } from './random.ts'

/** A piece of SVG text. Pieces are joined back to front. */
export type Svg = string

/** Points as a flat list of x and y in turn, which is compact in a scene. */
export type Points = readonly number[]

/** A coordinate with at most one decimal: precise enough, and the same on every machine. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0)

const pairs = (points: Points): [number, number][] =>
  Array.from({ length: points.length / 2 }, (_, index) => [
    points[index * 2] as number,
    points[index * 2 + 1] as number,
  ])

/** Pieces in nested lists. */
export type Parts = Svg | readonly Parts[]

/** Joins pieces, back to front. */
export const stack = (...parts: Parts[]): Svg =>
  parts.map((part) => (typeof part === 'string' ? part : stack(...part))).join('')

/** A list made by calling `make` with 0, 1, 2, … */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A filled path, from path data. */
export const path = (d: string, fill: Color, extra = ''): Svg =>
  `<path d="${d}" fill="${fill}"${extra}/>`

/** Path data of straight edges. */
export const edges = (points: Points, closed = true): string =>
  `M${pairs(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}${closed ? 'Z' : ''}`

/** Path data of a soft line through every point (Catmull-Rom). */
export function curve(points: Points, closed = false): string {
  const list = pairs(points)
  const at = (index: number) =>
    closed
      ? list[(index + list.length) % list.length]
      : list[Math.max(0, Math.min(list.length - 1, index))]
  let d = ''
  for (let index = 0; index < list.length - (closed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    if (!before || !from || !to || !after) continue
    if (d === '') d = `M${n(from[0])} ${n(from[1])}`
    const c1 = `${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)}`
    const c2 = `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)}`
    d += `C${c1} ${c2} ${n(to[0])} ${n(to[1])}`
  }
  return closed ? `${d}Z` : d
}

/** A filled shape with straight edges. */
export const poly = (points: Points, fill: Color): Svg => path(edges(points), fill)

/** A line with round ends, from path data. */
export const stroke = (d: string, color: Color, width: number, extra = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`

/** A straight line through points. */
export const line = (points: Points, color: Color, width: number): Svg =>
  stroke(edges(points, false), color, width)

/** A soft line through points. */
export const bend = (points: Points, color: Color, width: number): Svg =>
  stroke(curve(points), color, width)

export const rect = (x: number, y: number, w: number, h: number, fill: Color, radius = 0): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`

/** Many rectangles of one colour in one path, so that hundreds of windows stay small. */
export const rects = (
  boxes: readonly (readonly [number, number, number, number])[],
  fill: Color,
): Svg =>
  boxes.length === 0
    ? ''
    : path(boxes.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join(''), fill)

export const circle = (x: number, y: number, radius: number, fill: Color): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Color, turn = 0): Svg =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}/>`

/** A ring drawn as a line. */
export const ring = (x: number, y: number, radius: number, color: Color, width: number): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`

/** Places a piece that is drawn around (0, 0); a negative `scaleX` mirrors it. */
export const at = (
  x: number,
  y: number,
  content: Svg,
  { scale = 1, scaleX = scale, turn = 0 }: { scale?: number; scaleX?: number; turn?: number } = {},
): Svg =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale !== 1 || scaleX !== 1 ? ` scale(${round3(scaleX)} ${round3(scale)})` : ''
  }">${content}</g>`

const round3 = (value: number) => Math.round(value * 1000) / 1000

/** Makes pieces transparent. */
export const faint = (opacity: number, ...parts: Parts[]): Svg =>
  `<g opacity="${round3(opacity)}">${stack(...parts)}</g>`

/** Clips pieces to a path. The id derives from the path, so it is the same every time. */
export function within(d: string, ...parts: Parts[]): Svg {
  const id = `c${hash(d).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${stack(...parts)}</g>`
}

/** A shape and its shade side: the path, filled, with pieces shown only within it. */
export const shaded = (d: string, fill: Color, ...parts: Parts[]): Svg =>
  path(d, fill) + within(d, ...parts)

/** A vertical gradient through the colours, to use as a fill. */
export function downward(...colors: Color[]): { defs: Svg; fill: string } {
  const id = `g${hash(colors.join()).toString(36)}`
  const stops = colors.map((color, index) => {
    const offset = Math.round((index / (colors.length - 1)) * 100)
    return `<stop offset="${offset}%" stop-color="${color}"/>`
  })
  return {
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    fill: `url(#${id})`,
  }
}

/** A rectangle with a vertical gradient. */
export function wash(x: number, y: number, w: number, h: number, ...colors: Color[]): Svg {
  const paint = downward(...colors)
  return paint.defs + rect(x, y, w, h, paint.fill)
}
