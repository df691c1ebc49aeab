import {
  at,
  circle,
  darken,
  ellipse,
  faint,
  line,
  path,
  random,
  rect,
  ring,
  stack,
  stroke,
  tall,
  times,
  tube,
  type Svg,
} from '../../../kit/index.ts'
import { reachingArm } from '../../../motifs/hands.ts'

const rnd = random('nata')
const blue = '#2f6fae'
const skin = '#c98f68'

/** One azulejo of the table, 100 square. */
const tile = (x: number, y: number, kind: number): Svg =>
  stack(
    kind
      ? stack(
          path(
            `M${x + 50} ${y + 6}Q${x + 58} ${y + 42} ${x + 94} ${y + 50}Q${x + 58} ${y + 58} ${x + 50} ${y + 94}Q${x + 42} ${y + 58} ${x + 6} ${y + 50}Q${x + 42} ${y + 42} ${x + 50} ${y + 6}Z`,
            blue,
          ),
          circle(x + 50, y + 50, 12, '#f2c14e'),
        )
      : stack(ring(x + 50, y + 50, 31, '#8fb8dc', 10), circle(x + 50, y + 50, 12, blue)),
    times(4, (i) =>
      path(
        `M${x + (i % 2) * 100} ${y + (i > 1 ? 100 : 0)}h${i % 2 ? -24 : 24}q${i % 2 ? 10 : -10} ${i > 1 ? -10 : 10} ${i % 2 ? 24 : -24} ${i > 1 ? -24 : 24}Z`,
        blue,
      ),
    ),
  )

/** A custard tart from above: the wound leaves of its crust stand up round a blistered custard. */
function nata(x: number, y: number, r: number): Svg {
  const crown = times(36, (i) => {
    const a = (i * Math.PI) / 18
    const reach = r * (i % 2 ? 0.97 : 1.02)
    return `${i ? 'L' : 'M'}${Math.round(x + Math.cos(a) * reach)} ${Math.round(y + Math.sin(a) * reach)}`
  }).join('')
  return stack(
    faint(0.28, circle(x + r * 0.12, y + r * 0.16, r, '#2b1424')),
    path(`${crown}Z`, '#b36a2c'),
    ring(x, y, r * 0.9, '#dba250', r * 0.09),
    ring(x, y, r * 0.8, '#9c5a26', r * 0.04),
    circle(x, y, r * 0.79, '#f3b93a'),
    ellipse(x - r * 0.1, y - r * 0.12, r * 0.56, r * 0.5, '#fbd35a'),
    // Where the oven's heat has caught the custard.
    times(6, () => {
      const a = rnd.between(0, 6.28)
      const d = rnd.between(r * 0.1, r * 0.55)
      const [sx, sy] = [x + Math.cos(a) * d, y + Math.sin(a) * d]
      const turn = rnd.between(0, 180)
      return (
        ellipse(sx, sy, r * rnd.between(0.14, 0.26), r * rnd.between(0.08, 0.14), '#b9692a', turn) +
        ellipse(sx, sy, r * 0.09, r * 0.05, '#5f2c16', turn)
      )
    }),
    stroke(
      `M${x - r * 0.5} ${y - r * 0.34}A${r * 0.62} ${r * 0.62} 0 0 1 ${x - r * 0.1} ${y - r * 0.62}`,
      '#fff3b8',
      r * 0.06,
    ),
  )
}

const dish = (x: number, y: number, r: number): Svg =>
  stack(
    faint(0.22, circle(x + r * 0.07, y + r * 0.1, r, '#1d2f5c')),
    circle(x, y, r, '#fffdf6'),
    ring(x, y, r * 0.93, blue, r * 0.035),
    circle(x, y, r * 0.72, '#efe9da'),
    circle(x - r * 0.03, y - r * 0.03, r * 0.7, '#f8f4e8'),
  )

/** Eleven in the morning at a café table in Belém, in the shade of a parasol; light from the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#f6f3ea'),
    times(80, (index) =>
      tile((index % 8) * 100, Math.floor(index / 8) * 100, (index + Math.floor(index / 8)) % 2),
    ),
    times(7, (index) => rect(100 + index * 100 - 1.5, 0, 3, 1000, '#d3d6d4')),
    times(9, (index) => rect(0, 100 + index * 100 - 1.5, 800, 3, '#d3d6d4')),
    faint(0.2, path('M470 0H800V1000H640Z', '#1d2f5c')),
    dish(330, 400, 270),
    nata(228, 336, 94),
    nata(304, 516, 94),
    at(4, 6, faint(0.3, circle(452, 384, 92, '#2b1424'))),
    nata(440, 352, 94),
    // A hand takes the third one by its rim.
    faint(0.2, tube([860, 640, 60, 700, 520, 40, 570, 440, 30], '#1d2f5c')),
    reachingArm([880, 540, 716, 440, 606, 386], 'pinch', skin, {
      thick: 42,
      scale: 1.5,
      turn: 200,
      left: true,
      near: true,
    }),
    tube([900, 560, 66, 760, 470, 56, 722, 446, 54], '#1d6a74'),
    tube([900, 606, 26, 770, 518, 22, 716, 482, 16], darken('#1d6a74', 0.25)),
    // The one that has been bitten.
    dish(590, 760, 140),
    nata(586, 756, 88),
    path(
      'M650 668C690 690 700 730 682 760C676 776 654 770 654 752C638 754 628 738 634 724C618 718 622 686 650 668Z',
      '#f8f4e8',
    ),
    path(
      'M622 700C620 716 626 722 634 724C628 738 638 754 654 752C654 764 660 770 668 772C644 776 622 760 626 742C610 736 608 712 622 700Z',
      '#c47f38',
    ),
    times(8, () =>
      circle(rnd.between(640, 700), rnd.between(690, 850), rnd.between(2, 5), '#c47f38'),
    ),
    // A cup of coffee with its handle, the spoon on the saucer.
    dish(200, 800, 136),
    faint(0.2, circle(208, 810, 84, '#1d2f5c')),
    stroke('M268 762q36 -12 44 -36q2 -22 -44 -2', '#b9c0c6', 20),
    stroke('M268 760q34 -12 42 -34q2 -18 -42 -2', '#fffdf6', 13),
    circle(200, 800, 82, '#fffdf6'),
    circle(200, 800, 71, '#3a2018'),
    circle(197, 797, 64, '#6a3c22'),
    stroke('M150 786A52 52 0 0 1 190 748', '#b98252', 9),
    line([120, 872, 196, 906], '#b9bcc0', 8),
    ellipse(216, 914, 25, 14, '#cfd2d4', 22),
    // A small bowl of cinnamon, two sticks next to it.
    faint(0.22, circle(668, 160, 84, '#1d2f5c')),
    circle(660, 150, 82, blue),
    circle(660, 150, 70, '#f6f3ea'),
    circle(660, 150, 58, '#9c4f26'),
    path('M612 162Q640 96 700 128Q672 118 612 162Z', '#c2733c'),
    times(2, (index) =>
      at(
        560 + index * 34,
        196 - index * 40,
        rect(-60, -9, 120, 18, index ? '#94562f' : '#a8683c', 8) +
          line([-52, -2, 52, -2], '#c98a54', 4),
        { turn: 128 },
      ),
    ),
  ),
)
