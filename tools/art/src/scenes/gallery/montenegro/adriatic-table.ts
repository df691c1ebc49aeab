import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  hours,
  land,
  line,
  mountains,
  path,
  random,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  times,
  water,
  wide,
  far,
  cirrus,
} from '../../../kit/index.ts'
import { sailboat } from '../../../motifs/boats.ts'
import { cat } from '../../../motifs/animals.ts'

const hour = { ...hours.golden, sky: ['#7fb0c4', '#f3cfa0', '#fdebc0'], haze: '#e3c8a8' } as const
const rnd = random('ostrige')

const oyster = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    path('M-34 4C-38 -16 -12 -28 12 -22C36 -18 44 0 34 14C20 26 -28 24 -34 4Z', '#6f6a72') +
      path('M-27 3C-30 -11 -8 -20 11 -15C30 -12 34 0 27 9C16 18 -22 17 -27 3Z', '#e9e4dc') +
      ellipse(0, 1, 18, 9, '#b9b4b4') +
      ellipse(-4, -2, 10, 4, '#f6f3ea'),
    { turn },
  )

const glass = (x: number, y: number, wine: string) =>
  path(
    `M${x - 36} ${y - 190}C${x - 44} ${y - 120} ${x - 26} ${y - 96} ${x - 5} ${y - 88}V${y - 10}H${x + 5}V${y - 88}C${x + 26} ${y - 96} ${x + 44} ${y - 120} ${x + 36} ${y - 190}Z`,
    '#f3f3e6',
    ' opacity="0.75"',
  ) +
  path(
    `M${x - 40} ${y - 150}C${x - 40} ${y - 116} ${x - 24} ${y - 98} ${x} ${y - 94}C${x + 24} ${y - 98} ${x + 40} ${y - 116} ${x + 40} ${y - 150}Z`,
    wine,
  ) +
  path(
    `M${x + 10} ${y - 150}C${x + 14} ${y - 120} ${x + 8} ${y - 104} ${x} ${y - 94}C${x + 24} ${y - 98} ${x + 40} ${y - 116} ${x + 40} ${y - 150}Z`,
    '#c99a3c',
  ) +
  ellipse(x, y - 6, 32, 7, '#f3f3e6') +
  line([x - 28, y - 176, x - 27, y - 140], '#fffdf6', 4)

