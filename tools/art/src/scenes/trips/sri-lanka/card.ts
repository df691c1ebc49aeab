import {
  card,
  ellipse,
  far,
  hours,
  mist,
  mountains,
  path,
  ridge,
  rect,
  sky,
  stack,
  times,
  line,
  bend,
  overcast,
  rain,
} from '../../../kit/index.ts'
import { teaBush, teaHill } from '../../../motifs/tea.ts'
import { roundTree } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fa9a8', '#bccdc0', '#e6e6cc'],
  haze: '#cfdfc0',
} as const
const tea = { bush: '#4f9150', furrow: '#2f6a4a', lit: '#8dbb5c' }
const hazy = (d: number) => ({
  bush: far(tea.bush, hour, d),
  furrow: far(tea.furrow, hour, d),
  lit: far(tea.lit, hour, d),
})
const tree = { trunk: '#5a4a3c', leaf: '#3f7a4c', dark: '#2a5a4a', lit: '#86b25a' }
const skin = '#7a4a30'

/** A picker waist-deep in tea, with the band of her basket across her forehead; a light rain, and a soft light from the right. */
export default card(() =>
  stack(
    sky(800, 340, hour),
    overcast(800, 120, ['#bccabf', '#a6b9b4'], 3),
    rain([0, 60, 800, 270], '#eef4ea', 46, 4),
    mountains([0, 270, 150, 190, 260, 240, 420, 150, 560, 230, 700, 180, 820, 250], 360, {
      lit: far('#7fa08c', hour, 0.5),
      shade: far('#4f7f80', hour, 0.45),
      light: 'right',
      rough: 4,
      seed: 3,
    }),
    mist(40, 260, 700, '#fdf6dc', 3, 0.6),
    teaHill(ridge(0, 800, 300, { rise: 30, length: 300, seed: 6 }), 430, hazy(0.4), 10, 4),
    times(5, (index) =>
      roundTree(
        60 + index * 170,
        330 - (index % 2) * 20,
        30,
        {
          trunk: far(tree.trunk, hour, 0.3),
          leaf: far(tree.leaf, hour, 0.3),
          dark: far(tree.dark, hour, 0.3),
          lit: far(tree.lit, hour, 0.3),
        },
        index,
        'right',
      ),
    ),
    rect(600, 292, 70, 22, '#fdf3dc'),
    path('M592 294L606 278H664L678 294Z', far('#c8623e', hour, 0.2)),
    teaHill([0, 400, 140, 350, 320, 366, 520, 420, 800, 372], 540, hazy(0.18), 9, 8),
    times(3, (index) =>
      stack(
        line([140 + index * 70, 398, 140 + index * 70, 380], '#fff0d8', 6),
        ellipse(140 + index * 70, 376, 4, 5, skin),
        rect(133 + index * 70, 384, 14, 14, ['#a81e4a', '#e5a33b', '#1d6a74'][index] as string, 4),
      ),
    ),
    teaHill([0, 470, 220, 456, 420, 480, 640, 440, 800, 456], 640, tea, 8, 12),
    // The picker: basket on her back, its strap across the crown of her head.
    path('M224 330C196 352 190 450 214 520L318 520C326 450 322 366 300 330Z', '#b67a42'),
    path('M224 330C214 350 206 400 212 470L190 400Q196 350 224 330Z', '#8a5636'),
    times(5, (index) =>
      bend([202, 372 + index * 30, 256, 382 + index * 30, 318, 370 + index * 30], '#8a5636', 4),
    ),
    path(
      'M216 336C210 312 232 318 240 304C256 316 266 300 280 312C292 306 306 318 304 336Z',
      '#6fae54',
    ),
    path('M286 560C280 440 300 352 352 336C408 338 430 380 438 440L446 580H290Z', '#c22f4a'),
    path('M286 560C284 470 292 400 316 360C326 420 320 500 330 580H290Z', '#8f1f42'),
    path('M330 340C352 400 410 430 442 470L446 520C400 470 340 430 314 366Z', '#f2b84a'),
    line([352, 344, 356, 300], skin, 26),
    ellipse(364, 280, 30, 36, skin),
    path('M336 300C334 330 342 336 350 330L346 290Z', '#5a3522'),
    path(
      'M332 288C318 236 356 226 378 240C398 248 398 268 392 270C372 256 356 262 350 290C346 304 336 304 332 288Z',
      '#241a22',
    ),
    path('M300 336C306 300 330 246 362 238L372 246C340 262 318 306 312 340Z', '#fff0d8'),
    ellipse(385, 280, 3, 4, '#241a22'),
    path('M378 300Q386 304 391 298', '#5a3522'),
    ellipse(376, 262, 3, 3, '#c22f4a'),
    bend([340, 290, 337, 300, 338, 306], '#f2c14e', 4),
    bend([420, 380, 470, 420, 520, 440], '#c22f4a', 30),
    bend([470, 424, 516, 444, 552, 438], skin, 20),
    ellipse(560, 436, 14, 10, skin, -16),
    path('M562 430q18 -34 34 -34q-4 24 -34 34ZM566 430q26 -14 38 -4q-16 14 -38 4Z', '#9ccb5c'),
    bend([330, 400, 380, 460, 450, 480], '#a6263f', 30),
    bend([420, 474, 466, 484, 500, 474], skin, 19),
    ellipse(508, 472, 13, 10, skin, -16),
    times(9, (index) =>
      teaBush(
        40 + index * 96,
        620 + (index % 2) * 14,
        84,
        index % 2 ? '#35784a' : '#2c6a48',
        '#a6cf62',
        index + 3,
      ),
    ),
  ),
)
