import {
  bend,
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  path,
  rect,
  rects,
  ridge,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  mist,
} from '../../../kit/index.ts'
import { rabelo } from '../../../motifs/boats.ts'
import { cypress, grass, roundTree } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#b0c4c8', '#d6dfd4', '#f3ecd6'],
  haze: '#d6e3c4',
} as const
const olive = { trunk: '#6a5a4c', leaf: '#7f9a6a', dark: '#55744f', lit: '#a9bd84' }

/** A hill of vines: terraces of schist that follow its slope. */
const terraces = (skyline: readonly number[], color: string, wall: string, rows: number) =>
  stack(
    land(skyline, 620, color),
    times(rows, (row) =>
      stroke(
        curve(skyline.map((value, index) => (index % 2 ? value + 16 + row * 19 : value))),
        wall,
        3.4,
      ),
    ),
  )

/** A coach of the river line, its rails at height y. */
const coach = (x: number, y: number, w: number) =>
  stack(
    rect(x, y - 78, w, 66, '#f2b92f', 8),
    rect(x, y - 38, w, 26, '#c2452f', 5),
    rect(x, y - 43, w, 6, '#fff6e6'),
    rect(x + 6, y - 86, w - 12, 12, '#7f8790', 6),
    rects(
      times(Math.floor((w - 16) / 36), (index) => [x + 14 + index * 36, y - 70, 26, 24] as const),
      '#3f6478',
    ),
    times(3, (index) => circle(x + 30 + index * 72, y - 8, 9, '#2f2c38')),
  )

/** The train to Pinhão on its ledge above the Douro; morning light from the left. */
export default wide(() =>
  stack(
    sky(1000, 360, hour),
    mist(0, 190, 1000, '#fdfbf0', 4, 0.9),
    mist(-100, 300, 900, '#fdfbf0', 9, 0.8),
    land(ridge(0, 1000, 240, { rise: 46, length: 420, seed: 12 }), 520, far('#6f9a78', hour, 0.62)),
    terraces(
      [480, 400, 600, 300, 740, 232, 880, 200, 1010, 190],
      far('#8aa65a', hour, 0.25),
      far('#b59a6a', hour, 0.2),
      12,
    ),
    terraces(
      [-10, 240, 120, 226, 260, 262, 400, 330, 520, 420],
      far('#7f9f54', hour, 0.15),
      far('#a98f5f', hour, 0.15),
      10,
    ),
    // The quinta on the far bank.
    rect(700, 372, 120, 44, '#fffaf0'),
    rect(784, 372, 36, 44, '#d3c8ba'),
    path('M690 374L712 350H806L830 374Z', '#c8623e'),
    rects(
      times(5, (index) => [712 + index * 21, 386, 10, 14] as const),
      '#5a6a74',
    ),
    rect(836, 388, 40, 28, '#f6ead0'),
    path('M830 390L842 374H872L882 390Z', '#b5543a'),
    cypress(676, 420, 74, '#3f6b4c', '#2a4f44'),
    cypress(892, 420, 60, '#3f6b4c', '#2a4f44'),
    water(1000, 416, 640, '#cfe3d2', '#7fb0a8', '#3f8288'),
    faint(
      0.3,
      path('M700 420H876L850 470H720Z', '#fffaf0'),
      path('M690 470H860L820 500H720Z', '#c8623e'),
      path('M0 420H460Q360 500 0 520Z', '#5f8a4c'),
    ),
    ripples(0, 430, 1000, 170, '#e3f0e2', 60, 8),
    rabelo(640, 540, 0.62, '#fff3d8'),
    // The near bank, its ledge of stone and the line on it.
    land([-10, 560, 180, 574, 420, 600, 640, 612, 1010, 590], 820, '#8f7f6a'),
    rect(0, 640, 1000, 26, '#a8937a'),
    times(16, (index) =>
      path(`M${index * 66 + (index % 2) * 18} 666h58v34h-58Z`, index % 3 ? '#9a866f' : '#86745f'),
    ),
    times(24, (index) => rect(4 + index * 42, 640, 22, 7, '#5a4a44')),
    line([0, 638, 1000, 638], '#4a4450', 5),
    coach(-70, 640, 260),
    coach(200, 640, 260),
    stack(
      path('M470 564Q470 554 480 554H690Q734 560 742 600V628H470Z', '#f2b92f'),
      path('M470 602H742V628H470Z', '#c2452f'),
      rect(470, 597, 272, 6, '#fff6e6'),
      path('M690 562Q722 566 731 592H690Z', '#3f6478'),
      rects(
        times(5, (index) => [486 + index * 38, 570, 27, 24] as const),
        '#3f6478',
      ),
      rect(482, 546, 210, 12, '#7f8790', 6),
      circle(738, 614, 6, '#fff6c8'),
      times(4, (index) => circle(504 + index * 66, 632, 9, '#2f2c38')),
    ),
    // Faces at the right-hand windows, and somebody who looks.
    times(6, (index) =>
      circle(
        241 + index * 36,
        584,
        7,
        ['#6b412b', '#efc19b', '#8d5a3c', '#d9a27a', '#b67a52', '#8d5a3c'][index] as string,
      ),
    ),
    circle(537, 584, 7, '#8d5a3c'),
    bend([548, 590, 560, 572, 566, 552], '#8d5a3c', 5),
    // Vines and an olive tree in front.
    land([-10, 716, 240, 700, 520, 712, 800, 700, 1010, 716], 820, '#7f9f4c'),
    times(9, (index) =>
      stack(
        line([30 + index * 118, 800, 30 + index * 118, 742], '#6a5a4c', 6),
        ellipse(30 + index * 118, 744, 52, 24, index % 2 ? '#4f8a44' : '#5f9a4a'),
        ellipse(18 + index * 118, 736, 28, 12, '#8fbc5c'),
        times(3, (grape) =>
          circle(14 + index * 118 + grape * 16, 762 + (grape % 2) * 5, 5, '#5a2f5c'),
        ),
      ),
    ),
    roundTree(930, 730, 190, olive, 4),
    person(846, 742, -118, poses.shade, {
      top: '#fff0d8',
      bottom: '#3a3a5c',
      hairCut: 'hat',
      hat: '#e5a33b',
      skin: '#b67a52',
    }),
    grass(0, 806, 1000, 34, '#4a7a3c', 6),
  ),
)
