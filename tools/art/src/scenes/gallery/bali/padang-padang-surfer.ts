import {
  bend,
  circle,
  ellipse,
  faint,
  hours,
  path,
  random,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  times,
  wide,
  woods,
  land,
  far,
  water,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.golden, sky: ['#f08a5c', '#f9bd78', '#fdeab0'], haze: '#f4c48c' } as const
const rnd = random('spray')
const wave =
  'M-20 800V560C120 540 260 520 380 440C480 370 560 250 700 190C820 140 930 170 1020 260V800Z'

/** Padang Padang under its cliffs in the evening: the low sun is behind the wave on the left, and shines through its crest. */
export default wide(() =>
  stack(
    sky(1000, 460, hour),
    sun(300, 330, 62, '#fff6d8', 3),
    // The cliffs of the Bukit, with scrub on top and a beach between rocks.
    shaded(
      'M-20 450V262C40 250 90 262 140 270C170 300 160 340 190 366C214 390 204 420 226 450Z',
      far('#d99a70', hour, 0.2),
      path('M60 250C90 320 60 380 90 450H-20V250Z', far('#a8685c', hour, 0.25)),
      path('M150 290C140 340 170 390 160 450H226V290Z', far('#b5765c', hour, 0.25)),
    ),
    woods([-20, 270, 60, 258, 140, 276, 180, 320], 290, far('#5a7048', hour, 0.25), 22, 4),
    path('M300 450C310 420 340 410 366 424C384 434 392 444 396 450Z', far('#a8685c', hour, 0.3)),
    land([0, 444, 300, 436, 500, 450], 480, far('#8a6a6c', hour, 0.3)),
    water(1000, 440, 700, '#f0b98a', '#8fa89a', '#2f8080'),
    shaded(
      wave,
      '#1f8a80',
      path(
        'M380 440C480 370 560 250 700 190C820 140 930 170 1020 260V330C900 240 800 250 720 300C620 360 560 470 420 540C300 600 120 600 -20 610V560C120 540 260 520 380 440Z',
        '#7fd0a4',
      ),
      path(
        'M-20 700C200 680 420 660 560 560C680 470 740 380 860 370C940 366 990 400 1020 430V800H-20Z',
        '#146470',
      ),
      path(
        'M-20 760C240 740 480 740 640 640C740 570 800 500 900 500C960 500 1000 520 1020 540V800H-20Z',
        '#0f4f60',
      ),
      times(9, (index) =>
        stroke(
          `M${430 + index * 62} ${560 - index * 38}C${500 + index * 58} ${520 - index * 30} ${560 + index * 50} ${460 - index * 22} ${600 + index * 46} ${360 - index * 10}`,
          index % 2 ? '#4fb49a' : '#a6e0b4',
          5,
        ),
      ),
      times(7, (index) =>
        stroke(`M${-10 + index * 60} ${660 + index * 14}q160 -10 300 -70`, '#2f9a8c', 4),
      ),
    ),
    // The lip of the wave breaks from the right.
    path(
      'M1020 130C930 90 800 110 700 180C640 222 600 270 590 330C640 280 700 262 760 270C720 300 706 330 712 372C760 320 830 300 900 330C880 350 872 372 880 400C920 380 980 380 1020 410Z',
      '#fffaf0',
    ),
    path(
      'M1020 190C940 150 840 160 760 206C720 230 690 262 680 290C730 262 790 256 840 276C880 290 940 300 1020 340Z',
      '#cfe6dc',
    ),
    times(40, () =>
      circle(rnd.between(560, 1000), rnd.between(90, 420), rnd.between(2, 8), '#fffaf0'),
    ),
    // The track of the board, and the surfer crouching on it.
    bend([80, 610, 240, 640, 380, 622, 470, 560], '#eafff0', 12),
    bend([60, 640, 240, 668, 400, 640, 490, 566], '#a6e0c4', 5),
    path(
      'M410 590C460 560 560 540 620 548C600 570 500 600 430 606C410 606 400 600 410 590Z',
      '#f2b93f',
    ),
    path('M420 600C480 590 560 566 614 550C600 570 500 600 430 606Z', '#c8623e'),
    person(
      516,
      568,
      190,
      {
        ...poses.stand,
        head: [16, -76],
        shoulder: [10, -62],
        hip: [-8, -36],
        arms: [
          [
            [-12, -62],
            [-34, -72],
          ],
          [
            [32, -62],
            [52, -56],
          ],
        ],
        legs: [
          [
            [-26, -26],
            [-30, 0],
          ],
          [
            [16, -28],
            [22, -2],
          ],
        ],
      },
      {
        top: '#a81e4a',
        bottom: '#1b2440',
        cut: 'shorts',
        sleeves: false,
        skin: '#a5683f',
        hairCut: 'tail',
        shoes: '#a5683f',
      },
    ),
    times(16, () =>
      circle(rnd.between(380, 480), rnd.between(560, 630), rnd.between(2, 6), '#fffaf0'),
    ),
    path('M-20 740C160 700 360 730 520 760S880 790 1020 740V820H-20Z', '#0d4356'),
    faint(
      0.8,
      times(6, (index) => ellipse(60 + index * 170, 752 + (index % 2) * 22, 70, 7, '#dff4e6')),
    ),
    // Another surfer waits behind.
    ellipse(170, 540, 44, 6, '#e2574c'),
    person(170, 540, 80, poses.sit, {
      top: '#1b2440',
      bottom: '#1b2440',
      hairCut: 'bun',
      skin: '#d9a27a',
    }),
  ),
)
