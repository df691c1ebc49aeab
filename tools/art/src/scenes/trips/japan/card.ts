import {
  at,
  card,
  darken,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  sky,
  stack,
  times,
  circle,
  mix,
  land,
} from '../../../kit/index.ts'
import { lantern, pagoda, sweptRoof } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cat } from '../../../motifs/animals.ts'

const hour = { ...hours.dusk, sky: ['#2d3567', '#8d5a8c', '#f6a27a'] } as const
const lamp = '#ffd58a'
const woodDark = '#3a2338'

/** One machiya of the lane, its near corner at x, drawn in steep perspective towards the pagoda. */
function machiya(x: number, y: number, w: number, h: number, wood: string, flip: boolean): string {
  const content =
    poly([0, 0, 0, -h, w, -h * 0.78, w, -h * 0.06], wood) +
    poly(
      [0, -h * 0.5, -22, -h * 0.47, w, -h * 0.4, w + 4, -h * 0.44, w, -h * 0.47, 0, -h * 0.58],
      darken(wood, 0.45),
    ) +
    poly([-20, -h * 0.98, 0, -h * 1.12, w, -h * 0.9, w + 6, -h * 0.76], darken(wood, 0.5)) +
    poly([12, -h * 0.06, 12, -h * 0.42, w * 0.55, -h * 0.37, w * 0.55, -h * 0.08], lamp) +
    times(7, (index) =>
      line(
        [18 + index * w * 0.075, -h * 0.07, 18 + index * w * 0.075, -h * 0.41],
        darken(wood, 0.3),
        3,
      ),
    ).join('') +
    poly(
      [12, -h * 0.62, 12, -h * 0.88, w * 0.8, -h * 0.73, w * 0.8, -h * 0.52],
      mix(lamp, wood, 0.45),
    ) +
    times(9, (index) =>
      line(
        [20 + index * w * 0.085, -h * 0.6, 20 + index * w * 0.085, -h * 0.86],
        darken(wood, 0.3),
        3,
      ),
    ).join('') +
    poly(
      [w * 0.66, -h * 0.07, w * 0.66, -h * 0.36, w * 0.9, -h * 0.33, w * 0.9, -h * 0.06],
      darken(wood, 0.35),
    ) +
    poly(
      [w * 0.64, -h * 0.36, w * 0.64, -h * 0.24, w * 0.78, -h * 0.23, w * 0.78, -h * 0.345],
      '#a81e4a',
    )
  return at(x, y, content, { scaleX: flip ? -1 : 1 })
}

/** Kyoto at blue hour: afterglow behind the pagoda, lamps along the lane. */
export default card(() =>
  stack(
    sky(800, 420, hour),
    land([0, 330, 140, 290, 300, 310, 520, 280, 680, 300, 800, 270], 600, '#6d4f80'),
    times(26, (index) => ellipse(20 + index * 31, 372, 24, 20, '#4a3a68')),
    pagoda(452, 424, 380, 5, {
      roof: '#4a3458',
      roofShade: '#2f2244',
      wall: '#b5523f',
      wallShade: '#7d3444',
      lamp,
    }),
    rect(0, 400, 800, 200, '#4a3458'),
    poly([404, 420, 500, 420, 720, 600, 90, 600], '#a0788c'),
    times(6, (index) =>
      poly(
        [
          404 - index * index * 8,
          424 + index * index * 5,
          500 + index * index * 6,
          424 + index * index * 5,
          501 + index * index * 6.2,
          426 + index * index * 5.3,
          403 - index * index * 8.2,
          426 + index * index * 5.3,
        ],
        '#7d5a78',
      ),
    ),
    machiya(596, 440, 90, 130, '#6a4552', true),
    machiya(348, 440, 72, 120, '#6a4552', false),
    sweptRoof(540, 372, 120, 30, 60, '#3a2a48', '#2f2244'),
    machiya(700, 490, 136, 200, '#5d3a48', true),
    machiya(230, 490, 136, 200, '#5d3a48', false),
    machiya(860, 590, 196, 330, '#4f3040', true),
    machiya(36, 590, 206, 330, '#4f3040', false),
    rect(0, 236, 38, 364, woodDark),
    times(3, (index) =>
      lantern(270 - index * 66, 342 - index * 44, 34 + index * 16, '#ffb45e', { mark: '#a81e4a' }),
    ),
    times(3, (index) =>
      lantern(650 + index * 56, 352 - index * 40, 30 + index * 14, '#ffb45e', { mark: '#a81e4a' }),
    ),
    faint(0.25, ellipse(300, 560, 120, 12, lamp), ellipse(600, 540, 80, 9, lamp)),
    person(470, 462, 54, poses.walk, {
      top: '#2b2444',
      bottom: '#2b2444',
      hairCut: 'bun',
      skin: '#efc19b',
    }),
    person(408, 540, 112, poses.walk, {
      top: '#d9748a',
      bottom: '#d9748a',
      cut: 'sarong',
      hairCut: 'bun',
      skin: '#efc19b',
      hair: '#1d1430',
    }),
    rect(398, 472, 22, 9, '#f2c14e', 3),
    at(
      420,
      440,
      path('M-46 0Q0 -46 46 0Q0 -12 -46 0Z', '#c8412f') +
        path('M0 -24Q30 -20 46 0Q20 -9 0 -9Z', '#8f2a35') +
        line([0, -26, 0, 34], woodDark, 3),
    ),
    faint(0.35, ellipse(410, 544, 50, 6, '#2b1b3f')),
    cat(566, 556, 0.7, '#2b1b2f'),
    circle(150, 92, 22, '#fbe3b8'),
  ),
)
