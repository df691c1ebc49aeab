import {
  curve,
  edges,
  ellipse,
  faint,
  far,
  type Hour,
  path,
  random,
  rect,
  shaded,
  type Svg,
  times,
} from '../kit/index.ts'

/**
 * A limestone island: a pale cliff undercut by the sea, jungle over its top that hangs down in tongues, and a beach on the lit
 * side; `haze` is its distance (0-1).
 */
export function karst(
  x: number,
  y: number,
  w: number,
  h: number,
  haze: number,
  { hour, seed, beach = false }: { hour: Hour; seed: number; beach?: boolean },
): Svg {
  const rnd = random(seed)
  const at = (points: readonly number[]) =>
    points.map((value, index) => (index % 2 ? y - value * h : x + value * w))
  const second = rnd.between(0.62, 0.9)
  const top = [
    ...[-0.4, 0.62, -0.32, 0.86, -0.22, 1, -0.1, 0.97, 0, 0.78, 0.1, second],
    ...[0.22, second * 0.98, 0.33, second * 0.84, 0.42, 0.5],
  ]
  const cliff = edges(
    at([
      ...[-0.43, 0, -0.47, 0.07, -0.5, 0.1, -0.47, 0.36, ...top],
      ...[0.48, 0.3, 0.5, 0.1, 0.46, 0.07, 0.43, 0],
    ]),
  )
  const tongues = times(9, (index) => [
    0.44 - index * 0.11,
    index % 2 ? rnd.between(0.42, 0.52) : rnd.between(0.14, 0.3),
  ]).flat()
  const jungle = curve(at([-0.5, 0.36, ...top, 0.52, 0.3, ...tongues]), true)
  const clefts = times(6, (index) => {
    const t = -0.42 + index * 0.15 + rnd.between(-0.02, 0.02)
    return path(
      edges(at([t, 0.7, t + 0.035, 0.4, t + 0.02, 0.05, t - 0.012, 0.05, t + 0.012, 0.4])),
      far('#a39684', hour, haze),
    )
  })
  return (
    (beach
      ? ellipse(x - w * 0.4, y + h * 0.05, w * 0.3, h * 0.09, '#8fe0d2') +
        ellipse(x - w * 0.4, y + h * 0.01, w * 0.2, h * 0.055, '#fdf0cc')
      : '') +
    faint(0.35, rect(x - w * 0.44, y - 1, w * 0.9, h * 0.09, '#12586c', h * 0.04)) +
    shaded(
      cliff,
      far('#efe2c6', hour, haze),
      clefts,
      path(
        edges(at([0.06, 1.2, -0.02, 0.6, 0.08, 0.3, 0.03, -0.1, 0.7, -0.1, 0.7, 1.2])),
        far('#8a8482', hour, haze),
      ),
      rect(x - w / 2, y - h * 0.07, w, h * 0.09, far('#4f5a5c', hour, haze)),
    ) +
    shaded(
      jungle,
      far('#5aa562', hour, haze),
      path(
        curve(at([0.06, 1.2, 0.02, 0.7, -0.06, 0.5, 0.02, 0.2, 0.7, 0, 0.8, 1.2]), true),
        far('#2c7058', hour, haze),
      ),
      times(5, (index) =>
        ellipse(
          x + (-0.34 + index * 0.08) * w,
          y - (0.72 + (index % 2) * 0.12) * h,
          w * 0.05,
          h * 0.05,
          far('#84c070', hour, haze),
        ),
      ),
    )
  )
}
