import {
  card,
  faint,
  far,
  glitter,
  hours,
  land,
  mist,
  ridge,
  ripples,
  sky,
  stack,
  sun,
  water,
  cloud,
} from '../kit/index.ts'
import { glider } from '../motifs/animals.ts'
import { reflection, sailboat } from '../motifs/boats.ts'

const hour = {
  ...hours.golden,
  sky: ['#f5c6cb', '#f9d9b8', '#fdeec8'],
  haze: '#f2cdb4',
} as const

/** Replaces a picture that failed to load. It shows no particular place, so it fits on every page. */
export default card(() =>
  stack(
    sky(800, 380, hour),
    sun(520, 290, 70, '#d9485c', 2),
    faint(0.8, cloud(120, 210, 220, '#fff6e6', 4)),
    mist(380, 170, 360, '#fff6e6', 6, 0.6),
    land(ridge(0, 800, 352, { rise: 34, length: 220, seed: 10 }), 400, far('#a8687c', hour, 0.55)),
    land([0, 376, 90, 350, 170, 330, 280, 366, 400, 384], 400, far('#84506c', hour, 0.3)),
    water(800, 376, 600, '#f2c4a8', '#8fa8a8', '#3f8088', '#1d6a74'),
    glitter(520, 382, 590, 260, '#fff0d8', 5, 15),
    ripples(0, 400, 800, 190, '#a9ccc0', 60, 3),
    sailboat(300, 480, 1.4, '#a81e4a', '#fff6e6', '#ecc9a8'),
    faint(0.5, reflection(300, 496, 100, '#fff6e6', 6)),
    glider(440, 210, 0.5, '#fff6e6', '#84506c', -8),
  ),
)
