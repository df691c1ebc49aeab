import {
  bend,
  type Color,
  curve,
  heightAlong,
  land,
  n,
  path,
  type Points,
  random,
  type Svg,
  times,
  within,
} from '../kit/index.ts'
import { below } from '../kit/land.ts'

/** A hill of tea: rows of clipped bushes that follow the slope, a path between some of them. */
export function teaHill(
  skyline: Points,
  bottom: number,
  { bush, furrow, lit }: { bush: Color; furrow: Color; lit: Color },
  rows: number,
  seed: number,
): Svg {
  const rnd = random(seed)
  const height = heightAlong(skyline)
  const left = skyline[0] as number
  const right = skyline[skyline.length - 2] as number
  const lines = times(rows, (row) => {
    const t = (row + 0.6) / rows
    const points: number[] = []
    for (let step = 0; step <= 10; step += 1) {
      const x = left + ((right - left) * step) / 10
      const y = height(x)
      points.push(x, y + (bottom - y) * t ** 1.35 + Math.sin(step * 1.3 + row * 0.7) * 2)
    }
    return (
      bend(points, furrow, 1.5 + t * 7) +
      bend(
        points.map((v, i) => (i % 2 ? v - 2 - t * 6 : v)),
        lit,
        1 + t * 3,
      )
    )
  })
  const gaps = times(3, () => {
    const x = left + (right - left) * rnd.next()
    const y = height(x)
    return bend(
      [x, y, x + rnd.between(-40, 40), y + (bottom - y) * 0.5, x + rnd.between(-80, 80), bottom],
      furrow,
      4,
    )
  })
  return land(skyline, bottom, bush) + within(below(skyline, bottom), lines, gaps)
}

/** One clipped tea bush with its top of young leaf, its foot at (x, y). */
export function teaBush(
  x: number,
  y: number,
  size: number,
  bush: Color,
  lit: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  const leaves = times(9, () => {
    const lx = x + rnd.between(-0.8, 0.8) * size
    const ly = y - size * rnd.between(0.55, 0.85)
    return `M${n(lx)} ${n(ly)}q${n(size * 0.02)} ${n(-size * 0.16)} ${n(size * 0.14)} ${n(-size * 0.18)}q0 ${n(size * 0.14)} ${n(-size * 0.14)} ${n(size * 0.18)}Z`
  }).join('')
  return (
    path(
      curve(
        [
          x - size,
          y,
          x - size * 0.96,
          y - size * 0.5,
          x - size * 0.5,
          y - size * 0.78,
          x,
          y - size * 0.7,
          x + size * 0.5,
          y - size * 0.78,
          x + size * 0.98,
          y - size * 0.46,
          x + size,
          y,
        ],
        false,
      ) + 'Z',
      bush,
    ) + path(leaves, lit)
  )
}
