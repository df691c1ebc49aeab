import {
  bend,
  circle,
  faint,
  line,
  path,
  rect,
  stack,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'

const blue = '#2f6fb0'
const pale = '#9cc4e0'
const white = '#f6f3e8'
const stone = '#e9d9b8'

const tile = (x: number, y: number, odd: boolean): Svg =>
  odd
    ? path(
        `M${x} ${y + 25}Q${x + 25} ${y + 25} ${x + 25} ${y}Q${x + 25} ${y + 25} ${x + 50} ${y + 25}Q${x + 25} ${y + 25} ${x + 25} ${y + 50}Q${x + 25} ${y + 25} ${x} ${y + 25}Z`,
        blue,
      ) + circle(x + 25, y + 25, 7, '#e5a33b')
    : path(`M${x + 25} ${y + 5}l20 20l-20 20l-20 -20Z`, pale) +
      path(`M${x + 25} ${y + 14}l11 11l-11 11l-11 -11Z`, blue)

/** A French window with its stone frame and iron balcony. */
const opening = (x: number, y: number, inside: Svg, open = true): Svg =>
  stack(
    rect(x - 16, y - 16, 172, 286, stone),
    rect(x + 128, y - 16, 28, 286, '#c4ae8c'),
    rect(x - 24, y - 28, 188, 18, '#f3e6c8'),
    rect(x, y, 140, 262, '#2b3a4c'),
    inside,
    open
      ? stack(
          rect(x, y, 34, 262, '#3f8a6c'),
          rect(x + 106, y, 34, 262, '#2f6a58'),
          times(11, (i) => rect(x + 5, y + 10 + i * 23, 24, 12, '#56a482')),
          times(11, (i) => rect(x + 111, y + 10 + i * 23, 24, 12, '#3f7c66')),
        )
      : stack(
          rect(x + 66, y, 8, 262, white),
          rect(x, y + 126, 140, 6, white),
          path(`M${x + 8} ${y + 250}L${x + 60} ${y + 8}H${x + 8}Z`, white, ' opacity="0.85"'),
          path(
            `M${x + 132} ${y + 250}L${x + 80} ${y + 8}H${x + 132}Z`,
            '#dfe3e0',
            ' opacity="0.85"',
          ),
        ),
    rect(x - 28, y + 262, 196, 14, '#c4ae8c'),
    times(12, (i) => rect(x - 22 + i * 16, y + 168, 4, 96, '#2b2f3c')),
    rect(x - 28, y + 160, 196, 9, '#2b2f3c'),
    times(
      6,
      (i) =>
        `<circle cx="${x - 6 + i * 32}" cy="${y + 216}" r="11" fill="none" stroke="#2b2f3c" stroke-width="4"/>`,
    ),
  )

const geraniums = (x: number, y: number): Svg =>
  stack(
    path(`M${x} ${y}h90l-8 30h-74Z`, '#c8623e'),
    times(9, (i) => circle(x + 6 + i * 10, y - 6 - (i % 3) * 9, 11, i % 2 ? '#5f9a4c' : '#e2404c')),
    times(5, (i) => circle(x + 10 + i * 17, y - 20 - (i % 2) * 8, 8, '#f0707a')),
  )

/** A front in Graça at four o'clock; the sun from the left casts the washing's shadow on the tiles. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, white),
    times(320, (index) =>
      tile(
        (index % 16) * 50,
        Math.floor(index / 16) * 50,
        (index + Math.floor(index / 16)) % 2 === 0,
      ),
    ),
    rect(0, 0, 800, 34, stone),
    rect(0, 34, 800, 8, '#c4ae8c'),
    rect(0, 470, 800, 22, stone),
    rect(0, 490, 800, 6, '#c4ae8c'),
    opening(90, 130, path('M90 392L160 300L230 392Z', '#3f5468')),
    opening(330, 130, '', false),
    opening(
      570,
      130,
      stack(
        rect(570, 130, 140, 262, '#5a4a54'),
        person(640, 392, 225, poses.wave, {
          top: '#a81e4a',
          bottom: '#3a3a4c',
          hairCut: 'curls',
          skin: '#8d5a3c',
          face: true,
        }),
      ),
      true,
    ),
    geraniums(352, 360),
    geraniums(110, 360),
    // The line between the balconies, and its shadow.
    faint(
      0.22,
      times(7, (index) =>
        path(
          `M${130 + index * 82} ${484 + Math.sin((index / 6) * Math.PI) * 30}h58v${70 + (index % 3) * 26}h-58Z`,
          '#1d2f54',
        ),
      ),
    ),
    bend([70, 420, 400, 460, 730, 420], '#3a3a4c', 3),
    path('M110 436h58l6 92h-22l-6 -40l-6 40h-24Z', '#3f5a8c'),
    path('M200 446h20q10 10 20 0h20l22 20l-14 14l-10 -8v64h-50v-64l-10 8l-14 -14Z', '#fffdf6'),
    times(4, (i) => rect(208, 476 + i * 15, 46, 6, '#c22f4a')),
    rect(310, 456, 74, 104, '#f2c14e'),
    rect(310, 470, 74, 8, '#fffdf6'),
    rect(310, 536, 74, 8, '#fffdf6'),
    path('M420 458h30q6 40 14 96h-60q8 -60 16 -96Z', '#d9748a'),
    path('M440 458h10q6 40 14 96h-20Z', '#a84c68'),
    rect(500, 452, 50, 70, '#fffdf6'),
    rect(560, 448, 22, 50, '#1d6a74'),
    rect(588, 446, 22, 50, '#1d6a74'),
    path('M640 440h54l-8 40h-14l-5 -14l-5 14h-14Z', '#e2574c'),
    times(14, (i) => rect(114 + i * 42, 430 + Math.sin((i / 13) * Math.PI) * 22, 4, 14, '#a8683c')),
    opening(
      90,
      620,
      stack(
        rect(124, 700, 72, 180, '#5a4a54'),
        path(
          'M150 782q-20 -6 -18 -34q2 -22 16 -26l-2 -18l12 8h12l12 -8l-2 18q14 6 14 28q0 30 -16 34Z',
          '#e09a4c',
        ),
        circle(154, 726, 3, '#2b2f3c'),
        circle(170, 726, 3, '#2b2f3c'),
        path('M158 734l4 4l4 -4Z', '#a8434c'),
        line([146, 736, 128, 732], '#fffdf6', 1.6),
        line([178, 736, 196, 732], '#fffdf6', 1.6),
        times(3, (i) => line([148 + i * 12, 708, 149 + i * 12, 716], '#b5702c', 3)),
      ),
    ),
    opening(570, 620, '', false),
    // The door, its lamp, and someone with bread.
    rect(316, 600, 168, 400, stone),
    rect(456, 600, 28, 400, '#c4ae8c'),
    path('M334 1000V700A66 72 0 0 1 466 700V1000Z', '#1d5a4c'),
    path('M400 628A66 72 0 0 1 466 700V1000H400Z', '#174a40'),
    path('M346 696A54 58 0 0 1 454 696Z', '#f7dfa4'),
    times(5, (i) =>
      line(
        [
          400,
          696,
          400 + Math.cos(Math.PI * (1 + (i + 0.5) / 5)) * 54,
          696 + Math.sin(Math.PI * (1 + (i + 0.5) / 5)) * 58,
        ],
        '#1d5a4c',
        4,
      ),
    ),
    rect(346, 730, 44, 110, '#2a6f5c'),
    rect(410, 730, 44, 110, '#1f5a4c'),
    rect(346, 860, 44, 110, '#2a6f5c'),
    rect(410, 860, 44, 110, '#1f5a4c'),
    circle(392, 850, 6, '#f2c14e'),
    rect(490, 640, 24, 6, '#2b2f3c'),
    path('M502 646l16 12l-5 36h-22l-5 -36Z', '#ffe09a'),
    rect(388, 590, 24, 22, blue),
    rect(392, 594, 16, 14, white),
    rect(0, 976, 800, 24, '#b9a894'),
    times(20, (i) => rect(i * 42, 978, 38, 20, i % 2 ? '#cdbfa8' : '#a8988a', 3)),
    person(300, 990, 240, poses.walk, {
      top: '#fffdf6',
      bottom: '#3f5a8c',
      cut: 'skirt',
      hairCut: 'scarf',
      hat: '#d9748a',
      skin: '#d9a27a',
    }),
    path('M340 842l44 -26l8 10l-40 34Z', '#d9984a'),
    path('M336 850l50 -14l4 12l-46 18Z', '#c47f38'),
  ),
)
