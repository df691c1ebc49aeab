import {
  at,
  bend,
  circle,
  type Color,
  ellipse,
  faint,
  line,
  path,
  type Points,
  random,
  shaded,
  stack,
  stroke,
  type Svg,
  times,
} from '../kit/index.ts'

/** The colours of a leopard in the light of its hour. */
export interface Coat {
  readonly lit: Color
  readonly shade: Color
  /** The middle of a rosette. */
  readonly rosette: Color
  readonly spot: Color
  /** Muzzle, brows and chin. */
  readonly pale: Color
  readonly eye: Color
}

/** Rosettes around the given points, x and y in turn: a dark centre in a broken ring. */
function rosettes(points: Points, size: number, { rosette, spot }: Coat): Svg {
  const rnd = random('rosettes')
  const places = times(points.length / 2, (index) => ({
    x: points[index * 2] as number,
    y: points[index * 2 + 1] as number,
    r: size * rnd.between(0.85, 1.15),
    turn: rnd.between(0, 6),
  }))
  return stack(
    places.map(({ x, y, r }) => ellipse(x, y, r, r * 0.86, rosette)),
    places.map(({ x, y, r, turn }) =>
      times(4, (index) => {
        const a = turn + index * 1.57
        return ellipse(
          x + Math.cos(a) * r,
          y + Math.sin(a) * r * 0.86,
          r * 0.52,
          r * 0.34,
          spot,
          (a * 180) / Math.PI + 90,
        )
      }),
    ),
  )
}

/** Small solid spots at the given points, x and y in turn. */
const spots = (points: Points, size: number, color: Color): Svg =>
  stack(
    times(points.length / 2, (index) =>
      circle(points[index * 2] as number, points[index * 2 + 1] as number, size, color),
    ),
  )

const skull =
  'M-60 -6C-64 -44 -36 -64 0 -64S64 -44 60 -6C58 20 46 30 36 40C26 58 12 62 0 62S-26 58 -36 40C-46 30 -58 20 -60 -6Z'

/** A leopard's face towards the viewer, about 130 wide at scale 1; `light` is the side of the sun. */
function face(x: number, y: number, scale: number, coat: Coat, turn = 0): Svg {
  const { lit, shade, spot, pale, eye } = coat
  const eyeOn = (side: 1 | -1) =>
    stack(
      path(
        `M${12 * side} -4Q${22 * side} -24 ${44 * side} -16Q${40 * side} 0 ${12 * side} -4Z`,
        spot,
      ),
      path(
        `M${16 * side} -6Q${25 * side} -19 ${39 * side} -14Q${36 * side} -3 ${16 * side} -6Z`,
        eye,
      ),
      circle(28 * side, -11, 4.6, spot),
      stroke(`M${13 * side} -4Q${11 * side} 4 ${14 * side} 10`, spot, 4),
    )
  return at(
    x,
    y,
    stack(
      [-1, 1].map((side) =>
        stack(
          circle(45 * side, -49, 16, spot),
          circle(43 * side, -45, 11, side < 0 ? lit : shade),
          circle(42 * side, -42, 6, pale),
        ),
      ),
      shaded(
        skull,
        lit,
        path('M14 -70C34 -30 26 20 8 70H80V-70Z', shade),
        ellipse(-27, -28, 15, 7, pale, 14),
        ellipse(27, -28, 13, 6, pale, -14),
        ellipse(-20, 30, 26, 22, pale),
        ellipse(20, 30, 26, 22, pale),
        ellipse(0, 52, 22, 14, pale),
        faint(0.25, path('M8 12C30 20 40 40 20 70H60V10Z', shade)),
        spots(
          [0, -54, -16, -50, 16, -50, -30, -46, 30, -46, -7, -40, 8, -40, -44, -34, 45, -32],
          4,
          spot,
        ),
        spots([-54, 2, -46, 12, -54, -10, 54, 2, 46, 12, 53, -10], 3.6, spot),
      ),
      eyeOn(-1),
      eyeOn(1),
      path('M-15 10Q0 4 15 10Q12 22 0 26Q-12 22 -15 10Z', '#8a4048'),
      stroke('M0 26V36M-13 41Q-5 41 0 36Q5 41 13 41', spot, 2.8),
      spots([-26, 26, -32, 34, -22, 34, 26, 26, 32, 34, 22, 34], 1.8, spot),
      faint(
        0.8,
        [-1, 1].map((side) =>
          times(2, (index) =>
            line([30 * side, 30 + index * 7, 74 * side, 24 + index * 16], pale, 1.6),
          ),
        ),
      ),
    ),
    { scale, turn },
  )
}

/** A leg that hangs from (x, y), `length` long, with its paw. */
const hangingLeg = (x: number, y: number, length: number, tone: Color, coat: Coat, turn = 0): Svg =>
  at(
    x,
    y,
    stack(
      path(
        `M-30 -20C-30 ${length * 0.4} -20 ${length * 0.5} -21 ${length * 0.8}C-34 ${length * 0.9} -28 ${length + 6} 0 ${length + 6}S32 ${length * 0.9} 20 ${length * 0.8}C22 ${length * 0.5} 34 ${length * 0.4} 34 -20Z`,
        tone,
      ),
      line([-8, length - 8, -9, length + 3], coat.spot, 2.6),
      line([8, length - 8, 9, length + 3], coat.spot, 2.6),
      spots([-10, 14, 12, 26, -8, 44, 9, 58, -7, 74, 8, 86], 5, coat.spot),
    ),
    { turn },
  )

