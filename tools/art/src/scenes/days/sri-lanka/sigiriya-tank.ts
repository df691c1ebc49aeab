import {
  birds,
  ellipse,
  faint,
  far,
  glitter,
  hours,
  land,
  mist,
  path,
  poly,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  streak,
  stroke,
  sun,
  times,
  water,
  wide,
  woods,
} from '../../../kit/index.ts'
import { heron } from '../../../motifs/animals.ts'
import { grass, palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.golden,
  sky: ['#7f7ab0', '#f0a58a', '#fde0a8'],
  haze: '#eebd9c',
} as const
const rock = 'M352 392L372 236Q376 206 404 196L470 180Q560 168 640 186Q668 194 674 222L704 392Z'

/** The rock of Sigiriya across a tank with egrets, before dinner; the sun sets on the right. */
export default wide(() =>
  stack(
    sky(1000, 430, hour),
    sun(820, 330, 54, '#fff3c8', 3),
    faint(0.6, streak(90, 130, 320, 12, '#fbd9b8'), streak(600, 96, 280, 10, '#fbd9b8')),
    woods(
      ridge(0, 1000, 372, { rise: 20, length: 300, seed: 4 }),
      480,
      far('#5f8060', hour, 0.55),
      16,
      3,
    ),
    shaded(
      rock,
      '#e39a64',
      path('M352 392L372 236Q376 206 404 196L470 180L452 260L476 320L458 392Z', '#8f4a4c'),
      path('M470 180L452 260L476 320L458 392H520L530 300L512 240L526 176Z', '#b8664f'),
      stroke('M560 190L548 260M604 190L612 250M640 220L650 300M500 210L506 300', '#c97c55', 6),
      path('M380 230Q520 190 680 226V196H380Z', '#6f8a54'),
    ),
    path(
      'M398 200Q410 178 440 184Q470 160 520 172Q570 156 610 176Q650 172 668 204Q530 168 398 200Z',
      '#5f7f4c',
    ),
    // The wall and the stairs to the top, tiny at this distance.
    poly([520, 330, 690, 316, 694, 326, 520, 342], '#fbd0a0'),
    stroke('M600 320L610 282L596 250L612 214L604 190', '#4f3440', 3),
    mist(240, 380, 560, '#fdebc8', 6, 0.6),
    woods(
      ridge(0, 1000, 402, { rise: 16, length: 220, seed: 9 }),
      500,
      far('#3f6a4c', hour, 0.25),
      24,
      7,
    ),
    woods([0, 420, 140, 410, 300, 428, 420, 436], 500, '#3a5f4a', 28, 5),
    woods([640, 438, 780, 426, 900, 410, 1000, 402], 500, '#3a5f4a', 30, 11),
    palm(120, 446, 190, -18, { trunk: '#4f3f44', leaf: '#2f5a48', light: '#7a8f54' }, 3, 84),
    palm(908, 446, 210, 22, { trunk: '#4f3f44', leaf: '#2f5a48', light: '#7a8f54' }, 8, 90),
    water(1000, 444, 800, '#f6cfa0', '#c98a8c', '#5f5f8c'),
    faint(
      0.45,
      path('M352 446H704L676 596Q670 622 640 628Q520 646 404 618Q376 610 372 580Z', '#7a3f4c'),
      path('M540 446H704L676 596Q670 622 640 628L580 634Z', '#d98a5c'),
    ),
    glitter(820, 452, 720, 120, '#fff0c0', 6, 14),
    ripples(0, 456, 1000, 260, '#fbdcb8', 70, 12),
    // Lotus leaves and flowers.
    times(16, (index) =>
      ellipse(
        60 + ((index * 167) % 460),
        590 + ((index * 61) % 150),
        26 + (index % 3) * 8,
        6 + (index % 3) * 1.5,
        index % 2 ? '#4f7a5c' : '#3f6a54',
      ),
    ),
    times(5, (index) =>
      path(
        `M${120 + index * 86} ${640 - (index % 2) * 30}q-16 -10 -6 -26q6 6 6 10q2 -12 8 -16q6 8 6 16q2 -6 8 -8q6 16 -10 24Z`,
        index % 2 ? '#fbe0e4' : '#e58aa8',
      ),
    ),
    heron(690, 640, 0.9, '#fffaf0'),
    heron(610, 600, 0.62, '#fffaf0', true),
    heron(806, 612, 0.7, '#fffaf0', true),
    rect(660, 640, 60, 4, '#fff6e6', 2),
    birds(420, 120, 12, '#5a3a50', 5, 8),
    // The lodge's bank, with two guests and their tea.
    land([560, 800, 660, 760, 800, 738, 1010, 724], 820, '#2f4a40'),
    land([-10, 752, 120, 760, 240, 780, 330, 810], 820, '#2f4a40'),
    rect(838, 716, 60, 7, '#8a5a3c', 3),
    stroke('M848 722l-6 34M888 722l6 34', '#5a3a34', 5),
    rect(850, 702, 10, 14, '#fff6e6', 2),
    rect(872, 702, 10, 14, '#fff6e6', 2),
    person(792, 756, 124, poses.sitBack, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'long',
      back: true,
      skin: '#d9a27a',
    }),
    person(942, 748, -126, poses.sitBack, {
      top: '#fff0d8',
      bottom: '#2b2444',
      back: true,
      skin: '#8d5a3c',
    }),
    grass(0, 806, 340, 90, '#243c38', 3),
    grass(560, 808, 460, 44, '#243c38', 7),
  ),
)
