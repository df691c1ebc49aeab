import {
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  path,
  random,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  tall,
  times,
  woods,
  ripples,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { glider } from '../../../motifs/animals.ts'

const hour = { ...hours.noon, sky: ['#5fb0c8', '#b3dcd4', '#f3f3d4'], haze: '#c9e0cc' } as const
const rnd = random('diyaluma')
const fall =
  'M330 560C326 640 340 720 330 820C326 900 340 960 330 1010H520C510 940 524 880 512 800C506 720 520 640 510 562Z'

/** Leaning on the brink of the upper pools, the plain two hundred metres down; sun on the right. */
export default tall(() =>
  stack(
    sky(800, 420, hour),
    sun(630, 120, 44, '#fffdf0', 3),
    land(
      [0, 320, 120, 270, 240, 300, 380, 230, 520, 290, 660, 240, 800, 290],
      1000,
      far('#6f9a94', hour, 0.6),
    ),
    mist(0, 320, 700, '#fbfbe8', 4, 0.6),
    land(ridge(0, 800, 360, { rise: 24, length: 260, seed: 8 }), 1000, far('#5f9a70', hour, 0.45)),
    woods(
      ridge(0, 800, 410, { rise: 16, length: 200, seed: 3 }),
      1000,
      far('#4f8f60', hour, 0.3),
      16,
      4,
    ),
    path(
      curve(
        [
          420, 470, 520, 440, 560, 470, 660, 450, 800, 480, 800, 496, 640, 470, 560, 492, 500, 462,
          430, 486,
        ],
        true,
      ),
      '#cfe6dc',
    ),
    woods(
      ridge(0, 800, 480, { rise: 20, length: 190, seed: 13 }),
      1000,
      far('#3f8054', hour, 0.18),
      24,
      6,
    ),
    // The rim: slabs of rock either side, three pools in steps, and the lip.
    shaded(
      'M-20 470C80 450 200 470 260 510C300 530 330 540 420 556C520 560 580 530 640 500C700 470 760 470 820 480V1010H-20Z',
      '#b99a78',
      path('M-20 600C140 590 260 620 330 640L330 1010H-20Z', '#8a6a60'),
      path('M512 640C620 620 720 640 820 620V1010H512Z', '#a08468'),
      path('M-20 760C120 750 240 790 330 800V1010H-20Z', '#5f4a50'),
      path('M512 800C620 770 740 800 820 770V1010H520Z', '#745c58'),
      times(18, () => {
        const x = rnd.between(0, 800)
        const y = rnd.between(640, 980)
        return stroke(
          `M${Math.round(x)} ${Math.round(y)}q${Math.round(rnd.between(-12, 12))} 30 ${Math.round(rnd.between(-8, 8))} 70`,
          '#54404a',
          4,
        )
      }),
    ),
    path(fall, '#e9f6f0'),
    path(
      'M440 562C450 660 430 760 452 860C456 920 444 960 450 1010H520C510 940 524 880 512 800C506 720 520 640 510 562Z',
      '#b9d9d9',
    ),
    times(9, (index) =>
      stroke(
        `M${346 + index * 19} ${580 + (index % 3) * 20}q6 160 -2 420`,
        index % 2 ? '#fffffa' : '#9cc9cc',
        5,
      ),
    ),
    mist(250, 980, 400, '#fbfff8', 5, 0.7),
    path(
      'M120 480C200 456 330 452 420 460C520 452 620 456 700 484C740 500 690 540 600 548C560 560 530 566 512 568H330C280 566 240 560 200 546C120 530 80 500 120 480Z',
      '#6f5c54',
    ),
    path(
      'M140 486C220 464 330 460 420 466C520 460 610 464 680 488C716 502 670 530 590 538C550 552 520 560 500 562H340C290 560 250 552 214 538C140 524 104 502 140 486Z',
      '#4fb4a4',
    ),
    path('M300 500C380 484 480 486 560 500C500 516 360 516 300 500Z', '#8fe0cc'),
    ripples(200, 490, 400, 50, '#d9fbee', 22, 5),
    stroke('M336 560Q420 570 506 560', '#fffffa', 7),
    path(
      'M-20 470C60 440 160 440 230 470C280 490 250 510 190 512C100 516 20 520 -20 540Z',
      '#cbb08c',
    ),
    path(
      'M-20 520C60 514 140 520 190 512C250 510 262 496 240 480C250 540 120 560 -20 570Z',
      '#94766a',
    ),
    path(
      'M820 460C740 440 660 450 620 480C600 500 640 520 700 520C760 520 800 530 820 540Z',
      '#e0c49c',
    ),
    // She rests her arms on the edge of everything.
    faint(0.5, ellipse(420, 546, 70, 10, '#d9fbee')),
    path('M384 548C380 516 396 500 420 500C444 500 460 516 456 548Z', '#b67a52'),
    path('M428 500C446 502 460 516 456 548H440C446 526 440 508 428 500Z', '#8f5a3c'),
    path('M388 520H452V534H388Z', '#c22f4a'),
    ellipse(420, 478, 19, 22, '#b67a52'),
    path(
      'M398 480C394 446 446 446 442 480C446 500 440 520 432 524H408C400 520 394 500 398 480Z',
      '#2b1b2f',
    ),
    path('M386 540C360 536 340 546 330 556L340 564C356 556 380 556 392 552Z', '#b67a52'),
    path('M454 540C480 536 500 546 512 554L504 564C488 556 464 556 448 552Z', '#8f5a3c'),
    circle(420, 448, 9, '#2b1b2f'),
    person(170, 474, 130, poses.sit, {
      top: '#1d6a74',
      bottom: '#1b2440',
      cut: 'shorts',
      skin: '#8d5a3c',
      shoes: '#8d5a3c',
    }),
    person(660, 478, -150, poses.point, {
      top: '#f2b93f',
      bottom: '#a81e4a',
      cut: 'shorts',
      hairCut: 'hat',
      pack: '#1d6a74',
      skin: '#d9a27a',
    }),
    woods([-20, 690, 60, 660, 130, 700, 180, 780, 200, 860], 1010, '#2f6a4c', 28, 8),
    woods([620, 1010, 660, 880, 720, 800, 800, 760], 1010, '#3f7f54', 28, 11),
    glider(560, 330, 0.7, '#3a4a4c', '#24343a', -8),
    glider(500, 370, 0.4, '#3a4a4c', '#24343a', 10),
  ),
)