/** A leopard asleep but for its eyes, facing right on a branch whose upper edge is at (x, y); about 600 long. */
export function leopardOnBranch(x: number, y: number, scale: number, coat: Coat): Svg {
  const { lit, shade, spot } = coat
  const tail = [-262, -50, -304, -30, -318, 40, -300, 120, -316, 176, -352, 190] as const
  return at(
    x,
    y,
    stack(
      bend(tail, lit, 24),
      bend([-300, 120, -316, 176, -352, 190], shade, 24),
      times(4, (index) => line([-328, 44 + index * 34, -300, 48 + index * 34], spot, 10)),
      bend([-326, 184, -340, 190, -352, 190], spot, 24),
      hangingLeg(64, -6, 96, shade, coat, 20),
      shaded(
        'M236 -118C196 -150 150 -146 104 -136C40 -122 -40 -118 -100 -130C-150 -142 -206 -146 -240 -118C-278 -86 -280 -20 -236 6C-120 16 60 18 196 8L262 -20Z',
        lit,
        path('M-290 -20C-180 6 -40 -22 60 -16C130 -12 190 -50 262 -70V30H-290Z', shade),
        rosettes(
          [
            -206, -112, -160, -118, -112, -108, -64, -102, -14, -100, 36, -104, 86, -112, 136, -120,
            186, -118, -244, -74, -186, -76, -138, -78, -88, -70, -40, -66, 12, -66, 62, -70, 112,
            -80, 160, -86, -252, -30, -206, -38, -150, -38, -64, -34, -14, -32, 38, -34, 88, -44,
            134, -52,
          ],
          12,
          coat,
        ),
      ),
      // Haunch and hanging hind leg; then the foreleg that lies along the branch, under the head.
      path('M-262 -40C-262 -94 -204 -108 -170 -74C-146 -48 -150 -8 -176 12L-240 10Z', lit),
      hangingLeg(-204, -6, 112, lit, coat, -16),
      rosettes([-234, -56, -196, -70, -218, -26, -180, -36], 11, coat),
      path(
        'M104 -66C140 -88 186 -70 204 -36L316 -30C350 -28 352 10 320 12L172 12C128 10 92 -20 104 -66Z',
        lit,
      ),
      path('M130 -4C190 6 260 0 340 -6C340 6 332 12 320 12L172 12C152 11 138 6 130 -4Z', shade),
      line([326, -18, 340, -16], spot, 2.6),
      line([326, -6, 342, -4], spot, 2.6),
      spots([132, -48, 152, -34, 158, -56, 178, -22, 200, -20, 224, -18, 290, -16], 6, spot),
      face(262, -74, 1.14, coat, 6),
    ),
    { scale },
  )
}

/** A leopard lying with its head up, facing left and looking at the viewer; the rock is at (x, y), it is about 420 long. */
export function leopardOnRock(x: number, y: number, scale: number, coat: Coat): Svg {
  const { lit, shade, spot } = coat
  return at(
    x,
    y,
    stack(
      bend([186, -22, 236, -10, 262, 26, 246, 70, 262, 104, 292, 104], shade, 19),
      times(3, (index) => line([240, 34 + index * 22, 264, 38 + index * 22], spot, 7)),
      bend([268, 104, 280, 106, 292, 104], spot, 19),
      path('M-110 -70C-130 -50 -150 -34 -204 -34C-226 -32 -224 -10 -204 -8H-90Z', shade),
      shaded(
        'M-124 -130C-100 -152 -60 -140 -30 -126C20 -110 70 -114 112 -126C166 -138 212 -100 214 -48C214 -20 206 2 184 4H-70C-96 0 -104 -24 -108 -50C-114 -80 -132 -104 -124 -130Z',
        lit,
        path('M-60 10C-50 -40 0 -60 60 -50C110 -42 170 -70 220 -120V20H-60Z', shade),
        rosettes(
          [
            -70, -112, -30, -100, 10, -92, 52, -92, 94, -98, 136, -106, 172, -94, -84, -76, -44,
            -66, -2, -58, 40, -58, 82, -64, -60, -34, -20, -26, 24, -24, 64, -26,
          ],
          10,
          coat,
        ),
      ),
      path('M86 4C66 -40 92 -90 142 -86C192 -82 216 -40 196 4Z', shade),
      path('M92 -24C100 -66 140 -84 172 -70C140 -76 112 -56 104 -18Z', lit),
      rosettes([124, -50, 160, -54, 142, -24, 178, -26], 9, coat),
      path('M150 4H46C30 2 30 -18 48 -20L140 -22Z', lit),
      path(
        'M-104 -76C-76 -88 -46 -70 -46 -38C-48 -10 -66 6 -86 6H-208C-234 6 -236 -24 -210 -26L-128 -32Z',
        lit,
      ),
      path('M-60 -22C-84 -8 -150 -8 -226 -8C-226 0 -218 6 -208 6H-86C-74 6 -62 -4 -60 -22Z', shade),
      spots([-84, -62, -70, -46, -98, -48, -86, -30, -108, -28, -132, -20, -156, -18], 5, spot),
      times(2, (index) =>
        line([-226 + index * 2, -18 + index * 11, -214, -17 + index * 11], spot, 2.4),
      ),
      face(-112, -152, 0.96, coat, -4),
    ),
    { scale },
  )
}
