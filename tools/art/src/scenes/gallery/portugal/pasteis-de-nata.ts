import {
  circle,
  ellipse,
  faint,
  line,
  path,
  random,
  rect,
  stack,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'
import { plate } from '../../../motifs/things.ts'

const rnd = random('nata')
const blue = '#2f6fae'

/** One azulejo of the table, 100 square. */
const tile = (x: number, y: number, kind: number): Svg =>
  stack(
    rect(x, y, 100, 100, '#f6f3ea'),
    kind
      ? stack(
          path(
            `M${x + 50} ${y + 6}Q${x + 58} ${y + 42} ${x + 94} ${y + 50}Q${x + 58} ${y + 58} ${x + 50} ${y + 94}Q${x + 42} ${y + 58} ${x + 6} ${y + 50}Q${x + 42} ${y + 42} ${x + 50} ${y + 6}Z`,
            blue,
          ),
          circle(x + 50, y + 50, 12, '#f2c14e'),
        )
      : stack(
          circle(x + 50, y + 50, 36, '#8fb8dc'),
          circle(x + 50, y + 50, 26, '#f6f3ea'),
          times(4, (i) =>
            ellipse(
              x + 50 + Math.cos((i * Math.PI) / 2) * 26,
              y + 50 + Math.sin((i * Math.PI) / 2) * 26,
              12,
              12,
              blue,
            ),
          ),
          circle(x + 50, y + 50, 8, '#f2c14e'),
        ),
    times(4, (i) =>
      path(
        `M${x + (i % 2) * 100} ${y + (i > 1 ? 100 : 0)}h${i % 2 ? -24 : 24}q${i % 2 ? 10 : -10} ${i > 1 ? -10 : 10} ${i % 2 ? 24 : -24} ${i > 1 ? -24 : 24}Z`,
        blue,
      ),
    ),
  )

/** A custard tart: many thin leaves of crust, a blistered yellow middle. */
function nata(x: number, y: number, r: number): Svg {
  return stack(
    faint(0.25, circle(x + r * 0.12, y + r * 0.16, r, '#2b1424')),
    circle(x, y, r, '#a8602a'),
    times(22, (i) => {
      const a = (i * Math.PI) / 11
      return circle(
        x + Math.cos(a) * r * 0.92,
        y + Math.sin(a) * r * 0.92,
        r * 0.14,
        i % 2 ? '#d9984a' : '#c47f38',
      )
    }),
    circle(x, y, r * 0.9, '#c47f38'),
    circle(x, y, r * 0.84, '#e6b060'),
    circle(x, y, r * 0.76, '#f7c93f'),
    path(
      `M${x - r * 0.66} ${y - r * 0.2}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r * 0.1} ${y - r * 0.68}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.66} ${y - r * 0.2}Z`,
      '#fde58a',
    ),
    times(7, () => {
      const a = rnd.between(0, 6.28)
      const d = rnd.between(0, r * 0.5)
      return ellipse(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        r * rnd.between(0.08, 0.2),
        r * rnd.between(0.06, 0.12),
        rnd.pick(['#8a4a20', '#b5702c', '#6a3418']),
        rnd.between(0, 180),
      )
    }),
  )
}

/** Eleven in the morning at a café table in Belém, sun from the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#f6f3ea'),
    times(80, (index) =>
      tile((index % 8) * 100, Math.floor(index / 8) * 100, (index + Math.floor(index / 8)) % 2),
    ),
    times(9, (index) => rect(index * 100 - 1.5, 0, 3, 1000, '#d3d6d4')),
    times(11, (index) => rect(0, index * 100 - 1.5, 800, 3, '#d3d6d4')),
    faint(0.2, path('M560 0H800V1000H700Z', '#1d2f5c')),
    plate(
      330,
      400,
      246,
      '#fffdf6',
      '#f6f1e4',
      stack(
        `<circle cx="330" cy="400" r="222" fill="none" stroke="${blue}" stroke-width="7"/>`,
        times(36, (i) =>
          circle(
            330 + Math.cos((i * Math.PI) / 18) * 233,
            400 + Math.sin((i * Math.PI) / 18) * 233,
            4,
            blue,
          ),
        ),
      ),
    ),
    nata(250, 330, 92),
    nata(424, 350, 92),
    nata(322, 496, 92),
    // The fourth one has been bitten.
    plate(
      600,
      690,
      128,
      '#fffdf6',
      '#f6f1e4',
      `<circle cx="600" cy="690" r="114" fill="none" stroke="${blue}" stroke-width="5"/>`,
    ),
    nata(596, 690, 82),
    path(
      'M650 610C690 620 720 660 700 700C690 716 676 706 672 690C660 694 648 684 650 668C634 664 630 640 650 610Z',
      '#f6f1e4',
    ),
    times(9, () =>
      circle(rnd.between(640, 720), rnd.between(620, 740), rnd.between(2, 5), '#c47f38'),
    ),
    // Coffee, its spoon, sugar; a dish of cinnamon.
    plate(190, 740, 112, '#fffdf6', '#f3eee0'),
    circle(190, 740, 74, '#fffdf6'),
    circle(190, 740, 62, '#4a2a20'),
    circle(190, 740, 54, '#7a4a2c'),
    path('M150 720A46 46 0 0 1 196 692A60 60 0 0 0 150 720Z', '#c9965c'),
    path(
      'M244 776C280 786 290 820 262 830C250 834 238 820 246 812C256 804 256 794 236 792Z',
      '#fffdf6',
    ),
    line([96, 830, 176, 842], '#b9bcc0', 9),
    ellipse(200, 846, 28, 15, '#cfd2d4', 8),
    rect(274, 660, 46, 26, '#a81e4a', 3),
    rect(282, 666, 30, 4, '#fff6e6'),
    plate(
      660,
      190,
      84,
      blue,
      '#f6f3ea',
      stack(
        circle(660, 190, 50, '#a8562c'),
        path('M622 200Q650 140 690 176Q670 160 622 200Z', '#c97a44'),
      ),
    ),
    line([560, 320, 640, 220], '#a8683c', 15),
    line([566, 326, 646, 226], '#c98a54', 5),
    line([590, 340, 664, 240], '#94562f', 13),
    // A hand reaches for the next one.
    path('M820 520C740 500 640 470 560 420L540 452C610 520 720 580 820 620Z', '#d9a27a'),
    path('M820 580C720 550 620 500 548 444L540 452C610 520 720 580 820 620Z', '#b67a52'),
    path('M820 490L730 476L712 580L820 650Z', '#1d6a74'),
    path('M560 420C540 400 510 384 490 384C476 386 480 400 496 406L540 452Z', '#d9a27a'),
    path('M552 446C530 446 500 452 492 464C492 476 510 474 540 470Z', '#b67a52'),
    rect(40, 40, 150, 210, '#fffaf0', 4),
    rect(56, 62, 118, 12, blue),
    times(6, (index) => rect(56, 92 + index * 22, 118 - (index % 3) * 26, 6, '#b9c4cc')),
    rect(56, 60, 118, 16, '#2f6fae'),
    times(13, () =>
      circle(rnd.between(340, 520), rnd.between(620, 900), rnd.between(1.5, 3.5), '#a8562c'),
    ),
    ellipse(430, 930, 34, 13, '#5f8a3c', 20),
    ellipse(480, 940, 34, 13, '#7fa854', -30),
    circle(452, 920, 16, '#f2a52e'),
  ),
)
