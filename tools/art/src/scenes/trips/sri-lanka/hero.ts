import {
  at,
  birds,
  circle,
  cloud,
  ellipse,
  faint,
  far,
  hero,
  hours,
  land,
  line,
  mist,
  path,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  times,
  water,
  woods,
} from '../../../kit/index.ts'
import { elephant, heron } from '../../../motifs/animals.ts'
import { leopardSitting } from '../../../motifs/leopard.ts'
import { grass, roundTree } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#86a9b4', '#d3d6c4', '#fbe0b4'],
  haze: '#e3dac0',
} as const
const coat = {
  lit: '#eaa94c',
  shade: '#b8763c',
  rosette: '#c4863c',
  spot: '#43242a',
  pale: '#fdeccb',
  eye: '#e4dc74',
} as const

const tree = { trunk: '#6a5f54', leaf: '#5f7f5a', dark: '#4a6a54', lit: '#8ea468' }

/** The jeep across the water. */
const jeep = stack(
  path('M-52 -10V-40H-22L-12 -26H44L52 -20V-4H-52Z', '#4a3a4c'),
  rect(-52, -62, 66, 5, '#3a2440', 2),
  times(3, (index) => line([-48 + index * 29, -60, -48 + index * 29, -36], '#3a2440', 3)),
  times(3, (index) =>
    circle(-38 + index * 18, -46, 6, ['#6b412b', '#2b1b2f', '#8d5a3c'][index] as string),
  ),
  times(2, (index) => circle(-32 + index * 62, -2, 10, '#2b1b2f')),
)

/** Yala in the early morning: a leopard above the lagoon, with elephants in it; mist, and a first light from the right. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    cloud(150, 236, 420, '#e9d3bc', 5),
    cloud(560, 176, 300, '#efdcc4', 8),
    birds(760, 300, 15, '#5f6a70', 5, 8),
    // Elephant Rock and its neighbours, where the plain ends.
    path(
      'M830 560C850 470 900 420 960 410C1010 330 1110 320 1150 400C1200 404 1230 450 1250 470C1290 470 1330 520 1350 560Z',
      far('#8a7468', hour, 0.5),
    ),
    path(
      'M1060 560C1050 470 1060 400 1010 356C1040 330 960 380 960 410C900 420 850 470 830 560Z',
      far('#5f6670', hour, 0.45),
    ),
    land(
      [0, 510, 160, 460, 280, 446, 370, 480, 470, 520, 560, 560],
      620,
      far('#6f7a74', hour, 0.5),
    ),
    mist(0, 520, 900, '#fdf3dc', 3, 0.7),
    woods(
      ridge(0, 1600, 548, { rise: 12, length: 260, seed: 5 }),
      640,
      far('#5f7a5c', hour, 0.4),
      20,
      4,
    ),
    roundTree(230, 590, 150, tree, 3),
    roundTree(372, 592, 96, tree, 5),
    roundTree(760, 590, 110, tree, 8),
    woods(ridge(0, 1600, 580, { rise: 8, length: 200, seed: 15 }), 660, '#4f6f54', 26, 6),
    at(1440, 606, jeep, { scale: 0.8, scaleX: -0.8 }),
    land([0, 610, 300, 606, 560, 612, 900, 604, 1200, 612, 1600, 600], 640, '#a8a468'),
    water(1600, 620, 900, '#f3e3bc', '#b3c4b4', '#6f9a9a', '#3f6f78'),
    mist(60, 628, 900, '#fff8e6', 9, 0.8),
    ripples(0, 640, 1600, 220, '#e9efdc', 54, 6),
    faint(
      0.4,
      ellipse(480, 724, 170, 11, '#33505a'),
      ellipse(722, 704, 100, 8, '#33505a'),
      ellipse(826, 722, 64, 7, '#33505a'),
    ),
    elephant(480, 720, 1.06, '#6a6a74'),
    elephant(722, 700, 0.72, '#7a7a80', true),
    elephant(826, 718, 0.4, '#85848a', true),
    heron(290, 744, 0.7, '#fffaf0'),
    heron(880, 760, 0.62, '#fffaf0', true),
    heron(352, 772, 0.9, '#fffaf0', true),
    // Her rock: granite, lit from the right.
    shaded(
      'M800 920C820 830 840 782 880 760C910 690 950 662 1010 660C1100 640 1230 640 1290 672C1370 690 1450 740 1530 770L1700 786V920Z',
      '#c2a084',
      path(
        'M780 930C810 830 850 770 900 740C940 760 990 760 1010 800C1030 850 1010 890 1020 930Z',
        '#7f6f72',
      ),
      path(
        'M1010 800C1060 760 1130 770 1180 820C1220 860 1230 890 1230 930H1020C1010 890 1030 850 1010 800Z',
        '#97837c',
      ),
      path('M1380 930C1380 860 1420 800 1500 780L1700 790V930Z', '#a88a78'),
      stroke('M1010 682C1080 668 1160 668 1230 676M930 752C950 730 970 716 990 708', '#e6cbaa', 5),
    ),
    faint(0.4, ellipse(1112, 662, 170, 12, '#43404c')),
    leopardSitting(1120, 660, 1.24, coat),
    land([0, 850, 240, 838, 520, 872, 760, 880, 1000, 868, 1300, 880, 1600, 862], 910, '#3f5f50'),
    grass(0, 860, 420, 84, '#4f7054', 4),
    grass(420, 884, 460, 50, '#4f7054', 7),
    grass(1180, 886, 440, 70, '#375648', 6),
    grass(0, 900, 1600, 46, '#2c463e', 9),
  ),
)
