/** A joint of the body: right and up from the feet. */
export type Joint = readonly [number, number]

/** Where elbows, hands, knees and feet are, for a body 100 high with its feet at (0, 0). */
export interface Pose {
  readonly head: Joint
  readonly shoulder: Joint
  readonly hip: Joint
  /** Elbow and hand of each arm, the far one first. */
  readonly arms: readonly [readonly [Joint, Joint], readonly [Joint, Joint]]
  /** Knee and foot of each leg, the far one first. */
  readonly legs: readonly [readonly [Joint, Joint], readonly [Joint, Joint]]
}

/** Ways to stand, sit and go; a scene may bend one with a spread. */
export const poses = {
  stand: {
    head: [0, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-12, -62],
        [-12, -46],
      ],
      [
        [12, -62],
        [13, -46],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-6, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  walk: {
    head: [3, -92],
    shoulder: [1, -78],
    hip: [0, -47],
    arms: [
      [
        [-10, -64],
        [-14, -48],
      ],
      [
        [10, -62],
        [18, -52],
      ],
    ],
    legs: [
      [
        [-7, -25],
        [-17, -2],
      ],
      [
        [9, -25],
        [12, 0],
      ],
    ],
  },
  wave: {
    head: [0, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-12, -62],
        [-11, -46],
      ],
      [
        [14, -88],
        [20, -106],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  point: {
    head: [2, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-11, -62],
        [-6, -48],
      ],
      [
        [14, -78],
        [30, -82],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  photo: {
    head: [2, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [10, -68],
        [15, -84],
      ],
      [
        [12, -68],
        [17, -82],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  sit: {
    head: [0, -64],
    shoulder: [-1, -50],
    hip: [-4, -18],
    arms: [
      [
        [8, -36],
        [16, -26],
      ],
      [
        [7, -34],
        [18, -22],
      ],
    ],
    legs: [
      [
        [16, -20],
        [17, 0],
      ],
      [
        [20, -18],
        [22, 2],
      ],
    ],
  },
  /** Hands on the hips. */
  akimbo: {
    head: [1, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-18, -64],
        [-8, -51],
      ],
      [
        [18, -64],
        [8, -51],
      ],
    ],
    legs: [
      [
        [-6, -24],
        [-8, 0],
      ],
      [
        [5, -24],
        [7, 0],
      ],
    ],
  },
  /** A hand over the eyes, looking into the distance. */
  shade: {
    head: [2, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-12, -62],
        [-11, -46],
      ],
      [
        [15, -84],
        [7, -96],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  /** Folded arms, at ease. */
  folded: {
    head: [0, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-13, -62],
        [5, -63],
      ],
      [
        [13, -62],
        [-5, -60],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-8, 0],
      ],
      [
        [5, -24],
        [5, 0],
      ],
    ],
  },
  /** Both hands in front, as to hold a map, a camera strap or the string of a kite. */
  hold: {
    head: [2, -91],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-10, -63],
        [7, -65],
      ],
      [
        [12, -63],
        [11, -66],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  /** On a chair in profile, thighs level, hands on the knees; the seat is 24 above the ground. */
  sitChair: {
    head: [3, -68],
    shoulder: [0, -56],
    hip: [-4, -25],
    arms: [
      [
        [4, -40],
        [17, -33],
      ],
      [
        [3, -39],
        [15, -31],
      ],
    ],
    legs: [
      [
        [20, -26],
        [18, 0],
      ],
      [
        [19, -25],
        [15, 0],
      ],
    ],
  },
  /** On a chair or stool seen from the front or the back; the seat is 26 above the ground. */
  sitFront: {
    head: [0, -69],
    shoulder: [0, -57],
    hip: [0, -26],
    arms: [
      [
        [-13, -40],
        [-8, -27],
      ],
      [
        [13, -40],
        [8, -27],
      ],
    ],
    legs: [
      [
        [-7, -23],
        [-6, 0],
      ],
      [
        [7, -23],
        [6, 0],
      ],
    ],
  },
  /** On a chair, a cup or a glass lifted. */
  sitRaise: {
    head: [3, -68],
    shoulder: [0, -56],
    hip: [-4, -25],
    arms: [
      [
        [5, -41],
        [18, -36],
      ],
      [
        [8, -44],
        [19, -57],
      ],
    ],
    legs: [
      [
        [20, -26],
        [18, 0],
      ],
      [
        [19, -25],
        [15, 0],
      ],
    ],
  },
  /** On the ground with crossed legs, seen from the front, hands in the lap. */
  sitCrossed: {
    head: [0, -53],
    shoulder: [0, -41],
    hip: [0, -9],
    arms: [
      [
        [-14, -25],
        [-5, -13],
      ],
      [
        [14, -25],
        [5, -13],
      ],
    ],
    legs: [
      [
        [-24, -9],
        [-2, -3],
      ],
      [
        [24, -9],
        [2, -2],
      ],
    ],
  },
  /** On the heels in profile, hands on the thighs. */
  kneel: {
    head: [2, -59],
    shoulder: [-1, -47],
    hip: [-6, -15],
    arms: [
      [
        [5, -33],
        [14, -22],
      ],
      [
        [4, -32],
        [13, -21],
      ],
    ],
    legs: [
      [
        [22, -8],
        [-8, -3],
      ],
      [
        [21, -7],
        [-10, -2],
      ],
    ],
  },
  /** On an edge in profile, the legs hanging, the arms stretched behind. */
  sitEdge: {
    head: [0, -44],
    shoulder: [-4, -32],
    hip: [0, -1],
    arms: [
      [
        [-11, -18],
        [-13, -3],
      ],
      [
        [-12, -17],
        [-16, -3],
      ],
    ],
    legs: [
      [
        [23, 1],
        [21, 27],
      ],
      [
        [22, 2],
        [17, 28],
      ],
    ],
  },
  /** On the ground in profile, the arms round the drawn-up knees. */
  sitKnees: {
    head: [3, -46],
    shoulder: [-2, -35],
    hip: [-5, -5],
    arms: [
      [
        [9, -24],
        [21, -20],
      ],
      [
        [8, -22],
        [20, -18],
      ],
    ],
    legs: [
      [
        [18, -25],
        [25, 0],
      ],
      [
        [17, -24],
        [22, 0],
      ],
    ],
  },
  sitBack: {
    head: [0, -50],
    shoulder: [0, -36],
    hip: [0, -5],
    arms: [
      [
        [-13, -22],
        [-16, -4],
      ],
      [
        [13, -22],
        [16, -4],
      ],
    ],
    legs: [
      [
        [-8, -4],
        [-12, 0],
      ],
      [
        [8, -4],
        [12, 0],
      ],
    ],
  },
  hug: {
    head: [0, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-14, -70],
        [-28, -74],
      ],
      [
        [14, -70],
        [28, -74],
      ],
    ],
    legs: [
      [
        [-5, -24],
        [-7, 0],
      ],
      [
        [5, -24],
        [6, 0],
      ],
    ],
  },
  leap: {
    head: [4, -94],
    shoulder: [0, -80],
    hip: [-3, -50],
    arms: [
      [
        [-15, -88],
        [-25, -102],
      ],
      [
        [15, -90],
        [26, -106],
      ],
    ],
    legs: [
      [
        [-16, -32],
        [-30, -20],
      ],
      [
        [10, -30],
        [2, -10],
      ],
    ],
  },
  ride: {
    head: [14, -88],
    shoulder: [8, -75],
    hip: [-8, -48],
    arms: [
      [
        [18, -62],
        [28, -56],
      ],
      [
        [19, -64],
        [30, -57],
      ],
    ],
    legs: [
      [
        [12, -40],
        [-2, -18],
      ],
      [
        [12, -34],
        [8, -6],
      ],
    ],
  },
  paddle: {
    head: [5, -60],
    shoulder: [2, -46],
    hip: [-4, -14],
    arms: [
      [
        [14, -42],
        [22, -54],
      ],
      [
        [12, -30],
        [22, -26],
      ],
    ],
    legs: [
      [
        [12, -16],
        [22, -6],
      ],
      [
        [14, -14],
        [24, -4],
      ],
    ],
  },
  carry: {
    head: [2, -92],
    shoulder: [0, -78],
    hip: [0, -47],
    arms: [
      [
        [-10, -88],
        [-4, -102],
      ],
      [
        [13, -66],
        [16, -54],
      ],
    ],
    legs: [
      [
        [-6, -25],
        [-12, -2],
      ],
      [
        [8, -25],
        [10, 0],
      ],
    ],
  },
} as const satisfies Record<string, Pose>
