import {
  circle,
  edges,
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  poly,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stars,
  stroke,
  tall,
  times,
  woods,
  streak,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.dawn, sky: ['#1d2a5c', '#6a5a94', '#f7b08a'], haze: '#a08aa8' } as const
const lamp = '#ffe08a'
const path1 = [
  120, 880, 300, 830, 240, 790, 420, 752, 350, 712, 480, 676, 420, 640, 520, 604, 470, 570, 540,
  536, 500, 504, 545, 470, 520, 440, 548, 408, 532, 378, 548, 346, 540, 320,
]

/** Half past five on Sri Pada: the lamps are still lit, and the eastern sky on the right is already pink. */
export default tall(() =>
  stack(
    sky(800, 640, hour),
    stars(800, 260, 60, '#f3ecd8', 4),
    faint(
      0.5,
      streak(420, 460, 420, 14, '#fbd0a0'),
      streak(560, 500, 300, 10, '#fde6b4'),
      streak(-40, 430, 260, 10, '#c98a9c'),
    ),
    mountains(
      [-40, 560, 90, 470, 190, 520, 320, 450, 420, 520, 640, 470, 740, 520, 840, 460],
      1010,
      {
        lit: far('#8a7aa0', hour, 0.4),
        shade: far('#4a4a80', hour, 0.4),
        light: 'right',
        seed: 5,
        rough: 4,
      },
    ),
    mist(0, 560, 800, '#f3cfc0', 4, 0.5),
    shaded(
      'M60 900C220 780 330 620 420 470C470 390 510 320 540 300C580 320 620 400 660 490C710 600 760 700 860 800V1010H60Z',
      '#4f4a7c',
      path(
        'M540 300C580 320 620 400 660 490C710 600 760 700 860 800V1010H640C660 860 600 700 620 600C580 520 560 420 540 300Z',
        '#8f6a8c',
      ),
      path(
        'M540 300C556 380 590 430 580 500C610 470 620 440 632 430C600 360 570 310 540 300Z',
        '#d99a94',
      ),
    ),
    mist(480, 640, 400, '#f3cfc0', 9, 0.4),
    // The shrine on top: its roof, its flags, its one bright window.
    rect(514, 282, 54, 24, '#f3dcc8'),
    rect(548, 282, 20, 24, '#b98a9c'),
    poly([504, 284, 522, 262, 560, 262, 580, 284], '#8f3f4c'),
    rect(530, 288, 10, 18, lamp),
    stroke('M540 262L480 330M540 262L610 340', '#f3dcc8', 1.6),
    times(6, (index) =>
      poly(
        [
          532 - index * 9,
          270 + index * 10,
          540 - index * 9,
          272 + index * 10,
          534 - index * 9,
          280 + index * 10,
        ],
        ['#e2574c', '#f2c14e', '#fff6e6', '#5fa0c4'][index % 4] as string,
      ),
    ),
    times(6, (index) =>
      poly(
        [
          550 + index * 10,
          274 + index * 11,
          558 + index * 10,
          274 + index * 11,
          552 + index * 10,
          284 + index * 11,
        ],
        ['#f2c14e', '#e2574c', '#5fa0c4', '#fff6e6'][index % 4] as string,
      ),
    ),
    // The lamps along the steps.
    faint(0.22, stroke(edges(path1, false), lamp, 20)),
    stroke(edges(path1, false), '#c98a5c', 4),
    times(path1.length / 2 - 1, (index) =>
      times(5, (k) => {
        const t = k / 5
        const x = (path1[index * 2] as number) * (1 - t) + (path1[index * 2 + 2] as number) * t
        const y = (path1[index * 2 + 1] as number) * (1 - t) + (path1[index * 2 + 3] as number) * t
        return circle(x, y, 1.4 + ((y - 300) / 600) * 3, lamp)
      }),
    ),
    woods(ridge(0, 360, 840, { rise: 20, length: 150, seed: 4 }), 1010, '#2a2a58', 28, 3),
    woods([420, 900, 560, 850, 700, 830, 820, 850], 1010, '#3a3462', 30, 6),
    rect(300, 812, 90, 50, '#6a4a5c'),
    rect(310, 826, 30, 22, lamp),
    rect(352, 826, 22, 36, '#fbd08a'),
    path('M288 816L310 790H384L404 816Z', '#3a2a4c'),
    faint(0.2, ellipse(340, 850, 110, 40, lamp)),
    land([-20, 930, 200, 900, 420, 916, 620, 900, 820, 930], 1010, '#1c1c44'),
    times(5, (index) =>
      path(
        `M${120 + index * 36} ${985 - index * 16}h150v9h-150Z`,
        index % 2 ? '#8f6a74' : '#a87f80',
      ),
    ),
    person(226, 952, 200, poses.walk, {
      top: '#e2574c',
      bottom: '#23234c',
      hairCut: 'tail',
      pack: '#e5a33b',
      skin: '#b67a52',
    }),
    person(318, 930, 186, poses.walk, {
      top: '#fff0d8',
      bottom: '#fff0d8',
      cut: 'sarong',
      hairCut: 'short',
      hair: '#a9a4ac',
      skin: '#6b412b',
    }),
    stroke('M350 838L362 928', '#8f6a5c', 5),
    person(140, 966, 206, poses.walk, {
      top: '#1d8a8c',
      bottom: '#23234c',
      hairCut: 'cap',
      hat: '#fff0d8',
      skin: '#8d5a3c',
    }),
    circle(192, 862, 8, '#fff6d0'),
    faint(0.25, path('M192 862L330 800L340 930Z', lamp)),
  ),
)
