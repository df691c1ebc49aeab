import {
  birds,
  curve,
  ellipse,
  faint,
  far,
  glitter,
  hours,
  land,
  mountains,
  path,
  ripples,
  rects,
  shaded,
  sky,
  stack,
  streak,
  stroke,
  sun,
  tall,
  times,
  water,
} from '../kit/index.ts'
import { sailboat } from '../motifs/boats.ts'
import { person, poses } from '../motifs/people.ts'
import { cypress, grass, umbrellaPine } from '../motifs/plants.ts'

const hour = {
  ...hours.golden,
  sky: ['#7fa6b4', '#f2c9b0', '#fde9c8'],
  haze: '#f3cdb2',
} as const

/**
 * The club's mark as a place: a red sun behind two ridges, a white sail, and a few friends on their way to see it. A phone
 * shows `home-hero-phone`.
 */
export default tall(() =>
  stack(
    sky(800, 560, hour),
    sun(536, 462, 104, '#b8234c', 2),
    faint(
      0.7,
      streak(80, 250, 300, 12, '#fff3de'),
      streak(210, 284, 220, 9, '#fff3de'),
      streak(520, 170, 260, 11, '#fff3de'),
      streak(610, 200, 150, 8, '#fff3de'),
    ),
    faint(0.85, streak(424, 470, 250, 10, hour.haze), streak(520, 496, 200, 8, hour.haze)),
    mountains(
      [-60, 470, 80, 420, 250, 352, 380, 460, 520, 506, 640, 486, 740, 420, 880, 460],
      540,
      {
        lit: far('#c8623e', hour, 0.5),
        shade: far('#84384a', hour, 0.42),
        light: 'right',
        seed: 12,
        rough: 6,
      },
    ),
    mountains([-80, 500, 130, 296, 300, 500, 400, 524], 540, {
      lit: '#cf6d47',
      shade: '#84384a',
      light: 'right',
      seed: 5,
      rough: 7,
    }),
    mountains([560, 528, 660, 470, 790, 386, 900, 470], 540, {
      lit: '#cf6d47',
      shade: '#84384a',
      light: 'left',
      seed: 9,
      rough: 7,
    }),
    water(800, 524, 1000, '#f3c6a8', '#5aa0a2', '#1d6a74', '#123f4c'),
    ripples(0, 536, 800, 300, '#a9d2c8', 60, 6),
    glitter(536, 534, 780, 220, '#fbd3bc', 4, 13),
    // A white village on the right shore.
    land([600, 540, 660, 520, 740, 508, 800, 500], 552, '#5f7a58'),
    rects(
      [
        [650, 506, 22, 20],
        [676, 498, 18, 26],
        [698, 502, 26, 20],
        [728, 488, 20, 30],
        [752, 496, 28, 20],
        [784, 484, 20, 28],
      ],
      '#fff6e6',
    ),
    path(
      'M647 508l14 -9l14 9ZM673 500l12 -8l12 8ZM695 504l16 -9l16 9ZM725 490l13 -9l13 9ZM749 498l17 -9l17 9ZM781 486l13 -9l13 9Z',
      '#c8623e',
    ),
    cypress(714, 522, 44, '#3f6b5c', '#2a4a4a'),
    sailboat(346, 628, 1.7, '#a81e4a', '#fffbf0', '#e9d3bc'),
    sailboat(600, 566, 0.55, '#84384a', '#fffbf0', '#e9d3bc'),
    birds(300, 400, 13, '#5a3a50', 4, 8),
    // The headland, its cliffs away from the sun, the path along it.
    shaded(
      'M-10 742C110 724 250 752 360 716C440 690 520 700 566 736C584 760 580 800 610 830C640 860 640 920 690 1010H-10Z',
      '#7f9a63',
      path(
        'M566 736C584 760 580 800 610 830C640 860 640 920 690 1010H470C500 960 470 900 500 860C520 820 500 780 530 746Z',
        '#b5604a',
      ),
      path(
        'M566 736C584 760 580 800 610 830C640 860 640 920 690 1010H590C600 940 560 900 576 850C584 810 560 780 566 736Z',
        '#7d3a4a',
      ),
      path(
        'M-10 742C110 724 250 752 360 716C420 698 470 698 510 706C420 720 330 790 180 790C100 792 40 780 -10 790Z',
        '#a3b874',
      ),
      path(
        'M-10 900C100 880 240 930 330 900C400 880 450 900 490 880C480 940 490 980 470 1010H-10Z',
        '#5f8058',
      ),
    ),
    path(
      `${curve([110, 1010, 176, 940, 196, 872, 262, 812, 360, 774, 470, 728])}${curve([484, 728, 410, 782, 330, 822, 272, 880, 296, 940, 250, 1010]).replace('M', 'L')}Z`,
      '#f0dcae',
    ),
    stroke(curve([250, 1010, 296, 940, 272, 880, 330, 822, 410, 782, 484, 728]), '#c9ab7c', 5),
    umbrellaPine(92, 800, 470, '#5a3a40', '#2f5a4c', '#4a7a58'),
    // Two sit at the edge, one points at the sail, three are still on the path.
    faint(0.35, ellipse(500, 730, 70, 7, '#3a4a40')),
    person(486, 728, 104, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#2b2444',
      hairCut: 'long',
      back: true,
      skin: '#d9a27a',
    }),
    person(534, 730, 108, poses.sitBack, {
      top: '#fff3de',
      bottom: '#2b2444',
      back: true,
      skin: '#8d5a3c',
    }),
    person(446, 748, 122, poses.point, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      cut: 'shorts',
      hairCut: 'curls',
      skin: '#6b412b',
      face: true,
    }),
    faint(
      0.3,
      ellipse(398, 768, 30, 5, '#5a4a3c'),
      ellipse(346, 784, 32, 5, '#5a4a3c'),
      ellipse(288, 798, 36, 6, '#5a4a3c'),
    ),
    person(396, 766, 122, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#b67a52',
    }),
    person(344, 782, 130, poses.walk, {
      top: '#fff3de',
      bottom: '#84384a',
      cut: 'shorts',
      hairCut: 'cap',
      hat: '#1d6a74',
      back: true,
      pack: '#e5a33b',
      skin: '#efc19b',
    }),
    person(286, 796, 142, poses.walk, {
      top: '#3f5a8c',
      bottom: '#2b2444',
      hairCut: 'bun',
      back: true,
      pack: '#a81e4a',
      skin: '#8d5a3c',
    }),
    times(3, (index) =>
      grass(-20 + index * 190, 1006, 150, 70, index === 1 ? '#47684c' : '#3a5846', index + 4),
    ),
    grass(340, 1006, 160, 50, '#3a5846', 9),
  ),
)
