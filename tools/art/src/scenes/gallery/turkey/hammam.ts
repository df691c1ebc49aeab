import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  rect,
  shaded,
  stack,
  tall,
  times,
  stroke,
} from '../../../kit/index.ts'
import { column } from '../../../motifs/classical.ts'
import { steam } from '../../../motifs/things.ts'

const marble = { lit: '#d9e0d2', mid: '#a9bdb8', shade: '#6f8f94', deep: '#2f5560' }

const skin = { lit: '#c98f68', shade: '#a06a4c', deep: '#84523c' }
const hair = '#2b1b2f'

/** A striped bath wrap: the cloth, with its stripes shown only on it. */
const wrap = (
  d: string,
  cloth: string,
  stripe: string,
  stripes: readonly string[],
  shade: string,
) =>
  shaded(
    d,
    cloth,
    stripes.map((each) => stroke(each, stripe, 7)),
    path(shade, '#2b1b2f', ' opacity="0.22"'),
  )

/** His head, bent to the work. */
const head = stack(
  path(
    'M408 456C406 426 424 404 452 404C482 404 496 428 492 456C490 486 474 512 448 512C424 512 410 488 408 456Z',
    skin.lit,
  ),
  path(
    'M466 408C492 418 496 440 492 456C490 486 474 512 450 512C474 490 478 444 466 408Z',
    skin.shade,
  ),
  ellipse(493, 462, 8, 12, skin.shade),
  path(
    'M410 448C400 404 426 384 458 388C496 390 506 424 494 458C488 440 486 428 478 424C456 430 428 428 414 430Z',
    hair,
  ),
  stroke('M416 456Q424 462 433 457', hair, 4),
  stroke('M446 457Q455 462 464 456', hair, 4),
  stroke('M412 442Q422 436 434 441', hair, 5),
  stroke('M446 441Q456 436 468 441', hair, 5),
  stroke('M438 456Q428 472 437 478', skin.deep, 4),
  path(
    'M414 492C422 480 436 482 440 486C446 482 460 480 466 492C454 490 448 494 440 492C432 494 424 490 414 492Z',
    hair,
  ),
)

/** He stands behind the stone and leans over the bather: one hand in a mitt, the other flat in the foam. */
const attendant = stack(
  wrap(
    'M430 640C470 652 520 652 560 640C578 700 588 750 586 800H410C412 740 418 690 430 640Z',
    '#e5a33b',
    '#a81e4a',
    ['M410 690Q500 706 590 690', 'M408 712Q500 728 592 712', 'M406 772Q500 786 592 772'],
    'M530 620C552 680 556 740 550 800H610V620Z',
  ),
  path(
    'M466 500C466 524 462 532 452 538C474 560 512 560 528 540C518 530 514 520 514 500Z',
    skin.shade,
  ),
  shaded(
    'M412 560C424 534 448 530 470 532C480 544 506 544 516 532C540 530 562 538 572 562C578 600 566 620 562 660C526 672 468 672 428 660C424 620 406 600 412 560Z',
    skin.lit,
    path('M520 526C548 560 548 620 530 676H600V526Z', skin.shade),
    stroke('M436 602Q462 618 486 604Q512 618 544 600', skin.shade, 4),
    stroke('M488 612Q484 640 488 662', skin.shade, 3),
    path('M412 590C424 610 434 640 434 664H410Z', skin.shade),
  ),
  at(34, 16, head),
)

/** His forearms, in front of the bather's back. */
const arms = stack(
  line([428, 566, 400, 652], skin.lit, 42),
  line([400, 652, 386, 728], skin.lit, 32),
  bend([413, 572, 386, 652, 374, 724], skin.shade, 5),
  ellipse(382, 742, 23, 17, skin.lit, -14),
  times(4, (index) => line([368 + index * 10, 748, 364 + index * 11, 761], skin.lit, 8)),
  line([556, 568, 572, 656], skin.shade, 42),
  line([572, 656, 500, 728], skin.shade, 33),
  line([548, 572, 562, 652], skin.lit, 8),
  line([520, 708, 500, 728], skin.shade, 30),
  path(
    'M524 700C540 716 536 738 516 750C490 768 462 770 456 758C450 742 486 716 500 700Z',
    '#1d6a74',
  ),
  path('M500 700L524 700C530 706 533 713 533 720L504 714Z', '#fff0d8'),
)

