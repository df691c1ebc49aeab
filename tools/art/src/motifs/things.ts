import {
  at,
  bend,
  circle,
  type Color,
  faint,
  line,
  n,
  path,
  ring,
  type Svg,
  times,
} from '../kit/index.ts'

/** A bicycle rolling to the right, its wheels on (x, y), about 100 long at scale 1. */
export function bicycle(
  x: number,
  y: number,
  scale: number,
  frame: Color,
  ink: Color = '#2b1b2f',
): Svg {
  return at(
    x,
    y,
    ring(-32, -20, 19, ink, 3) +
      ring(34, -20, 19, ink, 3) +
      line([-32, -20, 0, -20, -12, -48, -32, -20], frame, 4) +
      line([0, -20, 26, -48, -12, -48], frame, 4) +
      line([34, -20, 25, -54, 32, -58], frame, 4) +
      line([-20, -52, -4, -52], ink, 5) +
      line([0, -20, 6, -12], ink, 3) +
      line([-32, -42, -44, -42], ink, 3),
    { scale },
  )
}

/** A string of lamps between two points, sagging. */
export function lampString(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  size: number,
  lamp: Color,
  cord: Color,
): Svg {
  const at2 = (t: number): [number, number] => [
    x0 + (x1 - x0) * t,
    y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
  ]
  const points = times(9, (index) => at2(index / 8)).flat()
  return (
    bend(points, cord, 2) +
    times(count, (index) => {
      const [x, y] = at2((index + 0.5) / count)
      return faint(0.22, circle(x, y + size, size * 2.3, lamp)) + circle(x, y + size, size, lamp)
    }).join('')
  )
}

/** Steam rising in soft curls from (x, y). */
export const steam = (
  x: number,
  y: number,
  height: number,
  color: Color,
  curls = 3,
  spread = 30,
): Svg =>
  faint(
    0.55,
    times(curls, (index) => {
      const sx = x + (index - (curls - 1) / 2) * spread
      const h = height * (index % 2 ? 1 : 0.8)
      return bend(
        [sx, y, sx + h * 0.1, y - h * 0.3, sx - h * 0.08, y - h * 0.62, sx + h * 0.06, y - h],
        color,
        Math.max(3, height * 0.05),
      )
    }),
  )

/** A round bowl or plate from above: rim, inside, and what is in it. */
export const plate = (
  x: number,
  y: number,
  radius: number,
  rim: Color,
  inside: Color,
  content: Svg = '',
): Svg =>
  faint(0.18, circle(x + radius * 0.07, y + radius * 0.1, radius, '#1d1430')) +
  circle(x, y, radius, rim) +
  circle(x, y, radius * 0.84, inside) +
  faint(
    0.25,
    path(
      `M${n(x - radius * 0.84)} ${n(y)}A${n(radius * 0.84)} ${n(radius * 0.84)} 0 0 1 ${n(x + radius * 0.4)} ${n(y - radius * 0.74)}A${n(radius * 0.95)} ${n(radius * 0.95)} 0 0 0 ${n(x - radius * 0.84)} ${n(y)}Z`,
      '#1d1430',
    ),
  ) +
  content

/** A campfire with its logs, the flames' foot at (x, y). */
export function campfire(x: number, y: number, size: number): Svg {
  return at(
    x,
    y,
    path(
      'M-34 2C-44 -30 -18 -40 -20 -66C-2 -58 -2 -44 2 -36C8 -50 4 -72 16 -92C22 -66 44 -48 36 -18C34 -4 26 2 20 4H-22Z',
      '#e2574c',
    ) +
      path(
        'M-20 2C-26 -22 -6 -30 -6 -46C6 -38 6 -28 10 -20C14 -32 14 -40 18 -50C26 -30 28 -10 18 4H-14Z',
        '#f2a93b',
      ) +
      path('M-8 2C-12 -12 0 -18 2 -28C10 -16 14 -8 8 4Z', '#fdeaa8') +
      line([-46, 8, 40, -2], '#5a3530', 11) +
      line([-40, -2, 46, 8], '#7a4a3a', 11) +
      circle(46, 8, 5.4, '#c98a5c') +
      circle(-46, 8, 5.4, '#a8683c'),
    { scale: size / 100 },
  )
}
