import {
  birds,
  ellipse,
  faint,
  far,
  glitter,
  hero,
  hours,
  land,
  mountains,
  path,
  rects,
  ripples,
  shaded,
  sky,
  stack,
  streak,
  sun,
  water,
} from '../kit/index.ts'
import { sailboat } from '../motifs/boats.ts'
import { person, poses } from '../motifs/people.ts'
import { umbrellaPine } from '../motifs/plants.ts'

const hour = {
  ...hours.golden,
  sky: ['#7fa6b4', '#f2c9b0', '#fde9c8'],
  haze: '#f3cdb2',
} as const
const rock = { lit: '#cf6d47', shade: '#84384a' }

/** The bay of the home page as a phone shows it: wide and low, with the sun, the sail and the friends close to each other. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    sun(1010, 440, 170, '#b8234c', 2),
    faint(0.7, streak(120, 130, 420, 20, '#fff3de'), streak(380, 184, 300, 16, '#fff3de')),
    faint(0.85, streak(820, 460, 400, 16, hour.haze)),
    mountains([-100, 470, 260, 330, 620, 470, 900, 510, 1180, 480, 1380, 390, 1700, 460], 540, {
      lit: far('#c8623e', hour, 0.5),
      shade: far('#84384a', hour, 0.42),
      light: 'right',
      seed: 12,
      rough: 8,
    }),
    mountains([1160, 530, 1330, 450, 1530, 340, 1720, 460], 540, {
      ...rock,
      light: 'left',
      seed: 9,
      rough: 9,
    }),
    water(1600, 528, 900, '#f3c6a8', '#5aa0a2', '#1d6a74', '#123f4c'),
    ripples(0, 546, 1600, 320, '#a9d2c8', 60, 6),
    glitter(1010, 540, 840, 300, '#fbd3bc', 5, 13),
    land([1250, 548, 1380, 522, 1500, 512, 1620, 504], 562, '#5f7a58'),
    rects(
      [
        [1330, 500, 36, 30],
        [1374, 488, 30, 40],
        [1412, 496, 44, 30],
        [1464, 476, 32, 46],
        [1506, 490, 46, 30],
      ],
      '#fff6e6',
    ),
    path(
      'M1325 502l23 -15l23 15ZM1370 490l19 -14l19 14ZM1407 498l27 -15l27 15ZM1459 478l21 -15l21 15ZM1501 492l28 -15l28 15Z',
      '#c8623e',
    ),
    sailboat(1360, 716, 2.3, '#a81e4a', '#fffbf0', '#e9d3bc'),
    birds(470, 250, 20, '#5a3a50', 4, 8),
    shaded(
      'M-10 690C220 660 420 720 660 730C880 738 1080 760 1200 800C1260 830 1290 870 1300 910H-10Z',
      '#7f9a63',
      path('M1080 764C1180 780 1260 830 1300 910H1130C1140 860 1120 800 1080 764Z', '#b5604a'),
      path(
        'M-10 690C220 660 420 720 660 730C760 734 860 742 940 750C720 770 420 770 -10 746Z',
        '#a3b874',
      ),
    ),
    path('M330 910C420 850 640 812 900 792L1010 790C820 820 640 850 560 910Z', '#f0dcae'),
    umbrellaPine(150, 850, 640, '#5a3a40', '#2f5a4c', '#4a7a58'),
    faint(0.35, ellipse(1060, 800, 110, 10, '#3a4a40'), ellipse(760, 858, 160, 10, '#3a4a40')),
    person(1030, 798, 190, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#2b2444',
      hairCut: 'long',
      back: true,
      skin: '#d9a27a',
    }),
    person(1112, 802, 196, poses.sitBack, {
      top: '#fff3de',
      bottom: '#2b2444',
      back: true,
      skin: '#8d5a3c',
    }),
    person(900, 826, 236, poses.point, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      cut: 'shorts',
      hairCut: 'curls',
      skin: '#6b412b',
      face: true,
    }),
    person(780, 846, 240, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#b67a52',
    }),
    person(532, 884, 262, poses.walk, {
      top: '#fff3de',
      bottom: '#2b2444',
      hairCut: 'cap',
      hat: '#1d6a74',
      back: true,
      pack: '#a81e4a',
      skin: '#efc19b',
    }),
    person(656, 868, 256, poses.walk, {
      top: '#3f5a8c',
      bottom: '#84384a',
      hairCut: 'bun',
      back: true,
      pack: '#e5a33b',
      skin: '#8d5a3c',
    }),
  ),
)
