import {
  stroke,
  circle,
  far,
  hours,
  mist,
  path,
  rect,
  ridge,
  sky,
  stack,
  times,
  wide,
  woods,
  faint,
  land,
} from '../../../kit/index.ts'
import { arcade } from '../../../motifs/bridge.ts'
import { person, poses } from '../../../motifs/people.ts'
import { bananaLeaves, palm } from '../../../motifs/plants.ts'
import { teaHill } from '../../../motifs/tea.ts'

const hour = {
  ...hours.morning,
  sky: ['#9fb8b4', '#cbd8c8', '#ece8d0'],
  haze: '#d3e3c4',
} as const
const ground = (x: number) => 620 - 150 * ((x - 480) / 480) ** 2
const coach = (x: number, w: number, y = 336): string =>
  stack(
    rect(x, y, w, 62, '#2470b4', 7),
    rect(x, y + 40, w, 22, '#174f8c', 4),
    rect(x, y + 34, w, 6, '#fff0d8'),
    rect(x + 3, y - 6, w - 6, 10, '#8a95a4', 5),
    times(Math.floor(w / 26), (index) =>
      rect(x + 9 + index * 26, y + 10, 17, 19, index % 3 === 1 ? '#f7e3b4' : '#cfe4e0', 3),
    ),
    times(3, (index) =>
      circle(x + 24 + index * 52, y + 22, 4.5, ['#6b412b', '#8d5a3c', '#b67a52'][index] as string),
    ),
    times(4, (index) => circle(x + 16 + index * ((w - 32) / 3), y + 64, 6, '#2b2f3c')),
  )

/** Demodara in the morning: nine arches in shade, with the blue train above the trees. */
export default wide(() =>
  stack(
    sky(1000, 360, hour),
    mist(0, 110, 1000, '#f6f3e4', 8, 0.8),
    land(
      [0, 290, 160, 190, 280, 240, 430, 130, 560, 210, 720, 150, 860, 230, 1000, 180],
      500,
      far('#5f9a8c', hour, 0.6),
    ),
    mist(0, 250, 900, '#fdf6dc', 4, 0.6),
    teaHill(
      [0, 330, 200, 280, 420, 320, 640, 260, 1000, 310],
      520,
      {
        bush: far('#4f9150', hour, 0.4),
        furrow: far('#2f6a4a', hour, 0.4),
        lit: far('#93c060', hour, 0.35),
      },
      8,
      6,
    ),
    woods(
      ridge(0, 1000, 420, { rise: 22, length: 240, seed: 8 }),
      700,
      far('#3f8058', hour, 0.3),
      26,
      3,
    ),
    mist(200, 430, 700, '#fdf6dc', 8, 0.5),
    times(6, (index) =>
      palm(
        120 + index * 150,
        520 + (index % 2) * 20,
        130,
        index % 2 ? 14 : -16,
        { trunk: far('#5b4a4a', hour, 0.2), leaf: far('#2c7a58', hour, 0.15), light: '#86b868' },
        index + 3,
        64,
      ),
    ),
    woods(ridge(0, 1000, 520, { rise: 20, length: 200, seed: 18 }), 800, '#3f7f54', 32, 6),
    arcade(
      20,
      410,
      960,
      9,
      ground,
      { stone: '#b5765a', shade: '#6d4450', parapet: '#d99a72' },
      0.26,
    ),
    stroke(
      times(9, (index) => `M${Math.round(34 + index * 106.67)} 466a40 42 0 0 1 79 0`).join(''),
      '#e3b088',
      5,
    ),
    faint(
      0.5,
      times(30, (index) =>
        rect(30 + ((index * 149) % 930), 416 + ((index * 53) % 110), 18, 3, '#8f584c'),
      ),
    ),
    rect(0, 396, 1000, 12, '#5b4a48'),
    coach(90, 190),
    coach(288, 190),
    coach(486, 190),
    path('M684 336H800Q836 338 842 370V398H684Z', '#1f5f9a'),
    rect(684, 376, 158, 22, '#174f8c'),
    rect(684, 370, 158, 6, '#f2b84a'),
    path('M800 344Q824 346 830 366H800Z', '#cfe4e0'),
    rect(700, 348, 30, 18, '#cfe4e0', 3),
    circle(838, 384, 5, '#fff0c0'),
    times(4, (index) => circle(704 + index * 38, 400, 6, '#2b2f3c')),
    person(
      284,
      392,
      46,
      {
        ...poses.stand,
        arms: [
          [
            [-12, -62],
            [-12, -46],
          ],
          [
            [16, -84],
            [26, -96],
          ],
        ],
      },
      { top: '#a81e4a', bottom: '#fff0d8', hairCut: 'tail' },
    ),
    person(480, 392, -44, poses.folded, { top: '#e5a33b', bottom: '#2b2444', skin: '#8d5a3c' }),
    rect(0, 394, 1000, 16, '#d99a72'),
    rect(0, 406, 1000, 6, '#8f584c'),
    // The slope in front, with people who watch the train.
    woods(
      [0, 520, 120, 560, 260, 640, 420, 690, 600, 690, 760, 640, 900, 560, 1000, 520],
      820,
      '#2f6a4c',
      34,
      9,
    ),
    woods([0, 660, 160, 680, 340, 740, 560, 760, 800, 720, 1000, 650], 820, '#245a44', 38, 12),
    path('M620 820C660 760 740 730 830 724C900 720 960 700 1020 690V820Z', '#5c9a4c'),
    person(780, 740, -130, poses.shade, {
      top: '#e5a33b',
      bottom: '#2b3a5c',
      hairCut: 'curls',
      skin: '#6b412b',
    }),
    person(850, 736, -136, poses.photo, {
      top: '#fff0d8',
      bottom: '#a81e4a',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#b67a52',
    }),
    person(906, 730, -120, poses.akimbo, { top: '#1d6a74', bottom: '#3a3a44', skin: '#d9a27a' }),
    bananaLeaves(70, 830, 260, '#1f5a44', '#3f8a58', 3),
    bananaLeaves(300, 850, 200, '#245f48', '#3f8a58', 8),
    palm(1000, 830, 460, -60, { trunk: '#3f3a3c', leaf: '#1f5a48', light: '#3f8a58' }, 5, 170),
  ),
)
