import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  mix,
  path,
  random,
  rect,
  shaded,
  stack,
  tall,
  times,
} from '../../../kit/index.ts'
import { plate } from '../../../motifs/things.ts'

const rnd = random('nasi')

const skewer = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line([-120, 0, 130, 0], '#e9cf9c', 7) +
      times(
        4,
        (index) =>
          ellipse(
            -66 + index * 44,
            (index % 2) * 4 - 2,
            26,
            18,
            index % 2 ? '#8a4a24' : '#a85c2c',
          ) + ellipse(-72 + index * 44, -7, 10, 4, '#d9904a'),
      ).join(''),
    { turn },
  )

/** Lunch at a warung, from straight above: morning sun through a lattice, from the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3f7f80'),
    times(5, (index) =>
      stack(
        rect(index * 164, 0, 156, 1000, index % 2 ? '#47898a' : '#3b7778'),
        line([index * 164 + 60, 80, index * 164 + 66, 940], '#357072', 3),
      ),
    ),
    faint(
      0.16,
      times(6, (index) => path(`M${-200 + index * 190} 0h70l300 1000h-70Z`, '#fff6d8')),
    ),
    // Banana leaf laid over the tray.
    faint(0.25, ellipse(402, 486, 344, 344, '#12343c')),
    circle(390, 460, 336, '#b9814a'),
    circle(390, 460, 316, '#d9a868'),
    times(30, (index) =>
      line(
        [
          390 + Math.cos(index * 0.2094) * 318,
          460 + Math.sin(index * 0.2094) * 318,
          390 + Math.cos(index * 0.2094) * 336,
          460 + Math.sin(index * 0.2094) * 336,
        ],
        '#8a5a34',
        5,
      ),
    ),
    shaded(
      'M90 470C100 260 250 150 400 140S690 260 700 450S560 770 390 780S80 680 90 470Z',
      '#3f9a54',
      path('M100 640C300 560 500 380 640 200L760 300L700 800H100Z', '#2f8048'),
      times(11, (index) =>
        line(
          [120 + index * 56, 620 - index * 40, 220 + index * 56, 780 - index * 40],
          '#5fb468',
          3,
        ),
      ),
      times(11, (index) =>
        line([120 + index * 56, 620 - index * 40, 20 + index * 58, 500 - index * 40], '#5fb468', 3),
      ),
      line([90, 640, 700, 220], '#86c97a', 9),
    ),
    // The rice, turned out of its bowl, with fried shallots.
    faint(0.3, circle(400, 470, 124, '#16402c')),
    circle(390, 456, 120, '#f7f1e2'),
    circle(380, 444, 96, '#fffdf6'),
    times(40, () =>
      ellipse(
        390 + rnd.between(-84, 84),
        456 + rnd.between(-84, 84),
        8,
        3,
        '#e3dac6',
        rnd.between(0, 180),
      ),
    ),
    times(16, () =>
      bend(
        [
          380 + rnd.between(-30, 30),
          440 + rnd.between(-30, 30),
          392 + rnd.between(-30, 30),
          448 + rnd.between(-30, 30),
        ],
        '#a8602c',
        6,
      ),
    ),
    skewer(560, 330, -34),
    skewer(590, 370, -30),
    skewer(540, 290, -38),
    // Long beans with coconut, sambal, egg, tempeh, greens.
    times(34, () =>
      bend(
        [
          210 + rnd.between(-60, 60),
          320 + rnd.between(-40, 50),
          236 + rnd.between(-60, 60),
          336 + rnd.between(-40, 50),
        ],
        rnd.pick(['#5fae4a', '#86c95a', '#3f8a3f']),
        11,
      ),
    ),
    times(20, () => rect(180 + rnd.between(0, 110), 290 + rnd.between(0, 80), 14, 4, '#fffdf4', 2)),
    circle(560, 560, 62, '#a81e1e'),
    times(26, () =>
      circle(
        560 + rnd.between(-46, 46),
        560 + rnd.between(-46, 46),
        rnd.between(3, 7),
        rnd.pick(['#e2452f', '#f27a3b', '#7d1424', '#f7d98a']),
      ),
    ),
    ellipse(248, 590, 66, 48, '#fffdf6', -18),
    ellipse(252, 590, 34, 30, '#f2a52e', -18),
    ellipse(240, 580, 10, 7, '#fbdc8a', -18),
    times(5, (index) =>
      at(
        350 + index * 40,
        680 - (index % 2) * 14,
        rect(-26, -18, 52, 36, '#c98a3c', 6) +
          rect(-20, -13, 40, 26, '#e0aa5c', 4) +
          times(4, (k) => circle(-12 + k * 8, (k % 2) * 8 - 4, 3, '#fbe3ac')).join(''),
        { turn: index * 17 - 30 },
      ),
    ),
    times(7, (index) =>
      at(
        370 + Math.cos(index) * 40,
        250 + Math.sin(index) * 24,
        path(
          'M-30 0C-16 -22 16 -22 34 0C16 18 -16 18 -30 0Z',
          mix('#2f7a44', '#86b44c', (index * 0.31) % 1),
        ),
        { turn: index * 51 },
      ),
    ),
    times(5, (index) =>
      circle(640, 460 + index * 4, 34 - index * 2, index % 2 ? '#f2d9a4' : '#e0b86a'),
    ),
    times(9, () => circle(640 + rnd.between(-22, 22), 468 + rnd.between(-20, 20), 3, '#c98a3c')),
    // A young coconut with a straw, a lime, the fork and spoon.
    faint(0.25, circle(656, 838, 122, '#12343c')),
    circle(640, 820, 118, '#5fa84a'),
    path('M640 702A118 118 0 0 1 700 922A150 150 0 0 0 640 702Z', '#3f8038'),
    circle(640, 820, 74, '#f3ead0'),
    circle(640, 820, 60, '#fffdf4'),
    circle(640, 820, 48, '#d9e0cc'),
    ellipse(624, 806, 18, 9, '#fffdf6'),
    line([650, 830, 744, 700], '#e2574c', 11),
    line([650, 830, 744, 700], '#fff0d8', 3),
    times(5, (k) => at(586, 774, at(0, 0, ellipse(0, -13, 8, 13, '#fffaf0'), { turn: k * 72 }))),
    circle(586, 774, 7, '#f7c94e'),
    plate(
      150,
      860,
      84,
      '#fff6e6',
      '#f7e8c4',
      stack(
        circle(126, 850, 36, '#7fae3f'),
        circle(126, 850, 30, '#e3efb4'),
        times(8, (k) =>
          line(
            [126, 850, 126 + Math.cos(k * 0.785) * 28, 850 + Math.sin(k * 0.785) * 28],
            '#a9cc5c',
            3,
          ),
        ),
        circle(180, 884, 30, '#7fae3f'),
        circle(170, 874, 8, '#a9cc5c'),
        path('M150 810q40 -6 56 20q-30 10 -56 -20Z', '#c22f3b'),
      ),
    ),
    line([330, 960, 460, 850], '#d9d4c8', 11),
    ellipse(478, 834, 19, 30, '#e9e4d8', 50),
    line([300, 930, 410, 830], '#d9d4c8', 9),
    times(3, (index) =>
      line(
        [408 + index * 8, 836 + index * 8 - 8, 434 + index * 8, 812 + index * 8 - 8],
        '#d9d4c8',
        5,
      ),
    ),
    times(3, (k) =>
      at(
        90 + k * 40,
        100 + (k % 2) * 36,
        times(5, (i) => at(0, 0, ellipse(0, -19, 12, 19, '#fffaf0'), { turn: i * 72 })).join('') +
          circle(0, 0, 10, '#f7c94e'),
        { turn: k * 20 },
      ),
    ),
  ),
)
