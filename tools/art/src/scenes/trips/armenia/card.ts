import {
  card,
  circle,
  edges,
  faint,
  far,
  hours,
  land,
  line,
  mist,
  path,
  poly,
  random,
  rect,
  shaded,
  sky,
  stack,
  stroke,
  times,
  woods,
  cirrus,
} from '../../../kit/index.ts'
import { coneDrum } from '../../../motifs/armenia.ts'
import { glider } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.golden,
  sky: ['#6fa9bc', '#bcd3c4', '#fbe6bc'],
  haze: '#efc9a0',
} as const
const stone = {
  wall: '#fbd9a4',
  shade: '#b5705c',
  roof: '#e9b07c',
  roofShade: '#8a4c4c',
  opening: '#4f2a3c',
}
const rnd = random('noravank')

/** A cliff with its beds: the outline, and parallel bands down it. */
const cliff = (
  outline: readonly number[],
  lit: string,
  shade: string,
  sides: string,
  beds: readonly (readonly number[])[],
) =>
  shaded(
    edges(outline),
    lit,
    path(sides, shade),
    faint(0.35, stroke(beds.map((bed) => edges(bed, false)).join(''), '#7a2f34', 5)),
  )

/** The two-storeyed church: stairs on the front, from both sides to the upper door. */
const mausoleum = (x: number, y: number) => {
  const step = (side: 1 | -1) =>
    path(
      `M${x + side * 44} ${y}${times(7, () => `v-7h${-side * 5}`).join('')}V${y - 40}L${x + side * 34} ${y}Z`,
      side > 0 ? '#c98a68' : '#ffe9bf',
    )
  return stack(
    rect(x - 48, y - 112, 96, 112, stone.wall),
    rect(x + 48, y - 106, 30, 106, stone.shade),
    poly([x - 54, y - 110, x, y - 142, x + 54, y - 110], stone.roof),
    poly([x, y - 142, x + 30, y - 136, x + 84, y - 104, x + 54, y - 110], stone.roofShade),
    rect(x - 54, y - 112, 108, 6, '#ffe9bf'),
    rect(x - 48, y - 58, 96, 4, '#e3b27e'),
    path(
      `M${x - 11} ${y - 52}V${y - 78}A11 11 0 0 1 ${x + 11} ${y - 78}V${y - 52}Z`,
      stone.opening,
    ),
    path(`M${x - 9} ${y}V${y - 22}A9 9 0 0 1 ${x + 9} ${y - 22}V${y}Z`, stone.opening),
    step(-1),
    step(1),
    circle(x, y - 98, 5, stone.opening),
    rect(x - 34, y - 92, 6, 18, stone.opening, 3),
    rect(x + 28, y - 92, 6, 18, stone.opening, 3),
    rect(x + 58, y - 84, 6, 18, stone.opening, 3),
    // The open lantern on its columns.
    rect(x - 20, y - 150, 40, 8, '#ffe9bf'),
    times(5, (index) =>
      rect(x - 18 + index * 8.4, y - 184, 4, 34, index > 2 ? stone.shade : stone.wall),
    ),
    rect(x - 21, y - 190, 42, 7, '#ffe9bf'),
    poly([x - 24, y - 189, x, y - 236, x + 24, y - 189], stone.roof),
    poly([x + 4, y - 189, x, y - 236, x + 24, y - 189], stone.roofShade),
    line([x, y - 236, x, y - 252], stone.opening, 2.4),
    line([x - 5, y - 246, x + 5, y - 246], stone.opening, 2.4),
  )
}

