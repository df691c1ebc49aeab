import type { Color } from './color.ts'
import { random } from './random.ts'
import { circle, faint, n, path, poly, rect, stroke, type Svg, times } from './svg.ts'

/** The colours of a cloud: where light meets it, and below. */
interface CloudPaint {
  readonly lit: Color
  readonly shade: Color
}

/** A heap of cloud that stands on a flat base at y, `width` wide and `height` high, lit from the upper left. */
export function cumulus(
  x: number,
  y: number,
  width: number,
  height: number,
  { lit, shade }: CloudPaint,
  seed: number,
): Svg {
  const rnd = random(seed * 131 + 7)
  const count = Math.max(5, Math.round(width / 56))
  const puffs = times(count, (index) => {
    const t = (index + 0.5) / count
    const swell = Math.sin(t * Math.PI) ** 0.8
    const r = Math.max(width * 0.06, height * 0.36 * swell * rnd.between(0.75, 1.1))
    return { cx: x + width * t, cy: y - Math.max(r, height * swell * rnd.between(0.52, 0.72)), r }
  })
  const column = puffs.map(
    ({ cx, cy, r }) =>
      `M${n(cx - r)} ${n(y)}V${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}V${n(y)}Z`,
  )
  const undersides = puffs.map(({ cx, r }) => {
    const [middle, low] = [cx + r * 0.16, r * 0.74]
    return `M${n(middle - low)} ${n(y)}A${n(low)} ${n(low * 0.8)} 0 0 1 ${n(middle + low)} ${n(y)}Z`
  })
  const first = puffs[0]!
  const last = puffs[puffs.length - 1]!
  const base = `M${n(first.cx)} ${n(y)}v${n(-height * 0.12)}H${n(last.cx)}v${n(height * 0.12)}Z`
  return path(column.join(''), lit) + path(undersides.join('') + base, shade)
}

/** A closed deck of cloud from the top of the picture: one scalloped layer for each colour, the lowest first. */
export function overcast(
  width: number,
  bottom: number,
  colors: readonly Color[],
  seed: number,
): Svg {
  const rnd = random(seed * 71 + 3)
  return colors
    .map((color, layer) => {
      const y = bottom * (1 - layer / colors.length)
      let x = -60
      let d = `M-60 -10V${n(y)}`
      while (x < width + 20) {
        const w = width * rnd.between(0.1, 0.24)
        d += `q${n(w / 2)} ${n(bottom * rnd.between(0.08, 0.17))} ${n(w)} ${n(rnd.between(-0.02, 0.02) * bottom)}`
        x += w
      }
      return path(`${d}V-10Z`, color)
    })
    .join('')
}

/** High, thin cloud drawn out by the wind, inside a box `width` wide. */
export function cirrus(
  x: number,
  y: number,
  width: number,
  color: Color,
  seed: number,
  opacity = 0.6,
): Svg {
  const rnd = random(seed * 17 + 5)
  return faint(
    opacity,
    times(5, (index) => {
      const w = width * rnd.between(0.3, 0.62)
      const left = x + rnd.next() * (width - w)
      const top = y + index * width * 0.035
      const rise = width * rnd.between(0.02, 0.05)
      return path(
        `M${n(left)} ${n(top)}Q${n(left + w * 0.4)} ${n(top - rise)} ${n(left + w)} ${n(top - rise * 0.6)}Q${n(left + w * 0.5)} ${n(top - rise * 0.5)} ${n(left)} ${n(top)}Z`,
        color,
      )
    }),
  )
}

/** Rain as slanting lines inside a box. A negative slant falls to the right. */
export function rain(
  [x, y, width, height]: readonly [number, number, number, number],
  color: Color,
  count: number,
  seed: number,
  { slant = 0.22, length = 44, opacity = 0.5 } = {},
): Svg {
  const rnd = random(seed * 43 + 1)
  const d = times(count, () => {
    const long = length * rnd.between(0.5, 1.2)
    return `M${n(x + rnd.next() * width)} ${n(y + rnd.next() * height)}l${n(-slant * long)} ${n(long)}`
  }).join('')
  return faint(opacity, stroke(d, color, 2))
}

/** A distant shower that hangs from a cloud: a slanting veil. */
export const shower = (x: number, y: number, width: number, height: number, color: Color): Svg =>
  faint(
    0.34,
    poly([x, y, x + width, y, x + width * 0.7, y + height, x - width * 0.3, y + height], color),
    poly(
      [x + width * 0.3, y, x + width * 0.8, y, x + width * 0.5, y + height, x, y + height],
      color,
    ),
  )

/** Beams of light that fan out below a gap in the clouds at (x, y). */
export const rays = (
  x: number,
  y: number,
  length: number,
  color: Color,
  angles: readonly number[],
  opacity = 0.2,
): Svg =>
  faint(
    opacity,
    angles.map((angle) => {
      const edge = (degrees: number) => {
        const a = (degrees * Math.PI) / 180
        return [x + Math.sin(a) * length, y + Math.cos(a) * length]
      }
      return poly([x - 6, y, x + 6, y, ...edge(angle + 3), ...edge(angle - 3)], color)
    }),
  )

/** The last quarter of the moon. */
export const crescent = (x: number, y: number, r: number, color: Color): Svg =>
  path(
    `M${n(x + r * 0.26)} ${n(y - r * 0.96)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.26)} ${n(y + r * 0.96)}A${n(r * 1.05)} ${n(r * 1.05)} 0 0 1 ${n(x + r * 0.26)} ${n(y - r * 0.96)}Z`,
    color,
  )

/** A rainbow's arch, its middle at (x, y). */
export const rainbow = (x: number, y: number, radius: number, width: number): Svg =>
  faint(
    0.42,
    ['#d9524a', '#f0a04a', '#f7dc6a', '#6fb47c', '#5f8fc0', '#8a6aa8'].map((color, index) => {
      const r = radius - index * width
      return stroke(
        `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`,
        color,
        width * 1.06,
      )
    }),
  )

/** Snow in the air. */
export function snowfall(
  width: number,
  height: number,
  count: number,
  color: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  return times(count, () =>
    circle(rnd.next() * width, rnd.next() * height, rnd.between(1.8, 4.6), color),
  ).join('')
}

/** Small breaking crests on wind-blown water. */
export function whitecaps(
  [x, y, width, height]: readonly [number, number, number, number],
  color: Color,
  count: number,
  seed: number,
): Svg {
  const rnd = random(seed * 29 + 2)
  return times(count, () => {
    const t = rnd.next()
    const w = (10 + t * 34) * rnd.between(0.7, 1.2)
    const [cx, cy] = [x + rnd.next() * (width - w), y + t * height]
    return path(
      `M${n(cx)} ${n(cy)}q${n(w * 0.3)} ${n(-w * 0.22)} ${n(w * 0.62)} ${n(-w * 0.08)}q${n(w * 0.24)} ${n(-w * 0.02)} ${n(w * 0.38)} ${n(w * 0.08)}q${n(-w * 0.5)} ${n(-w * 0.02)} ${n(-w)} 0Z`,
      color,
    )
  }).join('')
}

/** A wet street or quay: what stands above shines in it as long, broken streaks. */
export function wetGround(
  [x, y, width, height]: readonly [number, number, number, number],
  colors: readonly Color[],
  count: number,
  seed: number,
): Svg {
  const rnd = random(seed * 13 + 9)
  return faint(
    0.5,
    times(count, () => {
      const t = rnd.next()
      const w = 20 + 80 * t
      return rect(x + rnd.next() * (width - w), y + t * height, w, 2 + t * 4, rnd.pick(colors), 2)
    }),
  )
}
