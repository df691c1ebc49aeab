import {
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mix,
  path,
  poly,
  rect,
  ridge,
  sky,
  stack,
  streak,
  sun,
  times,
  wide,
  woods,
  birds,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass, palm } from '../../../motifs/plants.ts'

const hour = { ...hours.dusk, sky: ['#5a2a5c', '#d9503f', '#fbb45c'], haze: '#d98a68' } as const
const lit = '#f2a85c'
const shade = '#7a3a4c'
const stair = '#fbc87c'

/** El Castillo on the evening of the equinox, with the serpent of light along its stair; the sun is on the left. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    sun(150, 450, 66, '#fff0b0', 3),
    faint(
      0.5,
      streak(420, 120, 460, 18, '#f08a5c'),
      streak(560, 180, 420, 12, '#f9b070'),
      streak(60, 210, 300, 14, '#c2505c'),
    ),
    woods(
      ridge(0, 1000, 520, { rise: 16, length: 240, seed: 6 }),
      700,
      far('#4a3a4c', hour, 0.35),
      24,
      4,
    ),
    woods(ridge(0, 1000, 552, { rise: 12, length: 200, seed: 11 }), 700, '#4a2f48', 30, 7),
    land(ridge(0, 1000, 590, { rise: 6, length: 300, seed: 3 }), 820, '#a8703c'),
    poly([300, 620, 980, 620, 1020, 720, 1020, 660], '#6a3a44'),
    // Nine terraces, each with its lit front and shaded right flank, and recessed panels.
    times(9, (i) => {
      const y = 628 - i * 34
      const half = 300 - i * 25
      const cx = 560
      return stack(
        poly(
          [cx - half, y, cx - half + 12, y - 34, cx + half - 12, y - 34, cx + half, y],
          mix(lit, '#fbc87c', i / 14),
        ),
        poly(
          [cx + half * 0.34, y, cx + half * 0.34, y - 34, cx + half - 12, y - 34, cx + half, y],
          shade,
        ),
        rect(cx - half + 10, y - 36, half * 1.34 - 14, 5, '#fbd49a'),
        times(Math.max(2, 8 - Math.floor(i / 1.4)), (k) =>
          rect(cx - half + 26 + k * 34, y - 25, 22, 15, '#c9783f'),
        ).slice(0, Math.max(2, Math.floor((half * 1.2 - 60) / 34))),
        times(Math.max(1, Math.floor((half * 0.6 - 20) / 34)), (k) =>
          rect(cx + half * 0.34 + 34 + k * 34, y - 25, 22, 15, '#5f2c40'),
        ),
      )
    }),
    // Stair off the middle of the lit face, its balustrades, the serpent's zigzag of light.
    poly([486, 628, 512, 322, 590, 322, 634, 628], '#c9783f'),
    times(32, (i) => rect(489 + i * 0.8, 620 - i * 9.6, 140 - i * 2.1, 4, stair)),
    poly([474, 628, 506, 322, 516, 322, 490, 628], stair),
    poly([628, 628, 586, 322, 598, 322, 648, 628], '#94483f'),
    times(7, (i) =>
      poly(
        [
          633 - i * 6,
          610 - i * 40,
          645 - i * 6,
          594 - i * 40,
          640 - i * 6,
          576 - i * 40,
          628 - i * 6,
          592 - i * 40,
        ],
        '#ffe9a8',
      ),
    ),
    path('M462 640c-16 -20 -8 -36 16 -36l20 8v28Z', stair),
    path('M622 640v-28l24 -8c22 0 30 16 14 36Z', '#ffe9a8'),
    ellipse(478, 616, 3, 3, '#5f2c40'),
    ellipse(648, 616, 3, 3, '#5f2c40'),
    rect(478, 256, 164, 66, lit),
    rect(586, 256, 56, 66, shade),
    rect(470, 248, 180, 12, '#fbd49a'),
    rect(586, 248, 64, 12, '#94483f'),
    rect(480, 238, 160, 12, '#e0944f'),
    rect(534, 276, 44, 46, '#4a2038'),
    rect(546, 276, 5, 46, lit),
    rect(562, 276, 5, 46, lit),
    times(6, (i) => rect(486 + i * 26, 228, 14, 12, i > 3 ? shade : lit)),
    birds(700, 210, 14, '#3a1f3c', 6, 8),
    palm(900, 640, 190, 26, { trunk: '#3f2838', leaf: '#4a3a48', light: '#7a5a48' }, 4),
    palm(60, 640, 230, -26, { trunk: '#3f2838', leaf: '#4a3a48', light: '#7a5a48' }, 7),
    land([0, 690, 240, 680, 560, 700, 1000, 672], 820, '#8f5a34'),
    person(250, 716, 104, poses.point, {
      top: '#fff0d8',
      bottom: '#3a2f4c',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(310, 720, -108, poses.photo, {
      top: '#1d6a74',
      bottom: '#c9a878',
      cut: 'shorts',
      skin: '#6b412b',
    }),
    person(366, 716, -100, poses.stand, {
      top: '#f2b93f',
      bottom: '#7d2338',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#d9a27a',
    }),
    faint(0.35, ellipse(290, 720, 60, 5, '#4a2038'), ellipse(370, 720, 60, 5, '#4a2038')),
    path('M760 760c10 -26 40 -30 64 -24l40 -10l-16 14l20 4l-26 8q-40 26 -82 8Z', '#5f7a4c'),
    line([790, 766, 780, 780], '#4f6a40', 5),
    line([826, 762, 836, 778], '#4f6a40', 5),
    grass(0, 800, 1000, 50, '#5f3a30', 5),
    grass(0, 808, 1000, 36, '#452a2c', 9),
  ),
)
