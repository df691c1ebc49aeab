import {
  circle,
  faint,
  far,
  glitter,
  hero,
  hours,
  land,
  mist,
  path,
  poly,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  sun,
  times,
  water,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { rabelo, reflection } from '../../../motifs/boats.ts'
import { ironArch } from '../../../motifs/bridge.ts'
import { bellTower, hillTown, houseRow } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#e27f5a', '#f6b66c', '#fde6b0'],
  haze: '#f3bf88',
} as const
const town = {
  walls: ['#f7d9a0', '#e9a86a', '#d9714e', '#fbeac8', '#7fa3a0', '#e8c27c'],
  roof: '#c2543a',
  roofShade: '#86343a',
  window: '#5a3046',
  light: 'right',
} as const
const distant = {
  ...town,
  walls: town.walls.map((wall) => far(wall, hour, 0.45)),
  roof: far(town.roof, hour, 0.4),
  roofShade: far(town.roofShade, hour, 0.4),
  window: far(town.window, hour, 0.4),
}
const iron = '#5a3a56'

/** Porto from the Gaia quay, the sun low on the right behind the bridge. */
export default hero(() =>
  stack(
    sky(1600, 640, hour),
    sun(1130, 330, 74, hour.sun, 3),
    mist(300, 200, 800, '#fde6b0', 5, 0.5),
    land(ridge(0, 1600, 470, { rise: 26, length: 300, seed: 5 }), 700, far('#b5695c', hour, 0.55)),
    hillTown(
      860,
      1640,
      3,
      (x, row) => 470 + row * 26 + (1640 - x) * 0.03,
      (row) => 26 + row * 4,
      distant,
      14,
    ),
    land([760, 640, 900, 560, 1180, 520, 1400, 480, 1600, 430], 700, far('#8d4f55', hour, 0.3)),
    land([0, 300, 140, 290, 320, 330, 480, 420, 640, 560, 720, 640], 700, '#a0584f'),
    bellTower(
      330,
      356,
      290,
      { wall: '#f3cf98', shade: '#a8644f', roof: '#e9a86a', roofShade: '#86443f', opening: iron },
      'right',
    ),
    hillTown(
      -30,
      560,
      5,
      (x, row) => 330 + row * 56 + Math.max(0, x - 120) * (0.42 - row * 0.06),
      (row) => 46 + row * 7,
      town,
      11,
    ),
    // The Serra do Pilar, whose rock supports the end of the upper deck: round church, round cloister.
    land([1196, 660, 1206, 420, 1240, 344, 1330, 330, 1480, 322, 1600, 330], 720, '#b0675a'),
    path('M1196 660L1206 420L1240 344L1262 344L1240 420L1262 500L1240 660Z', '#8d4a4c'),
    rect(1376, 232, 120, 100, '#f3cf98'),
    rect(1440, 232, 56, 100, '#fbe3b4'),
    path('M1366 234C1370 176 1404 158 1436 156C1468 158 1502 176 1506 234Z', '#e9a86a'),
    path('M1366 234C1370 176 1404 158 1436 156C1424 180 1416 204 1416 234Z', '#a8644f'),
    rect(1428, 134, 16, 26, '#f3cf98', 3),
    rect(1434, 112, 4, 26, iron),
    rect(1366, 230, 140, 9, '#86443f'),
    rect(1290, 274, 92, 62, '#d9a878'),
    rect(1490, 268, 130, 66, '#fbe3b4'),
    poly([1282, 276, 1300, 258, 1382, 258, 1382, 276], '#c2543a'),
    poly([1490, 270, 1490, 252, 1620, 252, 1620, 270], '#c2543a'),
    times(3, (index) => rect(1302 + index * 26, 290, 10, 18, iron, 5)),
    times(4, (index) => rect(1508 + index * 26, 288, 10, 18, iron, 5)),
    times(4, (index) => rect(1390 + index * 26, 256, 10, 24, iron, 5)),
    ironArch(800, 360, 640, 250, iron, '#c98a6c'),
    // The metro on the upper deck, and people along the rail.
    rect(640, 322, 120, 18, '#f7d9a0', 5),
    times(6, (index) => rect(648 + index * 18, 326, 11, 7, iron, 1)),
    times(9, (index) => rect(880 + index * 31 + (index % 3) * 6, 330, 4, 10, iron, 2)),
    land([1080, 640, 1160, 590, 1330, 560, 1600, 520], 720, '#8d4a4c'),
    hillTown(
      1150,
      1640,
      2,
      (x, row) => 600 - (x - 1150) * 0.08 + row * 40,
      (row) => 58 + row * 8,
      town,
      27,
    ),
    rect(0, 620, 560, 26, '#7a4450'),
    houseRow(
      times(
        9,
        (index) => [-20 + index * 62, 640, 58, 104 + ((index * 37) % 40), 60 + index] as const,
      ),
      town,
    ),
    times(
      6,
      (index) =>
        circle(40 + index * 88, 632, 15, index % 2 ? '#fbeac8' : '#a81e4a') +
        rect(25 + index * 88, 632, 30, 12, '#7a4450'),
    ),
    water(1600, 640, 900, '#f4c07c', '#c98470', '#7a5a72', '#4a3a5c'),
    glitter(1120, 650, 890, 360, '#fff0c8', 8, 18),
    ripples(0, 660, 900, 230, '#e9a37c', 44, 3),
    faint(
      0.3,
      times(9, (index) =>
        rect(
          -14 + index * 62,
          650,
          40,
          50 + ((index * 29) % 40),
          town.walls[index % 6] as string,
          6,
        ),
      ),
    ),
    rabelo(560, 730, 0.62, undefined),
    rabelo(1010, 752, 0.84, '#fbeac8'),
    faint(0.45, reflection(1010, 770, 120, '#fbeac8', 7)),
    rabelo(660, 836, 1.3, undefined),
    faint(0.5, rect(430, 842, 470, 12, '#2b1b2f', 6), reflection(660, 862, 120, '#d9a35b', 4)),
    glider(480, 190, 0.62, '#fff6e6', iron, -10),
    glider(560, 240, 0.42, '#fff6e6', iron, 8),
    rect(0, 884, 1600, 16, '#3a2440'),
  ),
)
