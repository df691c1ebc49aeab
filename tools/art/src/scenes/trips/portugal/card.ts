import {
  card,
  circle,
  faint,
  far,
  glitter,
  land,
  mist,
  path,
  poly,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  sun,
  times,
  water,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { reflection, sailboat } from '../../../motifs/boats.ts'
import { battlements } from '../../../motifs/town.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  sky: ['#4a5a94', '#d98a92', '#fbd09a'],
  sun: '#fff0c8',
  haze: '#dba698',
} as const
const lit = '#fbe6c4'
const mid = '#e3bd9c'
const shade = '#9c7484'
const dark = '#4f3a5c'

/** A pepper-pot turret with its melon dome. */
const turret = (x: number, y: number, s: number) =>
  rect(x - s / 2, y - s * 1.3, s, s * 1.3, lit) +
  rect(x - s / 2, y - s * 1.3, s * 0.5, s * 1.3, shade) +
  path(
    `M${x - s * 0.62} ${y - s * 1.26}C${x - s * 0.7} ${y - s * 2} ${x - s * 0.2} ${y - s * 2.1} ${x} ${y - s * 2.4}C${x + s * 0.2} ${y - s * 2.1} ${x + s * 0.7} ${y - s * 2} ${x + s * 0.62} ${y - s * 1.26}Z`,
    mid,
  ) +
  path(
    `M${x - s * 0.62} ${y - s * 1.26}C${x - s * 0.7} ${y - s * 2} ${x - s * 0.2} ${y - s * 2.1} ${x} ${y - s * 2.4}V${y - s * 1.26}Z`,
    shade,
  ) +
  rect(x - s * 0.14, y - s * 0.95, s * 0.28, s * 0.6, dark, s * 0.14) +
  path(`M${x - s * 0.5} ${y}L${x} ${y + s * 0.7}L${x + s * 0.5} ${y}Z`, shade)

const arch = (x: number, y: number, w: number, h: number, fill = dark) =>
  path(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill)

/** Belém Tower with the sun going down on the right, so its left faces are in shade. */
export default card(() =>
  stack(
    sky(800, 420, hour),
    sun(640, 340, 54, hour.sun, 3),
    mist(380, 190, 400, '#fbd9b0', 6, 0.5),
    land(ridge(380, 800, 396, { rise: 12, length: 140, seed: 6 }), 430, far('#6d5078', hour, 0.5)),
    rect(430, 352, 330, 5, far('#7a4a6a', hour, 0.3)),
    times(2, (index) => rect(500 + index * 180, 300, 8, 112, far('#7a4a6a', hour, 0.3))),
    path(
      'M430 350Q470 318 504 302Q594 372 684 302Q720 320 760 350L760 353Q716 324 684 308Q594 378 504 308Q470 324 430 353Z',
      far('#7a4a6a', hour, 0.3),
    ),
    water(800, 410, 600, '#f3bb94', '#b57f8c', '#63598a', '#3f4474'),
    glitter(640, 416, 590, 220, '#fff0c8', 3, 16),
    ripples(0, 430, 800, 160, '#d69c98', 50, 8),
    sailboat(560, 452, 0.62, '#4f3a5c', '#fff0d8', '#d9a08c'),
    faint(0.4, reflection(560, 462, 40, '#fff0d8', 4)),
    land([0, 470, 120, 462, 300, 468, 470, 486], 500, '#7a5f72'),
    // The bastion, six-sided, then the tower in four storeys.
    rect(110, 400, 360, 84, lit),
    poly([110, 400, 190, 400, 190, 484, 110, 484], shade),
    poly([190, 400, 300, 400, 300, 484, 190, 484], mid),
    times(5, (index) => rect(320 + index * 30, 446, 16, 12, dark, 3)),
    times(4, (index) => rect(206 + index * 24, 446, 12, 12, dark, 3)),
    battlements(104, 388, 372, 16, 12, mid),
    times(12, (index) => circle(120 + index * 30, 396, 6, index < 3 ? dark : '#c8623e')),
    turret(112, 396, 26),
    turret(470, 396, 26),
    turret(300, 392, 24),
    rect(176, 156, 150, 240, lit),
    rect(176, 156, 66, 240, shade),
    rect(168, 296, 166, 12, mid),
    times(7, (index) => arch(252 + index * 11, 292, 8, 26)),
    rect(246, 262, 84, 4, mid),
    rect(246, 290, 84, 8, mid),
    arch(196, 262, 20, 40),
    arch(264, 238, 18, 36),
    arch(294, 238, 18, 36),
    arch(266, 354, 18, 34),
    arch(292, 354, 18, 34),
    arch(200, 352, 18, 30, '#3a2a4c'),
    battlements(164, 148, 174, 18, 13, mid),
    rect(164, 148, 76, 18, shade),
    turret(170, 152, 22),
    turret(332, 152, 22),
    rect(206, 84, 96, 58, lit),
    rect(206, 84, 42, 58, shade),
    battlements(198, 78, 112, 12, 9, mid),
    turret(204, 82, 16),
    turret(304, 82, 16),
    rect(252, 20, 3, 50, dark),
    path('M255 22C268 16 276 28 292 22V42C276 48 268 36 255 42Z', '#a81e4a'),
    path('M255 22C260 20 264 20 268 22V42C264 40 260 40 255 42Z', '#4f7a56'),
    faint(0.4, reflection(250, 500, 300, lit, 7)),
    glider(420, 130, 0.6, '#fff6e6', dark, -10),
    glider(480, 170, 0.4, '#fff6e6', dark, 10),
    land([0, 560, 240, 556, 520, 580, 640, 612], 612, '#3a2f52'),
    person(150, 550, 92, poses.sitEdge, { top: '#a81e4a', bottom: '#2b2444', hairCut: 'bun' }),
    person(206, 550, 92, poses.sitEdge, {
      top: '#e5a33b',
      bottom: '#2b2444',
      hairCut: 'curls',
      skin: '#8d5a3c',
    }),
  ),
)
