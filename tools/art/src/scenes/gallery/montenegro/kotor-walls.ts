import {
  at,
  circle,
  faint,
  far,
  hours,
  land,
  line,
  mix,
  mountains,
  path,
  rect,
  ripples,
  sky,
  stack,
  stars,
  stroke,
  tall,
  times,
  edges,
  water,
  glitter,
} from '../../../kit/index.ts'
import { bellTower, hillTown } from '../../../motifs/town.ts'
import { cypress } from '../../../motifs/plants.ts'
import { skiff } from '../../../motifs/boats.ts'

const hour = {
  ...hours.night,
  sky: ['#14204c', '#3a4a86', '#b58a9c'],
  haze: '#4f5f94',
} as const
const lamp = '#ffc860'
const town = {
  walls: ['#c9a084', '#b58a7c', '#d9b490'],
  roof: '#9a4f48',
  roofShade: '#5f3040',
  window: '#3a2f50',
  lamp,
  light: 'left',
} as const
const wall = [
  180, 700, 250, 640, 230, 590, 320, 540, 300, 480, 400, 430, 380, 380, 470, 330, 452, 290, 520,
  250, 560, 236,
]
const right = [
  700, 720, 660, 640, 700, 590, 640, 530, 668, 470, 610, 410, 636, 350, 590, 300, 560, 236,
]

/** The old walls lit at nightfall, zigzagging up to San Giovanni; the lamps are the only light. */
export default tall(() =>
  stack(
    sky(800, 520, hour),
    stars(800, 260, 70, '#f3ecd8', 5),
    at(140, 130, path('M0 -34A34 34 0 1 0 0 34A42 42 0 0 1 0 -34Z', '#fbf0d4'), { turn: -32 }),
    mountains([-40, 420, 80, 300, 170, 360, 260, 240, 340, 330, 440, 420], 760, {
      lit: far('#5a6290', hour, 0.4),
      shade: far('#2f3a70', hour, 0.35),
      seed: 3,
      rough: 10,
    }),
    mountains(
      [120, 760, 220, 560, 320, 430, 420, 300, 520, 210, 600, 170, 660, 230, 730, 190, 840, 300],
      780,
      { lit: '#5c5a84', shade: '#333763', seed: 6, rough: 10 },
    ),
    // The glow along the wall, drawn before the wall itself.
    faint(0.2, stroke(edges(wall, false), lamp, 44), stroke(edges(right, false), lamp, 44)),
    stroke(edges(wall, false), '#e8a04c', 15),
    stroke(edges(right, false), '#c9783c', 15),
    stroke(edges(wall, false), lamp, 5),
    stroke(edges(right, false), '#f0a850', 5),
    times(10, (index) => {
      const x = wall[index * 2] as number
      const y = wall[index * 2 + 1] as number
      return (
        rect(x - 10, y - 22, 20, 26, '#f2b45a') +
        rect(x + 2, y - 22, 8, 26, '#b9703c') +
        circle(x, y - 10, 3, '#fff0c0')
      )
    }),
    times(8, (index) => {
      const x = right[index * 2] as number
      const y = right[index * 2 + 1] as number
      return rect(x - 9, y - 20, 18, 24, '#e09a48') + rect(x + 1, y - 20, 8, 24, '#96583a')
    }),
    rect(526, 196, 66, 46, '#f2b45a'),
    rect(564, 196, 28, 46, '#b9703c'),
    times(4, (index) => rect(526 + index * 18, 186, 11, 12, '#f2b45a')),
    line([560, 190, 560, 148], '#2b2450', 3),
    path('M560 148C574 142 582 154 598 148V166C582 172 574 160 560 166Z', '#c22f3b'),
    // The little church halfway up.
    rect(430, 396, 36, 30, '#f7c880'),
    path('M424 398L448 376L472 398Z', '#9a4f48'),
    rect(444, 360, 9, 20, '#f7c880'),
    land([0, 740, 200, 716, 400, 726, 600, 710, 800, 730], 1000, '#2a2c56'),
    hillTown(
      40,
      780,
      2,
      (x, row) => 760 + row * 44 - Math.abs(x - 420) * 0.04,
      (row) => 50 + row * 8,
      town,
      5,
    ),
    bellTower(300, 830, 190, {
      wall: '#e3bb92',
      shade: '#84606c',
      roof: '#9a4f48',
      roofShade: '#5f3040',
      opening: lamp,
    }),
    bellTower(376, 830, 190, {
      wall: '#e3bb92',
      shade: '#84606c',
      roof: '#9a4f48',
      roofShade: '#5f3040',
      opening: lamp,
    }),
    rect(312, 736, 52, 94, '#d9b08a'),
    circle(338, 764, 13, lamp),
    circle(338, 764, 8, '#84606c'),
    hillTown(
      440,
      800,
      1,
      () => 836,
      () => 62,
      town,
      15,
    ),
    hillTown(
      -30,
      270,
      1,
      () => 836,
      () => 60,
      town,
      19,
    ),
    // Sea wall, gate, quay lamps, and their reflections.
    rect(0, 826, 800, 62, '#a8785c'),
    rect(0, 826, 800, 8, '#e8b078'),
    times(20, (index) => rect(index * 42, 816, 24, 12, '#a8785c')),
    path('M400 888V850a24 26 0 0 1 48 0V888Z', lamp),
    times(3, (index) => path(`M${120 + index * 230} 826h64l8 62h-80Z`, '#8a6054')),
    rect(0, 886, 800, 8, '#5a4458'),
    water(800, 894, 1000, '#3a3f70', '#1c2550'),
    glitter(424, 898, 995, 120, lamp, 4, 9),
    times(6, (index) =>
      stack(
        line([60 + index * 140, 890, 60 + index * 140, 858], '#2b2450', 3),
        circle(60 + index * 140, 854, 6, '#fff0c0'),
        faint(0.25, circle(60 + index * 140, 854, 18, lamp)),
        glitter(60 + index * 140, 898, 980, 30, lamp, index + 9, 5),
      ),
    ),
    ripples(0, 900, 800, 90, '#5f6a9c', 40, 3),
    skiff(620, 950, 0.9, '#c9a084', '#fff0d8'),
    times(3, (index) =>
      cypress(740 + index * 26, 886, 120 - index * 26, '#2f4a56', mix('#2f4a56', '#0f1738', 0.5)),
    ),
  ),
)
