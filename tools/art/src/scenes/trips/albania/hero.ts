import { battlements } from '../../../motifs/town.ts'
import {
  faint,
  far,
  hero,
  hours,
  land,
  mist,
  mountains,
  path,
  poly,
  random,
  rect,
  rects,
  ridge,
  ripples,
  sky,
  stack,
  times,
  water,
  woods,
  overcast,
  rainbow,
} from '../../../kit/index.ts'
import { arcade } from '../../../motifs/bridge.ts'
import { cypress, roundTree } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#6f8fa4', '#b9cdd0', '#f3ead0'],
  haze: '#c6d3c4',
} as const
const wall = '#fdf3dd'
const wallShade = '#bfaeb4'
const tile = '#b8593f'
const tileShade = '#7d3c3f'
const pane = '#3f3a50'
const timber = '#7a4a3a'

/** A house of Mangalem: a stone ground floor, and above it a projecting storey full of windows. */
function berat(left: number, foot: number, width: number, height: number, seed: number): string {
  const [x, y, w, h] = [left, foot, width, height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  const rnd = random(seed)
  const upper = h * 0.56
  const panes = Math.max(2, Math.round(w / 23))
  const step = (w * 0.8) / panes
  const boxes = times(panes * 2, (index) => {
    const row = Math.floor(index / panes)
    return [
      Math.round(x + 3 + (index % panes) * step),
      Math.round(y - h + upper * (0.14 + row * 0.44)),
      Math.round(step * 0.62),
      Math.round(upper * 0.3),
    ] as const
  })
  const door = rnd.next() < 0.5
  return (
    rect(x + 4, y - h + upper, w - 8, h - upper + 8, '#cbb59a') +
    rect(x + w * 0.78, y - h + upper, w * 0.22 - 4, h - upper + 8, '#8f7c80') +
    (door
      ? rect(x + w * 0.3, y - h * 0.24, w * 0.16, h * 0.3, timber, 3)
      : rects(
          [
            [x + w * 0.25, y - h * 0.3, 7, 9],
            [x + w * 0.5, y - h * 0.3, 7, 9],
          ],
          pane,
        )) +
    rect(x, y - h, w, upper, wall) +
    rect(x + w * 0.8, y - h, w * 0.2, upper, wallShade) +
    rect(x, y - h + upper - 3, w, 3, timber) +
    rects(boxes, pane) +
    poly(
      [
        x - 6,
        y - h + 2,
        x + w * 0.2,
        y - h - w * 0.2,
        x + w * 0.8,
        y - h - w * 0.2,
        x + w + 6,
        y - h + 2,
      ],
      tile,
    ) +
    poly([x + w * 0.8, y - h + 2, x + w * 0.8, y - h - w * 0.2, x + w + 6, y - h + 2], tileShade)
  )
}

const hill = (x: number) => 610 - 330 * Math.exp(-(((x - 860) / 430) ** 2))
const rnd = random('mangalem')
const rows = times(5, (row) => {
  const parts: string[] = []
  let x = 300 + row * -26 + rnd.between(0, 30)
  const end = 1330 + row * 36
  while (x < end) {
    const w = (80 + row * 11) * rnd.between(0.85, 1.3)
    const slope = hill(x + w / 2)
    const y = slope + (640 - slope) * ((row + 1.1) / 5.2) + rnd.between(-6, 6)
    parts.push(
      berat(x, y, w, (74 + row * 9) * rnd.between(0.9, 1.15), Math.floor(rnd.next() * 999)),
    )
    if (rnd.next() < 0.14) parts.push(cypress(x + w + 6, y + 6, 80 + row * 6, '#4f7a56', '#2f5550'))
    x += w * rnd.between(1, 1.2)
  }
  return parts.join('')
})

/** Berat at ten in the morning, lit from the left, over the Osum and its old bridge. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    overcast(1600, 150, ['#b9c8cf', '#9fb4c0', '#869fb0'], 4),
    rainbow(520, 660, 560, 12),
    mist(900, 150, 620, '#fff8ea', 4, 0.55),
    mountains(
      [
        0, 420, 140, 330, 260, 360, 420, 250, 560, 330, 700, 400, 1000, 420, 1180, 300, 1290, 340,
        1440, 220, 1600, 330,
      ],
      700,
      { lit: far('#a9a6a0', hour, 0.5), shade: far('#62788e', hour, 0.45), seed: 5 },
    ),
    woods(
      ridge(0, 1600, 520, { rise: 40, length: 420, seed: 9 }),
      700,
      far('#4f7a5c', hour, 0.3),
      24,
      3,
    ),
    land(times(33, (index) => [index * 50, hill(index * 50)]).flat(), 700, '#8f9a68'),
    land(
      times(19, (index) => [900 + index * 40, hill(900 + index * 40) + 14 + index * 3]).flat(),
      700,
      '#6f7f62',
    ),
    battlements(600, 292, 130, 40, 9, '#d8c09a'),
    battlements(720, 272, 300, 40, 9, '#e6d0a8'),
    battlements(930, 276, 190, 46, 9, '#b79d92'),
    battlements(700, 250, 54, 62, 10, '#efdcb4'),
    rect(734, 250, 20, 62, '#b79d92'),
    rect(850, 238, 44, 36, '#efdcb4'),
    path('M846 240Q872 206 898 240Z', tile),
    rect(960, 226, 3, 50, pane),
    path('M963 228C976 222 984 234 998 228V246C984 252 976 240 963 246Z', '#c22f3b'),
    rows,
    woods(ridge(0, 420, 600, { rise: 24, length: 140, seed: 3 }), 700, '#4f7a56', 26, 5),
    woods([1300, 640, 1400, 600, 1500, 590, 1600, 560], 700, '#4a7056', 28, 7),
    rect(0, 640, 1600, 34, '#a8977f'),
    rect(0, 636, 1600, 8, '#e6d0a8'),
    times(11, (index) =>
      roundTree(
        40 + index * 150,
        642,
        40,
        { trunk: timber, leaf: '#5d8a5a', dark: '#3d6a56', lit: '#8fb06a' },
        index,
      ),
    ),
    water(1600, 672, 900, '#a7c9b4', '#6fa79c', '#3f7f86', '#2c6274'),
    ripples(0, 684, 1600, 190, '#cfe4cc', 40, 4),
    faint(
      0.3,
      times(26, (index) => rect(300 + index * 40, 680, 26, 34 + ((index * 31) % 40), wall, 5)),
    ),
    arcade(
      1010,
      742,
      640,
      5,
      () => 850,
      { stone: '#cdb592', shade: '#87747a', parapet: '#efdcb4' },
      0.34,
    ),
    person(1110, 732, 84, poses.walk, { top: '#a81e4a', bottom: '#1d6a74', hairCut: 'tail' }),
    person(1164, 732, 88, poses.walk, { top: '#e5a33b', bottom: '#2b1b2f', pack: '#1d6a74' }),
    person(1290, 732, -84, poses.photo, {
      top: '#1d6a74',
      bottom: '#c8623e',
      cut: 'skirt',
      hairCut: 'long',
    }),
    land([0, 820, 200, 836, 420, 880, 560, 910], 910, '#35584f'),
    woods([0, 800, 160, 812, 340, 860, 420, 910], 910, '#2a4a4a', 40, 8),
    cypress(120, 860, 250, '#3d6a52', '#27474a'),
    cypress(190, 880, 190, '#3d6a52', '#27474a'),
    cypress(60, 870, 180, '#3d6a52', '#27474a'),
  ),
)