/** Noravank on its ledge in the red gorge, late sun from the left. */
export default card(() =>
  stack(
    sky(800, 440, hour),
    cirrus(60, 64, 640, '#fff3da', 3, 0.7),
    cliff(
      [
        180, 440, 220, 250, 262, 236, 280, 180, 330, 168, 352, 120, 420, 112, 446, 150, 500, 142,
        530, 196, 590, 204, 620, 260, 720, 440,
      ],
      far('#d9734f', hour, 0.5),
      far('#9c4a48', hour, 0.5),
      'M420 112L400 200L436 250L420 450H720V120H446L446 150Z',
      [
        [230, 250, 340, 214, 440, 226, 560, 214, 640, 270],
        [210, 292, 330, 262, 450, 272, 600, 262],
      ],
    ),
    mist(160, 290, 520, '#fdf0d4', 5, 0.6),
    cliff(
      [
        -10, 480, -10, 96, 60, 110, 96, 160, 140, 172, 160, 232, 214, 250, 236, 320, 300, 350, 330,
        420, 380, 470,
      ],
      '#dd7048',
      '#a8463f',
      'M96 160L70 240L110 300L90 380L140 480H390V250L214 250L160 232L140 172Z',
      [
        [-10, 190, 70, 196, 150, 240, 240, 300],
        [-10, 250, 90, 262, 180, 306, 300, 372],
        [-10, 320, 110, 334, 220, 380, 330, 430],
      ],
    ),
    cliff(
      [
        820, 480, 820, 60, 760, 76, 736, 60, 690, 84, 668, 150, 620, 168, 606, 236, 560, 262, 540,
        330, 500, 360, 480, 470,
      ],
      '#c95f42',
      '#87393f',
      'M736 60L716 150L744 230L700 300L730 380L700 480H830V40Z',
      [
        [668, 160, 740, 176, 820, 160],
        [612, 236, 700, 250, 820, 226],
        [560, 300, 680, 316, 820, 296],
      ],
    ),
    woods(
      [220, 430, 330, 420, 420, 426, 520, 416, 600, 424],
      520,
      far('#7a8a4c', hour, 0.35),
      14,
      3,
    ),
    land([-10, 470, 120, 446, 260, 430, 420, 424, 600, 428, 700, 440, 820, 470], 620, '#b58a4f'),
    // Surb Karapet behind, its drum and cone; the low wall around both.
    rect(214, 352, 128, 84, stone.wall),
    rect(300, 352, 54, 84, stone.shade),
    poly([206, 354, 258, 320, 312, 354], stone.roof),
    poly([258, 320, 330, 324, 362, 354, 312, 354], stone.roofShade),
    coneDrum(276, 330, 62, 54, 56, stone),
    rect(176, 384, 46, 52, '#f0c48c'),
    poly([170, 386, 184, 368, 222, 368, 228, 386], stone.roof),
    path('M248 436V410A10 10 0 0 1 268 410V436Z', stone.opening),
    times(2, (index) => rect(232 + index * 48, 372, 7, 20, stone.opening, 3)),
    mausoleum(452, 440),
    rect(150, 430, 420, 12, '#d9a06c'),
    rect(150, 430, 420, 4, '#f3cb92'),
    // Khachkars along the wall.
    times(4, (index) =>
      rect(
        362 + index * 13,
        412 - (index % 2) * 4,
        8,
        20 + (index % 2) * 4,
        index % 2 ? '#b5705c' : '#d98f6c',
        2,
      ),
    ),
    land([-10, 520, 160, 470, 330, 452, 560, 456, 700, 476, 820, 500], 620, '#8a8a48'),
    stroke('M120 620C220 560 420 560 470 520S330 480 372 446', '#f3d9a4', 15),
    woods([-10, 520, 80, 500, 170, 510, 260, 560, 300, 620], 620, '#5a7040', 26, 4),
    woods([540, 620, 600, 560, 690, 520, 820, 506], 620, '#4f6640', 28, 9),
    times(9, (index) =>
      circle(
        560 + index * 24 + rnd.between(-6, 6),
        500 - rnd.between(0, 26),
        rnd.between(3, 6),
        index % 3 ? '#e0633f' : '#f2c14e',
      ),
    ),
    person(398, 552, 60, poses.walk, {
      top: '#1d6a74',
      bottom: '#2b1b2f',
      pack: '#a81e4a',
      back: true,
    }),
    person(360, 562, 58, poses.walk, {
      top: '#fff0d8',
      bottom: '#43304a',
      cut: 'skirt',
      hairCut: 'hat',
      hat: '#e5a33b',
      back: true,
    }),
    glider(600, 116, 0.6, '#4f2a3c', '#2b1b2f', -10),
    glider(560, 60, 0.38, '#4f2a3c', '#2b1b2f', 8),
    woods([-10, 590, 60, 574, 150, 610], 640, '#37492f', 28, 14),
    woods([640, 620, 720, 582, 820, 566], 640, '#37492f', 30, 19),
  ),
)
