import {
  type Color,
  circle,
  darken,
  line,
  n,
  path,
  rect,
  shaded,
  type Svg,
  times,
} from '../kit/index.ts'

/** How stone and lead are painted; the shade side lies away from the light. */
export interface DomePaint {
  readonly stone: Color
  readonly stoneShade: Color
  readonly lead: Color
  readonly leadShade: Color
  readonly window: Color
  readonly gold: Color
  readonly light?: 'left' | 'right'
}

/** A lead dome of radius r resting on (x, y), on a drum of windows, with a gilt finial. */
export function dome(x: number, y: number, r: number, paint: DomePaint, windows = 7): Svg {
  const side = paint.light === 'right' ? -1 : 1
  const drum = r * 0.28
  const top = y - drum
  const d = `M${n(x - r)} ${n(top)}C${n(x - r)} ${n(top - r * 0.62)} ${n(x - r * 0.5)} ${n(top - r * 0.84)} ${n(x)} ${n(top - r * 0.88)}C${n(x + r * 0.5)} ${n(top - r * 0.84)} ${n(x + r)} ${n(top - r * 0.62)} ${n(x + r)} ${n(top)}Z`
  const dark = `M${n(x)} ${n(top - r)}C${n(x + side * r * 0.45)} ${n(top - r * 0.7)} ${n(x + side * r * 0.5)} ${n(top - r * 0.3)} ${n(x + side * r * 0.42)} ${n(top)}H${n(x + side * r * 2)}V${n(top - r)}Z`
  const step = (r * 1.8) / windows
  return (
    rect(x - r * 0.96, top - 1, r * 1.92, drum + 1, paint.stone) +
    rect(side > 0 ? x + r * 0.4 : x - r * 0.96, top - 1, r * 0.56, drum + 1, paint.stoneShade) +
    times(windows, (index) =>
      rect(
        x - r * 0.9 + step * (index + 0.3),
        top + drum * 0.25,
        step * 0.42,
        drum * 0.62,
        paint.window,
        step * 0.21,
      ),
    ).join('') +
    shaded(d, paint.lead, path(dark, paint.leadShade)) +
    line([x, top - r * 0.86, x, top - r * 1.16], paint.gold, Math.max(1.5, r * 0.035)) +
    circle(x, top - r * 0.98, r * 0.05, paint.gold)
  )
}

/** A pencil minaret on (x, y) with its balconies and lead cap. */
export function minaret(
  x: number,
  y: number,
  height: number,
  paint: DomePaint,
  balconies = 3,
): Svg {
  const w = height * 0.034
  const side = paint.light === 'right' ? -1 : 1
  const body = (from: number, to: number, half: number) =>
    rect(x - half, y - height * to, half * 2, height * (to - from), paint.stone) +
    rect(side > 0 ? x : x - half, y - height * to, half, height * (to - from), paint.stoneShade)
  const rings = times(balconies, (index) => {
    const by = y - height * (0.42 + index * 0.16)
    return (
      path(
        `M${n(x - w * 1.7)} ${n(by)}H${n(x + w * 1.7)}L${n(x + w)} ${n(by + w * 1.7)}H${n(x - w)}Z`,
        paint.stoneShade,
      ) + rect(x - w * 1.7, by - w * 0.7, w * 3.4, w * 0.75, paint.stone)
    )
  }).join('')
  const cap = y - height * 0.86
  return (
    body(0, 0.2, w * 1.35) +
    body(0.2, 0.86, w) +
    rings +
    path(
      `M${n(x - w * 1.15)} ${n(cap)}L${n(x)} ${n(y - height)}L${n(x + w * 1.15)} ${n(cap)}Z`,
      paint.lead,
    ) +
    path(
      `M${n(x)} ${n(cap)}L${n(x)} ${n(y - height)}L${n(x + side * w * 1.15)} ${n(cap)}Z`,
      paint.leadShade,
    ) +
    line([x, y - height, x, y - height * 1.04], paint.gold, Math.max(1.2, w * 0.3))
  )
}

/** An imperial mosque about `width` wide on (x, y): cascading domes over arcaded walls. */
export function imperialMosque(x: number, y: number, width: number, paint: DomePaint): Svg {
  const u = width / 100
  const wall = (wx: number, w: number, h: number) =>
    rect(x + wx * u, y - h * u, w * u, h * u, paint.stone) +
    times(Math.floor(w / 5), (index) =>
      rect(
        x + (wx + 1.6 + index * 5) * u,
        y - (h - 4) * u,
        1.8 * u,
        4.6 * u,
        paint.window,
        0.9 * u,
      ),
    ).join('') +
    rect(x + wx * u, y - h * u, w * u, 1.2 * u, darken(paint.stone, 0.18))
  return (
    dome(x, y - 34 * u, 17 * u, paint, 11) +
    dome(x - 23 * u, y - 25 * u, 9.5 * u, paint, 6) +
    dome(x + 23 * u, y - 25 * u, 9.5 * u, paint, 6) +
    wall(-20, 40, 35) +
    path(
      `M${n(x - 15 * u)} ${n(y - 22 * u)}A${n(15 * u)} ${n(13 * u)} 0 0 1 ${n(x + 15 * u)} ${n(y - 22 * u)}Z`,
      paint.leadShade,
    ) +
    wall(-33, 66, 25) +
    dome(x - 38 * u, y - 16 * u, 5.2 * u, paint, 4) +
    dome(x + 38 * u, y - 16 * u, 5.2 * u, paint, 4) +
    dome(x - 13 * u, y - 22 * u, 6.4 * u, paint, 5) +
    dome(x + 13 * u, y - 22 * u, 6.4 * u, paint, 5) +
    dome(x, y - 22 * u, 7.5 * u, paint, 5) +
    wall(-44, 88, 16) +
    times(11, (index) => {
      const ax = x + (-40 + index * 8) * u
      return path(
        `M${n(ax - 2.6 * u)} ${n(y)}V${n(y - 6 * u)}A${n(2.6 * u)} ${n(2.9 * u)} 0 0 1 ${n(ax + 2.6 * u)} ${n(y - 6 * u)}V${n(y)}Z`,
        paint.stoneShade,
      )
    }).join('')
  )
}
