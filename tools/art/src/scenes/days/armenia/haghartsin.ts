import {
  circle,
  ellipse,
  faint,
  far,
  firs,
  hours,
  land,
  line,
  mist,
  path,
  poly,
  rect,
  sky,
  stack,
  stroke,
  times,
  wide,
  woods,
  overcast,
} from '../../../kit/index.ts'
import { armenianChurch, coneDrum } from '../../../motifs/armenia.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass, roundTree } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#93aca8', '#bfcdbc', '#e6e8cf'], haze: '#d3e0c0' } as const
const stone = {
  wall: '#efdcb8',
  shade: '#a89a94',
  roof: '#d9c49c',
  roofShade: '#857a80',
  opening: '#4a3f4c',
}
const leaves = { trunk: '#5a4844', leaf: '#4f8a4c', dark: '#2f6448', lit: '#8fba5c' }

/** Haghartsin in its clearing on a damp morning in June; the light comes through the trees from the left. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    overcast(1000, 110, ['#b9c8bc', '#a3b6b0'], 5),
    woods(
      [-10, 250, 160, 170, 330, 210, 500, 120, 700, 170, 860, 100, 1010, 150],
      560,
      far('#4f8060', hour, 0.6),
      18,
      3,
    ),
    mist(0, 230, 1000, '#fbf6dc', 4, 0.7),
    woods(
      [-10, 300, 180, 260, 380, 330, 560, 300, 760, 230, 1010, 210],
      600,
      far('#3f7a50', hour, 0.36),
      26,
      8,
    ),
    mist(100, 330, 900, '#fbf6dc', 9, 0.6),
    firs([-10, 400, 160, 370, 300, 400, 420, 420], 620, far('#2f6450', hour, 0.2), 76, 6),
    firs([640, 410, 760, 380, 880, 350, 1010, 330], 620, far('#2f6450', hour, 0.2), 84, 13),
    woods([-10, 460, 200, 440, 420, 450, 640, 446, 860, 430, 1010, 424], 620, '#3f7a4c', 34, 5),
    land([-10, 540, 200, 506, 420, 494, 640, 494, 840, 510, 1010, 536], 820, '#8fb45c'),
    // The small church of St Stephen, the great one, and the refectory with its low roof.
    armenianChurch(250, 528, 96, stone),
    armenianChurch(478, 530, 190, stone),
    stack(
      rect(590, 420, 210, 110, stone.wall),
      rect(740, 420, 60, 110, stone.shade),
      poly([578, 424, 612, 372, 760, 372, 748, 424], stone.roof),
      poly([760, 372, 812, 424, 748, 424], stone.roofShade),
      poly([748, 424, 760, 372, 812, 424], stone.roofShade),
      times(3, (index) => path(`M${612 + index * 44} 486v-34a11 11 0 0 1 22 0v34Z`, stone.opening)),
      rect(580, 420, 232, 8, '#fbeccb'),
    ),
    rect(356, 452, 50, 78, stone.wall),
    rect(388, 452, 18, 78, stone.shade),
    poly([348, 454, 366, 428, 400, 428, 412, 454], stone.roof),
    coneDrum(380, 432, 34, 26, 34, stone),
    // The oven's smoke, cross-stones, the wall.
    faint(0.6, stroke('M776 372C770 340 800 330 790 296S816 250 806 216', '#fffaf0', 16)),
    rect(764, 366, 22, 26, stone.roofShade),
    times(3, (index) =>
      stack(
        rect(
          826 + index * 40,
          470 - (index % 2) * 10,
          26,
          66 + (index % 2) * 10,
          index % 2 ? '#a88f84' : '#c9ad94',
          4,
        ),
        line([839 + index * 40, 480 - (index % 2) * 10, 839 + index * 40, 514], '#6f5f64', 4),
        line(
          [830 + index * 40, 492 - (index % 2) * 10, 848 + index * 40, 492 - (index % 2) * 10],
          '#6f5f64',
          4,
        ),
      ),
    ),
    land([-10, 560, 240, 540, 520, 540, 800, 546, 1010, 560], 820, '#79a44c'),
    path(
      'M470 536C450 600 560 620 520 680C490 730 380 740 330 812H560C600 740 660 720 650 660C640 610 520 600 520 536Z',
      '#e9d3a0',
    ),
    path(
      'M520 536C520 600 640 610 650 660C660 720 600 740 560 812H590C640 740 690 716 676 656C664 606 540 596 534 536Z',
      '#b59a74',
    ),
    times(26, (index) =>
      circle(
        20 + ((index * 379) % 960),
        586 + ((index * 97) % 196),
        4 + (index % 3) * 1.4,
        ['#e0455a', '#fffaf0', '#f2c14e', '#b58ac4'][index % 4] as string,
      ),
    ),
    faint(0.3, ellipse(496, 700, 66, 7, '#3f4a38'), ellipse(436, 764, 80, 8, '#3f4a38')),
    person(560, 610, 76, poses.walk, {
      top: '#fff0d8',
      bottom: '#43304a',
      hairCut: 'hat',
      hat: '#e5a33b',
      back: true,
    }),
    person(480, 700, 130, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#d9a27a',
    }),
    person(528, 698, 136, poses.point, {
      top: '#1d6a74',
      bottom: '#3a3a5c',
      hairCut: 'short',
      back: true,
      pack: '#e5a33b',
      skin: '#8d5a3c',
    }),
    person(424, 764, 160, poses.walk, {
      top: '#e5a33b',
      bottom: '#43304a',
      hairCut: 'curls',
      back: true,
      pack: '#84384a',
      skin: '#6b412b',
    }),
    // Beeches that frame the clearing.
    roundTree(44, 760, 330, leaves, 3),
    roundTree(966, 770, 340, leaves, 11),
    grass(0, 806, 340, 60, '#4a7a3c', 4),
    grass(620, 806, 400, 56, '#4a7a3c', 9),
  ),
)
