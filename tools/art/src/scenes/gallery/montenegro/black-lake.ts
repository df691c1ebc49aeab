import {
  faint,
  far,
  firs,
  hours,
  land,
  mist,
  mountains,
  path,
  rect,
  ripples,
  sky,
  stack,
  times,
  water,
  wide,
  line,
  at,
  circle,
} from '../../../kit/index.ts'
import { skiff } from '../../../motifs/boats.ts'
import { fir } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fa9b4', '#c3d3cf', '#ece8d6'],
  haze: '#b9d0cc',
} as const
const peaks = [
  -40, 330, 90, 230, 180, 290, 300, 190, 380, 120, 430, 104, 480, 150, 560, 250, 680, 210, 790, 280,
  900, 220, 1040, 310,
]

/** Crno Jezero, which reflects Međed in still water; mist on the far shore, the first light on the left faces. */
export default wide(() =>
  stack(
    sky(1000, 380, hour),
    mist(0, 290, 1000, '#fbf8ee', 3, 0.8),
    mountains(peaks, 420, {
      lit: far('#d9c3a8', hour, 0.2),
      shade: far('#5f7488', hour, 0.15),
      seed: 21,
      rough: 9,
    }),
    mist(0, 310, 1000, '#f6f0e0', 7, 0.6),
    firs(
      [0, 390, 200, 372, 420, 386, 640, 370, 820, 384, 1000, 360],
      430,
      far('#3f6f5c', hour, 0.3),
      40,
      4,
    ),
    firs([0, 420, 200, 412, 400, 420, 600, 408, 800, 414, 1000, 396], 440, '#2a5a4c', 54, 8),
    // The reflection: the same peaks upside down, dimmed.
    water(1000, 436, 800, '#7fa4a8', '#3f7484', '#1f4f64'),
    faint(
      0.42,
      `<g transform="translate(0 872) scale(1 -1)">${mountains(peaks, 420, { lit: '#d9c3a8', shade: '#3f5a70', seed: 21, rough: 9 })}${firs([0, 420, 200, 412, 400, 420, 600, 408, 800, 414, 1000, 396], 440, '#16403c', 54, 8)}</g>`,
    ),
    ripples(0, 450, 1000, 300, '#b9d4d0', 60, 4),
    rect(0, 433, 1000, 4, '#cfd8bc'),
    skiff(620, 560, 1.15, '#c22f3b', '#fff0d8'),
    person(606, 552, 84, poses.paddle, {
      top: '#f2b93f',
      bottom: '#2b3a44',
      hairCut: 'cap',
      hat: '#fff0d8',
      skin: '#8d5a3c',
    }),
    line([600, 520, 660, 574], '#e9cf9c', 5),
    rect(550, 566, 150, 6, '#16404f', 3),
    land([0, 690, 160, 700, 300, 740, 420, 812], 812, '#3f5a44'),
    land([700, 812, 820, 740, 1000, 706], 812, '#2a4a40'),
    // A landing stage, with one pair of feet over the edge.
    path('M90 800L250 660H330L260 800Z', '#b98a5c'),
    path('M260 800L330 660H344L290 800Z', '#6f4f40'),
    times(7, (index) =>
      line([232 - index * 20, 676 + index * 18, 322 - index * 9, 676 + index * 18], '#8a6248', 2.4),
    ),
    rect(246, 660, 8, 46, '#6f4f40'),
    rect(328, 660, 8, 46, '#6f4f40'),
    person(296, 664, 130, poses.sitBack, {
      top: '#a81e4a',
      bottom: '#2b3a5c',
      hairCut: 'long',
      back: true,
      hair: '#7a4030',
    }),
    at(
      360,
      640,
      path('M-18 0q8 -12 20 -4q12 -2 10 8q-14 6 -30 -4Z', '#e9e4d8') +
        circle(14, -6, 5, '#3f6f4c') +
        path('M18 -6l8 2l-8 2Z', '#f2b93f'),
    ),
    fir(70, 780, 560, '#2f6a50', '#173f3c'),
    fir(170, 800, 330, '#2f6a50', '#173f3c'),
    fir(0, 800, 420, '#2a604c', '#143835'),
    fir(930, 790, 620, '#2a604c', '#143835'),
    fir(840, 810, 360, '#2f6a50', '#173f3c'),
    fir(1000, 800, 460, '#2f6a50', '#173f3c'),
    path('M0 812V780Q200 770 360 812Z', '#1c3f38'),
  ),
)
