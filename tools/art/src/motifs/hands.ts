import {
  at,
  type Color,
  darken,
  ellipse,
  lighten,
  path,
  type Spine,
  stack,
  stroke,
  type Svg,
  tube,
} from '../kit/index.ts'

/**
 * How a right hand is held. The wrist is at (0, 0), the fingers point along x, the thumb is above (negative y); an open hand
 * is 78 long. Fingers are listed from the little one to the index, so that the nearer one covers its neighbour.
 */
interface HandShape {
  readonly palm: string
  readonly fingers: readonly Spine[]
  readonly thumb: Spine
  /** The thumb passes below the fingers, as when it is on the far side. */
  readonly thumbBehind?: boolean
  /** Nails where fingers end, as x, y and turn. */
  readonly nails: readonly (readonly [number, number, number])[]
}

const broad = 'M-12 -11C4 -15 18 -22 34 -21C44 -18 46 -2 43 10C42 20 36 23 28 22C14 20 2 13 -12 11Z'

export const handShapes = {
  /** Fingers side by side: resting, smoothing, pressing. */
  flat: {
    palm: broad,
    fingers: [
      [30, 16, 5, 46, 18, 4.8, 60, 19, 4],
      [36, 8, 5.8, 56, 9, 5.4, 74, 9, 4.4],
      [37, -3, 6, 58, -3, 5.6, 79, -3, 4.6],
      [34, -13, 5.8, 54, -14, 5.4, 72, -14, 4.4],
    ],
    thumb: [4, -11, 7, 20, -26, 6.4, 40, -29, 5],
    nails: [
      [62, 19, 4],
      [76, 9, 0],
      [81, -3, 0],
      [74, -14, 0],
    ],
  },
  /** Spread fingers: a wave, a dance, a greeting. */
  open: {
    palm: broad,
    fingers: [
      [30, 16, 5, 43, 26, 4.6, 54, 36, 3.8],
      [36, 8, 5.6, 55, 14, 5.2, 72, 20, 4.2],
      [37, -3, 5.8, 58, -4, 5.4, 79, -5, 4.4],
      [34, -13, 5.6, 52, -20, 5.2, 68, -28, 4.2],
    ],
    thumb: [4, -11, 7, 16, -28, 6.2, 26, -44, 4.8],
    nails: [],
  },
  /** Thumb and index finger meet at (68, 2), the others are bent behind them. */
  pinch: {
    palm: 'M-12 -11C4 -15 18 -20 32 -20C42 -16 42 0 38 10C30 18 20 19 12 18C2 16 -4 12 -12 11Z',
    fingers: [
      [28, 10, 5, 44, 18, 4.8, 50, 27, 4],
      [31, 4, 5.6, 52, 8, 5.2, 60, 19, 4.4],
      [33, -6, 6, 56, -6, 5.6, 67, 9, 4.5],
      [31, -13, 6, 54, -19, 5.6, 69, -1, 4.5],
    ],
    thumb: [2, 8, 7.5, 26, 19, 6.8, 46, 15, 5.8, 65, 5, 4.6],
    nails: [],
  },
  /** Fingertips gathered at (82, 2), seen from above: food is eaten like this. */
  gather: {
    palm: broad,
    fingers: [
      [29, 16, 5.2, 48, 19, 5, 68, 11, 4.2],
      [35, 8, 6, 57, 10, 5.6, 77, 5, 4.6],
      [37, -3, 6.2, 60, -3, 5.8, 81, -1, 4.8],
      [34, -13, 6, 56, -15, 5.6, 75, -8, 4.6],
    ],
    thumb: [3, -11, 7.4, 26, -29, 6.8, 50, -29, 6, 67, -18, 4.8],
    nails: [
      [70, 10, -20],
      [79, 4, -8],
      [83, -1, 4],
      [77, -7, 16],
    ],
  },
  /** A fist round a bar that stands at x 34. */
  grip: {
    palm: 'M-12 -11C4 -16 16 -24 28 -25C36 -24 36 20 30 24C14 24 2 13 -12 11Z',
    fingers: [
      [22, 18, 5.6, 38, 18, 5.8, 44, 17, 5.2],
      [22, 7, 6.2, 42, 7, 6.4, 48, 6, 5.8],
      [22, -5, 6.2, 43, -5, 6.6, 49, -5, 6],
      [22, -17, 6, 41, -17, 6.4, 47, -17, 5.8],
    ],
    thumb: [6, -10, 7, 20, -26, 6.4, 36, -30, 5],
    thumbBehind: true,
    nails: [],
  },
} as const satisfies Record<string, HandShape>

