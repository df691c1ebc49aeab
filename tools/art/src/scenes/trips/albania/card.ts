import {
  at,
  bend,
  card,
  cloud,
  curve,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  sun,
  times,
  water,
  woods,
  circle,
  faint,
} from '../../../kit/index.ts'
import { umbrellaPine } from '../../../motifs/plants.ts'

const hour = {
  ...hours.noon,
  sky: ['#3a86b8', '#8fcbd6', '#f2f0d6'],
  haze: '#c3dcdc',
} as const

const road = [
  820, 590, 640, 556, 470, 540, 560, 500, 690, 476, 560, 446, 440, 428, 520, 402, 620, 384, 520,
  362, 440, 350, 500, 332, 560, 322,
]

/** The Llogara pass: hairpins down to Dhërmi's white beach, and the Ionian Sea on the left. */
export default card(() =>
  stack(
    sky(800, 300, hour),
    sun(180, 84, 32, '#fffdf0', 3),
    faint(0.9, cloud(280, 130, 150, '#fff8ea', 3), cloud(20, 190, 170, '#fff8ea', 7)),
    water(800, 236, 600, '#bfe0dc', '#5fb6c2', '#2f8fae', '#2a7f9c'),
    land([0, 240, 60, 226, 130, 222, 210, 240], 242, far('#5a7f90', hour, 0.55)),
    ripples(0, 250, 420, 330, '#a8dce0', 70, 4),
    mountains([330, 300, 420, 214, 500, 236, 600, 110, 680, 160, 770, 40, 860, 110], 420, {
      lit: far('#b3ab94', hour, 0.28),
      shade: far('#5f7488', hour, 0.2),
      seed: 8,
      rough: 7,
    }),
    mist(420, 200, 400, '#fff8ea', 5, 0.5),
    // The coast runs back in three capes, each with its pale beach.
    land([300, 304, 360, 286, 440, 280, 560, 250, 800, 220], 600, far('#7f9a6a', hour, 0.35)),
    stroke(curve([296, 306, 340, 318, 352, 344, 320, 366]), '#fdf3d6', 9),
    land([310, 370, 360, 334, 470, 312, 600, 290, 800, 270], 600, far('#6f9460', hour, 0.2)),
    stroke(curve([306, 372, 330, 400, 310, 440, 250, 478]), '#7fd0cc', 24),
    stroke(curve([312, 370, 338, 400, 320, 440, 258, 478]), '#fdf3d6', 12),
    times(9, (index) =>
      circle(
        330 - index * 7 + (index % 2) * 5,
        398 + index * 8,
        3,
        index % 2 ? '#a81e4a' : '#e5a33b',
      ),
    ),
    land([248, 482, 330, 440, 420, 380, 560, 330, 800, 300], 620, '#6f9458'),
    woods([330, 446, 420, 396, 470, 372], 470, '#4f7f54', 16, 3),
    times(
      14,
      (index) =>
        rect(
          352 + (index % 5) * 17,
          452 + Math.floor(index / 5) * 15 - (index % 5) * 6,
          12,
          10,
          '#fdf3dc',
        ) +
        path(
          `M${350 + (index % 5) * 17} ${453 + Math.floor(index / 5) * 15 - (index % 5) * 6}h16l-4 -6h-8Z`,
          '#c8623e',
        ),
    ),
    land([150, 620, 260, 560, 400, 500, 560, 420, 700, 350, 800, 330], 620, '#587f4c'),
    stroke(curve(road), '#3f5f48', 21),
    stroke(curve(road), '#f0dcb4', 15),
    stroke(curve(road), '#fff6e6', 2, ' stroke-dasharray="10 12"'),
    woods([560, 470, 620, 452, 700, 440], 480, '#3f6f4a', 18, 6),
    woods([600, 384, 660, 360, 800, 340], 400, '#3f6f4a', 15, 8),
    // A small red car on the second bend.
    at(
      600,
      487,
      path('M-17 0V-7L-10 -9L-5 -15H6L11 -8L17 -6V0Z', '#c22f3b') +
        rect(-3, -13, 8, 5, '#cfe4ea', 1) +
        circle(-9, 0, 4, '#2b1b2f') +
        circle(10, 0, 4, '#2b1b2f'),
      { scale: 1.2 },
    ),
    land([0, 560, 120, 552, 260, 590, 330, 622], 622, '#3d6448'),
    umbrellaPine(92, 590, 300, '#5a4040', '#2f6a4c', '#5a944f'),
    umbrellaPine(206, 610, 190, '#5a4040', '#2a5c48', '#4f8a4c'),
    umbrellaPine(730, 640, 260, '#5a4040', '#2a5c48', '#5a944f'),
    bend([40, 600, 60, 586, 84, 598], '#2a4a40', 8),
  ),
)
