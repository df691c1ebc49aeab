import {
  at,
  bend,
  circle,
  type Color,
  curve,
  darken,
  ellipse,
  lighten,
  path,
  random,
  shaded,
  stack,
  stroke,
  type Svg,
  times,
  tube,
} from '../kit/index.ts'

/** Path data of a thick coat: an ellipse whose edge is soft tufts. */
function tufts(x: number, y: number, rx: number, ry: number, seed: string): string {
  const rnd = random(seed)
  const count = Math.round((rx + ry) / 7) * 2
  return curve(
    times(count, (index) => {
      const a = (index / count) * Math.PI * 2
      const reach = index % 2 ? rnd.between(1.01, 1.07) : rnd.between(0.93, 0.98)
      return [x + Math.cos(a) * rx * reach, y + Math.sin(a) * ry * reach]
    }).flat(),
    true,
  )
}

interface SnowMonkey {
  readonly fur: Color
  /** The bare, red face. */
  readonly face: Color
  readonly eyes?: 'open' | 'closed'
  /** Degrees that the head leans. */
  readonly lean?: number
  readonly snow?: boolean
  /** Arms that lie on the edge in front; the scene draws the edge, and the hands over it at (±54, 2). */
  readonly arms?: boolean
}

/** A Japanese macaque from the front, in water to its chest: the waterline is at (x, y), it is 230 high at scale 1. */
export function snowMonkey(
  x: number,
  y: number,
  scale: number,
  { fur, face, eyes = 'closed', lean = 0, snow = true, arms = false }: SnowMonkey,
): Svg {
  const dark = darken(fur, 0.26)
  const light = lighten(fur, 0.34)
  const red = darken(face, 0.22)
  const eye = (side: 1 | -1) =>
    eyes === 'closed'
      ? stroke(`M${17 * side - 9} -6q9 7 18 0`, '#3a1f28', 3.6)
      : ellipse(17 * side, -6, 7, 5.4, '#f0b060') + circle(17 * side, -6, 4, '#2b1b22')
  const head = stack(
    ellipse(-60, -4, 12, 16, red),
    ellipse(60, -4, 12, 16, red),
    shaded(tufts(0, -6, 68, 74, 'crown'), fur, path('M18 -90C60 -60 60 30 30 90H100V-90Z', dark)),
    // Whiskers of fur stand out from the cheeks.
    path(
      'M-40 10C-66 16 -78 30 -80 46C-60 50 -40 46 -26 40ZM40 10C66 16 78 30 80 46C60 50 40 46 26 40Z',
      light,
    ),
    // The face: two lobes over the brows, narrow at the eyes, wide at the muzzle.
    path(
      'M0 -38C-12 -48 -38 -46 -40 -22C-42 -6 -34 4 -36 20C-38 46 -20 62 0 62S38 46 36 20C34 4 42 -6 40 -22C38 -46 12 -48 0 -38Z',
      face,
    ),
    path(
      'M6 -40C20 -46 38 -42 40 -22C42 -6 34 4 36 20C38 46 20 62 2 62C24 48 26 10 16 -10C12 -20 8 -30 6 -40Z',
      red,
      ' opacity="0.45"',
    ),
    path('M-36 -20Q-18 -30 -2 -18Q0 -16 2 -18Q18 -30 36 -20Q18 -22 4 -10H-4Q-18 -22 -36 -20Z', red),
    ellipse(0, 38, 27, 20, lighten(face, 0.28)),
    eye(-1),
    eye(1),
    bend([-3, -8, -5, 12, -9, 22], red, 3),
    path('M-9 24Q-4 20 0 24Q4 20 9 24Q6 31 0 29Q-6 31 -9 24Z', '#5f2430'),
    stroke('M-17 43Q0 50 17 43', '#7a2f3a', 3),
    snow
      ? path(
          'M-52 -44C-50 -86 -20 -98 0 -96C26 -98 52 -84 54 -44C40 -56 30 -48 18 -56C6 -48 -8 -58 -22 -50C-34 -56 -44 -52 -52 -44Z',
          '#fdfdf8',
        )
      : '',
  )
  const arm = (side: 1 | -1) =>
    stack(
      tube([58 * side, -70, 30, 92 * side, -18, 24, 62 * side, 2, 18], side < 0 ? fur : dark),
      stroke(`M${78 * side} -54q${10 * side} 14 ${14 * side} 28`, side < 0 ? light : fur, 4),
    )
  return at(
    x,
    y,
    stack(
      shaded(
        'M-104 8C-112 -46 -92 -96 -48 -112H48C92 -96 112 -46 104 8Z',
        fur,
        path('M30 -120C60 -80 60 -30 50 20H140V-120Z', dark),
        path('M-34 -96C-44 -50 -40 -20 -34 12H34C40 -20 44 -50 34 -96Z', light),
        times(6, (index) =>
          stroke(`M${-24 + index * 10} ${-60 + (index % 2) * 22}q-2 12 2 22`, fur, 3),
        ),
      ),
      arms ? arm(-1) + arm(1) : '',
      at(0, -134, head, { turn: lean }),
    ),
    { scale },
  )
}
