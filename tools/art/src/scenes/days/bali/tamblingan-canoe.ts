import {
  birds,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mist,
  path,
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
import { meru } from '../../../motifs/bali.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass } from '../../../motifs/plants.ts'

const hour = { ...hours.golden, sky: ['#9fb0b0', '#c4cfc0', '#e9ead6'], haze: '#c9d2c0' } as const
const shrine = {
  thatch: '#4a4250',
  thatchShade: '#2f2c40',
  wood: '#a8583c',
  gold: '#f2c14e',
  stone: '#8f8a7f',
}

/** One hull of the pair: a trunk hollowed out, its bow to the right, on (x, y). */
const hull = (x: number, y: number, color: string, shade: string, inside: string) =>
  stack(
    path(
      `M${x - 250} ${y - 34}Q${x - 236} ${y + 16} ${x - 180} ${y + 18}H${x + 190}Q${x + 262} ${y + 14} ${x + 290} ${y - 44}L${x + 262} ${y - 30}H${x - 226}Z`,
      color,
    ),
    path(
      `M${x - 238} ${y - 4}Q${x - 220} ${y + 18} ${x - 180} ${y + 18}H${x + 190}Q${x + 246} ${y + 14} ${x + 276} ${y - 20}Q${x + 210} ${y + 2} ${x + 150} ${y + 2}H${x - 170}Q${x - 214} ${y + 4} ${x - 238} ${y - 4}Z`,
      shade,
    ),
    rect(x - 220, y - 33, 478, 7, inside, 3),
  )

/** A double dugout on Lake Tamblingan on a grey afternoon, below the forest of the crater; cloud hangs in the trees. */
export default wide(() =>
  stack(
    sky(1000, 320, hour),
    mist(0, 96, 1000, '#f6f6e8', 3, 0.8),
    woods(
      [-10, 170, 160, 110, 320, 60, 500, 92, 680, 40, 860, 96, 1010, 130],
      500,
      far('#4f7f5c', hour, 0.55),
      18,
      3,
    ),
    mist(0, 160, 1000, '#fbf6d8', 5, 0.6),
    woods(
      [-10, 210, 200, 190, 420, 240, 600, 250, 800, 180, 1010, 150],
      520,
      far('#3a7050', hour, 0.34),
      28,
      7,
    ),
    mist(200, 266, 800, '#fbf6d8', 8, 0.5),
    woods(
      [-10, 300, 180, 280, 400, 316, 620, 322, 820, 290, 1010, 260],
      520,
      far('#2f6448', hour, 0.14),
      38,
      12,
    ),
    woods(ridge(0, 1000, 378, { rise: 14, length: 200, seed: 6 }), 520, '#24543f', 40, 4),
    water(1000, 420, 800, '#a9c09a', '#5f927c', '#2f6a66', '#1f4f56'),
    faint(0.35, path('M0 420H1000V470Q860 540 760 500T520 520T260 500T0 520Z', '#1f4a3c')),
    ripples(0, 440, 1000, 330, '#d3dfbc', 70, 8),
    // The small temple on the far shore, half in the water.
    path('M716 424Q740 408 790 408H890Q930 410 946 424L926 434H738Z', '#7f7a74'),
    rect(746, 392, 150, 20, '#a8a094'),
    rect(850, 392, 46, 20, '#75707a'),
    meru(800, 396, 150, 5, shrine),
    meru(868, 398, 96, 3, shrine),
    faint(0.35, path('M740 434H926L880 520H770Z', '#2f2c40')),
    birds(420, 150, 11, '#2f4a40', 4, 6),
    // Two hulls, joined by poles; a man of the village paddles in front, a second one steers.
    faint(0.4, ellipse(520, 668, 330, 16, '#123a40')),
    hull(540, 596, '#7a5238', '#543a30', '#a8764c'),
    line([420, 566, 400, 660], '#c9a06c', 9),
    line([650, 566, 640, 660], '#c9a06c', 9),
    person(690, 600, 190, poses.paddle, {
      top: '#2b2f4c',
      bottom: '#a81e4a',
      cut: 'sarong',
      hairCut: 'turban',
      hat: '#fff0d8',
      skin: '#7a4a30',
    }),
    person(520, 606, 168, poses.sitBack, {
      top: '#e5a33b',
      bottom: '#2b2444',
      hairCut: 'long',
      skin: '#b67a52',
      face: true,
    }),
    person(404, 606, -172, poses.sitBack, {
      top: '#fff0d8',
      bottom: '#2b2444',
      hairCut: 'hat',
      hat: '#e9cf9c',
      skin: '#d9a27a',
      face: true,
    }),
    hull(520, 660, '#8f6040', '#5f4034', '#b9835a'),
    person(596, 668, 180, poses.sitBack, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'curls',
      skin: '#6b412b',
      face: true,
    }),
    person(464, 668, -184, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#2b2444',
      hairCut: 'short',
      skin: '#8d5a3c',
      face: true,
    }),
    person(318, 664, -196, poses.paddle, {
      top: '#fffaf0',
      bottom: '#3f5a8c',
      cut: 'sarong',
      hairCut: 'turban',
      hat: '#e5a33b',
      skin: '#7a4a30',
    }),
    path('M270 642H780Q822 640 800 656L770 676Q740 680 700 678H340Q296 678 284 662Z', '#8f6040'),
    path('M282 660Q500 672 798 656L770 676Q740 680 700 678H340Q296 678 284 662Z', '#5f4034'),
    rect(276, 640, 506, 7, '#b9835a', 3),
    times(6, (index) => rect(240 + index * 96, 690 + (index % 3) * 16, 70, 4, '#c3d6b4', 2)),
    land([-10, 760, 140, 746, 300, 772, 380, 812], 820, '#1f4438'),
    land([720, 812, 820, 770, 920, 752, 1010, 740], 820, '#1f4438'),
    grass(-10, 806, 330, 110, '#183a30', 3),
    grass(740, 806, 280, 120, '#183a30', 9),
  ),
)
