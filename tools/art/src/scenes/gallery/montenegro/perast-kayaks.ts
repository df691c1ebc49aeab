import {
  at,
  circle,
  far,
  glitter,
  hours,
  land,
  mist,
  mountains,
  path,
  poly,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  type Svg,
  water,
  wide,
} from '../../../kit/index.ts'
import { type Dress, person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.dawn,
  sky: ['#8fb3c4', '#d9d6cf', '#f7dcc0'],
  haze: '#dccfc4',
} as const
const rock = { lit: '#9aa7ac', shade: '#66788a' }
const stone = { lit: '#f1e4cf', shade: '#c9b79f', roof: '#c8623e' }

/** A paddler in a kayak, on the way to the right. */
const kayak = (x: number, y: number, size: number, hull: string, dress: Dress): Svg =>
  at(
    x,
    y,
    person(0, 16, 74, poses.paddle, { ...dress, hairCut: dress.hairCut ?? 'short' }) +
      stroke('M-52 -44L50 4', '#3c4a54', 3.5) +
      path('M-52 -44q-16 -14 -22 -6q2 12 18 12Z', '#f2b93f') +
      path('M50 4q18 6 20 18q-14 4 -24 -10Z', '#f2b93f') +
      path('M-96 6C-60 16 60 18 92 2C76 30 -66 34 -96 6Z', hull) +
      path('M-96 6C-60 16 60 18 92 2C70 16 -60 20 -96 6Z', '#ffffff'),
    { scale: size },
  )

/** The islet's church with its dome and its round tower. */
const church = stack(
  land([330, 474, 380, 452, 640, 450, 720, 474], 482, '#6d7f6a'),
  rect(366, 446, 330, 20, stone.shade),
  rect(430, 376, 150, 76, stone.lit),
  rect(540, 376, 40, 76, stone.shade),
  poly([420, 378, 505, 344, 590, 378], stone.roof),
  rect(470, 330, 66, 30, stone.lit),
  circle(503, 330, 32, '#7fa3a8'),
  rect(470, 330, 66, 32, stone.lit),
  rect(500, 284, 6, 20, '#5b5560'),
  rect(604, 338, 44, 114, stone.lit),
  rect(628, 338, 20, 114, stone.shade),
  poly([600, 340, 626, 310, 652, 340], stone.roof),
  rect(452, 404, 18, 30, '#5b5560', 8),
  rect(494, 412, 24, 40, '#5b5560', 10),
  rect(620, 356, 10, 22, '#5b5560', 5),
)

/** Our Lady of the Rocks at seven, the bay still like glass: light from the right, and kayaks before the first boat. */
export default wide(() =>
  stack(
    sky(1000, 480, hour),
    mountains([0, 300, 140, 130, 300, 250, 470, 90, 640, 240, 820, 120, 1000, 260], 480, {
      lit: far(rock.lit, hour, 0.5),
      shade: far(rock.shade, hour, 0.42),
    }),
    mountains([0, 380, 180, 300, 330, 400, 560, 420, 760, 330, 1000, 400], 480, {
      lit: far(rock.lit, hour, 0.2),
      shade: far(rock.shade, hour, 0.12),
    }),
    mist(1000, 420, 60, '#f3e3d2', 4),
    water(1000, 472, 800, '#dcd3c6', '#86aeb2', '#2c6f7c'),
    church,
    glitter(760, 484, 780, 260, '#fff3d6', 6),
    ripples(120, 500, 760, 260, '#cfe0dc', 40, 8),
    kayak(270, 560, 0.8, '#1d6a74', { top: '#e5a33b', bottom: '#1b2440', skin: '#b67a52' }),
    kayak(690, 612, 1.15, '#a81e4a', {
      top: '#fff6e6',
      bottom: '#1b2440',
      hairCut: 'long',
      skin: '#8d5a3c',
    }),
    kayak(390, 694, 1.5, '#e5a33b', {
      top: '#a81e4a',
      bottom: '#1b2440',
      hairCut: 'cap',
      hat: '#fff6e6',
      skin: '#d9a27a',
    }),
  ),
)
