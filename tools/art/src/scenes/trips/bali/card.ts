import {
  at,
  bend,
  card,
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
  sun,
  times,
  woods,
} from '../../../kit/index.ts'
import { palm, palmCrown } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#8cc7b8', '#d3e4bf', '#fdeebf'],
  haze: '#cfe0b8',
} as const
const leaf = '#2c7a58'
const paint = { trunk: '#5b4a4a', leaf, light: '#66a85e' }
const dark = { trunk: '#2c3a40', leaf: '#174a46', light: '#22604f' }

/** The swing above Ubud's palms: a red dress flying, the valley in morning haze, sun on the right. */
export default card(() =>
  stack(
    sky(800, 420, hour),
    sun(640, 140, 46, '#fffbe0', 3),
    land(ridge(0, 800, 300, { rise: 40, length: 260, seed: 5 }), 600, far('#3f7a78', hour, 0.6)),
    woods(
      ridge(0, 800, 350, { rise: 34, length: 240, seed: 15 }),
      600,
      far('#2f7a68', hour, 0.45),
      18,
      2,
    ),
    mist(60, 380, 700, '#fdf6d8', 4, 0.6),
    woods(
      ridge(0, 800, 410, { rise: 26, length: 200, seed: 25 }),
      600,
      far(leaf, hour, 0.25),
      26,
      3,
    ),
    times(9, (index) =>
      palm(
        30 + index * 96,
        500 + ((index * 53) % 40),
        110 + ((index * 37) % 50),
        index % 2 ? 16 : -14,
        { trunk: far('#5b4a4a', hour, 0.2), leaf: far(leaf, hour, 0.12), light: '#7fb86a' },
        index + 2,
        58,
      ),
    ),
    woods(ridge(0, 800, 500, { rise: 20, length: 180, seed: 31 }), 600, leaf, 34, 5),
    times(6, (index) =>
      palm(
        70 + index * 140,
        600,
        120 + ((index * 61) % 60),
        index % 2 ? -20 : 18,
        paint,
        index + 20,
        78,
      ),
    ),
    // Ropes from a palm out of sight; she swings out over the drop.
    line([262, -10, 372, 300], '#5b3f3a', 4),
    line([318, -10, 452, 268], '#5b3f3a', 4),
    path(
      'M396 246C420 300 424 330 470 350C560 380 590 450 650 520C560 500 520 520 470 440C430 430 380 380 380 310Z',
      '#c22f4a',
    ),
    path('M440 340C520 380 560 440 650 520C580 470 520 470 470 410Z', '#8f1f42'),
    line([356, 308, 470, 262], '#7a4f3a', 12),
    path('M366 300C350 262 372 214 396 208C420 206 430 240 446 270Z', '#c22f4a'),
    path('M408 210C424 220 434 244 446 270L420 282C426 250 420 226 408 210Z', '#8f1f42'),
    bend([360, 300, 320, 320, 280, 318], '#b67a52', 15),
    bend([376, 310, 330, 340, 292, 346], '#9c6342', 15),
    ellipse(272, 317, 14, 6, '#9c6342', -8),
    ellipse(284, 346, 14, 6, '#8a5638', 4),
    bend([388, 222, 356, 244, 352, 250], '#b67a52', 11),
    bend([412, 218, 436, 226, 432, 226], '#9c6342', 11),
    line([388, 208, 386, 190], '#9c6342', 12),
    path(
      'M372 186C366 150 404 144 414 166C440 190 470 200 500 186C480 220 430 226 402 204Z',
      '#2b1b2f',
    ),
    ellipse(382, 180, 17, 20, '#b67a52', -12),
    path('M366 172C370 150 404 146 410 170C398 166 384 164 366 172Z', '#2b1b2f'),
    at(-30, 60, palmCrown(210, dark, 3), { turn: 20 }),
    at(800, 20, palmCrown(190, dark, 6), { turn: -10 }),
    palm(760, 640, 300, 50, dark, 9, 150),
  ),
)
