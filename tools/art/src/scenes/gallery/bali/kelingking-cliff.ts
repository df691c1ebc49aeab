import {
  at,
  curve,
  ellipse,
  faint,
  hours,
  land,
  line,
  mix,
  path,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  cloud,
  woods,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { glider } from '../../../motifs/animals.ts'
import { palmCrown } from '../../../motifs/plants.ts'

const hour = { ...hours.noon, sky: ['#4fa6cc', '#a3d8dc', '#eef4da'] } as const
// The head, the neck behind it and the long back that comes to the viewer.
const dino =
  'M1000 800L1000 560C930 520 880 500 820 486C770 470 730 470 690 452C650 430 640 396 596 372C560 352 500 342 450 346C420 350 404 366 408 384C380 392 372 420 392 440C372 470 380 520 410 560C430 590 470 600 500 590C530 600 560 596 580 580C600 620 620 660 600 720C590 750 596 780 610 800Z'
const top =
  'M1000 620C930 570 880 548 820 530C770 516 740 512 700 492C660 470 640 430 596 404C560 384 500 372 456 372C436 374 420 380 420 390C440 402 480 400 520 420C570 440 600 470 640 500C700 540 760 560 810 610C860 660 880 720 900 800H1000Z'

/** Seen from the stair's top: the headland like a great beast drinking; sun from the left. */
export default wide(() =>
  stack(
    sky(1000, 240, hour),
    faint(0.9, cloud(120, 130, 220, '#fff8ea', 3), cloud(620, 110, 170, '#fff8ea', 8)),
    water(1000, 200, 800, '#9fdcdc', '#3fb4c4', '#1d8fb0', '#1a7a9c'),
    land([700, 204, 800, 176, 900, 166, 1000, 150], 210, '#8fb4b4'),
    ripples(0, 214, 1000, 540, '#8fe0dc', 130, 4),
    // The beach far below, in the crook of the neck.
    path('M300 800C240 740 230 690 300 640C360 600 420 590 470 596L600 640L640 800Z', '#5fd6cc'),
    path('M370 800C330 750 340 690 400 650C450 616 520 606 580 610L640 700L640 800Z', '#a6ecdc'),
    path('M430 800C404 760 420 700 470 666C510 640 560 630 600 634L640 720L640 800Z', '#fdf0d0'),
    stroke(curve([418, 800, 396, 756, 412, 698, 464, 660, 520, 634, 580, 626]), '#f4fff8', 10),
    stroke(curve([352, 800, 330, 750, 348, 690, 420, 640]), '#d4f8ec', 6),
    times(6, (index) =>
      ellipse(
        500 + (index % 3) * 26,
        720 + Math.floor(index / 3) * 30,
        3,
        4,
        ['#a81e4a', '#e5a33b', '#2b1b2f'][index % 3] as string,
      ),
    ),
    faint(
      0.35,
      path('M392 444C360 480 366 560 404 600C450 640 560 610 590 600L600 560Z', '#0f4a68'),
    ),
    shaded(
      dino,
      '#e9cfa0',
      path('M560 420C540 480 560 540 540 600L600 800H1000V600Z', '#b9967c'),
      path('M660 480C640 560 680 660 660 800H1000V560Z', '#8a6f70'),
      path('M396 440C420 452 440 446 470 456C480 500 470 560 480 600H380Z', '#f7e3bc'),
      path('M500 430C490 490 510 540 500 596L470 600C476 540 460 480 470 440Z', '#cdb08a'),
      times(7, (index) =>
        path(
          `M${590 + index * 46} ${500 + index * 22}q-10 60 6 120l10 -6q-12 -54 -4 -110Z`,
          mix('#9a7f78', '#6d5a64', index / 7),
        ),
      ),
      // Eye and jaw, for those who see the beast.
      path('M404 470Q430 480 470 474L466 484Q430 490 402 482Z', '#8a6f70'),
    ),
    path(top, '#4f9a5c'),
    path(
      'M1000 700C930 640 880 610 820 582C760 556 700 540 660 504C640 480 620 450 580 424C620 470 640 490 690 530C760 570 800 600 830 650C860 700 880 740 890 800H1000Z',
      '#2f7450',
    ),
    woods([430, 378, 480, 368, 540, 378, 600, 406], 412, '#5aa85e', 16, 4),
    woods([660, 468, 740, 506, 820, 530, 900, 560], 590, '#5aa85e', 18, 6),
    // The path along the spine with its bamboo rail.
    stroke(
      curve([
        1000, 730, 930, 670, 850, 610, 760, 558, 690, 520, 640, 480, 590, 440, 540, 412, 480, 394,
      ]),
      '#f3deb0',
      9,
    ),
    times(9, (index) =>
      line([960 - index * 42, 690 - index * 30, 960 - index * 42, 668 - index * 29], '#7a5a3c', 3),
    ),
    line([970, 674, 900, 622, 820, 570, 740, 524], '#7a5a3c', 2.4),
    person(850, 606, 54, poses.walk, { top: '#a81e4a', bottom: '#2b2444', cut: 'shorts' }),
    person(700, 522, 38, poses.walk, { top: '#f2c14e', bottom: '#2b2444', cut: 'shorts' }),
    person(636, 474, 30, poses.walk, { top: '#fff6e6', bottom: '#2b2444' }),
    glider(240, 420, 0.9, '#fffaf0', '#3a4a5c', -8),
    glider(320, 470, 0.6, '#fffaf0', '#3a4a5c', 10),
    glider(200, 520, 0.5, '#fffaf0', '#3a4a5c', 2),
    land([0, 700, 90, 690, 190, 740, 240, 812], 812, '#2f6a4c'),
    woods([0, 706, 90, 694, 180, 740, 230, 812], 812, '#28604a', 34, 5),
    at(30, 650, palmCrown(150, { trunk: '#3a3a3c', leaf: '#1f5a48', light: '#2f7a54' }, 5), {
      turn: 6,
    }),
    person(120, 742, 150, poses.photo, {
      top: '#c8623e',
      bottom: '#fff0d8',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#8d5a3c',
    }),
  ),
)
