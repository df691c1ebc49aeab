import {
  at,
  bend,
  cloud,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  path,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  times,
  wide,
  woods,
  water,
  ripples,
} from '../../../kit/index.ts'
import { elephant, heron } from '../../../motifs/animals.ts'
import { leopardOnBranch } from '../../../motifs/leopard.ts'
import { grass } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#6f8a94', '#a9bcae', '#eee0b4'],
  haze: '#cfd2b0',
} as const
const coat = {
  lit: '#eeb052',
  shade: '#c07f3c',
  rosette: '#c98a3c',
  spot: '#4a2428',
  pale: '#fdeecb',
  eye: '#f3dc74',
} as const
const rnd = random('palu tree')

/** A leopard above the waterhole while a shower passes over the plain; light comes from under the clouds on the left. */
export default wide(() =>
  stack(
    sky(1000, 470, hour),
    // The shower, falling from its cloud.
    faint(
      0.5,
      path('M330 190L470 190L380 470H210Z', '#7f959a'),
      path('M520 190L640 190L560 470H440Z', '#7f959a'),
    ),
    faint(
      0.45,
      times(11, (index) =>
        line([350 + index * 24, 200, 262 + index * 24, 440 - (index % 3) * 30], '#dfe6d8', 2),
      ),
    ),
    cloud(130, 204, 560, '#6a848e', 3),
    cloud(430, 196, 760, '#4f6a78', 7),
    shaded(
      'M560 450C600 360 640 330 700 336C760 300 830 330 860 380C900 400 930 430 940 460H560Z',
      far('#a8745c', hour, 0.45),
      path('M720 320C760 380 740 430 770 470H960V320Z', far('#6d5468', hour, 0.45)),
    ),
    woods(
      ridge(0, 1000, 440, { rise: 16, length: 200, seed: 5 }),
      600,
      far('#6f7f4c', hour, 0.4),
      18,
      3,
    ),
    woods(
      ridge(0, 1000, 480, { rise: 14, length: 160, seed: 11 }),
      640,
      far('#5f7044', hour, 0.18),
      26,
      6,
    ),
    land(ridge(0, 1000, 510, { rise: 8, length: 200, seed: 9 }), 800, '#b3a860'),
    water(1000, 556, 640, '#dfe0c0', '#a9b8a4', '#7f9084'),
    land([0, 556, 200, 550, 400, 560, 430, 548, 1000, 540], 562, '#a49c54'),
    ripples(60, 566, 900, 66, '#f6f3d8', 30, 4),
    elephant(468, 604, 0.4, '#6f6a70', true),
    elephant(838, 612, 0.24, '#7a7478', true),
    heron(230, 622, 0.4, '#fff6e0'),
    heron(150, 616, 0.5, '#fff6e0', true),
    land([0, 640, 300, 630, 640, 644, 1000, 626], 800, '#8f9048'),
    grass(0, 690, 1000, 60, '#75783c', 6),
    grass(0, 760, 1000, 80, '#565c34', 9),
    // The large branch, which crosses the picture from the right edge.
    shaded(
      'M1020 150C960 260 900 380 860 430C700 470 420 450 160 480C90 486 30 500 -20 520V556C60 530 140 520 220 520C420 520 640 540 800 530C860 560 900 700 910 820H1020Z',
      '#6a4a3c',
      path(
        'M1020 330C960 420 940 470 880 500C700 520 400 490 -20 540V570H300L800 540C860 560 900 700 910 820H1040Z',
        '#3f2c30',
      ),
      times(16, (index) =>
        stroke(`M${120 + index * 50} ${486 - (index % 3) * 6}q30 -8 60 2`, '#86604a', 4),
      ),
      times(6, (index) =>
        stroke(`M${930 + (index % 3) * 26} ${300 + index * 70}q-20 40 -10 80`, '#86604a', 5),
      ),
    ),
    at(470, 480, leopardOnBranch(0, 0, 1.08, coat), { scale: 1, scaleX: -1 }),
    // Leaves hang in from above, light ones towards the sun.
    times(46, (index) => {
      const x = (index * 137) % 1040
      const y = rnd.between(-20, 100) - Math.abs(x - 640) * 0.05
      return ellipse(
        x,
        y,
        rnd.between(30, 52),
        rnd.between(14, 24),
        rnd.pick(['#3f5a38', '#2f4a36', '#5f7a3c', '#7f944a']),
        rnd.between(-50, 50),
      )
    }),
    bend([1020, 60, 800, 70, 560, 30], '#3f2c30', 16),
    bend([760, 66, 700, 110, 640, 120], '#3f2c30', 7),
    times(12, (index) =>
      ellipse(
        640 + index * 12,
        118 - (index % 3) * 14,
        22,
        9,
        index % 2 ? '#5f7a3c' : '#3f5a38',
        index * 30,
      ),
    ),
    rect(0, 790, 1000, 10, '#454a30'),
  ),
)
