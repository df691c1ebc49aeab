import {
  circle,
  darken,
  ellipse,
  faint,
  line,
  path,
  poly,
  rect,
  shaded,
  stack,
  stroke,
  tall,
  times,
} from '../../../kit/index.ts'
import { figure } from '../../../motifs/figure.ts'
import { person, poses } from '../../../motifs/people.ts'
import { frontHead, inBody } from '../../../motifs/portrait.ts'

const white = '#fdf3e0'
const fold = '#d3bfb8'
const felt = '#b98250'

/** A tall felt hat, in the coordinates of a portrait. */
const sikke = stack(
  path(
    'M108 104C104 40 108 -20 122 -34Q160 -48 198 -34C212 -20 216 40 212 104Q160 82 108 104Z',
    felt,
  ),
  path(
    'M176 -42Q190 -40 198 -34C212 -20 216 40 212 104Q196 96 182 93C190 50 188 0 176 -42Z',
    darken(felt, 0.28),
  ),
  stroke('M116 84Q160 66 204 84', darken(felt, 0.18), 5),
)

/** The skirt, opened by the turning; its waist is at (0, -53). */
const skirt = stack(
  path('M-56 -21C-40 -8 38 -8 56 -22C50 -2 -48 -1 -56 -21Z', '#8d7480'),
  shaded(
    'M-8.5 -55C-18 -46 -42 -36 -60 -27C-66 -22 -58 -16 -44 -14C-32 -18 -24 -8 -10 -9C4 -10 8 -16 22 -12C36 -8 42 -16 54 -18C64 -21 64 -26 58 -29C42 -36 18 -46 8.5 -55Z',
    white,
    path('M-5 -56C-14 -42 -34 -30 -52 -12L-36 -8C-22 -24 -8 -40 -1 -56Z', fold),
    path('M0 -56C-4 -40 -12 -24 -20 -6L-6 -4C0 -22 4 -40 4 -56Z', '#e9dacb'),
    path('M4 -56C10 -40 16 -26 18 -4L34 -6C26 -26 14 -42 7 -57Z', fold),
    path('M8 -55C20 -44 38 -34 50 -12L70 -20V-40C40 -40 20 -48 8 -55Z', darken(fold, 0.1)),
  ),
  stroke(
    'M-60 -26C-62 -20 -54 -16 -44 -14.6C-32 -18 -24 -8.6 -10 -9.6C4 -10.4 8 -16 22 -12.6C36 -8.6 42 -16 54 -18.6C62 -21 62 -25 58 -28',
    '#fffaf0',
    1.1,
  ),
  rect(-8.8, -57, 17.6, 4, '#2b1b2f', 1.4),
)

/** In the lamplit hall of a lodge; one lamp, high on the left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3a2444'),
    times(5, (index) =>
      path(
        `M${-60 + index * 190} 700V340A85 100 0 0 1 ${110 + index * 190} 340V700Z`,
        index % 2 ? '#2c1a3a' : '#311d3e',
      ),
    ),
    times(
      6,
      (index) =>
        rect(-72 + index * 190, 300, 24, 420, '#5a3450') +
        rect(-72 + index * 190, 286, 36, 18, '#7a4a5c'),
    ),
    rect(0, 180, 800, 22, '#7a4a5c'),
    rect(0, 200, 800, 8, '#4a2a44'),
    times(20, (index) => path(`M${index * 42} 180v-30q10 -16 20 0v30Z`, '#5a3450')),
    faint(0.16, poly([150, 60, 300, 60, 800, 900, 40, 900], '#ffd98a')),
    line([226, 0, 226, 60], '#c98a3c', 5),
    path('M150 70Q226 30 302 70L286 92H166Z', '#c98a3c'),
    times(7, (index) => circle(162 + index * 21, 98, 7, '#ffe9b0')),
    // Musicians on their platform, with ney and drums.
    rect(0, 600, 800, 120, '#5a3040'),
    rect(0, 596, 800, 12, '#8a5248'),
    times(3, (index) => {
      const x = [76, 640, 728][index]!
      return stack(
        person(x, 640, index ? 170 : 164, poses.sitCrossed, {
          top: '#2a2030',
          bottom: '#1f1826',
          skin: ['#b67a52', '#c98a62', '#a5683f'][index]!,
        }),
        path(`M${x - 11} ${640 - 90}l3 -38q8 -5 16 0l3 38Z`, felt),
        index === 1
          ? circle(x - 14, 616, 17, '#8a5a3c') +
              ellipse(x - 14, 606, 17, 8, '#e9c99a') +
              circle(x + 18, 618, 14, '#7a4a34') +
              ellipse(x + 18, 610, 14, 7, '#e9c99a')
          : line([x - 2, 566, x + 42, 606], '#e9c99a', 5),
      )
    }),
    rect(0, 716, 800, 284, '#8a4a3c'),
    times(9, (index) =>
      poly(
        [
          400 + (index - 4) * 60,
          716,
          404 + (index - 4) * 60,
          716,
          400 + (index - 4) * 260,
          1000,
          388 + (index - 4) * 260,
          1000,
        ],
        '#73393a',
      ),
    ),
    faint(0.4, ellipse(420, 884, 350, 54, '#2b1230'), ellipse(420, 884, 230, 32, '#2b1230')),
    figure(402, 884, 640, {
      pose: {
        ...poses.stand,
        arms: [
          // His right hand receives, his left hand gives.
          [
            [-28, -88],
            [-40, -106],
          ],
          [
            [30, -80],
            [47, -73],
          ],
        ],
        legs: [
          [
            [-4, -24],
            [-7, -7],
          ],
          [
            [2, -24],
            [3, 0],
          ],
        ],
      },
      head:
        frontHead({
          skin: '#c98a62',
          hair: '#3a2430',
          cut: 'bald',
          eyes: 'closed',
          beard: 'short',
        }) + inBody(sikke),
      lean: 13,
      skin: '#c98a62',
      top: white,
      trousers: '#efe0cc',
      shoes: '#2b1b2f',
      hands: ['flat', 'flat'],
      wrists: [-46, 44],
      lap: skirt,
    }),
  ),
)
