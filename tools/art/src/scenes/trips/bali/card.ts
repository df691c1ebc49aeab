import {
  at,
  bend,
  birds,
  card,
  circle,
  ellipse,
  far,
  hours,
  land,
  line,
  mist,
  path,
  ridge,
  sky,
  stack,
  stroke,
  sun,
  times,
  woods,
} from '../../../kit/index.ts'
import { palm, palmCrown } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#7fbfb8', '#d9e4bc', '#fdeab4'],
  haze: '#d6e0b4',
} as const
const leaf = '#2c7a58'
const dark = { trunk: '#24363c', leaf: '#144440', light: '#1f5e4e' }
const dress = { lit: '#d8385a', mid: '#b3254c', deep: '#861a40' }
const skin = { lit: '#c98a5c', shade: '#a5683f' }
const hair = '#2b1b2f'

/** She swings away from us, seen from behind: the seat is at (0, 0), the ropes go up and apart. */
const swing = stack(
  line([-64, 2, -92, -420], '#6a4636', 5),
  line([64, 2, 92, -420], '#6a4636', 5),
  times(6, (index) =>
    stack(
      ellipse(-66 - index * 4.4, -30 - index * 64, 8, 5, index % 2 ? '#fff0d8' : '#f2a93b', 40),
      ellipse(66 + index * 4.4, -52 - index * 64, 8, 5, index % 2 ? '#f2a93b' : '#fff0d8', -40),
    ),
  ),
  // The train of her dress, carried out to the left by the wind.
  path(
    'M-40 -4C-70 60 -150 96 -236 92C-290 90 -330 120 -384 112C-340 160 -270 168 -214 156C-250 186 -290 196 -330 194C-250 230 -140 210 -70 150C-20 108 20 60 44 -4Z',
    dress.lit,
  ),
  path(
    'M-6 4C-30 80 -110 130 -214 156C-250 186 -290 196 -330 194C-250 230 -140 210 -70 150C-20 108 20 60 44 -4Z',
    dress.mid,
  ),
  path(
    'M24 0C10 70 -50 140 -130 176C-190 200 -270 206 -330 194C-250 230 -140 210 -70 150C-20 108 20 60 44 -4Z',
    dress.deep,
  ),
  stroke('M-34 20C-70 76 -150 110 -230 108M-10 40C-50 100 -130 140 -214 156', dress.deep, 3),
  // Feet out over the valley.
  bend([14, 6, 36, 46, 62, 72], skin.shade, 15),
  bend([30, 2, 58, 36, 88, 54], skin.lit, 15),
  ellipse(68, 76, 12, 7, skin.shade, 40),
  ellipse(95, 57, 12, 7, skin.lit, 30),
  line([-76, 4, 76, 4], '#8a5a3c', 13),
  line([-76, 9, 76, 9], '#5f3a2e', 4),
  path('M-50 0C-52 -30 -30 -44 -26 -66H26C30 -44 54 -30 54 0C30 12 -24 12 -50 0Z', dress.lit),
  path('M14 -66H26C30 -44 54 -30 54 0C44 5 32 8 20 9C30 -20 12 -40 14 -66Z', dress.mid),
  // Back, shoulders, arms up to the ropes.
  path(
    'M-27 -62C-26 -92 -40 -116 -36 -130C-20 -142 20 -142 36 -130C40 -116 26 -92 27 -62Z',
    skin.lit,
  ),
  path('M10 -62C14 -96 16 -120 12 -139C22 -138 30 -135 36 -130C40 -116 26 -92 27 -62Z', skin.shade),
  path('M-28 -60C-28 -76 -30 -84 -33 -94Q0 -62 33 -94C30 -84 28 -76 28 -60Z', dress.lit),
  path('M12 -74Q24 -80 33 -94C30 -84 28 -76 28 -60H12Z', dress.mid),
  stroke('M-33 -96C-30 -116 -24 -130 -18 -138M33 -96C30 -116 24 -130 18 -138', dress.lit, 5),
  bend([-33, -126, -58, -116, -72, -132], skin.lit, 15),
  bend([-70, -130, -76, -146, -75, -162], skin.lit, 12),
  bend([33, -126, 58, -116, 72, -132], skin.shade, 15),
  bend([70, -130, 76, -146, 75, -162], skin.shade, 12),
  circle(-75, -164, 9, skin.lit),
  circle(75, -164, 9, skin.shade),
  // Hair in the wind under a straw hat with a long ribbon.
  line([0, -138, 0, -154], skin.shade, 17),
  path(
    'M-24 -186C-30 -150 -44 -120 -74 -102C-52 -100 -34 -108 -26 -118C-30 -100 -36 -90 -44 -80C-14 -90 14 -110 22 -146C26 -162 26 -176 24 -188Z',
    hair,
  ),
  ellipse(0, -184, 25, 28, hair),
  ellipse(0, -198, 58, 15, '#f0cf88', -5),
  path('M-32 -200C-32 -236 28 -240 32 -206Q0 -190 -32 -200Z', '#e5b866'),
  path('M8 -231C24 -228 31 -218 32 -206Q22 -199 6 -197Q14 -214 8 -231Z', '#c89848'),
  path('M-33 -201C-20 -192 20 -194 33 -206L32 -214C18 -203 -18 -200 -32 -210Z', dress.lit),
  path(
    'M-30 -202C-54 -190 -66 -166 -92 -164C-76 -154 -56 -160 -44 -174C-50 -156 -60 -146 -70 -138C-44 -146 -32 -174 -24 -196Z',
    dress.mid,
  ),
)

