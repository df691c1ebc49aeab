import {
  curve,
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

/** A limestone island under jungle, with its cliff in shade and a beach on the lit side; `haze` is its distance (0-1). */
export function karst(
  x: number,
  y: number,
  w: number,
  h: number,
  haze: number,
  { hour, seed, beach = false }: { hour: Hour; seed: number; beach?: boolean },
): Svg {
  const rnd = random(seed)
  const top: number[] = [x - w / 2, y]
  for (const t of [0.04, 0.16, 0.3, 0.46, 0.62, 0.76, 0.9, 0.98])
    top.push(
      x - w / 2 + w * t,
      y - h * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.6 * rnd.between(0.72, 1.05),
    )
  top.push(x + w / 2, y)
  const d = `${curve(top)}Z`
  const streak = times(7, (index) =>
    path(
      `M${Math.round(x + w * (0.05 + index * 0.06))} ${Math.round(y - h * 0.7)}q4 ${Math.round(h * 0.3)} -2 ${Math.round(h * 0.6)}h5q6 ${-Math.round(h * 0.3)} 3 ${-Math.round(h * 0.6)}Z`,
      far('#d9cfb8', hour, haze),
    ),
  )
  return (
    (beach
      ? ellipse(x - w * 0.36, y + 6, w * 0.3, 9, '#8fe0d2') +
        ellipse(x - w * 0.36, y + 2, w * 0.22, 6, '#fdf0cc')
      : '') +
    shaded(
      d,
      far('#4f9a62', hour, haze),
      path(
        `M${x + w * 0.08} ${y - h * 1.2}Q${x - w * 0.06} ${y - h * 0.5} ${x + w * 0.04} ${y + 4}H${x + w}V${y - h * 1.2}Z`,
        far('#2a6a5c', hour, haze),
      ),
      path(
        `M${x + w * 0.02} ${y + 4}L${x + w * 0.06} ${y - h * 0.5}L${x + w * 0.3} ${y - h * 0.62}L${x + w * 0.46} ${y - h * 0.3}L${x + w * 0.5} ${y + 4}Z`,
        far('#8f8a86', hour, haze),
      ),
      streak,
    ) +
    faint(0.4, rect(x - w * 0.48, y, w * 0.98, 5, '#1f6a80', 2))
  )
}
