import {
  at,
  bend,
  card,
  curve,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  woods,
  circle,
  cumulus,
} from '../../../kit/index.ts'
import { umbrellaPine } from '../../../motifs/plants.ts'

const hour = {
  ...hours.noon,
  sky: ['#3a86b8', '#8fcbd6', '#f2f0d6'],
  haze: '#c3dcdc',
} as const

/** The coast from the viewer to the far cape, and the road from the viewer up the slope, in legs with their widths. */
const coast = [
  120, 640, 190, 590, 236, 552, 252, 516, 244, 486, 262, 462, 306, 448, 330, 430, 328, 404, 316,
  384, 330, 362, 368, 350, 386, 334, 380, 314, 404, 304, 430, 300, 440, 290, 462, 286,
]
const legs = [
  [24, 840, 606, 740, 590, 620, 584, 520, 566],
  [21, 520, 566, 470, 552, 472, 530, 520, 520],
  [18, 520, 520, 600, 506, 680, 500, 730, 482],
  [15, 730, 482, 760, 468, 748, 454, 706, 448],
  [13, 706, 448, 640, 442, 590, 436, 548, 424],
  [10, 548, 424, 526, 414, 536, 404, 566, 398],
  [8, 566, 398, 620, 390, 660, 384, 684, 372],
  [6, 684, 372, 694, 362, 680, 354, 650, 350],
  [5, 650, 350, 610, 344, 590, 336, 600, 324],
  [4, 600, 324, 616, 312, 650, 306, 660, 292],
] as const

/** The Llogara pass: hairpins down to Dhërmi's white beach, and the Ionian Sea on the left. */
export default card(() =>
  stack(
    sky(800, 300, hour),
    cumulus(40, 160, 330, 100, { lit: '#fffaf0', shade: '#d0dfe2' }, 3),
    water(800, 236, 600, '#bfe0dc', '#5fb6c2', '#2f8fae', '#2a7f9c'),
    land([0, 240, 60, 226, 130, 222, 210, 240], 242, far('#5a7f90', hour, 0.55)),
    ripples(0, 250, 420, 330, '#a8dce0', 70, 4),
    mountains([330, 300, 420, 214, 500, 236, 600, 110, 680, 160, 770, 40, 860, 110], 420, {
      lit: far('#b3ab94', hour, 0.28),
      shade: far('#5f7488', hour, 0.2),
      seed: 8,
      rough: 7,
    }),
    mist(420, 200, 400, '#fff8ea', 5, 0.5),
    // The coast runs back in bays: shallows, a pale beach, then the slope with the village on it.
    [
      [coast.slice(18), 24, 15, 8],
      [coast.slice(0, 24), 60, 38, 19],
    ].map(([points, shallows, surf, sand]) =>
      stack(
        stroke(curve(points as number[]), '#4fc0c4', shallows as number),
        stroke(curve(points as number[]), '#8fdcd2', surf as number),
        stroke(curve(points as number[]), '#fdf3d6', sand as number),
      ),
    ),
    path(`${curve(coast)}L560 250L700 214L840 190V640Z`, far('#7f9a6a', hour, 0.24)),
    path(
      'M330 430C400 400 470 330 560 290S740 250 840 240V640H190C240 560 260 500 330 430Z',
      far('#6f9460', hour, 0.12),
    ),
    times(11, (index) =>
      circle(
        [214, 226, 240, 246, 250, 300, 318, 322, 352, 366, 376][index] as number,
        [566, 552, 536, 522, 508, 446, 432, 418, 352, 345, 336][index] as number,
        index < 5 ? 3.4 : index < 8 ? 2.6 : 2,
        index % 2 ? '#a81e4a' : '#e5a33b',
      ),
    ),
    woods([330, 446, 390, 416, 450, 380, 500, 350], 470, '#5f8a5c', 15, 3),
    times(15, (index) => {
      const x = 352 + (index % 5) * 22 + Math.floor(index / 5) * 9
      const y = 440 + Math.floor(index / 5) * 19 - (index % 5) * 11
      return (
        rect(x, y, 15, 12, '#fdf3dc') +
        rect(x + 10, y, 5, 12, '#d3c4b4') +
        path(`M${x - 2} ${y + 1}h19l-4 -7h-11Z`, '#c8623e')
      )
    }),
    path('M180 640C260 600 350 540 430 470S600 340 700 320S800 300 840 300V640Z', '#6f9458'),
    path('M300 640C380 600 460 570 520 500S680 380 840 360V640Z', '#587f4c'),
    legs.map(([width, ...points]) => stroke(curve(points), '#3f5f48', width + 6)),
    legs.map(([width, ...points]) => stroke(curve(points), '#f0dcb4', width)),
    legs
      .slice(0, 5)
      .map(([width, ...points]) =>
        stroke(curve(points), '#fff6e6', width / 8, ' stroke-dasharray="9 11"'),
      ),
    woods([590, 560, 640, 530, 700, 534, 740, 556], 566, '#3f6f4a', 20, 6),
    woods([590, 486, 640, 462, 690, 468], 488, '#3f6f4a', 15, 8),
    // A small red car on the second bend.
    at(
      612,
      508,
      path('M-17 0V-7L-10 -9L-5 -15H6L11 -8L17 -6V0Z', '#c22f3b') +
        rect(-3, -13, 8, 5, '#cfe4ea', 1) +
        circle(-9, 0, 4, '#2b1b2f') +
        circle(10, 0, 4, '#2b1b2f'),
      { scale: 1.25, turn: -5 },
    ),
    land([0, 560, 120, 552, 260, 590, 330, 622], 622, '#3d6448'),
    umbrellaPine(92, 590, 300, '#5a4040', '#2f6a4c', '#5a944f'),
    umbrellaPine(206, 610, 190, '#5a4040', '#2a5c48', '#4f8a4c'),
    umbrellaPine(730, 640, 260, '#5a4040', '#2a5c48', '#5a944f'),
    bend([40, 600, 60, 586, 84, 598], '#2a4a40', 8),
  ),
)
