import {
  at,
  bend,
  circle,
  type Color,
  ellipse,
  line,
  path,
  random,
  shaded,
  type Spine,
  stack,
  stroke,
  type Svg,
  times,
  tube,
  tubePath,
} from '../kit/index.ts'

/** The colours of a leopard in the light of its hour. */
export interface Coat {
  readonly lit: Color
  readonly shade: Color
  /** The middle of a rosette. */
  readonly rosette: Color
  readonly spot: Color
  /** Muzzle, chin, throat and belly. */
  readonly pale: Color
  readonly eye: Color
}

/**
 * Rosettes in staggered rows inside a box, for a coat that is clipped to its body: three uneven strokes round a darker middle.
 * They shrink from the back (above) to the belly.
 */
function rosettes(
  [left, top, right, bottom]: readonly [number, number, number, number],
  size: number,
  { rosette, spot }: Coat,
  seed: string,
): Svg {
  const rnd = random(seed)
  const rows = Math.round((bottom - top) / (size * 2.7))
  const columns = Math.round((right - left) / (size * 3.1))
  const marks = times(rows * columns, (index) => {
    const row = Math.floor(index / columns)
    return {
      x: left + ((index % columns) + (row % 2) / 2 + rnd.between(-0.12, 0.12)) * size * 3.1,
      y: top + (row + rnd.between(-0.12, 0.12)) * size * 2.7,
      r: size * (1 - (0.3 * row) / rows),
      turn: rnd.between(0, 360),
    }
  })
  return stack(
    marks.map(({ x, y, r }) => ellipse(x, y, r * 0.92, r * 0.74, rosette)),
    marks.map(({ x, y, r, turn }) =>
      times(3, (part) => {
        const a = ((turn + part * 120) * Math.PI) / 180
        return ellipse(
          x + Math.cos(a) * r,
          y + Math.sin(a) * r * 0.82,
          r * rnd.between(0.5, 0.74),
          r * 0.36,
          spot,
          turn + part * 120 + 90,
        )
      }),
    ),
  )
}

/** Solid spots along a spine, as on legs, and bands at the end of a tail. */
const spotted = (spine: Spine, size: number, color: Color, count: number): Svg => {
  const [x0, y0, r0, x1, y1, r1] = spine as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return stack(
    times(count, (index) => {
      const t = (index + 0.5) / count
      const r = r0 + (r1 - r0) * t
      const across = index % 2 ? 0.42 : -0.42
      return ellipse(
        x0 + (x1 - x0) * t + across * r,
        y0 + (y1 - y0) * t,
        size,
        size * 0.72,
        color,
        30 * across,
      )
    }),
  )
}

/** A head in profile, looking to the right: the middle of the skull is at (0, 0), the nose at (68, 16). */
function head(coat: Coat, eyes: 'open' | 'half'): Svg {
  const { lit, shade, spot, pale, eye } = coat
  return stack(
    circle(-14, -44, 13, spot),
    shaded(
      'M-56 16C-60 -20 -38 -46 -6 -48C14 -48 28 -40 36 -26C48 -18 62 -6 68 8C72 16 70 24 64 28C66 40 58 48 44 48C26 54 -4 54 -28 44Z',
      lit,
      path('M72 20C60 14 40 14 28 24C22 34 4 42 -20 40L-10 70H80Z', pale),
      path('M-60 0C-40 30 -14 44 20 44L10 70H-70Z', shade),
      stack(
        times(13, (index) => {
          const places = [
            -2, -36, 12, -38, -18, -32, 4, -26, 22, -28, -12, -16, -32, -18, -40, 2, -26, 2, -14,
            10, -28, 22, -6, 26, 8, 16,
          ]
          return ellipse(places[index * 2]!, places[index * 2 + 1]!, 4.4, 3, spot, index * 40)
        }),
      ),
    ),
    // The near ear: round, dark outside, pale inside.
    path('M-40 -30C-48 -58 -14 -68 -6 -42C-14 -46 -30 -42 -40 -30Z', lit),
    path('M-34 -34C-38 -52 -18 -58 -12 -42C-20 -44 -28 -40 -34 -34Z', pale),
    stroke('M-40 -30C-48 -58 -14 -68 -6 -42', spot, 4),
    // The eye, with the dark line from its corner down along the nose.
    path('M14 -10Q24 -22 36 -10Q26 -2 14 -10Z', spot),
    eyes === 'open'
      ? ellipse(25, -11, 6.4, 5.6, eye) + circle(27, -11, 2.8, spot)
      : path('M17 -9Q26 -14 34 -9Q26 -4 17 -9Z', eye) + circle(27, -9, 2.2, spot),
    stroke('M36 -9Q44 0 46 10', spot, 3),
    // Nose, mouth, whiskers.
    path('M54 4C62 2 70 8 70 16C66 20 60 18 56 14Z', '#7d3c44'),
    stroke('M65 20Q58 32 44 34Q34 35 28 30', spot, 3),
    times(5, (index) => circle(46 + (index % 3) * 6, 20 + Math.floor(index / 3) * 6, 1.5, spot)),
    times(3, (index) =>
      stroke(`M50 ${24 + index * 3}Q70 ${26 + index * 7} 92 ${22 + index * 12}`, pale, 1.4),
    ),
  )
}

