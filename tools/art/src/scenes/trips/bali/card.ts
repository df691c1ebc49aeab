import {
  birds,
  bend,
  card,
  cloud,
  far,
  faint,
  hours,
  land,
  mist,
  path,
  poly,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  times,
  woods,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass, palm } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#5f9fb8', '#b9d3c4', '#fbe3b4'],
  haze: '#cfdcb8',
} as const
const rnd = random('campuhan')
const palms = { trunk: '#5f5a4c', leaf: '#2f7a58', light: '#6fae62' }
const valley = {
  trunk: far('#5f5a4c', hour, 0.3),
  leaf: far('#2f7a58', hour, 0.25),
  light: far('#7fb86a', hour, 0.2),
}

/** The ridge, which rises from the lower edge to the right and falls away on both sides. */
const crest =
  'M-20 620C60 540 150 500 240 452C330 404 350 380 420 350C470 328 500 306 560 296C600 290 640 292 680 300C640 330 640 352 660 380C700 440 760 520 840 620Z'

/** The path along the Campuhan ridge at five in the afternoon; the light comes low from the left. */
export default card(() =>
  stack(
    sky(800, 380, hour),
    cloud(30, 170, 330, '#fdf3dc', 4),
    cloud(250, 120, 220, '#f3ead2', 9),
    cloud(600, 190, 240, '#f9eccb', 6),
    birds(520, 96, 10, '#4f6f78', 4, 8),
    land(ridge(0, 800, 286, { rise: 26, length: 300, seed: 5 }), 600, far('#4f8a8c', hour, 0.55)),
    mist(40, 300, 620, '#fdf6d8', 4, 0.6),
    woods(
      ridge(0, 800, 326, { rise: 24, length: 240, seed: 15 }),
      600,
      far('#3f7f68', hour, 0.4),
      18,
      2,
    ),
    // The valleys on both sides, full of palms.
    woods([-10, 386, 110, 380, 220, 396, 330, 400], 640, far('#2f7358', hour, 0.22), 24, 6),
    woods([560, 340, 680, 372, 810, 366], 640, far('#2f7358', hour, 0.22), 24, 9),
    times(5, (index) =>
      palm(
        36 + index * 62,
        470 - index * 18,
        120 - index * 9,
        index % 2 ? 14 : -16,
        valley,
        index + 2,
        56,
      ),
    ),
    times(3, (index) =>
      palm(
        690 + index * 52,
        450 + index * 20,
        110 + index * 12,
        index % 2 ? -14 : 16,
        valley,
        index + 12,
        58,
      ),
    ),
    // A thatched shelter and a frangipani at the end of the ridge.
    rect(596, 276, 6, 26, '#6a4a3c'),
    rect(632, 276, 6, 26, '#6a4a3c'),
    poly([586, 280, 616, 252, 648, 280], '#a8824f'),
    poly([616, 252, 648, 280, 624, 280], '#7d5c3c'),
    bend([540, 302, 536, 270, 526, 246], '#5f5048', 6),
    woods([500, 250, 526, 236, 556, 250], 268, '#4f8a52', 20, 3),
    shaded(
      crest,
      '#a8bf58',
      // The right flank lies in shade.
      path(
        'M560 296C600 290 640 292 680 300C640 330 640 352 660 380C700 440 760 520 840 620H430C400 560 420 500 470 450C520 400 560 360 540 330C530 316 540 304 560 296Z',
        '#5f944f',
      ),
      path(
        'M680 300C640 330 640 352 660 380C700 440 760 520 840 620H640C600 520 590 440 600 390C606 350 640 320 680 300Z',
        '#47824c',
      ),
      path('M-20 620C60 540 150 500 240 452C200 520 170 560 160 620Z', '#c3cf6c'),
      times(26, () => {
        const x = rnd.between(40, 700)
        const y = rnd.between(380, 590)
        return stroke(
          `M${Math.round(x)} ${Math.round(y)}q4 -14 12 -20`,
          x < 400 ? '#d9dd8a' : '#7fae5c',
          3,
        )
      }),
    ),
    // The paved path on the crest.
    path(
      'M236 620C280 560 350 520 400 478C448 438 470 410 478 380C484 352 470 338 500 322C520 312 546 304 566 300L574 306C552 312 534 322 522 334C508 350 520 362 518 388C514 424 486 456 446 496C404 540 372 572 356 620Z',
      '#f3e6c4',
    ),
    path(
      'M310 620C340 570 392 530 430 488C468 448 496 420 502 386C504 360 496 346 518 330L522 334C508 350 520 362 518 388C514 424 486 456 446 496C404 540 372 572 356 620Z',
      '#cdbb94',
    ),
    times(7, (index) =>
      stroke(
        `M${[262, 304, 350, 398, 438, 466, 482][index]} ${[586, 546, 514, 478, 442, 410, 378][index]}q${26 - index * 2} 6 ${[92, 78, 66, 52, 46, 40, 34][index]} ${[24, 20, 18, 16, 12, 10, 8][index]}`,
        '#c9b58c',
        2.4,
      ),
    ),
    faint(0.3, poly([352, 548, 420, 566, 424, 560, 360, 542], '#4a4a34')),
    person(352, 552, 104, poses.walk, {
      top: '#c22f4a',
      bottom: '#fff0d8',
      cut: 'shorts',
      hairCut: 'tail',
      skin: '#b67a52',
      back: true,
      pack: '#e5a33b',
    }),
    person(408, 540, -100, poses.walk, {
      top: '#fff6e6',
      bottom: '#2f5f6a',
      hairCut: 'hat',
      skin: '#8d5a3c',
      back: true,
    }),
    person(478, 428, 62, poses.walk, {
      top: '#1d7a84',
      bottom: '#3a3a5c',
      hairCut: 'curls',
      skin: '#6b412b',
      back: true,
    }),
    person(507, 372, 40, poses.stand, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'bun',
      skin: '#d9a27a',
      back: true,
    }),
    palm(74, 640, 250, 26, palms, 9, 104),
    palm(760, 640, 300, -40, palms, 4, 116),
    grass(-10, 600, 280, 70, '#8fae4c', 3),
    grass(390, 604, 420, 80, '#3f7a4a', 6),
    grass(0, 612, 800, 40, '#2f6a4c', 9),
  ),
)
