import {
  circle,
  darken,
  ellipse,
  faint,
  foam,
  hours,
  land,
  line,
  path,
  poly,
  rect,
  rects,
  sky,
  stack,
  times,
  water,
  wide,
  overcast,
  whitecaps,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.morning, sky: ['#6f8490', '#a3b3b4', '#d9d8c4'] } as const
const stone = { lit: '#d9cbb4', shade: '#8d8590' }

/** A wave that bursts at (x, y): round heaps of spray, and drops above them. */
const spray = (x: number, y: number, size: number) =>
  stack(
    times(9, (index) => {
      const t = (index - 4) / 4
      const high = size * (1 - t * t) * (index % 2 ? 0.62 : 0.9)
      return rect(
        x + t * size - size * 0.16,
        y - high,
        size * 0.32,
        high + 8,
        '#fbfaf0',
        size * 0.16,
      )
    }),
    times(6, (index) => {
      const t = (index - 2.5) / 3
      const high = size * (1 - t * t) * (index % 2 ? 0.3 : 0.5)
      return rect(x + t * size - size * 0.1, y - high, size * 0.2, high + 6, '#d3e6e2', size * 0.1)
    }),
    times(12, (index) => {
      const t = (index - 5.5) / 6
      const high = size * (1.02 - t * t * 0.6) + ((index * 29) % 17) * 2.4
      return circle(x + t * size * 1.05, y - high, 2.4 + (index % 3) * 1.8, '#fbfaf0')
    }),
  )

/** The old tram of the river line, seen from its side, its wheels on (0, 0). */
const tram = stack(
  rect(-150, -120, 300, 96, '#f6ead0', 10),
  rect(-156, -70, 312, 44, '#b5703a', 6),
  rect(-156, -70, 312, 5, '#f2c14e'),
  rect(-156, -34, 312, 10, '#6a3f34', 3),
  path('M-160 -118Q-156 -138 -130 -140H130Q156 -138 160 -118Z', '#6f6a72'),
  rect(-108, -150, 216, 14, '#8d8790', 6),
  rects(
    times(7, (index) => [-118 + index * 34.6, -112, 28, 36] as const),
    '#3f6478',
  ),
  times(4, (index) =>
    circle(
      -104 + index * 69,
      -88,
      8,
      ['#6b412b', '#d9a27a', '#8d5a3c', '#efc19b'][index] as string,
    ),
  ),
  rect(-148, -112, 20, 78, '#6a3f34', 3),
  rect(128, -112, 20, 78, '#6a3f34', 3),
  rect(-143, -106, 10, 40, '#3f6478'),
  rect(133, -106, 10, 40, '#3f6478'),
  circle(-157, -44, 7, '#fff6c8'),
  rect(-60, -24, 120, 12, '#3f3a44', 4),
  circle(-40, -10, 14, '#2f2c38'),
  circle(40, -10, 14, '#2f2c38'),
  circle(-40, -10, 5, '#8d8790'),
  circle(40, -10, 5, '#8d8790'),
)

/** A windy morning at Foz: the Atlantic breaks over the pier, the sun is behind the clouds on the left. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    overcast(1000, 190, ['#9fb0b4', '#84979f', '#6d838f'], 5),
    water(1000, 392, 660, '#a9bfbf', '#5f8790', '#3a616f'),
    whitecaps([0, 410, 1000, 180], '#eef3ee', 34, 5),
    foam(0, 470, 420, 26, '#f3f6ec', 3),
    foam(520, 446, 480, 22, '#e3eee8', 8),
    // The pier and its granite tower with the red lantern.
    spray(742, 470, 150),
    poly([250, 520, 800, 446, 880, 446, 880, 500, 330, 610, 220, 610], stone.lit),
    poly([330, 610, 880, 500, 880, 540, 400, 640], stone.shade),
    line([256, 512, 792, 442], '#fff0d8', 6),
    times(9, (index) => rect(296 + index * 56, 500 - index * 7.4, 7, 18, '#6a6470')),
    poly([652, 452, 660, 262, 716, 262, 724, 452], stone.lit),
    poly([694, 452, 694, 262, 716, 262, 724, 452], stone.shade),
    poly([644, 458, 652, 430, 724, 430, 734, 458], darken(stone.lit, 0.12)),
    rect(650, 248, 76, 16, '#fff6e6', 3),
    times(7, (index) => rect(652 + index * 11.4, 232, 3, 18, '#3f3a44')),
    rect(668, 206, 40, 44, '#c22f3b'),
    rect(694, 206, 14, 44, '#8f1f34'),
    rect(674, 214, 14, 26, '#ffe9a8', 2),
    path('M660 208Q688 168 716 208Z', '#c22f3b'),
    path('M692 180Q706 190 716 208H696Z', '#8f1f34'),
    line([688, 180, 688, 160], '#3f3a44', 4),
    rects(
      [
        [674, 300, 12, 24],
        [674, 356, 12, 24],
        [674, 406, 14, 30],
      ],
      '#4a4450',
    ),
    spray(610, 490, 74),
    foam(560, 500, 330, 24, '#fbfaf0', 6),
    glider(520, 210, 0.6, '#fffaf0', '#8a8f9c', -12),
    glider(430, 280, 0.4, '#fffaf0', '#8a8f9c', 8),
    // The promenade: balustrade, rails, palms.
    land([-10, 600, 300, 612, 700, 622, 1010, 616], 820, '#e3d0ae'),
    rect(0, 566, 1000, 9, '#fff6e6'),
    times(34, (index) => rect(6 + index * 30, 574, 9, 36, index % 2 ? '#f0e2c8' : '#d9c6a8')),
    rect(0, 606, 1000, 12, '#c9b490'),
    palm(900, 660, 300, 26, { trunk: '#7a5a4a', leaf: '#2f7a5a', light: '#86b868' }, 5, 120),
    palm(80, 660, 260, -20, { trunk: '#7a5a4a', leaf: '#2f7a5a', light: '#86b868' }, 9, 110),
    rect(0, 700, 1000, 110, '#b0a39c'),
    rect(0, 700, 1000, 8, '#d9cbb8'),
    line([0, 728, 1000, 728], '#6a6470', 4),
    line([0, 752, 1000, 752], '#6a6470', 4),
    faint(0.35, ellipse(330, 752, 190, 12, '#2f2c38')),
    `<g transform="translate(330 742) scale(1.15)">${tram}</g>`,
    line([330, 568, 380, 500], '#3f3a44', 4),
    line([0, 506, 1000, 486], '#5a5660', 2.5),
    person(606, 690, 112, poses.photo, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'long',
      back: true,
    }),
    person(660, 692, -118, poses.point, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      cut: 'shorts',
      hairCut: 'curls',
      skin: '#6b412b',
      back: true,
    }),
    person(806, 790, -150, poses.walk, {
      top: '#1d6a74',
      bottom: '#fff0d8',
      cut: 'skirt',
      hairCut: 'hat',
      hat: '#f2c14e',
    }),
  ),
)
