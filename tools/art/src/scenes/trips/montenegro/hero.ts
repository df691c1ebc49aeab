import {
  at,
  faint,
  far,
  glitter,
  hero,
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
  woods,
  overcast,
  rays,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { reflection, sailboat, skiff } from '../../../motifs/boats.ts'
import { cypress } from '../../../motifs/plants.ts'
import { bellTower, hillTown } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#7f93a4', '#e9c49a', '#fde6b4'],
  haze: '#d9b79a',
} as const
const rock = { lit: '#c2a08c', shade: '#6d6a86' }
const stone = {
  wall: '#f6e3c0',
  shade: '#b58f86',
  roof: '#c8623e',
  roofShade: '#8c4038',
  opening: '#4a3450',
}
const town = {
  walls: ['#f3dcb4', '#ecca9c', '#f8e8cc'],
  roof: '#c8623e',
  roofShade: '#8c4038',
  window: '#5d4258',
  shutter: '#3f6f6a',
} as const

const church = stack(
  rect(760, 566, 150, 52, stone.wall),
  rect(868, 566, 42, 52, stone.shade),
  path('M752 568L772 542H898L920 568Z', stone.roof),
  path('M868 568L880 542H898L920 568Z', stone.roofShade),
  rect(806, 520, 62, 30, stone.wall),
  rect(846, 520, 22, 30, stone.shade),
  path('M800 522C800 478 874 478 874 522Z', '#4f8f96'),
  path('M846 522C852 500 846 490 840 489C864 492 874 504 874 522Z', '#2d5f70'),
  rect(835, 474, 4, 18, '#4a3450'),
  bellTower(742, 618, 150, stone),
  times(3, (index) => rect(778 + index * 28, 582, 9, 18, stone.opening, 4)),
  rect(914, 588, 60, 30, stone.wall),
  path('M908 590L920 574H966L980 590Z', stone.roof),
)

/** The bay in the late light, which breaks through the clouds on the left; the church island off centre, its twin with cypresses behind. */
export default hero(() =>
  stack(
    sky(1600, 560, hour),
    overcast(1600, 170, ['#f0cfa0', '#e3b98f', '#c9a08a'], 5),
    rays(470, 150, 430, '#fff3cf', [-26, -9, 8, 25]),
    mountains(
      [
        0, 470, 120, 330, 210, 380, 380, 250, 470, 330, 640, 400, 760, 360, 900, 420, 1100, 380,
        1600, 480,
      ],
      640,
      { lit: far(rock.lit, hour, 0.6), shade: far(rock.shade, hour, 0.55), seed: 3, rough: 7 },
    ),
    mist(200, 470, 1000, '#fde6b4', 4, 0.5),
    mountains(
      [
        620, 560, 800, 420, 900, 452, 1060, 250, 1150, 310, 1290, 130, 1390, 210, 1500, 150, 1640,
        260,
      ],
      640,
      { lit: far(rock.lit, hour, 0.28), shade: far(rock.shade, hour, 0.2), seed: 9, rough: 9 },
    ),
    mountains([-60, 250, 60, 190, 150, 290, 250, 268, 420, 440, 540, 556], 640, {
      lit: far(rock.lit, hour, 0.35),
      shade: far(rock.shade, hour, 0.25),
      seed: 14,
      rough: 9,
    }),
    woods(
      [880, 572, 1060, 520, 1250, 470, 1420, 440, 1600, 400],
      640,
      far('#4f6d58', hour, 0.25),
      14,
      4,
    ),
    hillTown(
      1120,
      1600,
      2,
      (x, row) => 562 - (x - 1120) * 0.05 + row * 16,
      (row) => 24 + row * 6,
      { ...town, roof: far(town.roof, hour, 0.2) },
      8,
    ),
    water(1600, 560, 900, '#e0bd94', '#7fa8a0', '#2f6f7c', '#1e4f63'),
    glitter(470, 570, 890, 420, '#fff0c8', 5, 20),
    ripples(600, 640, 1000, 250, '#8fc0b4', 60, 4),
    // The far island of Saint George, its abbey behind the cypresses.
    land([1010, 604, 1040, 592, 1180, 588, 1240, 604], 606, '#7d6a6a'),
    rect(1090, 556, 60, 36, far(stone.wall, hour, 0.25)),
    path('M1084 558L1100 540H1142L1156 558Z', far(stone.roof, hour, 0.25)),
    times(9, (index) =>
      cypress(
        1034 + index * 22 + (index % 3) * 5,
        596,
        50 + (index % 4) * 10,
        far('#3f6650', hour, 0.2),
        far('#2a4550', hour, 0.15),
      ),
    ),
    faint(0.35, rect(1010, 606, 230, 9, '#2a4550', 4)),
    // The island and its church, large enough for a phone.
    at(
      850,
      650,
      at(
        -850,
        -622,
        stack(
          land([680, 622, 700, 612, 990, 610, 1040, 622], 634, '#b58f7c'),
          church,
          cypress(1000, 616, 62, '#4f7a5c', '#2a4550'),
          cypress(728 - 20, 618, 46, '#4f7a5c', '#2a4550'),
          rect(676, 622, 370, 12, '#6d5560', 5),
          faint(
            0.5,
            reflection(760, 644, 60, '#f6e3c0', 8),
            reflection(850, 642, 150, '#f6e3c0', 5),
            reflection(836, 690, 50, '#4f8f96', 4),
          ),
        ),
      ),
      { scale: 1.5 },
    ),
    skiff(1090, 716, 0.8, '#a81e4a', '#fff0d8', true),
    sailboat(480, 700, 1.3, '#fff0d8', '#fff6e6', '#e3b98c'),
    faint(0.5, reflection(482, 718, 84, '#fff6e6', 6)),
    glider(660, 420, 0.5, '#fff6e6', '#4a3450', -8),
    glider(740, 380, 0.36, '#fff6e6', '#4a3450', 6),
    // The roofs of Perast, below the viewer.
    land([0, 820, 300, 850, 620, 900, 640, 940], 940, '#4d4a55'),
    hillTown(
      -40,
      470,
      2,
      (x, row) => 830 + x * 0.12 + row * 62,
      (row) => 88 + row * 16,
      town,
      21,
    ),
    land([1100, 930, 1300, 868, 1600, 820], 940, '#4d4a55'),
    hillTown(
      1190,
      1640,
      2,
      (x, row) => 880 - (x - 1190) * 0.12 + row * 66,
      (row) => 92 + row * 16,
      town,
      34,
    ),
    times(4, (index) =>
      cypress(1160 + index * 18 - (index % 2) * 10, 920, 150 - index * 22, '#3d5f4c', '#22343f'),
    ),
    times(3, (index) =>
      cypress(486 + index * 26, 930, 120 + (index % 2) * 46, '#3d5f4c', '#22343f'),
    ),
  ),
)
