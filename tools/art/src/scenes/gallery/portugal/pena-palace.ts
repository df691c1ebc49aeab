import {
  circle,
  far,
  hours,
  line,
  mist,
  path,
  poly,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  times,
  wide,
  woods,
  type Svg,
  land,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { fir, roundTree } from '../../../motifs/plants.ts'
import { battlements } from '../../../motifs/town.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fa9b8', '#c9d6d8', '#f0ebdc'],
  haze: '#d3e3dc',
} as const
const yellow = ['#f7c53f', '#c98f2c'] as const
const red = ['#d9503f', '#943443'] as const

const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  [lit, shade]: readonly [string, string],
  merlon = 8,
): Svg =>
  stack(
    rect(x, y - h, w, h, lit),
    rect(x + w * 0.64, y - h, w * 0.36, h, shade),
    battlements(x - 4, y - h, w + 8, 10, merlon, lit),
    rect(x + w * 0.64, y - h - merlon, w * 0.36 + 4, merlon + 10, shade),
    times(Math.max(1, Math.floor(h / 60)), (index) =>
      rect(x + w * 0.24, y - h + 26 + index * 50, w * 0.18, 22, '#4a3450', w * 0.09),
    ),
  )

const onion = (x: number, y: number, r: number, [lit, shade]: readonly [string, string]): Svg =>
  stack(
    shaded(
      `M${x - r} ${y}C${x - r * 1.2} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.1} ${x} ${y - r * 1.7}C${x + r * 0.3} ${y - r * 1.1} ${x + r * 1.2} ${y - r * 0.9} ${x + r} ${y}Z`,
      lit,
      path(
        `M${x + r * 0.2} ${y - r * 2}Q${x + r * 0.5} ${y - r * 0.6} ${x + r * 0.3} ${y}H${x + r * 2}V${y - r * 2}Z`,
        shade,
      ),
    ),
    line([x, y - r * 1.7, x, y - r * 2.1], '#4a3450', 3),
  )

/** The palace above the morning mist of the Sintra hills: yellow on the right, red on the left. */
export default wide(() =>
  stack(
    sky(1000, 520, hour),
    mist(-100, 160, 900, '#fffaf4', 5, 0.9),
    mist(200, 330, 900, '#fffaf4', 8, 0.8),
    land(ridge(0, 1000, 440, { rise: 24, length: 320, seed: 4 }), 800, far('#7fa0a4', hour, 0.6)),
    mist(0, 430, 1000, '#fffaf0', 4, 0.7),
    woods(
      ridge(0, 1000, 520, { rise: 34, length: 280, seed: 7 }),
      800,
      far('#4f8060', hour, 0.45),
      22,
      3,
    ),
    path('M230 620C280 540 340 500 400 480H760C820 500 870 560 900 640V820H180Z', '#7f8a6c'),
    path('M560 480H760C820 500 870 560 900 640V820H620C640 700 600 560 560 480Z', '#5a6a5c'),
    times(7, (index) =>
      path(
        `M${270 + index * 90} ${590 + (index % 3) * 30}q30 -40 66 -6q8 30 -20 44q-40 4 -46 -38Z`,
        index > 3 ? '#8a8478' : '#b3a992',
      ),
    ),
    // Red: the old convent, its clock tower to the left.
    tower(300, 500, 64, 250, red, 9),
    circle(324, 300, 17, '#fff6e6'),
    line([324, 300, 324, 289], '#4a3450', 3),
    line([324, 300, 332, 304], '#4a3450', 3),
    tower(316, 252, 34, 50, red, 7),
    rect(360, 400, 120, 110, red[0]),
    rect(440, 400, 40, 110, red[1]),
    battlements(356, 394, 128, 10, 8, red[0]),
    times(4, (index) => rect(374 + index * 26, 430, 11, 28, '#4a3450', 5)),
    onion(410, 392, 22, yellow),
    // The neutral wall between, with its arched gate and the Triton's tiles.
    rect(476, 380, 60, 140, '#b9c0bc'),
    rect(512, 380, 24, 140, '#8a949a'),
    times(6, (row) => times(4, (index) => rect(480 + index * 14, 388 + row * 16, 7, 7, '#5f8fb4'))),
    path('M490 520V480a16 18 0 0 1 32 0V520Z', '#4a3450'),
    // Yellow: the new palace, its domed drum, its terraces.
    rect(536, 360, 190, 160, yellow[0]),
    rect(660, 360, 66, 160, yellow[1]),
    battlements(530, 354, 202, 12, 9, yellow[0]),
    times(6, (index) =>
      path(`M${552 + index * 29} 440V404a8 10 0 0 1 16 0V440Z`, index < 4 ? '#4a3450' : '#3a2844'),
    ),
    shaded('M716 520V300H830V520Z', yellow[0], rect(786, 290, 60, 240, yellow[1])),
    battlements(708, 296, 130, 12, 9, yellow[0]),
    rect(786, 286, 52, 22, yellow[1]),
    times(4, (index) => rect(728 + index * 26, 330, 11, 40, '#4a3450', 5)),
    times(4, (index) => rect(728 + index * 26, 420, 11, 40, '#4a3450', 5)),
    shaded(
      'M716 288C716 226 830 226 830 288Z',
      '#f9d878',
      path('M780 230C800 246 806 270 800 290H840V230Z', yellow[1]),
    ),
    rect(764, 214, 18, 28, yellow[0]),
    onion(773, 216, 13, yellow),
    tower(560, 366, 36, 110, yellow, 7),
    onion(578, 250, 18, red),
    tower(640, 366, 30, 70, yellow, 6),
    tower(846, 540, 40, 150, yellow, 7),
    onion(866, 384, 17, red),
    tower(240, 540, 44, 120, red, 7),
    rect(220, 500, 680, 44, '#d9b98c'),
    rect(640, 500, 260, 44, '#a08474'),
    battlements(214, 496, 692, 10, 9, '#e9cfa4'),
    times(14, (index) => path(`M${240 + index * 48} 544V522a11 12 0 0 1 22 0V544Z`, '#6a5464')),
    mist(100, 590, 800, '#fffaf0', 9, 0.75),
    woods(ridge(0, 1000, 640, { rise: 26, length: 220, seed: 12 }), 820, '#4f7f58', 34, 5),
    mist(0, 670, 700, '#fffaf0', 13, 0.5),
    woods(ridge(0, 1000, 720, { rise: 20, length: 260, seed: 17 }), 820, '#2f6048', 42, 8),
    fir(120, 790, 330, '#3f7458', '#1f4a44'),
    fir(200, 810, 230, '#3f7458', '#1f4a44'),
    fir(920, 800, 380, '#3a6c54', '#1c4440'),
    roundTree(
      820,
      800,
      120,
      { trunk: '#4a3a34', leaf: '#3f7a4c', dark: '#2a5a48', lit: '#86b05c' },
      4,
    ),
    poly([360, 820, 500, 724, 540, 724, 470, 820], '#e9d3a4'),
    person(500, 748, 66, poses.walk, { top: '#a81e4a', bottom: '#2b3a5c', hairCut: 'tail' }),
    person(468, 786, 84, poses.point, {
      top: '#1d6a74',
      bottom: '#e9dcc0',
      cut: 'shorts',
      pack: '#e5a33b',
      skin: '#8d5a3c',
    }),
    rect(577, 200, 3, 26, '#4a3450'),
    path('M580 202h24l-6 7l6 7h-24Z', '#4f7a56'),
    glider(680, 150, 0.5, '#fffaf0', '#4a5a64', -8),
    glider(460, 190, 0.4, '#fffaf0', '#4a5a64', 10),
  ),
)
