import {
  bend,
  birds,
  ellipse,
  faint,
  foam,
  glitter,
  hours,
  line,
  path,
  ripples,
  sky,
  stack,
  streak,
  sun,
  tall,
  times,
  water,
  type Svg,
  at,
} from '../../../kit/index.ts'

const hour = { ...hours.golden, sky: ['#e2574c', '#f9a05c', '#fde0a0'] } as const
const ink = '#3a1f3c'

/** A fisherman on his pole: a cross-bar to sit on, a cloth on his head, a rod and its line. */
function fisher(x: number, y: number, s: number, sarong: string, flip: boolean): Svg {
  return at(
    x,
    y,
    line([0, 0, -6, -330], ink, 9) +
      line([-46, -170, 44, -178], ink, 8) +
      line([-6, -330, 6, -336], ink, 7) +
      bend([-34, -170, -20, -120, -6, -60], ink, 4) +
      path('M-18 -206C-24 -180 4 -168 34 -178C46 -182 46 -198 34 -204Z', sarong) +
      line([30, -190, 38, -150, 20, -120], '#6b3a30', 11) +
      line([20, -188, 22, -148, 2, -118], '#5a2f2c', 11) +
      path('M-18 -206C-22 -240 -14 -262 4 -264C22 -262 26 -232 22 -200Z', '#7a4434') +
      path('M8 -264C22 -260 26 -232 22 -200L8 -200C14 -226 14 -250 8 -264Z', '#5a2f2c') +
      line([-8, -252, -26, -236, -10, -226], '#5a2f2c', 9) +
      line([12, -252, 34, -236, 56, -246], '#7a4434', 10) +
      ellipse(8, -284, 12, 14, '#7a4434') +
      path('M-6 -286C-8 -304 22 -306 22 -288Q8 -294 -6 -286Z', '#f6e0b8') +
      bend([-4, -288, -14, -282, -16, -270], '#f6e0b8', 5) +
      line([50, -238, 210, -350], ink, 4) +
      line([210, -350, 214, -20], '#f6e0b8', 1.4) +
      path('M-36 -172q-14 6 -12 30h20q2 -24 -8 -30Z', '#c98a5c'),
    { scale: s, scaleX: flip ? -s : s },
  )
}

/** Off Koggala at sunset, with the sun right of the middle; four men with rods. */
export default tall(() =>
  stack(
    sky(800, 660, hour),
    faint(
      0.55,
      streak(90, 190, 420, 22, '#f9c07c'),
      streak(300, 250, 460, 16, '#fbd59a'),
      streak(-60, 320, 330, 18, '#f9b070'),
      streak(480, 380, 360, 14, '#fde6b4'),
    ),
    sun(540, 540, 100, '#fff3c4', 3),
    birds(150, 430, 12, ink, 5, 7),
    water(800, 640, 1000, '#fbb46c', '#d9705c', '#8f3f5c', '#4a2450'),
    glitter(540, 646, 980, 320, '#fff0c0', 5, 22),
    ripples(0, 660, 800, 320, '#f9a878', 60, 3),
    path('M-20 640C40 610 90 606 130 630L140 646H-20Z', '#8f4a54'),
    times(3, (index) => line([20 + index * 30, 616, 26 + index * 34, 560 - index * 10], ink, 4)),
    times(3, (index) =>
      path(
        `M${26 + index * 34} ${560 - index * 10}q-30 -8 -40 12q24 -6 40 -6q20 -2 36 14q-8 -26 -36 -20Z`,
        ink,
      ),
    ),
    foam(-10, 720, 330, 26, '#fde6b4', 4),
    foam(420, 760, 400, 30, '#fbd09a', 7),
    fisher(640, 730, 0.56, '#8f2f4c', true),
    faint(0.4, path('M636 732h8l4 90h-14Z', ink)),
    foam(606, 736, 70, 14, '#fff0d0', 3),
    fisher(430, 770, 0.74, '#1d6a74', true),
    faint(0.4, path('M426 772h8l4 90h-14Z', ink)),
    foam(380, 776, 100, 18, '#fff0d0', 5),
    fisher(250, 920, 1.32, '#c22f3b', false),
    faint(0.4, path('M240 922h16l8 80h-34Z', ink)),
    foam(180, 930, 150, 26, '#fff0d0', 9),
    fisher(700, 950, 1.02, '#e5a33b', true),
    foam(640, 958, 130, 24, '#fff0d0', 12),
    foam(-20, 990, 500, 40, '#c9706a', 16),
    foam(420, 1000, 420, 40, '#a8506a', 19),
  ),
)
