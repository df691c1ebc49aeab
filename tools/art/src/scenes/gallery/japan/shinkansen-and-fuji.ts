import {
  bend,
  circle,
  faint,
  far,
  hours,
  line,
  mist,
  path,
  poly,
  rect,
  sky,
  stack,
  streak,
  times,
  wide,
  ellipse,
} from '../../../kit/index.ts'
import { fuji } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { teaBush } from '../../../motifs/tea.ts'

const hour = {
  ...hours.noon,
  sky: ['#1f7fb8', '#5fb8d0', '#d9efdf'],
  haze: '#b9dcdc',
} as const

/** The train passes the tea fields of Shizuoka at 285 km/h; the sun is on the left. */
export default wide(() =>
  stack(
    sky(1000, 460, hour),
    streak(560, 120, 260, 18, '#f6fbf4'),
    streak(640, 150, 300, 14, '#e9f6f0'),
    streak(60, 230, 220, 14, '#e9f6f0'),
    fuji(
      640,
      130,
      450,
      {
        lit: far('#4f86b4', hour, 0.25),
        shade: far('#3a6499', hour, 0.2),
        snow: '#fffdf8',
        snowShade: '#c3d6e8',
      },
      0.2,
    ),
    mist(0, 400, 1000, '#f6fbf0', 5, 0.7),
    path('M0 450Q160 410 320 436T640 430T1000 424V520H0Z', far('#5f9a74', hour, 0.35)),
    path('M0 474Q200 446 420 466T1000 450V540H0Z', far('#4f8f5c', hour, 0.15)),
    times(24, (i) => rect(20 + i * 42, 462 + (i % 3) * 5, 22, 14, i % 3 ? '#f3ead4' : '#c8623e')),
    rect(0, 500, 1000, 180, '#5f944f'),
    // Viaduct and train: one white line with two blue ones.
    rect(0, 566, 1000, 26, '#cfd3cc'),
    rect(0, 584, 1000, 10, '#94a0a4'),
    times(8, (i) =>
      stack(rect(40 + i * 134, 592, 44, 90, '#dfe0d6'), rect(66 + i * 134, 592, 18, 90, '#a3acac')),
    ),
    times(11, (i) =>
      stack(
        line([50 + i * 100, 566, 50 + i * 100, 420], '#8a949c', 4),
        line([50 + i * 100, 436, 84 + i * 100, 430], '#8a949c', 3),
      ),
    ),
    bend([0, 436, 250, 444, 500, 436, 750, 444, 1000, 436], '#6f7c88', 2),
    path('M-20 470H640C760 472 850 500 930 548C944 558 940 566 920 566H-20Z', '#fbfcf8'),
    path('M-20 540H900C930 556 940 566 920 566H-20Z', '#c9d3d9'),
    path('M-20 522H820C850 530 876 540 900 552H-20Z', '#1d5fb0'),
    path('M-20 514H790L812 519H-20Z', '#1d5fb0'),
    path('M-20 470H640C690 471 734 476 776 486H-20Z', '#e3e9ec'),
    times(28, (i) => rect(-6 + i * 24, 490, 15, 15, i % 7 === 6 ? '#fbfcf8' : '#2f4a64', 4)),
    path('M716 484C760 488 800 502 826 516L770 512C750 508 730 498 716 484Z', '#1f3350'),
    circle(882, 546, 6, '#fff3c0'),
    times(4, (i) => rect(160 + i * 168, 472, 3, 92, '#c9d3d9')),
    faint(0.5, streak(-20, 480, 160, 5, '#ffffff'), streak(-20, 530, 120, 5, '#ffffff')),
    faint(
      0.7,
      streak(0, 600, 220, 4, '#ffffff'),
      streak(300, 456, 160, 4, '#ffffff'),
      streak(40, 446, 190, 4, '#ffffff'),
    ),
    // Rounded rows of tea towards the viewer, and two women with shears.
    rect(0, 660, 1000, 140, '#3f7f48'),
    times(8, (i) =>
      stack(
        poly(
          [
            500 + (i - 4) * 90,
            660,
            540 + (i - 4) * 90,
            660,
            620 + (i - 4) * 330,
            820,
            400 + (i - 4) * 330,
            820,
          ],
          '#5fa84c',
        ),
        poly(
          [
            500 + (i - 4) * 90,
            660,
            512 + (i - 4) * 90,
            660,
            470 + (i - 4) * 330,
            820,
            400 + (i - 4) * 330,
            820,
          ],
          '#8fce5c',
        ),
      ),
    ),
    times(12, (i) => ellipse(i * 92, 662, 56, 14, i % 2 ? '#4f9448' : '#5fa84c')),
    person(300, 740, 130, poses.point, {
      top: '#3a4a8c',
      bottom: '#2b3358',
      hairCut: 'hat',
      hat: '#f3dcae',
      skin: '#e0b08c',
    }),
    person(420, 740, -126, poses.point, {
      top: '#c22f4a',
      bottom: '#2b3358',
      hairCut: 'scarf',
      hat: '#fff6e6',
      skin: '#d9a27a',
    }),
    path('M330 636H396L404 670Q362 690 322 670Z', '#f6f3ea'),
    rect(326, 630, 72, 8, '#7a8a94', 3),
    teaBush(90, 830, 150, '#2f6f44', '#9cd463', 4),
    teaBush(880, 836, 170, '#2f6f44', '#9cd463', 7),
    teaBush(620, 850, 140, '#37804a', '#9cd463', 9),
    line([700, 660, 700, 560], '#6f7c88', 5),
    circle(700, 552, 14, '#f3ead4'),
    times(4, (i) =>
      path('M0 0L26 -5L26 5Z', '#c9d3d9').replace(
        '/>',
        ` transform="translate(700 552) rotate(${i * 90 + 20})"/>`,
      ),
    ),
  ),
)
