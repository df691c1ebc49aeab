import {
  type Color,
  darken,
  line,
  n,
  path,
  poly,
  random,
  type Random,
  rect,
  rects,
  type Svg,
  times,
} from '../kit/index.ts'

/** How a house is painted: its walls in light and shade, its roof, its windows. */
export interface HousePaint {
  readonly walls: readonly Color[]
  readonly roof: Color
  readonly roofShade: Color
  readonly window: Color
  readonly shutter?: Color
  /** The side of the sun. */
  readonly light?: 'left' | 'right'
  /** Lamps behind some of the windows. */
  readonly lamp?: Color
}

type Box = readonly [number, number, number, number]

function windowsOf(
  x: number,
  y: number,
  w: number,
  h: number,
  paint: HousePaint,
  rnd: Random,
): Svg {
  const columns = Math.max(1, Math.round(w / 26))
  const rows = Math.max(1, Math.round(h / 34))
  const [dx, dy] = [w / columns, h / rows]
  const size = Math.round(Math.min(dx * 0.36, dy * 0.32))
  const [dark, lit, shutters]: Box[][] = [[], [], []]
  for (let index = 0; index < columns * rows; index += 1) {
    if (rnd.next() < 0.08) continue
    const wx = Math.round(x + dx * ((index % columns) + 0.5) - size / 2)
    const wy = Math.round(y + dy * (Math.floor(index / columns) + 0.42) - size * 0.8)
    const tall = Math.round(size * 1.6)
    const lamp = paint.lamp !== undefined && rnd.next() < 0.4
    ;(lamp ? lit : dark)?.push([wx, wy, size, tall])
    if (paint.shutter) {
      const leaf = Math.round(size / 2)
      shutters?.push([wx - leaf, wy, leaf, tall], [wx + size, wy, leaf, tall])
    }
  }
  return (
    rects(dark ?? [], paint.window) +
    rects(lit ?? [], paint.lamp ?? paint.window) +
    rects(shutters ?? [], paint.shutter ?? paint.window)
  )
}

/** A house in its two layers: neighbours in a row share them, walls first and roofs over all. */
interface House {
  readonly walls: Svg
  readonly roof: Svg
}

/** A house w wide and h high to its eaves, standing on (x, y) at its left corner, hip-roofed. */
function houseParts(
  x: number,
  y: number,
  w: number,
  h: number,
  paint: HousePaint,
  seed: number,
): House {
  const rnd = random(seed * 53 + 7)
  ;[x, y, w, h] = [Math.round(x), Math.round(y), Math.round(w), Math.round(h)]
  const wall = rnd.pick(paint.walls)
  const side = Math.round(Math.max(5, w * 0.24))
  const left = paint.light === 'right'
  const height = Math.round(Math.min(h * 0.4, w * 0.26))
  const eave = Math.round(w * 0.04)
  const top = y - h
  const shade = darken(wall, 0.32)
  const walls =
    rect(x, top, w, h, wall) +
    rect(left ? x : x + w - side, top, side, h, shade) +
    windowsOf(left ? x + side : x, top, w - side, h, paint, rnd)
  const [from, to] = [x - eave, x + w + eave]
  const [one, two] = [x + Math.round(w * 0.18), x + Math.round(w * 0.82)]
  const roof =
    poly([from, top + 2, one, top - height, two, top - height, to, top + 2], paint.roof) +
    (left
      ? poly([from, top + 2, one, top - height, x + side, top + 2], paint.roofShade)
      : poly([to, top + 2, two, top - height, x + w - side, top + 2], paint.roofShade))
  const chimney =
    rnd.next() < 0.35
      ? rect(x + w * rnd.between(0.3, 0.6), top - height * 1.35, w * 0.08, height * 0.6, shade)
      : ''
  return { walls, roof: roof + chimney }
}