/** On a terrace at Ljuta, the bay behind; late light from the left on glass and shells. */
export default wide(() =>
  stack(
    sky(1000, 340, hour),
    cirrus(40, 110, 640, '#fff3de', 5, 0.8),
    mountains(
      [-40, 330, 120, 210, 240, 270, 380, 150, 520, 260, 640, 170, 800, 250, 1040, 130],
      380,
      { lit: far('#c2a08c', hour, 0.4), shade: far('#7a7a90', hour, 0.35), seed: 5, rough: 7 },
    ),
    water(1000, 346, 560, '#ecc9a0', '#7fa8a0', '#3f7f88'),
    ripples(260, 360, 740, 160, '#b9d4c0', 50, 5),
    sailboat(640, 410, 0.9, '#fff6e6', '#fff6e6', '#e0bd98'),
    sailboat(400, 376, 0.4, '#fff6e6', '#fff6e6', '#e0bd98'),
    land([700, 360, 800, 344, 1000, 330], 372, far('#6f8a68', hour, 0.3)),
    times(
      7,
      (index) =>
        rect(760 + index * 34, 340 - (index % 2) * 5, 20, 16, '#f3dcb8') +
        path(`M${756 + index * 34} ${341 - (index % 2) * 5}l8 -8h12l8 8Z`, '#c8623e'),
    ),
    rect(0, 500, 1000, 24, '#e3c8a4'),
    times(
      12,
      (index) =>
        rect(20 + index * 88, 436, 18, 70, '#f3dcbc') +
        rect(31 + index * 88, 436, 7, 70, '#b9937f'),
    ),
    rect(0, 422, 1000, 20, '#f9e8cc'),
    cat(812, 422, 1.05, '#d98a3c'),
    // Vine overhead.
    bend([-20, 20, 300, 60, 620, 30, 1020, 70], '#6a4a3c', 14),
    times(26, (index) =>
      at(
        20 + index * 40,
        44 + ((index * 29) % 40),
        path(
          'M0 -26C16 -34 30 -18 26 -4C40 4 30 24 14 22C8 34 -8 34 -14 22C-30 24 -40 4 -26 -4C-30 -18 -16 -34 0 -26Z',
          rnd.pick(['#5f8a4c', '#7fa854', '#47704a']),
        ),
        { turn: index * 37 },
      ),
    ),
    times(3, (k) =>
      times(9, (index) =>
        circle(
          240 +
            k * 260 +
            (index % 3) * 15 -
            Math.floor(index / 3) * 1 +
            Math.floor(index / 3) * 7 * (index % 3 === 0 ? 1 : -1) * 0.5,
          92 + Math.floor(index / 3) * 15,
          9,
          index % 2 ? '#6a3a6c' : '#84508a',
        ),
      ),
    ),
    path('M-20 540H1020V820H-20Z', '#f6ead4'),
    path('M-20 540H1020V560H-20Z', '#fffaf0'),
    times(9, (index) =>
      path(
        `M${-160 + index * 150} 820L${60 + index * 110} 560h22L${-110 + index * 150} 820Z`,
        '#dfe3dc',
      ),
    ),
    // Oysters on ice; ham and cheese on a board; black risotto; bread and oil.
    faint(0.25, ellipse(330, 716, 210, 56, '#5a3f4c')),
    ellipse(320, 696, 208, 58, '#c9cfd0'),
    ellipse(320, 686, 200, 52, '#eef3f0'),
    times(22, () =>
      rect(
        320 + rnd.between(-160, 150),
        686 + rnd.between(-34, 28),
        22,
        14,
        rnd.pick(['#dfeaec', '#fbfffc', '#cfdfe2']),
        4,
      ),
    ),
    oyster(200, 680, -10),
    oyster(262, 712, 14),
    oyster(340, 722, -6),
    oyster(420, 706, 10),
    oyster(456, 676, -20),
    oyster(384, 660, 8),
    oyster(300, 654, -14),
    oyster(232, 648, 20),
    at(
      326,
      690,
      path('M-26 8A26 26 0 0 1 26 8Z', '#f2c93f') +
        path('M-20 8A20 20 0 0 1 20 8Z', '#fbeea0') +
        line([0, 8, 0, -10], '#f2c93f', 3),
    ),
    faint(0.25, rect(586, 650, 330, 120, '#5a3f4c', 30)),
    rect(576, 640, 330, 116, '#a8683c', 26),
    rect(576, 640, 330, 100, '#c98a54', 26),
    circle(880, 690, 9, '#8a5434'),
    times(
      6,
      (index) =>
        path(
          `M${606 + index * 30} 662q18 -16 34 0q10 22 -4 44q-20 10 -34 -4q-8 -22 4 -40Z`,
          index % 2 ? '#b5323c' : '#c94a4c',
        ) + path(`M${606 + index * 30} 664q18 -14 34 2l-3 6q-16 -12 -29 -2Z`, '#f7d9c8'),
    ),
    path('M800 720L860 700L868 724L806 740Z', '#f2d489'),
    path('M800 700L846 674L866 700L806 722Z', '#f9e6a8'),
    times(6, (index) =>
      circle(
        800 + (index % 3) * 17,
        664 + Math.floor(index / 3) * 13,
        8,
        index % 2 ? '#3f4a34' : '#6f8a3c',
      ),
    ),
    glass(532, 668, '#f0cf6a'),
    glass(120, 640, '#f0cf6a'),
    shaded(
      'M448 610V500C448 480 462 474 464 452V400H492V452C494 474 508 480 508 500V610Q478 620 448 610Z',
      '#4f7a5c',
      rect(486, 390, 40, 230, '#2f5448'),
      rect(448, 530, 60, 46, '#f9efd8'),
      rect(456, 540, 30, 6, '#a81e4a'),
    ),
    rect(462, 392, 32, 16, '#a81e4a', 4),
    at(
      760,
      590,
      ellipse(0, 0, 74, 20, '#fffdf6') +
        path('M-56 -6C-40 -46 40 -50 58 -8Q0 10 -56 -6Z', '#d9a35b') +
        path('M10 -38C40 -36 52 -24 58 -8Q40 -2 20 0Z', '#a8703c') +
        times(3, (index) =>
          bend(
            [
              -30 + index * 24,
              -34 + Math.abs(index - 1) * 5,
              -22 + index * 24,
              -22,
              -26 + index * 24,
              -10,
            ],
            '#fbe3ac',
            4,
          ),
        ).join(''),
    ),
    bend([930, 800, 900, 760, 936, 720, 990, 700], '#5f8a4c', 5),
    times(7, (index) =>
      ellipse(
        926 + index * 9,
        760 - index * 9,
        15,
        6,
        index % 2 ? '#7fa854' : '#47704a',
        index * 40,
      ),
    ),
    circle(960, 770, 11, '#6f8a3c'),
    circle(900, 786, 10, '#3f4a34'),
  ),
)
