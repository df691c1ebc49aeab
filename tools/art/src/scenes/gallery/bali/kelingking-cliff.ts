import {
  bend,
  circle,
  cloud,
  curve,
  ellipse,
  faint,
  hours,
  land,
  line,
  path,
  poly,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { palmCrown } from '../../../motifs/plants.ts'
import { at } from '../../../kit/svg.ts'

const hour = { ...hours.noon, sky: ['#4fa6cc', '#a3d8dc', '#eef4da'] } as const
const lime = {
  lit: '#fbe8c2',
  pale: '#ecd0a0',
  mid: '#cda982',
  shade: '#a37f72',
  deep: '#7a5f68',
}
const green = { lit: '#7fb65a', mid: '#54994f', deep: '#2f7048' }

/** Cracks that run down a face, all of one colour in one path. */
const cracks = (color: string, ...lines: readonly (readonly [number, number, number])[]) =>
  path(
    lines.map(([x, y, h]) => `M${x} ${y}l7 ${h * 0.4}l-4 ${h * 0.6}l-8 ${-h * 0.5}Z`).join(''),
    color,
  )

/**
 * Bushes at the given points, x, y and radius in turn, each a crown of three with its upper left in the light and a
 * shadow on the ground to its right.
 */
const bushes = (points: readonly number[], size: number, dark = green.deep, lit = green.lit) => {
  const crowns = times(points.length / 3, (index) => {
    const [x, y, r] = points.slice(index * 3, index * 3 + 3) as [number, number, number]
    return { x, y, r: r * size }
  })
  return stack(
    crowns.map(({ x, y, r }) =>
      stack(
        ellipse(x - r * 0.5, y, r * 0.56, r * 0.42, dark),
        ellipse(x + r * 0.5, y, r * 0.6, r * 0.44, dark),
        ellipse(x, y - r * 0.24, r * 0.62, r * 0.52, dark),
      ),
    ),
    crowns.map(({ x, y, r }) =>
      stack(
        ellipse(x - r * 0.58, y - r * 0.1, r * 0.34, r * 0.22, lit),
        ellipse(x - r * 0.12, y - r * 0.4, r * 0.4, r * 0.26, lit),
      ),
    ),
  )
}

/** The head: five faces of limestone, from the sunny side to the shade side. */
const head = stack(
  poly(
    [
      248, 352, 322, 388, 340, 470, 322, 540, 330, 622, 292, 600, 264, 540, 300, 500, 318, 474, 236,
      442, 226, 396,
    ],
    lime.lit,
  ),
  poly([322, 388, 420, 402, 432, 520, 418, 646, 330, 622, 322, 540, 340, 470], lime.pale),
  poly([420, 402, 520, 410, 534, 520, 516, 652, 418, 646, 432, 520], lime.mid),
  poly([520, 410, 604, 434, 618, 540, 590, 660, 516, 652, 534, 520], lime.shade),
  poly([604, 434, 664, 478, 690, 580, 652, 700, 590, 660, 618, 540], lime.deep),
  // The jaw's shadow.
  poly([318, 474, 340, 470, 334, 500, 300, 500], lime.shade),
  cracks(lime.mid, [372, 420, 110], [396, 520, 90], [352, 540, 70]),
  cracks(lime.shade, [452, 424, 130], [492, 500, 110], [470, 560, 80]),
  cracks(lime.deep, [552, 440, 120], [580, 540, 90]),
)

/** The long neck towards the viewer, with its faces down to the beach. */
const neck = stack(
  poly([664, 478, 730, 528, 768, 640, 742, 830, 640, 830, 652, 700, 690, 580], lime.mid),
  poly([730, 528, 812, 580, 866, 690, 852, 830, 742, 830, 768, 640], lime.shade),
  poly([812, 580, 906, 632, 960, 740, 950, 830, 852, 830, 866, 690], lime.deep),
  poly([906, 632, 1010, 690, 1010, 830, 950, 830, 960, 740], '#5f4d5c'),
  cracks(lime.shade, [694, 560, 120], [716, 640, 130], [682, 700, 100]),
  cracks(lime.deep, [776, 610, 130], [810, 700, 110]),
  cracks('#5f4d5c', [880, 680, 120], [912, 720, 90]),
)

/** From the top of the stairs: the headland looks like an animal drinking; the sun is high on the left. */
export default wide(() =>
  stack(
    sky(1000, 200, hour),
    faint(0.9, cloud(150, 116, 210, '#fff8ea', 3), cloud(640, 90, 170, '#fff8ea', 8)),
    water(1000, 180, 830, '#a9e0dc', '#45b4c6', '#1f8fb4', '#1b7fa4'),
    land([640, 186, 740, 160, 860, 150, 1000, 132], 192, '#8fb4b4'),
    ripples(0, 200, 1000, 420, '#8fe0dc', 80, 4),
    // The bay in the curve of the neck: shallows, surf, sand.
    path('M150 830C170 740 250 690 330 664C430 640 560 640 660 690V830Z', '#3fc4c8'),
    path('M300 830C310 760 380 706 460 684C540 668 610 680 670 710V830Z', '#86e2d6'),
    path('M420 830C426 790 470 744 530 722C580 706 630 712 680 736V830Z', '#fff0d0'),
    stroke(curve([206, 830, 236, 764, 310, 706, 400, 676, 480, 664]), '#d6f6ee', 5),
    stroke(curve([330, 830, 352, 778, 420, 728, 500, 700, 580, 694]), '#e6faf2', 7),
    stroke(curve([410, 830, 424, 790, 470, 744, 530, 720, 590, 710]), '#fffdf6', 10),
    times(5, (index) =>
      circle(
        548 + index * 17,
        764 + (index % 2) * 16,
        3.6,
        ['#a81e4a', '#e5a33b', '#2b1b2f'][index % 3] as string,
      ),
    ),
    // Its foot in the water: shadow on the far side, surf on the near one.
    faint(
      0.3,
      path('M250 560C230 620 300 660 420 668C520 676 600 690 650 712L664 640L560 600Z', '#0d4a66'),
    ),
    bend([268, 596, 330, 634, 420, 656, 516, 664, 590, 674, 640, 700], '#f4fff8', 9),
    head,
    neck,
    // Trees on the far side of the neck, behind its skyline.
    bushes(
      [
        640, 372, 20, 672, 396, 24, 720, 428, 30, 762, 458, 28, 812, 478, 34, 866, 500, 30, 918,
        514, 36, 972, 536, 34,
      ],
      1.15,
    ),
    // The green back, from the crown down the spine to the viewer's feet.
    path(
      'M248 352C262 322 320 290 400 280C480 272 560 286 610 322C650 352 664 392 706 424C770 470 860 500 1010 556V700L906 640L812 588L730 536L664 486L604 442L520 418L420 410L322 396Z',
      green.mid,
    ),
    path(
      'M248 352C262 322 320 290 400 280C480 272 560 286 610 322C570 330 540 350 470 356C390 360 310 346 248 352Z',
      green.lit,
    ),
    path(
      'M664 486L604 442C640 440 680 456 730 486C820 540 920 580 1010 620V700L906 640L812 588L730 536Z',
      green.deep,
    ),
    bushes(
      [
        300, 330, 34, 356, 306, 40, 420, 322, 30, 470, 300, 36, 520, 330, 28, 372, 350, 22, 566,
        318, 20, 446, 352, 18, 630, 388, 20, 690, 434, 18, 596, 366, 16,
      ],
      1,
    ),
    // The path along the spine with its bamboo rail, and people on it.
    stroke(
      curve([
        1010, 668, 930, 622, 850, 580, 770, 534, 704, 486, 640, 436, 570, 396, 490, 378, 420, 374,
      ]),
      '#fbe6ba',
      8,
    ),
    line([1000, 632, 930, 594, 850, 552, 770, 506, 704, 458], '#6d4f3c', 2.6),
    times(8, (index) =>
      line(
        [990 - index * 40, 650 - index * 23, 990 - index * 40, 624 - index * 22.6],
        '#6d4f3c',
        3,
      ),
    ),
    person(868, 590, 58, poses.walk, { top: '#a81e4a', bottom: '#2b2444', cut: 'shorts' }),
    person(716, 496, 42, poses.walk, { top: '#f2c14e', bottom: '#2b2444', cut: 'shorts' }),
    person(604, 414, 32, poses.walk, { top: '#fff6e6', bottom: '#2b2444' }),
    glider(150, 330, 0.8, '#fffaf0', '#3a4a5c', -8),
    glider(96, 400, 0.5, '#fffaf0', '#3a4a5c', 10),
    glider(760, 290, 0.5, '#fffaf0', '#3a4a5c', 6),
    land([-10, 650, 60, 640, 150, 676, 220, 750, 260, 830], 840, '#2a5f48'),
    bushes([20, 780, 60, 130, 800, 56, 214, 812, 44], 1, '#24564a', '#2f6f52'),
    at(8, 600, palmCrown(150, { trunk: '#3a3a3c', leaf: '#1d5446', light: '#2f7a54' }, 5), {
      turn: 6,
    }),
    person(118, 706, 170, poses.photo, {
      top: '#d9622e',
      bottom: '#fff0d8',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#8d5a3c',
    }),
  ),
)
