import {
  circle,
  faint,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  random,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  times,
  water,
  wide,
  woods,
} from '../../../kit/index.ts'
import { meru, parasol } from '../../../motifs/bali.ts'
import { skiff } from '../../../motifs/boats.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fb4cc', '#c9d8de', '#f6e6da'],
  haze: '#cdd9de',
} as const
const shrine = {
  thatch: '#4a4258',
  thatchShade: '#2f2c48',
  wood: '#a8583c',
  gold: '#f2c14e',
  stone: '#8f7f86',
}
const rnd = random('hydrangea')

/** Cool mist on Lake Bratan, light from the left; a shrine with eleven roofs, and one with three. */
export default wide(() =>
  stack(
    sky(1000, 480, hour),
    mountains(
      [-40, 320, 120, 200, 260, 280, 420, 180, 560, 250, 700, 210, 860, 120, 1040, 240],
      480,
      { lit: far('#7f9aa0', hour, 0.5), shade: far('#4f6f8c', hour, 0.45), rough: 3, seed: 8 },
    ),
    mist(0, 260, 1000, '#f6efe8', 4, 0.7),
    woods(
      ridge(0, 1000, 400, { rise: 34, length: 320, seed: 3 }),
      500,
      far('#3f6f68', hour, 0.45),
      16,
      4,
    ),
    mist(0, 400, 900, '#f6efe8', 12, 0.65),
    woods([560, 470, 700, 440, 860, 400, 1000, 370], 500, far('#2f6458', hour, 0.2), 22, 6),
    mist(400, 458, 600, '#f6efe8', 15, 0.6),
    water(1000, 474, 800, '#d6dfe0', '#a3bccb', '#6f94b0', '#4a7294'),
    faint(
      0.35,
      path('M352 600L372 760H388L400 600ZM330 600H424L404 700H350Z', '#2f2c48'),
      path('M528 606L548 690H560L580 606Z', '#2f2c48'),
    ),
    ripples(0, 490, 1000, 290, '#e3e9e8', 90, 6),
    // The great shrine on its islet, and the lesser one to the right.
    path('M240 596Q250 574 300 572H470Q510 576 520 596L490 612H270Z', '#6f6a72'),
    path('M240 596Q250 580 300 580H470Q510 582 520 596L500 600H250Z', '#7f9a6a'),
    rect(276, 560, 210, 18, '#a8989a'),
    times(8, (index) => rect(282 + index * 27, 548, 10, 14, '#8f7f86')),
    rect(430, 560, 56, 18, '#75687a'),
    meru(378, 566, 500, 11, shrine),
    path('M500 604Q520 584 560 584H640Q660 588 664 604L640 614H520Z', '#6f6a72'),
    path('M500 604Q520 590 560 590H640Q660 592 664 604Z', '#7f9a6a'),
    rect(530, 574, 104, 16, '#a8989a'),
    rect(604, 574, 30, 16, '#75687a'),
    meru(582, 578, 210, 3, shrine),
    parasol(300, 576, 90, '#f2c14e', '#fff6e6', '#4a4258'),
    parasol(462, 576, 84, '#fff6e6', '#c22f4a', '#4a4258'),
    parasol(650, 598, 70, '#c22f4a', '#fff6e6', '#4a4258'),
    skiff(800, 640, 1.1, '#c8823b', '#fff0d8', true),
    person(792, 632, -92, poses.paddle, { top: '#a81e4a', bottom: '#2b2444', hairCut: 'hat' }),
    rect(740, 644, 130, 6, '#4a7294', 3),
    land([0, 742, 160, 716, 340, 752, 560, 768, 760, 752, 1000, 704], 800, '#3f6a4c'),
    // Hydrangeas on the near bank.
    times(46, (index) => {
      const x = (index * 137) % 1000
      const y = 748 + Math.abs(x - 500) * -0.05 + rnd.between(0, 46)
      const color = rnd.pick(['#7f8fd0', '#a9b4e6', '#d99ac4', '#f0c9dc', '#5f8a56'])
      return circle(x, y, rnd.between(10, 19), color) + circle(x - 4, y - 4, 5, '#f3eff6')
    }),
  ),
)
