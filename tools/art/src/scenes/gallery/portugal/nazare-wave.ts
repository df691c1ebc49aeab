import {
  birds,
  circle,
  ellipse,
  foam,
  hours,
  line,
  path,
  random,
  rect,
  shaded,
  sky,
  stack,
  stroke,
  tall,
  times,
  overcast,
  rain,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.morning, sky: ['#7f93a0', '#b5c3c4', '#e0dccb'] } as const
const rnd = random('praia do norte')

/** A wave of twenty metres at Praia do Norte, and a red lighthouse, under a winter sky; light from the left. */
export default tall(() =>
  stack(
    sky(800, 520, hour),
    overcast(800, 170, ['#aebcc0', '#97a8b0', '#8296a0'], 6),
    rain([0, 150, 800, 340], '#eef2ee', 40, 3),
    rect(0, 500, 800, 510, '#6f9aa0'),
    foam(-20, 560, 420, 26, '#dfeae6', 21),
    foam(60, 620, 300, 30, '#eef6f0', 23),
    // The headland and São Miguel's fort with its lighthouse.
    shaded(
      'M-20 470V300C40 280 90 290 140 286L300 300C340 320 360 350 380 380C400 420 420 470 430 520H-20Z',
      '#c99a70',
      path(
        'M200 290L300 300C340 320 360 350 380 380C400 420 420 470 430 520H260C280 440 240 360 200 290Z',
        '#86615c',
      ),
      times(9, (index) =>
        stroke(`M${20 + index * 44} ${330 + (index % 3) * 16}q8 50 -6 110`, '#a87c62', 6),
      ),
    ),
    rect(90, 238, 190, 56, '#e9d3a8'),
    rect(210, 238, 70, 56, '#a8907c'),
    rect(84, 230, 202, 12, '#f6e6c4'),
    rect(170, 200, 60, 34, '#e9d3a8'),
    rect(206, 200, 24, 34, '#a8907c'),
    rect(184, 130, 32, 72, '#d9402f'),
    rect(203, 130, 13, 72, '#94283a'),
    rect(178, 124, 44, 8, '#fff6e6'),
    rect(188, 100, 24, 26, '#cfe6e8'),
    rect(202, 100, 10, 26, '#8fb4bc'),
    path('M182 102L200 82L218 102Z', '#d9402f'),
    times(17, (index) =>
      rect(
        92 + index * 11 + (index % 3) * 2,
        216 + (index % 4),
        5,
        16,
        ['#2b2f44', '#a81e4a', '#f2b93f', '#1d6a74'][index % 4] as string,
        2,
      ),
    ),
    line([120, 238, 120, 196], '#3a3a4c', 2),
    path('M120 196h22l-5 6l5 6h-22Z', '#4f7a56'),
    path('M400 520C440 440 520 420 620 430C720 430 780 450 820 460V560H400Z', '#5f8a94'),
    foam(420, 470, 400, 30, '#eef6f0', 5),
    // The wave: it rises from the lower left to the upper right and begins to break.
    shaded(
      'M-20 800C100 780 200 700 280 600C360 490 440 380 580 330C680 296 760 320 820 360V1010H-20Z',
      '#2f7f80',
      path(
        'M280 600C360 490 440 380 580 330C680 296 760 320 820 360V420C740 370 660 380 590 440C500 510 440 640 330 720C230 790 100 830 -20 850V800C100 780 200 700 280 600Z',
        '#8fc9b4',
      ),
      path(
        'M-20 900C160 880 330 800 450 660C540 550 620 480 700 480C760 480 800 500 820 520V1010H-20Z',
        '#1f6470',
      ),
      path(
        'M-20 980C200 960 400 860 520 720C600 620 680 580 740 590C780 596 804 610 820 620V1010H-20Z',
        '#174f60',
      ),
      times(15, (index) =>
        stroke(
          `M${60 + index * 54} ${920 - index * 22}C${140 + index * 50} ${860 - index * 26} ${230 + index * 42} ${740 - index * 22} ${330 + index * 34} ${560 - index * 12}`,
          index % 2 ? '#5fae9c' : '#bfe3cc',
          4 + (index % 3),
        ),
      ),
    ),
    path(
      'M560 350C556 316 580 294 610 298C614 266 652 252 682 268C700 238 744 234 768 258C786 246 808 248 826 256V420C790 400 760 410 750 440C740 410 710 400 690 430C670 410 640 420 630 460C610 430 580 440 570 480C548 440 550 390 560 350Z',
      '#fffdf6',
    ),
    path(
      'M640 350C648 316 690 304 714 322C734 298 772 300 788 318C800 312 812 314 826 320V420C790 400 760 410 750 440C740 410 710 400 690 430C680 390 660 360 640 330Z',
      '#c9dcd8',
    ),
    times(70, () => {
      const x = rnd.between(430, 790)
      return circle(x, rnd.between(150, 400) + (790 - x) * 0.25, rnd.between(2, 8), '#fffdf6')
    }),
    // The surfer, very small.
    stroke('M560 560C500 640 460 700 396 752', '#fffdf6', 7),
    stroke('M580 560C520 650 480 710 400 766', '#bfe3cc', 4),
    path('M366 772L432 740L438 746L376 782Z', '#f2b93f'),
    person(
      404,
      758,
      76,
      {
        ...poses.stand,
        head: [-12, -72],
        shoulder: [-8, -60],
        hip: [4, -36],
        arms: [
          [
            [-26, -58],
            [-40, -50],
          ],
          [
            [10, -66],
            [26, -74],
          ],
        ],
        legs: [
          [
            [-14, -22],
            [-14, 0],
          ],
          [
            [18, -26],
            [16, -2],
          ],
        ],
      },
      { top: '#e2402f', bottom: '#1b2440', skin: '#b67a52', shoes: '#1b2440' },
    ),
    times(14, () =>
      circle(rnd.between(400, 470), rnd.between(720, 770), rnd.between(2, 5), '#fffdf6'),
    ),
    // The jet ski waits on the shoulder.
    path('M90 900C120 884 170 884 196 892L190 906H104Z', '#d9402f'),
    person(140, 894, 60, poses.sit, { top: '#f2b93f', bottom: '#1b2440', skin: '#8d5a3c' }),
    foam(40, 912, 130, 18, '#eef6f0', 9),
    foam(-20, 986, 420, 40, '#cfe6e0', 12),
    ellipse(90, 980, 60, 7, '#8fc9b4'),
    birds(440, 130, 14, '#4a5a64', 6, 3),
  ),
)
