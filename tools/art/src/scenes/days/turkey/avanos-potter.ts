import {
  at,
  circle,
  type Color,
  darken,
  ellipse,
  faint,
  lighten,
  line,
  path,
  poly,
  rect,
  shaded,
  stack,
  stroke,
  times,
  wide,
} from '../../../kit/index.ts'
import { figure } from '../../../motifs/figure.ts'
import { sideHead } from '../../../motifs/heads.ts'
import { poses } from '../../../motifs/poses.ts'

const clay = '#c8623e'

/** A pot on a board, its foot at (x, y). */
const pot = (x: number, y: number, w: number, h: number, color: Color, handles = false) =>
  stack(
    handles
      ? stroke(
          `M${x - w * 0.2} ${y - h * 0.9}q${-w * 0.5} ${h * 0.06} ${-w * 0.26} ${h * 0.4}M${x + w * 0.2} ${y - h * 0.9}q${w * 0.5} ${h * 0.06} ${w * 0.26} ${h * 0.4}`,
          darken(color, 0.15),
          w * 0.09,
        )
      : '',
    shaded(
      `M${x - w * 0.24} ${y}C${x - w * 0.6} ${y - h * 0.3} ${x - w * 0.56} ${y - h * 0.66} ${x - w * 0.18} ${y - h * 0.82}L${x - w * 0.24} ${y - h}H${x + w * 0.24}L${x + w * 0.18} ${y - h * 0.82}C${x + w * 0.56} ${y - h * 0.66} ${x + w * 0.6} ${y - h * 0.3} ${x + w * 0.24} ${y}Z`,
      color,
      path(
        `M${x + w * 0.12} ${y - h}C${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.2} ${y - h * 0.2} ${x} ${y}H${x + w}V${y - h}Z`,
        darken(color, 0.22),
      ),
      stroke(
        `M${x - w * 0.6} ${y - h * 0.5}Q${x} ${y - h * 0.42} ${x + w * 0.6} ${y - h * 0.5}`,
        lighten(color, 0.3),
        h * 0.04,
      ),
    ),
  )

