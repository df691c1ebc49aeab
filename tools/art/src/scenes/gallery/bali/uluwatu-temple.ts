import {
  birds,
  curve,
  faint,
  foam,
  glitter,
  hours,
  line,
  path,
  poly,
  ripples,
  shaded,
  sky,
  stack,
  streak,
  stroke,
  sun,
  tall,
  times,
  water,
  woods,
} from '../../../kit/index.ts'
import { meru } from '../../../motifs/bali.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.dusk, sky: ['#3f3a78', '#d8627a', '#fdc07a'] } as const
const dark = {
  thatch: '#33224a',
  thatchShade: '#241638',
  wood: '#6a2c4c',
  gold: '#fbc46a',
  stone: '#5a3450',
}
const cliff = { lit: '#f2b98a', mid: '#c67a6c', shade: '#8a4a62', deep: '#54305a' }

/** The temple at the edge, seventy metres above the swell; the sun is low on the left. */
export default tall(() =>
  stack(
    sky(800, 700, hour),
    faint(
      0.55,
      times(5, (index) =>
        streak(-60 + ((index * 211) % 420), 130 + index * 66, 360 - index * 30, 13, '#f59a7a'),
      ),
    ),
    sun(190, 560, 96, '#ffe6a0', 3),
    birds(130, 330, 14, '#33224a', 5, 4),
    water(800, 640, 1000, '#fbb878', '#c8607a', '#5a3a78', '#2c2458'),
    glitter(190, 646, 990, 240, '#ffe8ac', 4, 20),
    ripples(0, 660, 560, 320, '#f39a80', 60, 9),
    // The headland: its faces in turn from the light into the shade, down to the surf.
    shaded(
      'M300 400C284 440 300 480 290 530C300 580 282 640 300 700C292 760 306 820 290 884L820 930V380H320Z',
      cliff.mid,
      poly([260, 380, 372, 380, 392, 500, 360, 620, 388, 740, 356, 930, 260, 930], cliff.lit),
      poly(
        [
          470, 380, 560, 380, 600, 520, 556, 640, 600, 780, 560, 940, 450, 940, 486, 780, 452, 640,
          490, 520,
        ],
        cliff.shade,
      ),
      poly([560, 380, 820, 380, 820, 940, 560, 940, 600, 780, 556, 640, 600, 520], cliff.deep),
      times(7, (index) =>
        path(
          `M${330 + index * 40} ${450 + (index % 3) * 60}l8 ${120 + (index % 2) * 60}l-6 0l-8 -70Z`,
          index % 2 ? cliff.shade : '#a8616a',
        ),
      ),
      stroke('M270 540Q380 560 500 546T820 560M270 700Q400 724 540 706T820 724', '#7d4460', 4),
      path('M300 884C296 850 330 830 352 850C372 868 372 900 366 930H290Z', '#33224a'),
    ),
    foam(250, 900, 330, 46, '#ffe9d0', 3),
    foam(232, 924, 420, 36, '#e79a92', 8),
    stroke(curve([560, 926, 640, 944, 740, 936, 820, 950]), '#ffe9d0', 9),
    // On top: trees, the wall along the edge, the gate and the shrines.
    path(
      'M296 404C310 380 340 372 380 374L560 360L820 330V420C700 400 500 396 296 410Z',
      '#3f3a52',
    ),
    woods([470, 372, 560, 350, 660, 330, 740, 322, 820, 318], 420, '#33304c', 34, 5),
    woods([420, 392, 520, 384, 640, 372, 820, 366], 420, '#46405a', 24, 8),
    poly([312, 400, 312, 382, 470, 372, 470, 394], '#7d4a5c'),
    times(7, (index) =>
      poly(
        [
          314 + index * 23,
          382 - index * 1.5,
          332 + index * 23,
          380 - index * 1.5,
          323 + index * 23,
          366 - index * 1.5,
        ],
        '#5a3450',
      ),
    ),
    meru(380, 384, 158, 3, dark),
    meru(318, 392, 84, 1, dark),
    meru(452, 382, 104, 2, dark),
    meru(540, 372, 120, 3, dark),
    // The path along the edge, with people in sarongs on their way to the kecak.
    stroke(curve([820, 404, 720, 404, 620, 408, 540, 404, 470, 404]), '#f6cf9c', 7),
    line([800, 398, 560, 400], '#5a3450', 3),
    times(7, (index) => line([800 - index * 40, 398, 800 - index * 40, 384], '#5a3450', 3)),
    person(640, 408, 58, poses.walk, {
      top: '#fff0d8',
      bottom: '#e5a33b',
      cut: 'sarong',
      hairCut: 'bun',
      skin: '#8d5a3c',
    }),
    person(672, 408, -56, poses.stand, {
      top: '#a81e4a',
      bottom: '#5a3a78',
      cut: 'sarong',
      skin: '#d9a27a',
    }),
    person(736, 408, -60, poses.photo, {
      top: '#1d8a8c',
      bottom: '#c25a7c',
      cut: 'sarong',
      hairCut: 'long',
      skin: '#b67a52',
    }),
    // Fishermen far below, for scale.
    path('M120 830q40 14 84 0l-10 14h-64Z', '#2c1c40'),
    line([134, 826, 134, 846], '#2c1c40', 4),
    path('M160 830V776q30 20 34 52Z', '#fff0d8'),
  ),
)
