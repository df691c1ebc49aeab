import {
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mix,
  path,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  tall,
  times,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { macaque } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.noon, sky: ['#4a9cc0', '#9ed2d2', '#f3f0cc'] } as const
const rnd = random('lion gate')
const brick = '#d98a5c'
const dark = '#8f4f4c'

/** One of the two lion's paws, 220 wide: a foot of brick, three toes towards the viewer, each with its claw. */
const paw = (x: number) =>
  stack(
    shaded(
      `M${x - 112} 830V716C${x - 104} 650 ${x - 60} 622 ${x} 620C${x + 60} 622 ${x + 104} 650 ${x + 112} 716V830Z`,
      brick,
      path(`M${x + 44} 600C${x + 76} 690 ${x + 60} 760 ${x + 66} 840H${x + 140}V600Z`, dark),
      times(6, (row) =>
        times(6, (index) =>
          rect(x - 116 + index * 42 + (row % 2) * 20, 646 + row * 20, 34, 3, mix(brick, dark, 0.4)),
        ),
      ),
    ),
    times(3, (index) => {
      const toe = x - 76 + index * 76
      return stack(
        shaded(
          `M${toe - 37} 858V770C${toe - 37} 734 ${toe + 37} 734 ${toe + 37} 770V858Z`,
          mix(brick, '#fff0d8', 0.16),
          path(`M${toe + 10} 730V870H${toe + 60}V730Z`, mix(brick, dark, 0.55)),
          times(3, (row) => rect(toe - 40, 776 + row * 24, 80, 3, mix(brick, dark, 0.5))),
        ),
        path(
          `M${toe - 22} 806C${toe - 22} 784 ${toe + 22} 784 ${toe + 22} 806C${toe + 20} 842 ${toe + 10} 866 ${toe} 884C${toe - 10} 866 ${toe - 20} 842 ${toe - 22} 806Z`,
          '#fbe9c4',
        ),
        path(
          `M${toe + 4} 790C${toe + 16} 790 ${toe + 22} 796 ${toe + 22} 806C${toe + 20} 842 ${toe + 10} 866 ${toe} 884C${toe + 8} 850 ${toe + 10} 816 ${toe + 4} 790Z`,
          '#cfae88',
        ),
      )
    }),
  )

/** The last stair of the Lion Rock, from the terrace: high sun, light from the left. */
export default tall(() =>
  stack(
    sky(800, 640, hour),
    cumulus(520, 300, 360, 190, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    cumulus(-60, 420, 230, 120, { lit: '#fffaf0', shade: '#d0dfe2' }, 8),
    land(ridge(0, 800, 520, { rise: 30, length: 240, seed: 7 }), 1000, far('#4f8a6a', hour, 0.45)),
    woods(
      ridge(0, 800, 570, { rise: 20, length: 200, seed: 3 }),
      1000,
      far('#3f8058', hour, 0.2),
      20,
      4,
    ),
    shaded(
      'M150 800L170 560L140 430L190 300L170 190L240 110L400 70L560 80L650 130L670 260L720 380L690 540L720 800Z',
      '#e0a06a',
      path('M330 800L350 560L320 430L360 300L340 180L380 70H700V800Z', '#c47f54'),
      path('M520 800L540 560L500 420L560 290L540 160L570 70H760V800Z', '#87525a'),
      times(30, () => {
        const x = rnd.between(160, 700)
        const y = rnd.between(90, 560)
        return path(
          `M${Math.round(x)} ${Math.round(y)}l8 ${Math.round(rnd.between(60, 150))}l-7 0l-5 -${Math.round(rnd.between(20, 60))}Z`,
          rnd.pick(['#a8624c', '#7a4a54', '#f0be8a', '#b56f50']),
        )
      }),
    ),
    woods([236, 120, 320, 84, 420, 66, 540, 74, 640, 124], 130, '#4f8a54', 16, 5),
    // Iron stair: up, across, up again, with its climbers.
    line(
      [400, 660, 400, 520, 300, 440, 300, 380, 430, 300, 430, 220, 380, 150, 400, 90],
      '#4a2f3c',
      16,
    ),
    line(
      [400, 660, 400, 520, 300, 440, 300, 380, 430, 300, 430, 220, 380, 150, 400, 90],
      '#c9b8a0',
      9,
    ),
    times(10, (index) => {
      const spots = [
        [400, 640],
        [400, 590],
        [396, 530],
        [350, 484],
        [304, 440],
        [330, 364],
        [390, 326],
        [430, 270],
        [410, 196],
        [390, 130],
      ] as const
      const [x, y] = spots[index] as readonly [number, number]
      return (
        rect(
          x - 4,
          y - 20,
          8,
          16,
          ['#a81e4a', '#fff0d8', '#1d6a74', '#e5a33b'][index % 4] as string,
          3,
        ) + ellipse(x, y - 23, 4, 4.6, '#5a3522')
      )
    }),
    // Brick body between the paws, and the stair into it.
    path('M210 800V640L260 600H540L590 640V800Z', '#b56a50'),
    path('M440 600H540L590 640V800H470Z', '#7a444c'),
    times(9, (row) =>
      times(9, (index) =>
        rect(216 + index * 42 + (row % 2) * 20, 616 + row * 20, 32, 3, '#95524a'),
      ),
    ),
    path('M350 800V640H450V800Z', '#5a3444'),
    times(12, (index) =>
      rect(350, 640 + index * 14, 100, 7, mix('#e9c08c', '#c98a60', index / 12)),
    ),
    path('M420 640H450V800H440Z', '#7a444c'),
    rect(0, 800, 800, 200, '#dba872'),
    times(4, (index) =>
      stack(
        rect(250 - index * 20, 800 + index * 22, 300 + index * 40, 12, '#f2cf98'),
        rect(250 - index * 20, 812 + index * 22, 300 + index * 40, 10, '#b9805a'),
      ),
    ),
    paw(180),
    paw(620),
    faint(0.25, path('M720 800L800 830V1000H640L560 900Z', '#5a2f44')),
    person(372, 812, 104, poses.walk, {
      top: '#fff0d8',
      bottom: '#a81e4a',
      cut: 'skirt',
      hairCut: 'bun',
      back: true,
      skin: '#8d5a3c',
    }),
    person(424, 790, 98, poses.walk, {
      top: '#1d6a74',
      bottom: '#3a3a5c',
      back: true,
      pack: '#e5a33b',
    }),
    person(520, 940, 150, poses.photo, {
      top: '#e5a33b',
      bottom: '#2b3a5c',
      hairCut: 'hat',
      skin: '#d9a27a',
    }),
    person(580, 950, -150, poses.point, {
      top: '#a81e4a',
      bottom: '#e9dcc0',
      cut: 'shorts',
      hairCut: 'tail',
      skin: '#b67a52',
    }),
    rect(60, 900, 130, 100, '#c98f62'),
    rect(140, 900, 50, 100, '#8a5448'),
    rect(50, 890, 150, 16, '#f2cf98'),
    macaque(130, 892, 0.42, '#8a7258'),
    woods([640, 1010, 700, 950, 800, 920], 1010, '#2f6a4c', 34, 6),
  ),
)
