import { type Color, mix } from './color.ts'
import { random } from './random.ts'
import { circle, faint, n, path, rect, type Svg, times, wash } from './svg.ts'

/** The colours of an hour of the day. */
export interface Hour {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [Color, Color, Color]
  readonly sun: Color
  /** The colour of haze, which distant things fade into. */
  readonly haze: Color
}

export const hours = {
  dawn: {
    sky: ['#5f6aa0', '#e8a1a0', '#fbd9a8'],
    sun: '#fff1cf',
    haze: '#e9b6ac',
  },
  morning: {
    sky: ['#7fc0cf', '#bfe0dc', '#fdf0d2'],
    sun: '#fffbe8',
    haze: '#d5e4dc',
  },
  noon: {
    sky: ['#2f8fb5', '#74bfd0', '#d4ecdf'],
    sun: '#fffdf0',
    haze: '#bfdcdb',
  },
  golden: {
    sky: ['#e08a4f', '#f4b766', '#fde3a7'],
    sun: '#fff4d2',
    haze: '#f0bd83',
  },
  dusk: {
    sky: ['#2c2a5a', '#8a4a7d', '#f0876a'],
    sun: '#ffd08a',
    haze: '#a9688a',
  },
  night: {
    sky: ['#0f1a3a', '#1c2f5c', '#3d5686'],
    sun: '#fbf0cf',
    haze: '#34497a',
  },
} as const satisfies Record<string, Hour>

/** A colour at a distance: 0 is near, 1 is all haze. */
export const far = (color: Color, hour: Hour, distance: number) => mix(color, hour.haze, distance)

/** The sky behind everything, down to `bottom`. */
export const sky = (width: number, bottom: number, hour: Hour): Svg =>
  wash(0, 0, width, bottom, ...hour.sky)

/** A sun or moon with flat rings of light, as in a screen print. */
export const sun = (x: number, y: number, radius: number, color: Color, rings = 2): Svg =>
  times(rings, (index) =>
    faint(0.13, circle(x, y, radius * (1 + (rings - index) * 0.55), color)),
  ).join('') + circle(x, y, radius, color)

/** A flat-bottomed poster cloud, `width` wide, its base at (x, y). */
export function cloud(x: number, y: number, width: number, color: Color, seed = 1): Svg {
  const rnd = random(seed * 97 + 11)
  const crowns = [0.16, 0.36, 0.56, 0.74, 0.88]
  const base = width * 0.08
  const puffs = crowns.map((t) => {
    const r = width * (0.07 + 0.12 * Math.sin(t * Math.PI) * rnd.between(0.6, 1.1))
    const cx = x + width * t
    return `M${n(cx - r)} ${n(y)}V${n(y - base)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(y - base)}V${n(y)}Z`
  })
  return path(puffs.join(''), color) + rect(x, y - base, width, base, color, base / 2)
}

/** A long streak of cloud or mist with rounded ends. */
export const streak = (x: number, y: number, width: number, height: number, color: Color): Svg =>
  rect(x, y, width, height, color, height / 2)

/** A bank of mist: flat lenses that thin out to the sides. */
export function mist(
  x: number,
  y: number,
  width: number,
  color: Color,
  seed: number,
  opacity = 0.5,
): Svg {
  const rnd = random(seed)
  return faint(
    opacity,
    times(5, (index) => {
      const w = width * rnd.between(0.4, 0.8)
      const h = width * rnd.between(0.016, 0.03)
      const left = x + rnd.next() * (width - w)
      const middle = y + (index - 2) * h * 0.8
      const tip = rnd.between(0.3, 0.7)
      return path(
        `M${n(left)} ${n(middle)}Q${n(left + w * tip)} ${n(middle - h)} ${n(left + w)} ${n(middle)}Q${n(left + w * tip)} ${n(middle + h * 0.8)} ${n(left)} ${n(middle)}Z`,
        color,
      )
    }),
  )
}

/** Stars over a night sky, a few of them larger. */
export function stars(
  width: number,
  bottom: number,
  count: number,
  color: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  return times(count, (index) => {
    const y = bottom * rnd.next() ** 1.4
    return circle(rnd.next() * width, y, index % 9 === 0 ? 2.6 : rnd.between(0.8, 1.7), color)
  }).join('')
}

/** A few flying birds. */
export function birds(x: number, y: number, size: number, color: Color, count = 3, seed = 4): Svg {
  const rnd = random(seed)
  return times(count, (index) => {
    const s = size * rnd.between(0.6, 1)
    const bx = x + index * size * 1.7 * rnd.between(0.7, 1.2)
    const by = y + rnd.between(-1, 1) * size
    const d = `M${n(bx - s)} ${n(by - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.35)} ${n(s)} ${n(s * 0.3)}q${n(s * 0.4)} ${n(-s * 0.65)} ${n(s)} ${n(-s * 0.3)}q${n(-s * 0.6)} 0 ${n(-s)} ${n(s * 0.55)}q${n(-s * 0.4)} ${n(-s * 0.55)} ${n(-s)} ${n(-s * 0.55)}Z`
    return path(d, color)
  }).join('')
}
