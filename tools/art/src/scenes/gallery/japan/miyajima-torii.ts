import {
  birds,
  ellipse,
  faint,
  far,
  glitter,
  hours,
  land,
  mist,
  path,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  streak,
  sun,
  times,
  water,
  wide,
  woods,
  poly,
  circle,
} from '../../../kit/index.ts'
import { skiff } from '../../../motifs/boats.ts'
import { torii } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.dusk, sky: ['#3f3a74', '#c2708c', '#fbc48a'], haze: '#c98f98' } as const

/** High tide at Itsukushima after sunset, with the last light low on the left. */
export default wide(() =>
  stack(
    sky(1000, 480, hour),
    sun(220, 420, 54, '#fff0c0', 3),
    faint(
      0.5,
      streak(300, 150, 420, 16, '#f3a890'),
      streak(520, 200, 400, 12, '#f9c49c'),
      streak(60, 230, 260, 12, '#e98f8c'),
    ),
    land(ridge(0, 1000, 410, { rise: 34, length: 260, seed: 6 }), 520, far('#4a3a70', hour, 0.5)),
    land(
      [0, 470, 140, 440, 300, 446, 460, 470, 600, 450, 760, 390, 900, 340, 1000, 320],
      520,
      far('#3a2f64', hour, 0.25),
    ),
    mist(0, 470, 1000, '#f9d0ac', 5, 0.5),
    woods([640, 490, 740, 440, 860, 390, 1000, 350], 540, '#2f2c58', 22, 4),
    poly([846, 430, 870, 414, 894, 430], '#8f3444'),
    rect(856, 430, 28, 60, '#b5503f'),
    times(4, (i) =>
      poly([842 + i * 2, 446 - i * 22, 870, 430 - i * 22, 898 - i * 2, 446 - i * 22], '#3a2444'),
    ),
    rect(868, 340, 4, 40, '#3a2444'),
    water(1000, 480, 800, '#f7bd90', '#a86a8c', '#54447c', '#332f60'),
    glitter(220, 486, 780, 280, '#fff0c8', 4, 18),
    ripples(0, 496, 1000, 290, '#e39a98', 80, 6),
    torii(590, 620, 360, '#d9482f', { dark: '#8f2a3c', roof: '#2f1f3c', braces: true }),
    faint(
      0.42,
      rect(440, 624, 30, 130, '#d9482f', 6),
      rect(718, 624, 30, 130, '#d9482f', 6),
      rect(400, 680, 390, 22, '#8f2a3c', 8),
      rect(380, 730, 430, 30, '#d9482f', 10),
      rect(372, 768, 450, 12, '#2f1f3c', 6),
    ),
    times(6, (i) => ellipse([396, 446, 494, 684, 734, 784][i] as number, 622, 26, 4, '#f9d0ac')),
    ripples(380, 640, 430, 130, '#f3b8a0', 40, 9),
    skiff(300, 650, 1, '#3a2444', '#d9a35b'),
    person(280, 640, 84, poses.sit, {
      top: '#e5a33b',
      bottom: '#2b2450',
      hairCut: 'hat',
      hat: '#f3dcae',
    }),
    person(330, 642, -92, poses.stand, {
      top: '#1d6a74',
      bottom: '#2b2450',
      hairCut: 'tail',
      skin: '#8d5a3c',
    }),
    faint(0.4, rect(240, 662, 130, 6, '#2b2450', 3)),
    circle(366, 610, 8, '#ffd98a'),
    faint(0.25, circle(366, 610, 22, '#ffd98a')),
    birds(430, 250, 12, '#3a2f64', 5, 2),
    land([-20, 770, 120, 752, 260, 784, 330, 820], 820, '#241c44'),
    path('M60 770C60 700 66 660 90 640V600L110 640C140 660 140 720 130 780Z', '#3f3a5c'),
    rect(70, 640, 56, 44, '#4a4468'),
    rect(80, 650, 14, 24, '#ffd98a'),
    rect(102, 650, 14, 24, '#ffd98a'),
    poly([52, 642, 98, 606, 144, 642], '#2f2a50'),
  ),
)
