import {
  at,
  birds,
  circle,
  ellipse,
  faint,
  far,
  glitter,
  hero,
  hours,
  land,
  line,
  path,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  streak,
  stroke,
  sun,
  times,
  water,
  woods,
} from '../../../kit/index.ts'
import { elephant, heron } from '../../../motifs/animals.ts'
import { leopardOnRock } from '../../../motifs/leopard.ts'
import { grass, umbrellaPine } from '../../../motifs/plants.ts'

const hour = {
  ...hours.dusk,
  sky: ['#43306a', '#c25a7c', '#fbb068'],
  haze: '#e58a72',
} as const
const coat = {
  lit: '#e8a052',
  shade: '#a05c44',
  rosette: '#b06a3e',
  spot: '#43202f',
  pale: '#fbdcae',
  eye: '#fbe9a8',
} as const

/** The jeep across the water, its lamps already on. */
const jeep = stack(
  path('M-52 -10V-40H-22L-12 -26H44L52 -20V-4H-52Z', '#4a3a4c'),
  rect(-52, -62, 66, 5, '#3a2440', 2),
  times(3, (index) => line([-48 + index * 29, -60, -48 + index * 29, -36], '#3a2440', 3)),
  times(3, (index) =>
    circle(-38 + index * 18, -46, 6, ['#6b412b', '#2b1b2f', '#8d5a3c'][index] as string),
  ),
  times(2, (index) => circle(-32 + index * 62, -2, 10, '#2b1b2f')),
  circle(50, -16, 4, '#fff0b8'),
  faint(0.35, path('M50 -16L130 -34V6Z', '#fff0b8')),
)

/** Yala in the evening: a leopard above the lagoon, with elephants in it; the sun sets on the left. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    sun(640, 430, 118, '#ffe0a0', 3),
    faint(
      0.5,
      streak(180, 190, 520, 16, '#fbc08a'),
      streak(420, 226, 460, 12, '#fbc08a'),
      streak(980, 150, 420, 14, '#fbc08a'),
      streak(1120, 300, 360, 10, '#fbc08a'),
    ),
    faint(0.55, streak(470, 386, 360, 9, '#c25a7c'), streak(560, 356, 240, 7, '#c25a7c')),
    // Elephant Rock and its neighbours, where the plain ends.
    path(
      'M930 560C950 470 1000 420 1060 410C1110 330 1210 320 1250 400C1300 404 1330 450 1350 470C1390 470 1430 520 1450 560Z',
      far('#7a4a78', hour, 0.3),
    ),
    path(
      'M1160 560C1190 470 1180 400 1150 356C1200 330 1240 360 1250 400C1300 404 1330 450 1350 470C1390 470 1430 520 1450 560Z',
      far('#5a3868', hour, 0.25),
    ),
    land(
      [0, 520, 160, 470, 260, 456, 330, 490, 420, 530, 480, 560],
      620,
      far('#7a4a78', hour, 0.35),
    ),
    woods(
      ridge(0, 1600, 548, { rise: 12, length: 260, seed: 5 }),
      640,
      far('#6a3f66', hour, 0.2),
      20,
      4,
    ),
    umbrellaPine(200, 590, 150, '#45284e', '#4f2f58', '#663f66'),
    umbrellaPine(330, 592, 96, '#45284e', '#4f2f58', '#663f66'),
    umbrellaPine(890, 590, 118, '#45284e', '#4f2f58', '#663f66'),
    woods(ridge(0, 1600, 580, { rise: 8, length: 200, seed: 15 }), 660, '#4a2c54', 26, 6),
    at(1450, 606, jeep, { scale: 0.8, scaleX: -0.8 }),
    land([0, 610, 300, 606, 560, 612, 900, 604, 1200, 612, 1600, 600], 640, '#5f3656'),
    water(1600, 620, 900, '#fbb878', '#d9707a', '#7a4378', '#3a2858'),
    ripples(0, 640, 1600, 220, '#f6a07c', 60, 6),
    glitter(640, 632, 860, 380, '#ffe6b0', 5, 15),
    faint(
      0.4,
      ellipse(530, 704, 150, 10, '#3a2044'),
      ellipse(730, 694, 90, 8, '#3a2044'),
      ellipse(826, 706, 60, 7, '#3a2044'),
    ),
    elephant(530, 700, 0.94, '#5a3a5c'),
    elephant(730, 690, 0.66, '#684468', true),
    elephant(826, 702, 0.36, '#74506c', true),
    heron(330, 716, 0.62, '#fbd9b8'),
    heron(395, 742, 0.8, '#fbd9b8', true),
    birds(800, 250, 15, '#43284e', 5, 8),
    // Her rock: warm granite where the sun still reaches it.
    at(
      -96,
      0,
      stack(
        shaded(
          'M850 920C870 820 900 770 960 748C990 690 1040 664 1110 660C1200 640 1330 640 1390 672C1470 690 1540 760 1620 780L1780 796V920Z',
          '#b5646a',
          path(
            'M1000 920C1020 820 1080 790 1120 740C1180 700 1300 690 1420 660L1780 700V920Z',
            '#6d3d5c',
          ),
          path('M1240 920C1260 850 1330 800 1400 780C1460 770 1560 800 1780 790V920Z', '#472a4e'),
          path('M960 748C1000 760 1010 800 990 860C980 820 970 790 940 776Z', '#8d4a60'),
          stroke(
            'M1120 700C1170 690 1230 692 1290 684M1060 760C1080 740 1100 730 1130 726',
            '#d98a78',
            5,
          ),
        ),
        faint(0.45, ellipse(1215, 664, 190, 11, '#2b1838')),
        leopardOnRock(1200, 664, 1.06, coat),
      ),
    ),
    land([0, 850, 240, 838, 520, 872, 760, 880, 1000, 868, 1300, 880, 1600, 862], 910, '#33204a'),
    grass(0, 860, 420, 84, '#33204a', 4),
    grass(420, 884, 460, 50, '#33204a', 7),
    grass(1180, 886, 440, 70, '#2b1a40', 6),
    grass(0, 900, 1600, 46, '#241536', 9),
  ),
)
