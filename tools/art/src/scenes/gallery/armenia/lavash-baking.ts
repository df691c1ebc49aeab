import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  random,
  rect,
  shaded,
  stack,
  stroke,
  tall,
  times,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'

const skin = '#d9a27a'
const skinShade = '#a86f50'
const rnd = random('tonir')

const wool = { lit: '#a83a50', shade: '#7d2440', deep: '#5c1a34' }
const cloth = { lit: '#f6ecd8', shade: '#d3c0a8' }

/** The cushion with a sheet of dough stretched over it, on its way to the oven's wall. */
const cushion = at(
  246,
  742,
  stack(
    ellipse(14, 20, 122, 66, '#6f4a38'),
    ellipse(8, 10, 122, 66, '#a8784c'),
    path(
      'M-120 2C-124 -44 -60 -70 4 -68C70 -66 124 -40 122 6C122 26 112 40 100 50C60 30 -60 34 -104 46C-114 34 -120 18 -120 2Z',
      '#fbeccb',
    ),
    path('M100 50C60 30 -60 34 -104 46C-60 70 60 72 100 50Z', '#e3c48c'),
    times(11, () =>
      ellipse(
        rnd.between(-90, 92),
        rnd.between(-48, 20),
        rnd.between(6, 13),
        rnd.between(3, 5),
        '#e9d2a0',
        rnd.between(0, 180),
      ),
    ),
  ),
  { turn: -14 },
)

/** She kneels on the right of the oven and leans over it; the fire lights her from below on the left. */
const baker = stack(
  faint(0.35, ellipse(610, 900, 180, 22, '#2b1a1c')),
  // Skirt, folded under her.
  shaded(
    'M560 690C520 740 470 780 456 830C446 872 470 892 520 894H716C772 894 782 846 756 800C738 766 716 730 704 690Z',
    '#3f4a6a',
    path('M640 680C660 740 690 800 670 900H800V680Z', '#2b3350'),
    path('M456 850C520 870 620 866 700 840V900H456Z', '#2b3350'),
  ),
  // The apron over her lap, with its embroidered hem.
  shaded(
    'M552 680C530 740 490 790 478 846C520 872 590 876 640 862C650 800 650 740 644 680Z',
    cloth.lit,
    path('M600 680C620 740 616 810 606 880H660V680Z', cloth.shade),
    stroke('M484 826Q560 856 644 838', '#c22f3b', 5),
    stroke('M490 806Q560 834 646 818', '#c22f3b', 2.4),
  ),
  // The far arm steadies the cushion from behind.
  bend([512, 600, 430, 640, 352, 700], wool.deep, 40),
  bend([396, 668, 372, 684, 348, 704], skinShade, 24),
  // Her back and shoulders.
  shaded(
    'M490 566C500 536 560 520 620 536C684 556 716 630 712 704C660 722 600 722 552 704C540 664 486 620 490 566Z',
    wool.lit,
    path('M620 530C650 590 650 660 626 730H730V530Z', wool.shade),
  ),
  path('M494 590C520 610 540 650 552 704L604 714C600 660 570 600 528 566Z', cloth.lit),
  stroke('M518 584Q556 640 578 706', '#c22f3b', 4),
  cushion,
  // The near arm: from the shoulder down to the hand that holds the cushion's back.
  bend([612, 590, 566, 676, 470, 716], wool.shade, 50),
  bend([600, 584, 552, 664, 462, 706], wool.lit, 44),
  bend([470, 712, 420, 730, 366, 742], skin, 28),
  path('M374 722C352 716 330 724 322 738C318 754 336 764 362 760C380 756 386 744 384 732Z', skin),
  line([330, 736, 350, 734], skinShade, 2.6),
  line([328, 748, 348, 747], skinShade, 2.6),
  // Neck and head, bent to the fire.
  path('M478 500L544 486C552 520 566 540 560 556C536 580 506 578 492 566Z', skinShade),
  at(
    488,
    456,
    stack(
      path(
        'M-52 -10C-54 -52 -20 -76 22 -70C60 -64 76 -20 66 20C58 52 30 74 0 72C-30 70 -50 34 -52 -10Z',
        skin,
      ),
      path('M24 -68C60 -62 76 -20 66 20C58 52 34 72 8 72C34 44 40 -20 24 -68Z', skinShade),
      faint(
        0.45,
        path('M-50 10C-46 46 -28 70 0 72C16 72 30 66 42 56C10 60 -26 46 -50 10Z', '#ffb45c'),
      ),
      ellipse(-26, 24, 12, 8, '#e08a6c'),
      stroke('M-42 -2Q-32 6 -22 0', '#2b1b2f', 4),
      stroke('M4 0Q16 6 26 -2', '#2b1b2f', 4),
      stroke('M-44 -18Q-32 -24 -22 -19', '#5a4448', 4),
      stroke('M4 -20Q16 -27 30 -20', '#5a4448', 4),
      stroke('M-12 -4Q-24 20 -12 26', skinShade, 4),
      stroke('M-24 46Q-8 56 8 44', '#8f3a3a', 4),
      // The scarf, tied at the nape.
      path(
        'M-54 -8C-66 -62 -22 -96 28 -88C82 -78 98 -22 76 34C72 56 84 76 104 92C82 108 50 98 46 68C58 40 60 -8 40 -34C8 -48 -30 -38 -54 -8Z',
        '#fff6e6',
      ),
      path(
        'M44 -84C88 -66 96 -16 76 34C72 56 84 76 104 92C90 102 72 102 60 92C76 40 78 -30 44 -84Z',
        '#d9c4b0',
      ),
      times(6, (i) => circle(-44 + i * 17, -30 - Math.sin((i / 5) * 3.14) * 20, 4, '#c22f4a')),
    ),
    { turn: -10 },
  ),
)

