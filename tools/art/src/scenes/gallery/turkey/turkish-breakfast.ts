import {
  circle,
  ellipse,
  line,
  path,
  rect,
  stack,
  tall,
  times,
  at,
  faint,
  random,
  tube,
} from '../../../kit/index.ts'
import { reachingArm } from '../../../motifs/hands.ts'
import { plate } from '../../../motifs/things.ts'

const rnd = random('kahvalti')
const copper = '#c9743f'

/** A tulip glass of tea from straight above: rim, tea, spoon, a lump of sugar. */
const tea = (x: number, y: number) =>
  plate(x, y, 56, '#fff6e6', '#f3dcc0') +
  circle(x, y, 33, '#f7e3d0') +
  circle(x, y, 28, '#a8352c') +
  path(`M${x - 22} ${y - 12}a26 26 0 0 1 20 -14a30 30 0 0 0 -20 14Z`, '#e8876a') +
  line([x + 18, y + 30, x + 62, y + 46], '#c9c4c8', 6) +
  rect(x - 48, y + 24, 16, 16, '#fffaf0', 3)

const olives = (x: number, y: number, colors: readonly string[]) =>
  times(15, (index) => {
    const a = index * 2.4
    const r = 9 * Math.sqrt(index)
    return (
      circle(
        x + Math.cos(a) * r,
        y + Math.sin(a) * r,
        11,
        colors[index % colors.length] as string,
      ) + circle(x + Math.cos(a) * r - 3, y + Math.sin(a) * r - 3, 3, '#fff6e6')
    )
  }).join('')