/** He lies on his front, his head on his folded arms and his face to the light. */
const bather = stack(
  faint(0.25, ellipse(400, 824, 270, 18, '#4f6a70')),
  path(
    'M560 786C600 780 640 786 676 792C700 790 706 812 688 818C640 822 590 822 560 820Z',
    skin.lit,
  ),
  path('M560 812C600 816 660 816 688 818C640 824 590 824 560 820Z', skin.shade),
  path(
    'M250 800C248 760 300 744 350 752C400 760 430 762 460 766V824C400 828 320 828 270 824C256 820 250 812 250 800Z',
    skin.lit,
  ),
  path('M262 812C320 806 400 812 460 806V824C400 828 320 828 270 824Z', skin.shade),
  stroke('M330 768Q380 776 430 776', skin.shade, 4),
  wrap(
    'M428 756C470 740 540 748 596 776L598 822C540 828 480 830 430 826C422 804 420 778 428 756Z',
    '#a81e4a',
    '#fff0d8',
    ['M462 744Q452 790 464 832', 'M500 746Q490 790 502 832', 'M540 752Q530 790 542 832'],
    'M410 806C480 814 560 812 610 800V840H410Z',
  ),
  // Foam on his back.
  [
    [318, 752, 22],
    [346, 744, 26],
    [376, 750, 24],
    [402, 758, 18],
    [336, 762, 20],
    [364, 766, 22],
  ].map(([x, y, r]) => circle(x as number, y as number, r as number, '#fffdf4')),
  [
    [392, 764, 12],
    [350, 774, 10],
    [372, 772, 12],
  ].map(([x, y, r]) => circle(x as number, y as number, r as number, '#dfe6df')),
  // Folded arms, then the head on them.
  path(
    'M150 806C160 790 220 784 270 790C284 800 280 822 262 826H176C152 826 142 818 150 806Z',
    skin.shade,
  ),
  path(
    'M186 800C214 786 262 788 280 800C286 816 276 826 258 826H200C180 824 176 810 186 800Z',
    skin.lit,
  ),
  ellipse(216, 772, 36, 31, skin.lit),
  path(
    'M182 770C176 738 206 726 228 734C254 738 262 764 250 792C240 772 232 764 226 752C210 756 196 762 182 770Z',
    hair,
  ),
  stroke('M194 776Q200 781 207 777', hair, 3.4),
  stroke('M192 768Q199 764 208 767', hair, 3),
  stroke('M190 780Q184 788 191 791', skin.deep, 3),
  stroke('M198 796Q206 799 213 794', skin.deep, 3),
)

/** All light comes through the glass openings of the dome and falls to the right. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3f6f78'),
    path('M40 430C40 100 200 10 400 10S760 100 760 430Z', '#5a8f94'),
    path('M400 10C600 10 760 100 760 430H560C580 240 520 90 400 10Z', '#3f727c'),
    // Star-shaped openings in rings.
    [
      [400, 110, 17],
      [300, 140, 14],
      [500, 140, 14],
      [220, 200, 14],
      [350, 200, 16],
      [450, 200, 16],
      [580, 200, 14],
      [160, 290, 13],
      [270, 280, 15],
      [400, 285, 17],
      [530, 280, 15],
      [640, 290, 13],
      [120, 380, 12],
      [220, 370, 14],
      [330, 372, 15],
      [470, 372, 15],
      [580, 370, 14],
      [680, 380, 12],
    ].map(([x, y, r]) => {
      const points = times(12, (index) => [
        (x as number) + Math.cos((index * Math.PI) / 6) * (r as number) * (index % 2 ? 0.62 : 1),
        (y as number) + Math.sin((index * Math.PI) / 6) * (r as number) * (index % 2 ? 0.62 : 1),
      ]).flat()
      return poly(points, '#fdf6cf')
    }),
    rect(0, 424, 800, 26, '#c9d6cc'),
    rect(0, 450, 800, 10, '#5a8088'),
    rect(0, 460, 800, 300, '#4f8088'),
    times(3, (index) =>
      path(
        `M${60 + index * 260} 760V570A100 100 0 0 1 ${260 + index * 260 - 60} 570V760Z`,
        '#2f5a66',
      ),
    ),
    times(3, (index) =>
      stack(
        rect(104 + index * 260, 650, 70, 10, marble.lit),
        path(`M${100 + index * 260} 660h78q-4 44 -30 50h-18q-26 -6 -30 -50Z`, marble.mid),
        circle(139 + index * 260, 616, 8, '#e5a33b'),
        rect(135 + index * 260, 620, 8, 22, '#e5a33b'),
      ),
    ),
    times(4, (index) => column(20 + index * 254, 770, 300, marble, 34)),
    times(26, (index) =>
      path(`M${index * 32} 760l16 -16l16 16l-16 16Z`, index % 2 ? '#1d6a74' : '#c8623e'),
    ),
    rect(0, 770, 800, 230, '#8fb0ac'),
    times(7, (index) =>
      poly(
        [
          400 + (index - 3) * 90,
          776,
          406 + (index - 3) * 90,
          776,
          400 + (index - 3) * 260,
          1000,
          388 + (index - 3) * 260,
          1000,
        ],
        '#76989a',
      ),
    ),
    attendant,
    // The belly stone, eight-sided, warm.
    poly([80, 812, 200, 756, 610, 756, 730, 812, 610, 878, 200, 878], '#f3efe0'),
    poly([80, 812, 200, 878, 610, 878, 730, 812, 730, 872, 610, 944, 200, 944, 80, 872], '#9fb4b4'),
    poly([610, 878, 730, 812, 730, 872, 610, 944], '#6f8f94'),
    poly([200, 878, 610, 878, 610, 888, 200, 888], '#c3d0ca'),
    bather,
    arms,
    path('M690 920h70l-8 40q-27 10 -54 0Z', '#c9743f'),
    ellipse(725, 920, 35, 9, '#e8a870'),
    stroke('M690 920q35 -50 70 0', '#c9743f', 5),
    rect(70, 924, 66, 30, '#a81e4a', 6),
    rect(70, 934, 66, 7, '#fff0d8'),
    rect(76, 900, 56, 26, '#fff0d8', 6),
    faint(
      0.17,
      path('M386 122L412 122L560 850Q480 880 400 850Z', '#fdf6cf'),
      path('M288 152L312 152L350 850Q270 880 190 850Z', '#fdf6cf'),
      path('M490 152L512 152L760 900Q700 930 630 900Z', '#fdf6cf'),
    ),
    steam(120, 780, 150, '#f3f6ea', 3, 44),
    steam(640, 770, 130, '#f3f6ea', 3, 36),
  ),
)