/** The light comes from the oven in the floor; behind it, morning light in the doorway. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#5a3a3c'),
    times(11, (r) =>
      times(7, (i) =>
        rect(
          i * 130 - (r % 2) * 60,
          r * 62,
          118,
          52,
          ['#6a4643', '#634040', '#704a44'][(i + r) % 3] as string,
          5,
        ),
      ),
    ),
    rect(0, 640, 800, 360, '#7a5444'),
    times(6, (i) => bend([0, 680 + i * 54, 300, 670 + i * 54, 800, 684 + i * 54], '#6a4840', 4)),
    rect(560, 120, 190, 530, '#3f2830'),
    rect(576, 136, 158, 514, '#fbe6b4'),
    path('M576 520Q650 470 734 500V650H576Z', '#9cb46a'),
    path('M576 430L620 350L650 390L690 310L734 380V520H576Z', '#c3b0b4'),
    path('M620 350L632 372L608 374ZM690 310L706 334L676 338Z', '#fffaf4'),
    circle(612, 200, 22, '#fff6d8'),
    bend([734, 150, 690, 170, 650, 160], '#5a4038', 6),
    times(9, (i) => circle(660 + i * 9, 160 + (i % 3) * 9, 8, '#f2952c')),
    faint(0.25, poly([576, 650, 734, 650, 640, 900, 380, 860], '#fbe6b4')),
    // Peppers, garlic and a pan on the wall; finished sheets on their line.
    line([30, 110, 500, 96], '#3f2830', 4),
    times(4, (i) =>
      stack(
        line([60 + i * 26, 110, 60 + i * 26, 150], '#8a5a3c', 3),
        times(5, (k) =>
          path(
            `M${56 + i * 26} ${130 + k * 22}q-8 14 6 30q12 -12 4 -30Z`,
            i % 2 ? '#c22f2a' : '#e2573c',
          ),
        ),
      ),
    ),
    times(3, (i) =>
      stack(
        path(`M${210 + i * 96} 100h80v${190 + (i % 2) * 26}q-20 10 -40 0t-40 0Z`, '#f0d9a8'),
        path(`M${262 + i * 96} 100h28v${196 + (i % 2) * 26}q-14 6 -28 -2Z`, '#d3b484'),
        times(9, () =>
          ellipse(
            216 + i * 96 + rnd.between(6, 62),
            rnd.between(120, 270),
            rnd.between(4, 9),
            rnd.between(3, 6),
            '#b57f4c',
          ),
        ),
      ),
    ),
    // The oven.
    faint(0.2, ellipse(330, 830, 400, 190, '#ffb04c')),
    ellipse(330, 850, 290, 96, '#8a5f4c'),
    ellipse(330, 842, 290, 92, '#b5806a'),
    ellipse(330, 840, 222, 66, '#3f1f1c'),
    ellipse(330, 850, 206, 54, '#e2702a'),
    ellipse(330, 862, 160, 36, '#f9a83c'),
    ellipse(330, 868, 110, 20, '#ffe08a'),
    times(7, (i) =>
      path(
        `M${240 + i * 30} 872q-12 -22 4 -44q6 14 10 12q0 -16 6 -22q10 24 2 54Z`,
        i % 2 ? '#ffd05c' : '#f98a2c',
      ),
    ),
    path('M130 812C150 790 200 782 250 778L246 800C200 806 160 818 140 830Z', '#f3dcae'),
    path('M420 782C470 786 510 800 528 816L512 832C480 816 450 806 416 800Z', '#e9cc98'),
    times(7, (i) => circle(150 + i * 14, 806 - i * 3, 4, '#b57f4c')),
    baker,
    // A low table of dough balls and a rolling pin; greens and cheese; the cat.
    poly([-20, 900, 250, 930, 270, 960, -20, 940], '#a8784c'),
    rect(-20, 930, 280, 22, '#7a5038'),
    times(5, (i) =>
      stack(
        circle(30 + i * 46, 902 + i * 5, 22, '#e9cf9c'),
        circle(25 + i * 46, 897 + i * 5, 14, '#fbeccb'),
      ),
    ),
    line([20, 950, 190, 976], '#c98f54', 15),
    rect(600, 900, 170, 60, '#7a5038', 6),
    ellipse(685, 900, 85, 20, '#a8784c'),
    ellipse(685, 892, 66, 15, '#fffaf0'),
    path('M640 888l50 -16l26 14l-50 16Z', '#fbf3d8'),
    times(9, (i) =>
      bend(
        [690 + i * 5, 892, 700 + i * 6, 872 - (i % 3) * 5, 716 + i * 5, 868],
        i % 2 ? '#5f9a4c' : '#3f7a44',
        4,
      ),
    ),
    cat(560, 970, 1, '#2b2030', true),
    faint(
      0.5,
      times(14, (i) => circle(270 + ((i * 47) % 150), 800 - ((i * 61) % 240), 2.4, '#ffd98a')),
    ),
  ),
)