/** Breakfast on one tray, from straight above; window light from the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#a8343f'),
    // The kilim under the tray.
    times(13, (row) =>
      times(9, (index) =>
        path(
          `M${index * 100 - 50} ${row * 84 - 10}l50 -42l50 42l-50 42Z`,
          (row + index) % 3 ? (row % 2 ? '#7d2338' : '#c8623e') : '#1d6a74',
        ),
      ).join(''),
    ),
    times(13, (row) =>
      times(9, (index) =>
        path(`M${index * 100 - 20} ${row * 84 - 10}l20 -17l20 17l-20 17Z`, '#f2c98a'),
      ).join(''),
    ),
    faint(0.25, circle(424, 530, 396, '#1d1430')),
    circle(400, 500, 392, copper),
    circle(400, 500, 372, '#e39a5c'),
    circle(400, 500, 360, copper),
    times(36, (index) =>
      circle(
        400 + Math.cos((index * Math.PI) / 18) * 382,
        500 + Math.sin((index * Math.PI) / 18) * 382,
        4,
        '#f7c48c',
      ),
    ),
    path('M60 420A350 350 0 0 1 420 146A390 390 0 0 0 60 420Z', '#eab27a'),
    // Menemen in its pan, slightly off centre.
    // A copper pan with two handles.
    `<path d="M300 452a150 36 0 0 0 0 56M540 452a150 36 0 0 1 0 56" fill="none" stroke="#8a4a34" stroke-width="16"/>`,
    faint(0.25, circle(428, 494, 122, '#1d1430')),
    circle(420, 480, 122, '#8a4a34'),
    circle(420, 480, 112, '#d98c58'),
    circle(420, 480, 102, '#d9482f'),
    times(9, (index) =>
      ellipse(
        420 + Math.cos(index * 2.1) * (24 + index * 7),
        480 + Math.sin(index * 2.1) * (24 + index * 7),
        26,
        17,
        index % 2 ? '#f7c94e' : '#fbe6a0',
        index * 40,
      ),
    ),
    times(14, () =>
      ellipse(rnd.between(350, 490), rnd.between(410, 550), 8, 4, '#5f8a3f', rnd.between(0, 180)),
    ),
    plate(210, 330, 88, '#fff6e6', '#e9e4d8', olives(210, 330, ['#3a2f44', '#5a3a4c'])),
    plate(
      390,
      240,
      76,
      '#1d6a74',
      '#f3efe2',
      stack(
        rect(350, 204, 42, 34, '#fffdf4', 4),
        rect(378, 234, 40, 32, '#f7f0dc', 4),
        rect(396, 200, 34, 30, '#fffaf0', 4),
        times(5, (index) =>
          ellipse(360 + index * 15, 262 - (index % 2) * 8, 9, 4, '#5f8a3f', index * 30),
        ),
      ),
    ),
    plate(
      590,
      300,
      84,
      '#fff6e6',
      '#f3e3c8',
      stack(
        times(
          6,
          (index) =>
            circle(590 + Math.cos(index) * 38, 300 + Math.sin(index) * 38, 24, '#e2453a') +
            circle(590 + Math.cos(index) * 38, 300 + Math.sin(index) * 38, 16, '#f08a6a'),
        ),
        times(
          5,
          (index) =>
            circle(
              590 + Math.cos(index * 1.25 + 0.5) * 12,
              300 + Math.sin(index * 1.25 + 0.5) * 12,
              17,
              '#9cc46a',
            ) +
            circle(
              590 + Math.cos(index * 1.25 + 0.5) * 12,
              300 + Math.sin(index * 1.25 + 0.5) * 12,
              12,
              '#d9ecac',
            ),
        ),
      ),
    ),
    plate(
      236,
      586,
      66,
      '#e5a33b',
      '#7a2f1c',
      stack(
        circle(236, 586, 54, '#d98a2e'),
        path('M196 566a44 44 0 0 1 40 -26a60 60 0 0 0 -40 26Z', '#f7c46a'),
        circle(252, 596, 20, '#fff3d8'),
      ),
    ),
    plate(
      640,
      600,
      62,
      '#fff6e6',
      '#a81e3f',
      stack(
        circle(640, 600, 50, '#b8203f'),
        times(7, (index) =>
          circle(620 + (index % 3) * 20, 580 + Math.floor(index / 3) * 20, 9, '#e2536a'),
        ),
      ),
    ),
    plate(
      300,
      730,
      84,
      '#1d6a74',
      '#f3efe2',
      stack(
        times(3, (index) =>
          stack(
            ellipse(270 + index * 32, 716 + (index % 2) * 28, 30, 38, '#fffdf4', index * 30),
            circle(270 + index * 32, 718 + (index % 2) * 28, 17, '#f7a82e'),
          ),
        ),
      ),
    ),
    tea(520, 720),
    tea(150, 450),
    // Simit, with its sesame.
    times(2, (k) =>
      stack(
        `<circle cx="${130 + k * 520}" cy="${200 + k * 620}" r="70" fill="none" stroke="#8a4a24" stroke-width="42"/><circle cx="${130 + k * 520}" cy="${200 + k * 620}" r="70" fill="none" stroke="#c97f3c" stroke-width="34"/>`,
        times(30, () => {
          const a = rnd.between(0, 6.28)
          const r = rnd.between(58, 84)
          return ellipse(
            130 + k * 520 + Math.cos(a) * r,
            200 + k * 620 + Math.sin(a) * r,
            4,
            2.4,
            '#fbe3b0',
            rnd.between(0, 180),
          )
        }),
      ),
    ),
    at(
      660,
      930,
      path('M-70 30C-60 -30 60 -60 80 -20C90 20 0 60 -70 30Z', '#f0c98a') +
        path('M-50 20C-40 -16 40 -36 60 -14C40 -20 -20 0 -50 20Z', '#fbe6bc'),
    ),
    // Bread is dipped in the honey, and tea is taken by the rim of its glass.
    faint(0.22, tube([-20, 1000, 50, 120, 800, 40, 196, 700, 26], '#1d1430')),
    path(
      'M190 640C176 612 206 586 240 592C262 598 262 624 244 640C226 654 202 656 190 640Z',
      '#e0ab66',
    ),
    path(
      'M198 634C190 616 212 600 236 604C250 610 246 626 234 634C222 642 206 644 198 634Z',
      '#fbe6bc',
    ),
    reachingArm([-60, 1040, 84, 846, 164, 714], 'pinch', '#c98a62', {
      thick: 40,
      scale: 1.35,
      turn: -56,
      near: true,
    }),
    tube([-70, 1070, 62, 40, 920, 58, 78, 862, 50], '#fff0d8'),
    tube([-40, 1080, 26, 66, 944, 20, 112, 880, 10], '#d9c2a8'),
    faint(0.22, tube([860, 700, 46, 720, 690, 36, 600, 716, 22], '#1d1430')),
    reachingArm([900, 640, 746, 650, 628, 690], 'pinch', '#8d5a3c', {
      thick: 36,
      scale: 1.25,
      turn: 162,
      left: true,
      near: true,
    }),
    tube([900, 640, 54, 800, 644, 50, 738, 652, 46], '#2f5a7a'),
    ellipse(720, 60, 60, 26, '#7f9a5c', 20),
    times(5, (index) =>
      ellipse(690 + index * 18, 60 + (index % 2) * 14, 16, 7, '#5f8a3f', index * 40),
    ),
  ),
)
