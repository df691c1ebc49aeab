import {
  bend,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  rect,
  stack,
  tall,
  times,
} from '../../../kit/index.ts'
import { mosaicLamp, spiceCone } from '../../../motifs/market.ts'
import { person, poses } from '../../../motifs/people.ts'

const wall = '#c98a4e'
const lampColors = [
  ['#1d6a74', '#f2c14e', '#ffe3a0'],
  ['#a81e4a', '#f7b4a0', '#ffd98a'],
  ['#3d5aa0', '#8fd0d4', '#ffe3a0'],
  ['#c8623e', '#ffe3a0', '#fff0c8'],
] as const

/** Under the painted vaults: light comes from the lamps, and daylight through the far arch. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#7a3f3c'),
    path('M0 0H800V300Q400 -140 0 300Z', '#5a2c38'),
    path('M90 1000V420A310 330 0 0 1 710 420V1000Z', '#94503f'),
    path('M170 1000V440A230 250 0 0 1 630 440V1000Z', '#b06a42'),
    path('M250 1000V460A150 170 0 0 1 550 460V1000Z', wall),
    path('M320 1000V480A80 96 0 0 1 480 480V1000Z', '#fbe3a8'),
    faint(0.35, poly([330, 560, 470, 560, 700, 1000, 100, 1000], '#fdf0c8')),
    // Tulips painted round the arches.
    times(9, (index) => {
      const a = Math.PI * (1 + (index + 0.5) / 9)
      const [x, y] = [400 + Math.cos(a) * 270, 430 + Math.sin(a) * 290]
      return circle(x, y, 13, '#1d6a74') + circle(x, y, 7, '#f2c14e')
    }),
    times(7, (index) => {
      const a = Math.PI * (1 + (index + 0.5) / 7)
      return circle(400 + Math.cos(a) * 190, 450 + Math.sin(a) * 210, 9, '#a81e4a')
    }),
    rect(360, 470, 5, 40, '#c98a4e'),
    rect(320, 508, 160, 5, '#c98a4e'),
    person(384, 690, 120, poses.walk, {
      top: '#a81e4a',
      bottom: '#3a2a44',
      hairCut: 'long',
      pack: '#1d6a74',
    }),
    person(440, 680, 112, poses.walk, { top: '#fff0d8', bottom: '#3a3a5c', skin: '#8d5a3c' }),
    person(330, 650, 92, poses.stand, {
      top: '#7f9a83',
      bottom: '#3a2a44',
      hairCut: 'scarf',
      hat: '#e5a33b',
    }),
    // Shelves of jars, right and left.
    times(3, (row) =>
      stack(
        poly(
          [0, 470 + row * 100, 170, 500 + row * 62, 170, 512 + row * 62, 0, 486 + row * 100],
          '#4a2430',
        ),
        times(5, (index) =>
          rect(
            8 + index * 32,
            428 + row * 92 + index * 3 - index * row * 7,
            23 - index * 1.6,
            46 - index * 4,
            ['#e5a33b', '#a81e4a', '#7f9a5c', '#c8623e', '#fbe3a8'][(index + row) % 5] as string,
            5,
          ),
        ),
      ),
    ),
    times(3, (row) =>
      stack(
        poly(
          [800, 470 + row * 100, 630, 500 + row * 62, 630, 512 + row * 62, 800, 486 + row * 100],
          '#4a2430',
        ),
        times(5, (index) =>
          rect(
            768 - index * 32,
            428 + row * 92 + index * 3 - index * row * 7,
            23 - index * 1.6,
            46 - index * 4,
            ['#c8623e', '#fbe3a8', '#a81e4a', '#e5a33b', '#7f9a5c'][(index + row) % 5] as string,
            5,
          ),
        ),
      ),
    ),
    mosaicLamp(130, 0, 190, 110, lampColors[0]),
    mosaicLamp(300, 0, 120, 84, lampColors[1]),
    mosaicLamp(470, 0, 170, 96, lampColors[2]),
    mosaicLamp(650, 0, 150, 122, lampColors[3]),
    mosaicLamp(220, 0, 300, 60, lampColors[3]),
    mosaicLamp(560, 0, 280, 64, lampColors[0]),
    mosaicLamp(394, 0, 262, 44, lampColors[1]),
    person(646, 830, -230, poses.point, {
      top: '#fff0d8',
      bottom: '#3a2a44',
      skin: '#b67a52',
      hair: '#3a2a2a',
      face: true,
    }),
    // The heaps: turmeric, sumac, mint, saffron, paprika, rose.
    times(3, (index) =>
      spiceCone(
        110 + index * 120,
        850,
        112,
        ['#8a9a4c', '#d9a35b', '#a8435c'][index] as string,
        '#b98a5c',
        index + 3,
      ),
    ),
    spiceCone(640, 870, 140, '#e2873b', '#c99a68', 9),
    spiceCone(520, 880, 128, '#7a2f3a', '#b98a5c', 12),
    spiceCone(90, 960, 170, '#e5a72e', '#d9b07c', 21),
    spiceCone(270, 980, 180, '#b5322f', '#c99a68', 24),
    spiceCone(460, 990, 176, '#6f8a3f', '#d9b07c', 27),
    spiceCone(660, 1000, 200, '#f0bd3a', '#c99a68', 30),
    line([316, 830, 350, 880], '#8a5a3c', 7),
    ellipse(356, 890, 20, 9, '#c98a3c', 50),
    times(4, (index) =>
      bend([110 + index * 190, 900, 116 + index * 190, 888, 122 + index * 186, 884], '#fff0d8', 3),
    ),
  ),
)