/** The swing above Ubud's palms: red dress, straw hat, the valley in haze; the sun is on the right. */
export default card(() =>
  stack(
    sky(800, 420, hour),
    sun(610, 168, 52, '#fffbe0', 3),
    path(
      'M40 330C120 290 170 216 216 176C236 160 252 164 268 182C310 230 370 300 450 330Z',
      far('#4f8a8c', hour, 0.62),
    ),
    path(
      'M240 166C252 162 260 170 268 182C310 230 370 300 450 330H300C290 270 250 220 240 166Z',
      far('#3a7280', hour, 0.5),
    ),
    mist(20, 270, 520, '#fdf6d8', 4, 0.6),
    land(ridge(0, 800, 318, { rise: 26, length: 260, seed: 5 }), 600, far('#3f7a78', hour, 0.55)),
    woods(
      ridge(0, 800, 360, { rise: 26, length: 240, seed: 15 }),
      600,
      far('#2f7a68', hour, 0.42),
      18,
      2,
    ),
    mist(260, 372, 560, '#fdf6d8', 9, 0.6),
    // Terraces step down on the right, their water bright.
    path(
      'M800 350C700 360 640 400 560 420C500 440 470 470 460 520H800Z',
      far('#6fa052', hour, 0.25),
    ),
    stroke(
      'M800 376C710 386 650 420 580 438S492 476 484 516M800 404C724 412 670 440 610 456S528 490 518 520M800 434C744 440 690 462 640 476S570 500 560 524',
      '#f3efc0',
      6,
    ),
    times(7, (index) =>
      palm(
        20 + index * 128,
        520 + ((index * 53) % 40),
        110 + ((index * 37) % 50),
        index % 2 ? 16 : -14,
        { trunk: far('#5b4a4a', hour, 0.2), leaf: far(leaf, hour, 0.12), light: '#7fb86a' },
        index + 2,
        60,
      ),
    ),
    woods(ridge(0, 800, 520, { rise: 18, length: 180, seed: 31 }), 600, leaf, 34, 5),
    birds(470, 130, 11, '#3f6a6a', 3, 8),
    at(372, 330, swing, { scale: 0.94, turn: 4 }),
    at(-30, 40, palmCrown(230, dark, 3), { turn: 20 }),
    palm(770, 640, 330, 44, dark, 9, 160),
    woods([-10, 590, 90, 570, 200, 584, 320, 612], 640, '#123f3c', 30, 12),
    woods([480, 620, 600, 584, 800, 566], 640, '#123f3c', 30, 16),
  ),
)