export type HandHold = keyof typeof handShapes

interface HandLook {
  readonly turn?: number
  readonly scale?: number
  /** A left hand: the thumb is below. */
  readonly left?: boolean
  /** Large enough for nails. */
  readonly near?: boolean
}

/** A hand with its wrist at (x, y), its fingers pointing to the right before it is turned. */
export function hand(
  x: number,
  y: number,
  hold: HandHold,
  skin: Color,
  { turn = 0, scale = 1, left = false, near = false }: HandLook = {},
): Svg {
  const shape: HandShape = handShapes[hold]
  const { palm, fingers, thumb, thumbBehind, nails } = shape
  const dark = darken(skin, 0.22)
  const seam = (spine: Spine) =>
    stroke(
      `M${spine[0]} ${spine[1]! - spine[2]! * 0.9}L${spine[3]} ${spine[4]! - spine[5]! * 0.95}`,
      dark,
      1.6,
    )
  const thumbs = thumbBehind ? tube(thumb, dark) : ''
  const content = stack(
    thumbs,
    path(palm, skin),
    fingers.map((spine, index) => stack(tube(spine, skin), index < 3 ? '' : seam(spine))),
    fingers.slice(1).map((spine) => seam(lowered(spine))),
    thumbBehind ? '' : stack(tube(thumb, skin), stroke(thumbLine(thumb), dark, 1.6)),
    near ? nails.map(([nx, ny, t]) => ellipse(nx, ny, 4, 2.8, lighten(skin, 0.45), t)) : '',
  )
  return at(x, y, content, { scale: left ? -scale : scale, scaleX: scale, turn })
}

/** The lower edge of a finger. */
const lowered = (spine: Spine): Spine =>
  spine.map((value, index) => (index % 3 === 1 ? value + spine[2]! * 1.8 : value))

/** The crease where a thumb leaves the palm. */
const thumbLine = (thumb: Spine): string => {
  const below = thumb[1]! < 0 ? 1 : -1
  return `M${thumb[0]! + 8} ${thumb[1]! + below * 5}Q${thumb[3]! + 4} ${thumb[4]! + below * 9} ${thumb[6]} ${thumb[7]! + below * (thumb[8]! + 0.6)}`
}

/** A bare arm from shoulder or edge over its elbow to the wrist, with its hand. `thick` is half of its width at the elbow. */
export function reachingArm(
  joints: readonly [number, number, number, number, number, number],
  hold: HandHold,
  skin: Color,
  {
    thick,
    shade = darken(skin, 0.22),
    ...look
  }: HandLook & { readonly thick: number; readonly shade?: Color },
): Svg {
  const [x0, y0, x1, y1, x2, y2] = joints
  const along = Math.atan2(y2 - y1, x2 - x1)
  const turn = look.turn ?? (along * 180) / Math.PI
  const scale = look.scale ?? (thick * 0.62) / 11
  const spine = [x0, y0, thick * 1.12, x1, y1, thick, x2, y2, thick * 0.62]
  const under = [x0, y0, 0.4, x1, y1, 0.36, x2, y2, 0.12].map((v, i) =>
    i % 3 === 2
      ? v * thick
      : v +
        (i % 3 === 0 ? -Math.sin(along) : Math.cos(along)) *
          thick *
          (look.left ? -0.62 : 0.62) *
          (i < 6 ? 1 : 0.72),
  )
  return stack(
    tube(spine, skin),
    tube(under, shade),
    hand(x2, y2, hold, skin, { ...look, turn, scale }),
  )
}
