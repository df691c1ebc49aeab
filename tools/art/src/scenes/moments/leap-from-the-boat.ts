import {
  bend,
  circle,
  ellipse,
  faint,
  foam,
  hours,
  line,
  path,
  rect,
  ripples,
  sky,
  square,
  stack,
  stroke,
  times,
  water,
  random,
  cumulus,
} from '../../kit/index.ts'
import { karst } from '../../motifs/karst.ts'
import { figure } from '../../motifs/figure.ts'
import { person, poses } from '../../motifs/people.ts'
import { hand } from '../../motifs/hands.ts'
import { frontHead } from '../../motifs/portrait.ts'

const hour = { ...hours.noon, sky: ['#2f92ba', '#86cbd4', '#eef2d4'] } as const
const rnd = random('splash')

/** Among the islands of Ang Thong at noon: friends jump from the rail, others watch from the deck. The sun is on the left. */
export default square(800, () =>
  stack(
    sky(800, 430, hour),
    cumulus(200, 330, 330, 170, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    water(800, 424, 800, '#7fd0cc', '#2fa3b4', '#1f7f9c', '#17637f'),
    ripples(0, 440, 800, 340, '#a4e4dc', 44, 6),
    karst(60, 430, 150, 96, 0.5, { hour, seed: 5 }),
    karst(180, 434, 190, 190, 0.3, { hour, seed: 26, beach: true }),
    karst(330, 430, 110, 70, 0.55, { hour, seed: 8 }),
    karst(440, 436, 170, 130, 0.36, { hour, seed: 14 }),
    // The boat's flank comes in from the right, an awning over its deck.
    line([560, 320, 560, 90], '#a8683c', 9),
    line([780, 320, 780, 90], '#a8683c', 9),
    path('M510 96C600 60 700 52 800 56V120C700 112 600 112 516 128Z', '#e5a33b'),
    path('M510 96L516 128C600 112 700 112 800 120V104C700 96 600 96 514 114Z', '#b9742c'),
    times(4, (index) =>
      path(`M${560 + index * 66} ${74 - index * 4}h26l2 ${36 + index}h-26Z`, '#fff0d8'),
    ),
    person(600, 318, 128, poses.photo, {
      top: '#a81e4a',
      bottom: '#fff0d8',
      cut: 'shorts',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(700, 316, -132, poses.akimbo, {
      top: '#1d6a74',
      bottom: '#e5a33b',
      cut: 'skirt',
      hairCut: 'long',
      hair: '#7a4030',
      skin: '#efc19b',
      face: true,
    }),
    person(762, 316, -124, poses.folded, {
      top: '#f2c98a',
      bottom: '#3a3a5c',
      cut: 'shorts',
      skin: '#6b412b',
      face: true,
    }),
    times(6, (index) => line([470 + index * 66, 322, 470 + index * 66, 280], '#c98a4e', 5)),
    line([440, 276, 800, 284], '#c98a4e', 7),
    path('M430 300C520 330 680 326 800 320V560H560C490 520 446 420 430 300Z', '#8a4a34'),
    path('M462 410C540 440 690 440 800 430V560H560C520 530 484 480 462 410Z', '#5a2f30'),
    bend([430, 302, 520, 330, 680, 328, 800, 322], '#f2cf94', 11),
    times(
      5,
      (index) =>
        circle(560 + index * 60, 384, 10, '#fff0d8') + circle(560 + index * 60, 384, 6, '#3d5f6c'),
    ),
    rect(540, 556, 300, 10, '#17637f', 5),
    stroke('M470 410q-6 60 4 130', '#f2cf94', 4),
    times(4, (index) => line([458, 440 + index * 26, 488, 440 + index * 26], '#f2cf94', 5)),
    // The friends hand in hand, just above the water.
    figure(150, 508, 268, {
      pose: {
        ...poses.leap,
        arms: [
          [
            [-14, -88],
            [-24, -101],
          ],
          [
            [15, -86],
            [25, -93],
          ],
        ],
      },
      head: frontHead({
        skin: '#b67a52',
        hair: '#241a22',
        cut: 'bun',
        eyes: 'smiling',
        mouth: 'laugh',
        jaw: 0.92,
      }),
      lean: -6,
      skin: '#b67a52',
      top: '#a81e4a',
      sleeves: 'none',
      trousers: '#1d6a74',
      shorts: true,
      hands: ['open', 'grip'],
    }),
    figure(281, 526, 276, {
      pose: {
        ...poses.leap,
        arms: [
          [
            [-15, -88],
            [-23, -99],
          ],
          [
            [15, -86],
            [23, -97],
          ],
        ],
        legs: [
          [
            [-11, -30],
            [-24, -14],
          ],
          [
            [10, -28],
            [14, -4],
          ],
        ],
      },
      head: frontHead({
        skin: '#8d5a3c',
        hair: '#1d1430',
        cut: 'crop',
        eyes: 'smiling',
        mouth: 'laugh',
        beard: 'short',
      }),
      lean: 4,
      skin: '#8d5a3c',
      top: '#8d5a3c',
      sleeves: 'none',
      trousers: '#e5a33b',
      shorts: true,
      hands: ['grip', 'grip'],
    }),
    figure(410, 506, 264, {
      pose: {
        ...poses.leap,
        arms: [
          [
            [-14, -86],
            [-25, -95],
          ],
          [
            [15, -84],
            [27, -78],
          ],
        ],
        legs: [
          [
            [-4, -28],
            [-14, -8],
          ],
          [
            [14, -36],
            [19, -14],
          ],
        ],
      },
      head: frontHead({
        skin: '#6b412b',
        hair: '#1d1430',
        cut: 'shortCurls',
        eyes: 'open',
        mouth: 'laugh',
        jaw: 0.95,
      }),
      lean: 5,
      skin: '#6b412b',
      top: '#fff0d8',
      sleeves: 'none',
      trousers: '#a81e4a',
      shorts: true,
      hands: ['grip', 'open'],
    }),
    // One is in the water already.
    faint(0.5, ellipse(250, 662, 130, 16, '#dff7f0')),
    foam(150, 664, 200, 26, '#eefbf4', 4),
    circle(250, 630, 25, '#efc19b'),
    path('M224 628C222 596 278 596 276 628C262 616 240 616 224 628Z', '#3a2a26'),
    circle(243, 632, 3, '#2b1b2f'),
    circle(260, 632, 3, '#2b1b2f'),
    stroke('M242 642q9 9 18 0', '#7d2338', 4),
    line([206, 660, 190, 610], '#efc19b', 15),
    line([294, 660, 316, 616], '#efc19b', 15),
    hand(189, 612, 'open', '#efc19b', { turn: -104, scale: 0.62 }),
    hand(318, 616, 'open', '#efc19b', { turn: -70, scale: 0.62, left: true }),
    foam(170, 676, 170, 22, '#eefbf4', 9),
    times(16, () =>
      circle(rnd.between(150, 350), rnd.between(560, 650), rnd.between(2, 6), '#eefbf4'),
    ),
  ),
)