/** A workshop cut into the tuff at Avanos; light comes through the window on the right, from the Red River. */
export default wide(() =>
  stack(
    rect(0, 0, 1000, 800, '#b08a6c'),
    path('M0 0H1000V180Q760 40 500 44T0 210Z', '#8d6a58'),
    path('M0 0H260C170 200 170 460 210 660H0Z', '#9a755e'),
    times(9, (index) =>
      stroke(`M${60 + index * 120} ${90 + (index % 3) * 70}q16 10 34 2`, '#c7a484', 5),
    ),
    // The window: the river, its footbridge and the poplars on the far bank.
    path('M640 430V200A110 110 0 0 1 860 200V430Z', '#7d5a4a'),
    path('M656 418V204A94 94 0 0 1 844 204V418Z', '#cfe3e4'),
    at(
      0,
      0,
      stack(
        path('M656 300C700 270 780 280 844 262V418H656Z', '#d9b48c'),
        times(6, (index) => ellipse(672 + index * 31, 292 - (index % 2) * 10, 7, 34, '#6f9a5c')),
        path('M656 318H844V352H656Z', '#a8c0a0'),
        path('M656 346C720 338 780 350 844 340V418H656Z', '#b5644a'),
        stroke('M656 366Q740 356 844 364M670 390Q750 380 844 388', '#d98c68', 4),
        line([656, 330, 844, 322], '#6a4a3c', 4),
        times(5, (index) =>
          line([668 + index * 40, 330 - index, 668 + index * 40, 318 - index], '#6a4a3c', 2),
        ),
      ),
    ),
    line([750, 110, 750, 418], '#7d5a4a', 8),
    line([656, 280, 844, 280], '#7d5a4a', 8),
    rect(632, 418, 236, 18, '#d9b890'),
    faint(0.2, poly([660, 436, 846, 436, 640, 800, 240, 800], '#fff0c8')),
    // Shelves of red pots, one of them the old ring-shaped wine jug.
    times(2, (row) => rect(40, 250 + row * 150, 480, 14, '#6a4536')),
    pot(92, 250, 74, 96, clay, true),
    pot(182, 250, 60, 70, '#d98a5c'),
    pot(268, 250, 84, 110, '#a84a34', true),
    `<circle cx="366" cy="200" r="36" fill="none" stroke="#b5543a" stroke-width="22"/>`,
    rect(356, 132, 20, 32, '#b5543a', 4),
    rect(348, 240, 36, 10, '#8f3f30', 3),
    pot(466, 250, 70, 84, '#e0a070'),
    pot(86, 400, 62, 76, '#e0a070'),
    pot(160, 400, 56, 60, clay),
    pot(246, 400, 80, 102, clay, true),
    pot(486, 400, 52, 70, '#d98a5c'),
    rect(0, 690, 1000, 110, '#7d5546'),
    rect(0, 690, 1000, 12, '#93675a'),
    faint(0.3, ellipse(500, 770, 330, 24, '#3f2a2c')),
    // The wheel: a large disc below for the foot, a small one above for the clay.
    line([556, 560, 556, 756], '#5a4038', 16),
    ellipse(556, 754, 128, 20, '#8a6450'),
    ellipse(556, 748, 128, 20, '#a87c60'),
    rect(440, 588, 232, 16, '#6a4536', 4),
    ellipse(556, 572, 74, 13, '#8a5a44'),
    ellipse(556, 567, 74, 13, '#b5785a'),
    shaded(
      'M522 566C506 536 508 506 532 494L528 480H584L580 494C604 506 606 536 590 566Q556 576 522 566Z',
      '#b5543a',
      path('M566 470C590 510 580 540 566 580H640V470Z', '#8a3c30'),
      stroke('M508 536Q556 546 604 536M514 516Q556 526 598 516', '#d98060', 4),
    ),
    ellipse(556, 480, 28, 6, '#7a342c'),
    // The traveller at the wheel, clay on her apron.
    rect(300, 638, 110, 18, '#6a4536', 4),
    line([318, 650, 308, 764], '#5a3a30', 12),
    line([394, 650, 404, 764], '#5a3a30', 12),
    figure(366, 764, 520, {
      pose: {
        ...poses.sitChair,
        head: [5, -67],
        shoulder: [3, -55],
        arms: [
          [
            [14, -42],
            [30, -48],
          ],
          [
            [12, -40],
            [27, -46],
          ],
        ],
      },
      head: sideHead({
        skin: '#a5683f',
        hair: '#2b1b2f',
        cut: 'bun',
        earring: '#f2c14e',
        over: path(
          'M206 100C200 66 150 48 116 76C106 88 104 98 104 110C140 92 176 90 206 100Z',
          '#e5a33b',
        ),
      }),
      lean: 10,
      skin: '#a5683f',
      top: '#1d6a74',
      sleeves: 'short',
      trousers: '#34406a',
      shoes: '#f3e3c8',
      side: true,
      hands: ['flat', 'flat'],
      wrists: [24, 34],
      lap: stack(
        path(
          'M3 -46C8 -44 10 -40 9 -33C15 -32 21 -31 23 -27C24 -21 22 -16 20 -12H9C10 -18 8 -22 3 -22C1 -30 1 -38 3 -46Z',
          '#f0dcc0',
        ),
        path('M13 -26l3 1l-1 4l-3 -1ZM9 -38l2 2l-2 2Z', clay),
      ),
    }),
    // The potter stands by and guides with one hand.
    figure(742, 768, -590, {
      pose: {
        ...poses.stand,
        head: [5, -91],
        shoulder: [2, -78],
        arms: [
          [
            [6, -62],
            [4, -48],
          ],
          [
            [11, -61],
            [22, -55],
          ],
        ],
      },
      head: sideHead({
        skin: '#c98f68',
        hair: '#8f8a90',
        cut: 'short',
        beard: 'moustache',
        over: stack(
          path('M206 102C206 56 118 52 108 104C140 92 176 92 206 102Z', '#5a4a54'),
          path('M200 96L232 104Q222 112 204 106Z', '#453842'),
        ),
      }),
      lean: 9,
      skin: '#c98f68',
      top: '#f3e7d2',
      trousers: '#5a4a44',
      shoes: '#2b1b2f',
      side: true,
      hands: ['flat', 'flat'],
      wrists: [0, 10],
      lap: path(
        'M-7 -72C-2 -69 4 -69 8 -72C9 -58 9 -44 10 -26C4 -24 -4 -24 -9 -26C-8 -44 -8 -58 -7 -72Z',
        '#8a4a3c',
      ),
    }),
    // Clay that waits under a wet cloth, and a bowl of water.
    path('M40 764C44 716 100 704 140 716C186 724 206 744 206 764Z', clay),
    path('M60 740C80 708 150 704 184 738C150 728 96 730 60 740Z', '#e9dcc8'),
    path('M864 726h96l-12 36q-36 10 -72 0Z', '#5f8a94'),
    ellipse(912, 726, 48, 9, '#cfe3e4'),
    times(5, (index) => circle(470 + index * 34, 778 - (index % 2) * 6, 4, clay)),
  ),
)