/** Houses side by side, so that no roof is covered by its neighbour's wall. */
export function houseRow(
  houses: readonly (readonly [x: number, y: number, w: number, h: number, seed: number])[],
  paint: HousePaint,
): Svg {
  const parts = houses.map(([x, y, w, h, seed]) => houseParts(x, y, w, h, paint, seed))
  return [...parts.map(({ walls }) => walls), ...parts.map(({ roof }) => roof)].join('')
}

/** Rows of houses up a slope, back row first. `ground` gives the foot of a house at any x. */
export function hillTown(
  from: number,
  to: number,
  rows: number,
  ground: (x: number, row: number) => number,
  size: (row: number) => number,
  paint: HousePaint,
  seed: number,
): Svg {
  const rnd = random(seed)
  return times(rows, (row) => {
    const houses: [number, number, number, number, number][] = []
    const unit = size(row)
    let x = from + rnd.between(-0.6, 0) * unit
    while (x < to) {
      const w = unit * rnd.between(0.75, 1.35)
      const h = unit * rnd.between(0.75, 1.3)
      const y = ground(x + w / 2, row) + unit * rnd.between(-0.12, 0.12)
      houses.push([x, y, w, h, Math.floor(rnd.next() * 9999)])
      x += w * rnd.between(0.86, 1.15)
    }
    return houseRow(houses, paint)
  }).join('')
}

/** A square bell tower on (x, y), its belfry open, under a pyramid roof. */
export function bellTower(
  x: number,
  y: number,
  height: number,
  {
    wall,
    shade,
    roof,
    roofShade,
    opening,
  }: { wall: Color; shade: Color; roof: Color; roofShade: Color; opening: Color },
  light: 'left' | 'right' = 'left',
): Svg {
  const w = height * 0.17
  const dark = light === 'left' ? x + w * 0.15 : x - w / 2
  const arch = (ax: number, ay: number, s: number) =>
    path(
      `M${n(ax - s)} ${n(ay)}V${n(ay - s * 2)}A${n(s)} ${n(s)} 0 0 1 ${n(ax + s)} ${n(ay - s * 2)}V${n(ay)}Z`,
      opening,
    )
  const tip = height * 0.2
  return (
    rect(x - w / 2, y - height * 0.8, w, height * 0.8, wall) +
    rect(dark, y - height * 0.8, w * 0.35, height * 0.8, shade) +
    arch(x - w * 0.18, y - height * 0.62, w * 0.11) +
    arch(x + Math.round(w * 0.18), y - height * 0.62, w * 0.11) +
    rect(x - w * 0.58, y - height * 0.58, w * 1.16, height * 0.02, shade) +
    rect(x - w * 0.06, y - height * 0.42, w * 0.12, height * 0.06, opening) +
    rect(x - w * 0.06, y - height * 0.24, w * 0.12, height * 0.06, opening) +
    rect(x - w * 0.6, y - height * 0.82, w * 1.2, height * 0.025, shade) +
    poly(
      [
        x - w * 0.56,
        y - height * 0.81,
        x,
        y - height * 0.81 - tip,
        x + w * 0.56,
        y - height * 0.81,
      ],
      roof,
    ) +
    (light === 'left'
      ? poly(
          [
            x + w * 0.1,
            y - height * 0.81,
            x,
            y - height * 0.81 - tip,
            x + w * 0.56,
            y - height * 0.81,
          ],
          roofShade,
        )
      : poly(
          [
            x - w * 0.56,
            y - height * 0.81,
            x,
            y - height * 0.81 - tip,
            x - w * 0.1,
            y - height * 0.81,
          ],
          roofShade,
        )) +
    line([x, y - height * 0.81 - tip, x, y - height * 0.87 - tip], shade, Math.max(1.5, w * 0.05))
  )
}

/** A wall with battlements from left to right between two heights. */
export function battlements(
  x: number,
  y: number,
  w: number,
  h: number,
  merlon: number,
  color: Color,
): Svg {
  const count = Math.max(1, Math.floor(w / (merlon * 1.8)))
  const step = w / count
  return (
    rect(x, y, w, h, color) +
    times(count, (index) =>
      rect(x + index * step, y - merlon, step * 0.56, merlon + 1, color),
    ).join('')
  )
}
