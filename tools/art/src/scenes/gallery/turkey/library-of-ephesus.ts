import {
  cloud,
  ellipse,
  faint,
  hours,
  land,
  path,
  poly,
  rect,
  sky,
  stack,
  tall,
  times,
  woods,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { column, entablature, pediment } from '../../../motifs/classical.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cypress } from '../../../motifs/plants.ts'

const hour = { ...hours.noon, sky: ['#2f86b8', '#84c4d4', '#f4ecd0'] } as const
const marble = { lit: '#fdeccb', mid: '#e6c79c', shade: '#b0907f', deep: '#5f4a5c' }
const inner = { lit: '#e9cfa6', mid: '#cdac88', shade: '#93786f', deep: '#4f3d52' }

/** The front of the library in two storeys; afternoon sun from the left, and a cat. */
export default tall(() =>
  stack(
    sky(800, 700, hour),
    faint(0.9, cloud(480, 120, 210, '#fff8ea', 3)),
    land([0, 560, 140, 480, 300, 520, 520, 470, 680, 510, 800, 480], 800, '#8aa37a'),
    woods([0, 620, 200, 590, 500, 600, 800, 580], 800, '#5f8a5c', 26, 4),
    cypress(56, 760, 330, '#3f7a54', '#2a5550'),
    cypress(756, 770, 380, '#3f7a54', '#2a5550'),
    rect(118, 330, 564, 480, inner.mid),
    rect(560, 330, 122, 480, inner.shade),
    // Doors and the statues' niches between them.
    times(3, (index) =>
      stack(
        rect(200 + index * 160, 590, 80, 220, marble.deep),
        rect(192 + index * 160, 580, 96, 12, marble.lit),
        rect(222 + index * 160, 610, 36, 200, '#fbe3a8'),
        rect(222 + index * 160, 610, 12, 200, '#c9a57c'),
      ),
    ),
    times(4, (index) =>
      stack(
        path(`M${136 + index * 160} 740V620a18 20 0 0 1 36 0V740Z`, marble.deep),
        path(
          `M${145 + index * 160} 740l3 -66q-6 -10 0 -16a6 7 0 1 1 12 0q6 6 0 16l3 66Z`,
          '#e9cfa6',
        ),
      ),
    ),
    times(3, (index) =>
      stack(
        rect(206 + index * 160, 400, 68, 110, marble.deep),
        rect(198 + index * 160, 392, 84, 10, marble.lit),
        rect(240 + index * 160, 400, 34, 110, '#74aebf'),
      ),
    ),
    // Lower storey: pairs of columns carrying pavilions.
    times(4, (index) =>
      stack(
        column(130 + index * 160 - 14, 810, 250, marble, 23),
        column(130 + index * 160 + 46, 810, 250, marble, 23),
        entablature(100 + index * 160, 562, 92, 36, marble),
      ),
    ),
    rect(100, 524, 600, 10, marble.mid),
    times(3, (index) =>
      stack(
        column(190 + index * 160, 524, 170, marble, 18),
        column(290 + index * 160, 524, 170, marble, 18),
      ),
    ),
    entablature(168, 356, 144, 28, marble),
    entablature(328, 356, 144, 28, marble),
    entablature(488, 356, 144, 28, marble),
    pediment(168, 328, 144, 56, marble),
    path('M328 328A72 60 0 0 1 472 328Z', marble.lit),
    path('M400 268A72 60 0 0 1 472 328H420Q424 296 400 268Z', marble.shade),
    path('M350 326A50 42 0 0 1 450 326Z', marble.deep),
    pediment(488, 328, 144, 56, marble),
    column(120, 524, 150, inner, 16),
    poly([110, 374, 132, 374, 128, 356, 118, 362], marble.mid),
    rect(0, 780, 800, 180, '#cdae80'),
    times(9, (index) =>
      stack(
        rect(120 - index * 12, 806 + index * 15, 560 + index * 24, 9, marble.lit),
        rect(120 - index * 12, 815 + index * 15, 560 + index * 24, 7, marble.shade),
      ),
    ),
    rect(0, 940, 800, 60, '#d9bd94'),
    times(8, (index) =>
      poly(
        [
          index * 110 - 20,
          940,
          index * 110 + 60,
          940,
          index * 120 + 50,
          1000,
          index * 120 - 60,
          1000,
        ],
        index % 2 ? '#e6cca4' : '#cfae88',
      ),
    ),
    faint(0.25, poly([560, 820, 680, 820, 800, 940, 800, 1000, 640, 940], '#3a2f52')),
    person(330, 880, 118, poses.walk, {
      top: '#a81e4a',
      bottom: '#fff0d8',
      cut: 'skirt',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(388, 884, -122, poses.point, { top: '#1d6a74', bottom: '#5a4a4c', skin: '#8d5a3c' }),
    person(560, 812, 96, poses.photo, { top: '#e5a33b', bottom: '#3a3a5c', hairCut: 'tail' }),
    rect(90, 930, 60, 50, marble.lit),
    rect(126, 930, 24, 50, marble.shade),
    rect(82, 922, 76, 12, marble.mid),
    cat(116, 922, 0.9, '#c8823e'),
    rect(660, 946, 74, 34, marble.mid),
    ellipse(697, 946, 37, 9, marble.lit),
    faint(0.3, ellipse(336, 882, 40, 5, '#3a2f52')),
  ),
)