const paw = (x: number, y: number, size: number, tone: Color, spot: Color): Svg =>
  stack(
    path(
      `M${x - size} ${y}C${x - size * 1.1} ${y - size * 0.9} ${x + size * 0.6} ${y - size * 1.1} ${x + size * 1.1} ${y - size * 0.3}C${x + size * 1.3} ${y + size * 0.2} ${x + size} ${y + size * 0.3} ${x - size} ${y + size * 0.3}Z`,
      tone,
    ),
    line([x + size * 0.4, y - size * 0.1, x + size * 0.5, y + size * 0.26], spot, 2),
    line([x + size * 0.8, y - size * 0.2, x + size * 0.9, y + size * 0.2], spot, 2),
  )

const tail = (spine: Spine, coat: Coat, bands: Spine): Svg =>
  stack(
    tube(spine, coat.shade),
    times(bands.length / 3, (index) =>
      ellipse(bands[index * 3]!, bands[index * 3 + 1]!, 11, 4.6, coat.spot, bands[index * 3 + 2]!),
    ),
  )

/** A leopard at rest along a branch whose upper edge is y, its legs hanging; it looks to the right and is about 560 long. */
export function leopardOnBranch(x: number, y: number, scale: number, coat: Coat): Svg {
  const { lit, shade, spot, pale } = coat
  const limb = (spine: Spine, tone: Color, size = 5.4) =>
    stack(
      shaded(
        tubePath(spine),
        tone,
        spotted(spine.slice(0, 6), size * 1.2, spot, 6),
        spotted(spine.slice(3, 9), size, spot, 6),
      ),
    )
  return at(
    x,
    y,
    stack(
      // The far legs hang behind the branch in the shade.
      tube([-108, -20, 26, -92, 50, 17, -104, 98, 12, -92, 120, 11], shade),
      tube([92, -16, 26, 80, 50, 16, 84, 98, 11, 96, 112, 11], shade),
      tail(
        [-206, -52, 13, -244, -20, 12, -258, 50, 11, -250, 118, 11, -272, 166, 11, -304, 170, 10],
        coat,
        [-258, 60, 4, -253, 90, -4, -254, 118, 6, -263, 142, 30],
      ),
      bend([-272, 166, -290, 172, -304, 170], spot, 20),
      shaded(
        'M-216 -30C-226 -86 -186 -118 -134 -118C-84 -118 -40 -98 12 -98C56 -100 80 -130 122 -126C160 -122 186 -96 196 -62L176 -16C150 12 90 16 20 16C-60 18 -140 16 -190 8C-208 2 -214 -10 -216 -30Z',
        lit,
        path('M-230 -10C-150 -34 -40 -6 40 -14C100 -18 150 -10 200 -40V40H-230Z', shade),
        path('M-180 14C-80 -6 60 6 150 -4V40H-180Z', pale, ' opacity="0.5"'),
        rosettes([-206, -104, 190, 14], 11, coat, 'branch'),
        stroke('M64 -104C96 -92 110 -60 104 -30', shade, 6),
      ),
      // Haunch and hind leg, in front of the branch.
      shaded(
        tubePath([-152, -54, 50, -128, 8, 34, -146, 70, 16, -136, 106, 13]),
        lit,
        path('M-96 -60C-116 0 -128 40 -128 120H-60V-80Z', shade),
        rosettes([-196, -96, -96, 30], 10.4, coat, 'haunch'),
        spotted([-134, 36, 20, -144, 92, 14], 5, spot, 6),
      ),
      paw(-132, 118, 19, lit, spot),
      // One foreleg hangs, the other lies along the branch under the chin.
      limb([120, -50, 34, 138, 16, 22, 128, 74, 14, 132, 104, 13], lit),
      path('M150 -20C156 20 146 60 142 104H128C132 60 140 20 138 -10Z', shade, ' opacity="0.6"'),
      paw(138, 116, 19, lit, spot),
      limb([150, -34, 27, 220, -16, 17, 290, -13, 13, 318, -12, 13], lit, 4.6),
      paw(322, -6, 17, lit, spot),
      path('M158 -108C196 -116 236 -88 236 -54C220 -30 180 -24 150 -40Z', lit),
      path('M176 -52C200 -40 226 -44 236 -56C236 -34 210 -22 180 -28Z', pale),
      rosettes([164, -98, 214, -58], 6.4, coat, 'neck'),
      at(246, -76, head(coat, 'half'), { scale: 1.06, turn: 8 }),
    ),
    { scale },
  )
}

