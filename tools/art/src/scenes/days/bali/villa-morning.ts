import {
  circle,
  ellipse,
  faint,
  foam,
  hours,
  land,
  line,
  path,
  poly,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  cirrus,
} from '../../../kit/index.ts'
import { jukung } from '../../../motifs/boats.ts'
import { person, poses } from '../../../motifs/people.ts'
import { palm } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#8fb4cc', '#dcd6d8', '#fbe0c8'] } as const
const paint = { trunk: '#7a5c4a', leaf: '#2f7f5a', light: '#8fc068' }

/** A frangipani flower, about `size` wide. */
const flower = (x: number, y: number, size: number) =>
  stack(
    times(5, (index) =>
      ellipse(
        x + Math.cos(index * 1.2566) * size * 0.3,
        y + Math.sin(index * 1.2566) * size * 0.3,
        size * 0.3,
        size * 0.2,
        '#fffaf0',
        index * 72,
      ),
    ),
    circle(x, y, size * 0.16, '#f2c14e'),
  )

/** A villa above the cliff near Uluwatu on the last morning: breakfast, the pool, the sea; the sun is on the left. */
export default wide(() =>
  stack(
    sky(1000, 380, hour),
    cirrus(100, 90, 700, '#fff3ee', 6, 0.8),
    water(1000, 330, 620, '#a9dcd8', '#3f9fb0', '#1f6f8c'),
    ripples(0, 342, 1000, 190, '#d9f0e6', 70, 6),
    jukung(380, 430, 0.44, '#fffaf0', '#e2574c', '#f2c14e'),
    // The next headland with its surf.
    path(
      'M1010 268C930 262 880 274 812 280C790 284 776 300 770 330L752 410C748 430 760 440 790 444H1010Z',
      '#d9a878',
    ),
    path('M880 272L866 330L884 380L868 444H1010V268C960 264 920 266 880 272Z', '#a8785f'),
    path('M1010 252C930 240 860 262 806 276C840 290 920 280 1010 286Z', '#4f8a54'),
    foam(736, 448, 280, 22, '#fffaf0', 3),
    // The pool, level with the sea, and the terrace.
    land([-10, 520, 1010, 520], 820, '#e9d6b4'),
    poly([-10, 492, 760, 492, 900, 700, -10, 700], '#57b6bc'),
    poly([-10, 492, 760, 492, 766, 500, -10, 500], '#d3f0e6'),
    poly([-10, 560, 806, 560, 900, 700, -10, 700], '#3f9fae'),
    times(8, (index) => rect(30 + ((index * 137) % 640), 520 + index * 21, 80, 5, '#bfe6e0', 2)),
    poly([760, 492, 790, 492, 940, 712, 900, 700], '#fff6e6'),
    poly([-10, 700, 900, 700, 940, 716, -10, 716], '#fff6e6'),
    // A swimmer leans on the edge, another one is afloat on her back.
    stack(
      ellipse(300, 520, 62, 10, '#8fd3d0'),
      circle(300, 470, 16, '#2b1b2f'),
      path('M266 516Q268 486 300 486T334 516Z', '#8d5a3c'),
      stroke('M270 512Q248 500 226 498M330 512Q352 500 374 498', '#8d5a3c', 11),
    ),
    stack(
      ellipse(560, 640, 118, 20, '#8fd3d0'),
      path('M500 640Q540 622 600 632L664 638V648L600 652Q540 660 500 640Z', '#d9a27a'),
      path('M530 630Q566 622 590 632L588 650Q556 656 530 648Z', '#a81e4a'),
      stroke('M526 630Q500 604 470 600M530 650Q504 668 476 676', '#d9a27a', 9),
      circle(488, 640, 15, '#efc19b'),
      path('M488 624A15 15 0 0 0 488 656Q470 662 462 640Q470 620 488 624Z', '#5a3440'),
    ),
    // Breakfast under the parasol.
    poly([-10, 716, 1010, 716, 1010, 820, -10, 820], '#dcc39c'),
    times(9, (index) => line([index * 130 - 60, 820, index * 112 + 4, 716], '#c7aa82', 3)),
    rect(800, 350, 9, 350, '#fff6e6'),
    path('M660 380Q804 250 950 380Z', '#a81e4a'),
    path(
      'M804 312Q772 330 756 380H704Q744 320 804 312ZM804 312Q836 330 852 380H904Q864 320 804 312Z',
      '#fff0d8',
    ),
    path('M804 312Q890 320 950 380H904Q880 330 804 312Z', '#7d1a40'),
    faint(0.25, ellipse(800, 720, 170, 14, '#5a4438')),
    person(710, 724, 158, poses.sit, {
      top: '#fff0d8',
      bottom: '#3f5a8c',
      cut: 'shorts',
      hairCut: 'bun',
      skin: '#b67a52',
      face: true,
    }),
    person(904, 726, -162, poses.sit, {
      top: '#1d6a74',
      bottom: '#e9cf9c',
      cut: 'shorts',
      skin: '#6b412b',
      face: true,
    }),
    ellipse(806, 646, 92, 15, '#8a5a3c'),
    ellipse(806, 642, 92, 14, '#b57f54'),
    rect(800, 656, 12, 66, '#8a5a3c'),
    ellipse(806, 724, 44, 7, '#6a4438'),
    path('M770 640q0 -22 26 -22t26 22Z', '#f2a84c'),
    path('M786 622q10 -10 20 0Z', '#4f8a54'),
    ellipse(850, 636, 20, 5, '#fffaf0'),
    circle(850, 632, 6, '#f2c14e'),
    rect(742, 624, 13, 16, '#fffaf0', 3),
    rect(868, 620, 12, 16, '#f2c14e', 3),
    palm(60, 800, 560, -26, paint, 5, 190),
    // A branch of frangipani from above on the right, fallen flowers by the pool.
    stroke('M1010 60Q900 70 830 150M930 76Q900 130 880 190', '#8a6a58', 15),
    times(7, (index) =>
      path(
        `M${830 + index * 24} ${150 - index * 12}q${-50 + index * 14} ${40} ${-44 + index * 18} 86q${40} ${-30} ${44 - index * 18} -86Z`,
        index % 2 ? '#2f7a54' : '#4f9a5c',
      ),
    ),
    flower(834, 158, 46),
    flower(880, 196, 50),
    flower(920, 128, 44),
    flower(966, 96, 48),
    flower(420, 756, 34),
    flower(520, 782, 30),
    flower(240, 744, 28),
  ),
)
