import {
  circle,
  curve,
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
  stroke,
  sun,
  times,
  water,
  wide,
  woods,
} from '../../../kit/index.ts'
import { reflection, sailboat } from '../../../motifs/boats.ts'
import { cypress, umbrellaPine } from '../../../motifs/plants.ts'
import { bellTower, hillTown } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#7fa0c0', '#f6c6a0', '#fde8bc'],
  haze: '#eac6a8',
} as const
const town = {
  walls: ['#e9b890', '#f3cfa4', '#dca47c'],
  roof: '#d2603c',
  roofShade: '#963f3c',
  window: '#5f3f54',
  light: 'right',
} as const
const dome = (x: number) => 600 - 120 * Math.exp(-(((x - 420) / 150) ** 2))

/** The island hotel and its spit of pink sand, from the coast road in the evening; the sun is on the right. */
export default wide(() =>
  stack(
    sky(1000, 400, hour),
    sun(800, 250, 52, hour.sun, 3),
    mist(200, 150, 600, '#fdeccb', 5, 0.5),
    land(
      ridge(-20, 1000, 350, { rise: 20, length: 320, seed: 9 }),
      420,
      far('#8a7a9c', hour, 0.55),
    ),
    water(1000, 366, 800, '#f7d2ac', '#a9bdb4', '#4f9aa4', '#2a7488'),
    glitter(800, 372, 780, 260, '#fff3d0', 4, 18),
    ripples(0, 384, 1000, 390, '#cfe0cc', 90, 6),
    sailboat(640, 430, 0.7, '#fff6e6', '#fff6e6', '#d9b8a0'),
    faint(0.5, reflection(640, 440, 50, '#fff6e6', 4)),
    sailboat(120, 404, 0.36, '#fff6e6', '#fff6e6', '#d9b8a0'),
    faint(0.35, path('M250 612H600L560 690L420 730L300 680Z', '#7a4f5c')),
    // The rock, then the walls, then the roofs up to the church.
    path(
      'M232 616C236 590 260 570 300 566H560C600 572 616 596 620 616Q420 640 232 616Z',
      '#a87a70',
    ),
    path('M232 616C236 590 260 570 300 566L330 600Q320 620 330 626Q270 624 232 616Z', '#7a5462'),
    rect(280, 560, 300, 34, '#dcae88'),
    rect(280, 560, 90, 34, '#a8786c'),
    land(
      times(18, (index) => [250 + index * 20, dome(250 + index * 20) - 6]).flat(),
      596,
      '#6f8a5c',
    ),
    times(6, (index) =>
      cypress(300 + index * 44, dome(300 + index * 44) + 6, 56, '#5a8a5c', '#33565a', 'right'),
    ),
    hillTown(
      280,
      560,
      4,
      (x, row) => dome(x) + 8 + row * ((600 - dome(x)) / 4.4),
      (row) => 34 + row * 3,
      town,
      4,
    ),
    bellTower(
      432,
      500,
      70,
      {
        wall: '#f3cfa4',
        shade: '#a8786c',
        roof: '#d2603c',
        roofShade: '#963f3c',
        opening: '#5f3f54',
      },
      'right',
    ),
    times(5, (index) =>
      cypress(330 + index * 52, 590 - (index % 2) * 20, 50, '#5a8a5c', '#33565a', 'right'),
    ),
    // The causeway, with a beach on each side.
    path('M560 606C640 606 720 640 800 690L1000 720V800H740C700 720 640 650 560 624Z', '#f6cfae'),
    path('M570 610C640 612 700 650 770 704L1000 760V800H900C800 700 700 640 570 622Z', '#dca888'),
    stroke(curve([566, 606, 640, 608, 720, 642, 800, 690, 900, 702, 1000, 716]), '#fff3e4', 6),
    stroke(curve([560, 626, 640, 654, 700, 722, 738, 800]), '#fff3e4', 7),
    stroke(curve([566, 614, 640, 624, 720, 668, 790, 724, 860, 800]), '#f9ead0', 9),
    times(9, (index) =>
      stack(
        ellipse(
          668 + index * 11,
          712 + index * 9 - (index % 2) * 10,
          9,
          5,
          index % 2 ? '#a81e4a' : '#fff6e6',
        ),
      ),
    ),
    times(14, (index) =>
      ellipse(
        830 + index * 13,
        700 + index * 3 + (index % 2) * 12,
        8,
        4.4,
        index % 2 ? '#a81e4a' : '#fff6e6',
      ),
    ),
    times(5, (index) => circle(650 + index * 22, 640 + index * 16, 3, '#5a3f5c')),
    land([-20, 700, 100, 690, 220, 740, 320, 820], 820, '#4a6a50'),
    woods([-20, 706, 100, 690, 220, 744, 310, 820], 820, '#3f604c', 30, 5),
    umbrellaPine(90, 760, 330, '#5a4048', '#3f6f54', '#7fa05c'),
    umbrellaPine(230, 810, 200, '#5a4048', '#37644e', '#6f9458'),
  ),
)
