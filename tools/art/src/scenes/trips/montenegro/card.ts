import {
  card,
  faint,
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
  times,
  water,
  cirrus,
  whitecaps,
} from '../../../kit/index.ts'
import { reflection, sailboat } from '../../../motifs/boats.ts'
import { cypress } from '../../../motifs/plants.ts'
import { bellTower, hillTown } from '../../../motifs/town.ts'

const hour = {
  ...hours.noon,
  sky: ['#2f86ac', '#86c6cf', '#e9f1d8'],
  haze: '#bcdad6',
} as const
const town = {
  walls: ['#f8e8cc', '#efd4a4', '#fbf0dc'],
  roof: '#cf5f3c',
  roofShade: '#923f3c',
  window: '#3d5568',
  shutter: '#3f7f7a',
} as const

/** Perast from above at noon: bell tower, red roofs, and the bay's blue beyond. Light from the left. */
export default card(() =>
  stack(
    sky(800, 300, hour),
    cirrus(20, 40, 520, '#f6f8f0', 4, 0.8),
    mountains([-40, 230, 80, 150, 190, 210, 330, 80, 430, 160, 560, 60, 700, 170, 840, 110], 330, {
      lit: far('#b8b3a0', hour, 0.4),
      shade: far('#5f7f92', hour, 0.35),
      seed: 4,
      rough: 6,
    }),
    mist(80, 270, 640, '#f6fbe8', 4, 0.6),
    land([0, 306, 200, 288, 420, 296, 640, 280, 800, 290], 340, far('#5f8a68', hour, 0.3)),
    times(12, (index) =>
      rect(
        420 + index * 28,
        300 - (index % 3) * 5,
        14,
        12,
        index % 2 ? '#f8e8cc' : far('#cf5f3c', hour, 0.2),
      ),
    ),
    water(800, 312, 600, '#8fcfd0', '#3f9fb2', '#2a7f9c', '#1f6485'),
    ripples(0, 320, 800, 240, '#a8dcd8', 70, 3),
    whitecaps([0, 334, 470, 230], '#f3fbf6', 30, 3),
    sailboat(236, 430, 1.15, '#fff6e6', '#fff6e6', '#bfd6da'),
    faint(0.5, reflection(238, 444, 80, '#fff6e6', 5)),
    sailboat(96, 356, 0.42, '#fff6e6', '#fff6e6', '#bfd6da'),
    land([330, 640, 420, 520, 560, 480, 800, 440], 620, '#6f8a68'),
    times(4, (index) =>
      cypress(764 - index * 22, 470 + index * 8, 110 - (index % 2) * 34, '#4a7f5c', '#2a5558'),
    ),
    hillTown(
      470,
      820,
      1,
      (x) => 500 - (x - 470) * 0.1,
      () => 62,
      town,
      4,
    ),
    bellTower(560, 590, 470, {
      wall: '#fbeccb',
      shade: '#b9a193',
      roof: '#cf5f3c',
      roofShade: '#923f3c',
      opening: '#3d4a62',
    }),
    rect(540, 430, 12, 20, '#fff6e6'),
    hillTown(
      380,
      840,
      2,
      (x, row) => 570 + row * 74 - (x - 380) * 0.08,
      (row) => 78 + row * 18,
      town,
      17,
    ),
    hillTown(
      -30,
      240,
      1,
      (x) => 650 + x * 0.1,
      () => 100,
      town,
      29,
    ),
    path('M0 600V566Q120 574 250 600Z', '#a99a86'),
  ),
)
