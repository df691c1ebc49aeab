import {
  curve,
  far,
  glitter,
  heightAlong,
  hours,
  land,
  mist,
  mix,
  path,
  poly,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  times,
  wide,
  within,
  faint,
  type Svg,
  circle,
  ellipse,
  cirrus,
} from '../../../kit/index.ts'
import { below } from '../../../kit/land.ts'
import { rabelo } from '../../../motifs/boats.ts'
import { cypress } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.golden,
  sky: ['#c3a9a0', '#ecd0ab', '#fbeccb'],
  haze: '#f0c98c',
} as const

/** A terraced slope: schist walls, and rows of vines in red and gold. */
function slope(
  skyline: number[],
  bottom: number,
  rows: number,
  vines: readonly [string, string],
  wall: string,
  distance: number,
): Svg {
  const height = heightAlong(skyline)
  const first = skyline[0] as number
  const last = skyline[skyline.length - 2] as number
  const band = (t: number) =>
    times(8, (index) => {
      const x = first + ((last - first) * index) / 7
      return [x, height(x) + (bottom - height(x)) * t]
    }).flat()
  const shape = below(skyline, bottom)
  return stack(
    land(skyline, bottom, far(vines[0], hour, distance)),
    within(
      shape,
      times(rows, (row) => {
        const t = (row + 0.5) / rows
        return stack(
          stroke(
            curve(band(t)),
            far(mix(vines[0], vines[1], (row * 0.37) % 1), hour, distance),
            6 + t * 16,
          ),
          stroke(curve(band(t + 0.35 / rows)), far(wall, hour, distance), 2 + t * 3),
        )
      }),
    ),
  )
}

/** The river at the end of October; the sun is on the left, where the valley descends. */
export default wide(() =>
  stack(
    sky(1000, 340, hour),
    cirrus(60, 90, 760, '#fff3dc', 6, 0.7),
    mist(0, 250, 1000, '#fff6e4', 3, 0.7),
    land(
      [0, 290, 160, 240, 320, 280, 470, 226, 640, 280, 820, 210, 1000, 260],
      500,
      far('#a8745c', hour, 0.6),
    ),
    slope(
      [0, 340, 150, 280, 320, 300, 440, 370, 520, 400],
      460,
      7,
      ['#c98a3c', '#b5603c'],
      '#8a6a5c',
      0.42,
    ),
    mist(200, 350, 600, '#fdeec4', 4, 0.5),
    slope(
      [470, 400, 600, 330, 760, 280, 900, 250, 1020, 270],
      500,
      9,
      ['#d99a3c', '#b5503a'],
      '#8a6458',
      0.28,
    ),
    land([-20, 420, 300, 400, 520, 396, 700, 420, 1020, 480], 820, far('#b5743c', hour, 0.2)),
    path(
      'M520 396C600 404 620 424 560 444C480 470 420 490 460 520C520 560 800 570 820 640C830 700 640 760 520 820H1020V600C960 520 760 500 640 480C600 472 620 450 660 436C690 420 640 400 560 392Z',
      '#f3cf94',
    ),
    path(
      'M560 444C480 470 420 490 460 520C520 560 800 570 820 640C830 700 640 760 520 820H760C900 720 900 640 840 590C760 540 560 530 560 490C560 470 620 454 660 436Z',
      '#7f9a9c',
    ),
    path('M820 640C830 700 640 760 520 820H640C780 740 880 690 860 620Z', '#4f7484'),
    ripples(480, 480, 200, 60, '#f9e3b4', 12, 4),
    slope(
      [470, 664, 560, 612, 650, 560, 780, 506, 900, 440, 1020, 380],
      664,
      9,
      ['#d9852f', '#a83a34'],
      '#6f4a4c',
      0.1,
    ),
    rect(860, 420, 70, 36, '#fbf0d8'),
    rect(906, 420, 24, 36, '#c9a594'),
    path('M852 422L868 402H922L940 422Z', '#c8623e'),
    rect(884, 436, 10, 20, '#5a3a44'),
    cypress(838, 462, 66, '#6a7a48', '#47503f'),
    cypress(950, 452, 76, '#6a7a48', '#47503f'),
    // The stretch of river in front, where the boat passes.
    path('M440 654C600 668 840 652 1020 662V820H500Z', '#8aa09c'),
    path('M440 654C600 668 840 652 1020 662V690C860 676 640 690 450 672Z', '#b8824a'),
    path('M560 820C700 760 860 740 1020 736V820Z', '#4f7484'),
    glitter(700, 690, 800, 200, '#fff3d0', 3, 9),
    ripples(560, 690, 440, 110, '#f9e3b4', 26, 4),
    rabelo(740, 716, 0.8, '#fbf0d8'),
    faint(0.5, stroke('M640 726H836', '#3a4a5c', 6)),
    slope(
      [-20, 470, 100, 440, 240, 460, 380, 540, 480, 640, 540, 740, 580, 830],
      820,
      13,
      ['#e0942f', '#b03a30'],
      '#5f3f48',
      0,
    ),
    // A quinta among its vines, pickers, and a table with glasses.
    rect(130, 420, 110, 60, '#fffaf0'),
    rect(200, 420, 40, 60, '#cdb4a4'),
    path('M118 424L144 392H226L252 424Z', '#c8623e'),
    path('M200 424L204 392H226L252 424Z', '#8f4038'),
    times(3, (index) => rect(142 + index * 26, 440, 12, 18, '#5a3a44')),
    cypress(108, 490, 120, '#7a8a48', '#4a5540'),
    cypress(266, 500, 90, '#7a8a48', '#4a5540'),
    cypress(84, 490, 80, '#7a8a48', '#4a5540'),
    person(330, 640, 84, poses.carry, { top: '#fff0d8', bottom: '#3f4a6a', hairCut: 'hat' }),
    ellipse(326, 554, 17, 8, '#6a2f5a'),
    person(410, 720, -96, poses.point, {
      top: '#1d6a74',
      bottom: '#4a3048',
      hairCut: 'scarf',
      hat: '#f2c14e',
      skin: '#d9a27a',
    }),
    rect(424, 700, 36, 24, '#a8683c', 4),
    times(5, (index) => circle(430 + index * 6, 698, 5, '#5a2f5c')),
    land([-20, 740, 140, 730, 300, 780, 380, 830], 830, '#4f3440'),
    poly([60, 730, 160, 730, 176, 742, 44, 742], '#a8683c'),
    rect(70, 742, 7, 50, '#6a4038'),
    rect(146, 742, 7, 50, '#6a4038'),
    times(2, (index) =>
      stack(
        path(`M${86 + index * 30} 700h18q1 14 -7 16v12h5h-14h5v-12q-8 -2 -7 -16Z`, '#f7e3c8'),
        path(`M${87 + index * 30} 705h16q0 9 -8 10q-8 -1 -8 -10Z`, '#84203c'),
      ),
    ),
    rect(140, 694, 10, 36, '#3f4a34', 3),
  ),
)
