import {
  birds,
  far,
  hero,
  hours,
  land,
  mist,
  path,
  random,
  rects,
  ridge,
  shaded,
  sky,
  stack,
  sun,
} from '../../../kit/index.ts'
import { balloon } from '../../../motifs/balloon.ts'
import { fairyChimney, tuffCones } from '../../../motifs/cappadocia.ts'
import { horseman } from '../../../motifs/riders.ts'
import { scrub } from '../../../motifs/plants.ts'

const hour = { ...hours.dawn, sky: ['#6a72a8', '#e9a0a2', '#fcdcaa'], haze: '#edbfae' } as const
const rose = '#e0a08a'
const tuff = {
  lit: '#f6d4ac',
  shade: '#b9718a',
  cap: '#8a5a68',
  door: '#4a2b45',
  light: 'right',
} as const
const wine = '#a81e4a'
const saffron = '#e5a33b'
const sea = '#1d6a74'
const cream = '#fff0d8'

const rnd = random('goreme')

/** The far balloons: x, y and scale of each. Nearly all of the sky has some. */
const distant = [
  [150, 330, 0.16],
  [262, 214, 0.22],
  [392, 300, 0.13],
  [470, 196, 0.15],
  [596, 424, 0.11],
  [868, 208, 0.14],
  [880, 396, 0.12],
  [1130, 196, 0.17],
  [1220, 350, 0.24],
  [1370, 230, 0.15],
  [1480, 372, 0.13],
].map(([x = 0, y = 0, scale = 0]) => {
  const colors = rnd.pick([
    [wine, cream],
    [saffron, wine],
    [sea, cream],
    [cream, saffron],
  ])
  return balloon(x, y, scale, {
    colors: colors.map((color) => far(color, hour, 0.42)),
    light: 'right',
    shade: 0.16,
    ink: '#8d6478',
  })
})

/** Uçhisar, the castle rock full of caves, in the distance above everything. */
const castleRock = shaded(
  'M330 640C356 590 372 560 400 536C410 500 424 470 452 452C460 432 478 424 494 430L508 418L530 424L540 444C566 452 576 480 584 508C612 532 626 580 660 640Z',
  far('#e8bf9c', hour, 0.3),
  path(
    'M330 640C356 590 372 560 400 536C410 500 424 470 452 452C460 432 478 424 494 430C484 470 470 480 478 520C450 560 470 590 452 640Z',
    far('#a86e8c', hour, 0.3),
  ),
  rects(
    [
      [502, 466, 8, 10],
      [524, 480, 9, 11],
      [498, 506, 8, 10],
      [536, 516, 9, 12],
      [512, 540, 9, 11],
      [560, 552, 9, 12],
      [500, 578, 9, 12],
      [536, 584, 10, 13],
      [588, 594, 9, 12],
    ],
    far('#6a4360', hour, 0.2),
  ),
)

/** Göreme at dawn: the sun low on the right, every balloon lit from there. */
export default hero(() =>
  stack(
    sky(1600, 640, hour),
    sun(1076, 500, 62, hour.sun, 3),
    land(ridge(0, 1600, 506, { rise: 34, length: 420, seed: 3 }), 900, far('#8d5f86', hour, 0.6)),
    land(
      [0, 500, 160, 492, 300, 500, 380, 552, 700, 560, 1100, 566, 1600, 548],
      900,
      far('#9a6385', hour, 0.42),
    ),
    distant,
    castleRock,
    mist(60, 586, 1500, '#fde6c4', 8, 0.6),
    tuffCones(
      600,
      660,
      1060,
      128,
      { lit: far(tuff.lit, hour, 0.4), shade: far(tuff.shade, hour, 0.36), light: 'right' },
      12,
    ),
    tuffCones(
      -40,
      660,
      420,
      120,
      { lit: far(tuff.lit, hour, 0.4), shade: far(tuff.shade, hour, 0.36), light: 'right' },
      19,
    ),
    land(ridge(0, 1600, 650, { rise: 12, length: 260, seed: 9 }), 900, far(rose, hour, 0.22)),
    mist(300, 668, 1200, '#fde6c4', 5, 0.45),
    balloon(984, 306, 0.5, { colors: [sea, cream], band: saffron, light: 'right', riders: true }),
    balloon(500, 312, 0.36, { colors: [saffron, wine], light: 'right', riders: true }),
    balloon(724, 322, 0.94, {
      colors: [wine, cream],
      band: '#7d1740',
      light: 'right',
      riders: true,
    }),
    birds(560, 176, 13, '#6d4a70', 4),
    land(ridge(0, 1600, 716, { rise: 12, length: 330, seed: 17 }), 900, '#d08a7e'),
    fairyChimney(1052, 742, 218, tuff, 8, 2),
    fairyChimney(1250, 736, 200, tuff, 15, 0),
    fairyChimney(1150, 760, 326, tuff, 4, 3),
    fairyChimney(1386, 752, 250, tuff, 23, 2),
    fairyChimney(470, 736, 178, tuff, 23, 1),
    fairyChimney(572, 760, 290, tuff, 6, 3),
    fairyChimney(308, 752, 280, tuff, 12, 2),
    fairyChimney(196, 742, 200, tuff, 31, 0),
    land(ridge(0, 1600, 748, { rise: 9, length: 380, seed: 21 }), 900, '#a85a6a'),
    horseman(782, 762, 0.66, '#3b1f3b', wine),
    horseman(876, 766, 0.6, '#3b1f3b', saffron),
    land(ridge(0, 1600, 806, { rise: 10, length: 300, seed: 5 }), 900, '#7a3f5a'),
    scrub(0, 816, 1600, 30, '#5a2f4c', 3),
    land(ridge(0, 1600, 862, { rise: 12, length: 340, seed: 8 }), 900, '#432443'),
    scrub(0, 870, 1600, 44, '#341a38', 9),
  ),
)
