import {
  ellipse,
  faint,
  foam,
  hours,
  line,
  path,
  poly,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  tall,
  times,
  water,
  circle,
  cumulus,
} from '../../../kit/index.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'
import { skiff } from '../../../motifs/boats.ts'

const hour = { ...hours.noon, sky: ['#1f86b8', '#6fc4d4', '#e3f3dc'] } as const
const paint = { trunk: '#8a6a54', leaf: '#2a7a58', light: '#6fb06a', coconuts: '#e5a33b' }
const white = '#fffaf0'
const dim = '#bfcad4'

/** The lighthouse on Utrecht Bastion at high noon, sun on the left; cricket on the rampart. */
export default tall(() =>
  stack(
    sky(800, 640, hour),
    cumulus(360, 500, 480, 260, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    cumulus(-110, 560, 300, 150, { lit: '#fffaf0', shade: '#d0dfe2' }, 8),
    water(800, 600, 1000, '#8fdcd8', '#2fa4b8', '#1d7fa0'),
    ripples(0, 612, 800, 330, '#b3ece4', 80, 5),
    skiff(120, 650, 0.6, '#e2574c', '#fff0d8'),
    skiff(650, 632, 0.36, '#f2b93f', '#fff0d8', true),
    palm(180, 790, 330, -50, paint, 4),
    palm(250, 790, 260, 44, paint, 7),
    palm(660, 780, 380, 60, paint, 11),
    palm(590, 790, 290, -34, paint, 14),
    // Tower: tapering, ringed, its lantern in glass.
    shaded(
      'M366 790L386 300H474L494 790Z',
      white,
      path('M440 290L448 800H520V290Z', dim),
      path('M386 300H474L476 330H384Z', '#8a9aa8'),
    ),
    times(4, (index) => rect(412, 400 + index * 100, 16, 26, '#3a5a70', 8)),
    rect(408, 720, 44, 70, '#1d6a74', 22),
    rect(368, 284, 124, 18, white),
    rect(440, 284, 52, 18, dim),
    times(13, (index) => rect(368 + index * 10, 262, 3, 24, '#3a4a5c')),
    rect(364, 258, 132, 6, '#3a4a5c'),
    rect(398, 210, 64, 76, '#cfe9ec'),
    rect(436, 210, 26, 76, '#8fbcc8'),
    times(5, (index) => rect(396 + index * 16, 210, 4, 76, white)),
    circle(430, 248, 14, '#fff0b0'),
    path('M388 212C388 168 472 168 472 212Z', white),
    path('M440 180C464 184 472 196 472 212H446Z', dim),
    line([430, 178, 430, 140], '#3a4a5c', 4),
    circle(430, 152, 6, '#e5a33b'),
    // The bastion: stone in light and shade, grass on top.
    path('M-20 780H820V820H-20Z', '#7fae54'),
    path('M-20 780Q200 764 420 780T820 776V796H-20Z', '#9cc464'),
    path('M560 790L820 830V812L640 780Z', '#5f9448'),
    shaded(
      'M-20 816H560L640 830L660 1010H-20Z',
      '#c9a888',
      path('M400 816H560L640 830L660 1010H420Z', '#967a70'),
      times(7, (row) =>
        times(10, (index) =>
          rect(-20 + index * 76 + (row % 2) * 38, 838 + row * 26, 60, 3, '#a8876c'),
        ),
      ),
    ),
    path('M640 830L820 812V1010H660Z', '#6a5660'),
    rect(-20, 808, 600, 14, '#e3c8a4'),
    times(6, (index) =>
      poly(
        [40 + index * 96, 812, 52 + index * 96, 786, 80 + index * 96, 786, 92 + index * 96, 812],
        '#d9bc98',
      ),
    ),
    foam(560, 990, 260, 36, '#f3fffa', 4),
    foam(600, 970, 220, 26, '#cfeee6', 7),
    // The mosque-white house by the wall, bougainvillea over it.
    rect(-20, 690, 140, 100, white),
    rect(80, 690, 40, 100, dim),
    poly([-30, 692, 0, 654, 100, 654, 134, 692], '#c8623e'),
    poly([80, 692, 84, 654, 100, 654, 134, 692], '#8f4440'),
    rect(10, 720, 26, 70, '#1d6a74', 13),
    times(24, (index) =>
      circle(
        50 + ((index * 29) % 74),
        692 + ((index * 17) % 44),
        8,
        index % 2 ? '#d9487a' : '#f08ab0',
      ),
    ),
    person(
      300,
      800,
      100,
      {
        ...poses.stand,
        arms: [
          [
            [10, -60],
            [20, -46],
          ],
          [
            [14, -62],
            [24, -48],
          ],
        ],
      },
      { top: '#fff0d8', bottom: '#1b2f5c', skin: '#6b412b' },
    ),
    line([322, 756, 342, 800], '#d9a35b', 6),
    person(560, 800, -104, poses.leap, {
      top: '#e2574c',
      bottom: '#1b2440',
      cut: 'shorts',
      skin: '#8d5a3c',
    }),
    circle(460, 716, 5, '#c22f3b'),
    person(690, 806, -84, poses.shade, {
      top: '#f2b93f',
      bottom: '#2b3a5c',
      cut: 'skirt',
      hairCut: 'tail',
      skin: '#7a4a30',
    }),
    person(200, 810, 96, poses.sit, {
      top: '#a81e4a',
      bottom: '#f3e6c8',
      cut: 'skirt',
      hairCut: 'hat',
      skin: '#d9a27a',
    }),
    rect(180, 792, 46, 18, '#8f6a54', 4),
    faint(0.3, ellipse(310, 803, 40, 4, '#2f5a34'), ellipse(450, 800, 50, 5, '#2f5a34')),
  ),
)