/** A leopard that sits upright in profile and looks to the left; the rock is at (x, y), it is about 330 high. */
export function leopardSitting(x: number, y: number, scale: number, coat: Coat): Svg {
  const { lit, shade, spot, pale } = coat
  const foreleg = [-46, -140, 32, -48, -66, 18, -56, -14, 14] as const
  return at(
    x,
    y,
    stack(
      tail(
        [104, -14, 13, 158, -4, 12, 186, 44, 11, 172, 100, 11, 188, 140, 10, 216, 144, 9],
        coat,
        [186, 50, 0, 179, 76, 14, 174, 102, -4],
      ),
      bend([182, 130, 196, 142, 216, 144], spot, 19),
      tube([-66, -140, 26, -76, -66, 15, -86, -12, 12], shade),
      paw(-92, -4, 17, shade, spot),
      shaded(
        'M-88 -216C-104 -180 -98 -140 -78 -108C-68 -74 -60 -40 -34 -10L0 2H108C134 -22 130 -76 106 -116C84 -154 56 -186 34 -224C14 -258 -60 -270 -88 -216Z',
        lit,
        path('M40 -250C40 -190 90 -150 96 -90C98 -50 90 -20 70 10H160V-250Z', shade),
        path(
          'M-96 -210C-108 -170 -92 -130 -72 -104C-62 -70 -56 -40 -40 -10C-34 -70 -40 -140 -62 -210Z',
          pale,
        ),
        rosettes([-56, -232, 120, -20], 9, coat, 'seat'),
      ),
      shaded(
        'M6 2C-2 -60 26 -110 76 -106C116 -100 134 -50 112 2Z',
        lit,
        path('M84 -110C120 -80 110 -20 84 10H140V-110Z', shade),
        rosettes([24, -86, 118, -10], 8.4, coat, 'thigh'),
      ),
      stroke('M14 -8C10 -56 32 -94 68 -100', shade, 5),
      path('M64 4H-8C-24 4 -26 -16 -8 -20L60 -22Z', lit),
      line([-14, -8, -12, 2], spot, 2),
      line([-4, -10, -2, 2], spot, 2),
      shaded(
        tubePath(foreleg),
        lit,
        spotted(foreleg.slice(0, 6), 6, spot, 8),
        spotted(foreleg.slice(3), 5, spot, 6),
      ),
      paw(-62, -4, 18, lit, spot),
      path(
        'M-96 -226C-88 -270 -30 -284 10 -250C24 -226 -20 -190 -60 -188C-82 -196 -94 -208 -96 -226Z',
        lit,
      ),
      rosettes([-58, -250, 8, -206], 6.6, coat, 'nape'),
      at(-76, -262, head(coat, 'open'), { scale: 1.02, scaleX: -1.02, turn: -4 }),
    ),
    { scale },
  )
}
