import {
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  poly,
  rect,
  sky,
  stack,
  stroke,
  tall,
  times,
  within,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { column } from '../../../motifs/classical.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cypress, grass } from '../../../motifs/plants.ts'

const hour = {
  ...hours.golden,
  sky: ['#5f9fb8', '#f0cf9c', '#fde9bc'],
  haze: '#e6cfa8',
} as const
const stone = { tread: '#f0dcb4', riser: '#b58e78', dark: '#7a5a68' }

/** The middle of the orchestra; the tiers surround it on the viewer's side. */
const middle = { x: 410, y: 580 }

/** Path data of the near half of an ellipse about the orchestra. */
const bowl = (rx: number, ry: number) =>
  `M${middle.x - rx} ${middle.y}A${rx} ${ry} 0 0 0 ${middle.x + rx} ${middle.y}Z`

const tiers = times(9, (index) => {
  const out = 8 - index
  const [rx, ry] = [140 + out * 52, 40 + out * 34]
  return path(bowl(rx, ry), stone.tread) + path(bowl(rx - 9, ry - 21), stone.riser)
})

/** Stairs go down between the wedges of seats. */
const aisles = [-1.1, -0.42, 0.3, 1].map((lean) =>
  poly(
    [
      middle.x + Math.sin(lean) * 556 - 17,
      middle.y + Math.cos(lean) * 312,
      middle.x + Math.sin(lean) * 556 + 17,
      middle.y + Math.cos(lean) * 312,
      middle.x + Math.sin(lean) * 134 + 6,
      middle.y + Math.cos(lean) * 30,
      middle.x + Math.sin(lean) * 134 - 6,
      middle.y + Math.cos(lean) * 30,
    ],
    '#d9b998',
  ),
)

/** Byllis shortly before six: the theatre on its plateau, the Vjosa far below; a thunderhead stands behind the mountains, the sun is on the left. */
export default tall(() =>
  stack(
    sky(800, 420, hour),
    cumulus(330, 380, 520, 250, { lit: '#fff0d6', shade: '#8a90a4' }, 5),
    glider(420, 230, 0.6, '#fff6e6', '#5a4658', -8),
    mountains([-40, 330, 90, 250, 200, 320, 380, 220, 520, 310, 660, 236, 840, 340], 460, {
      lit: far('#b9a08c', hour, 0.45),
      shade: far('#6a7a92', hour, 0.35),
      seed: 12,
      rough: 8,
    }),
    mist(0, 390, 800, '#fff0d0', 6, 0.55),
    land([0, 400, 200, 392, 460, 410, 800, 396], 640, far('#8fa06a', hour, 0.4)),
    land([0, 452, 160, 440, 300, 470, 420, 520], 640, far('#7a965e', hour, 0.22)),
    land([460, 520, 560, 470, 700, 440, 800, 430], 640, far('#6f8a5a', hour, 0.2)),
    // The Vjosa: a bed of gravel with three streams.
    path(
      'M800 396Q560 402 520 424Q480 444 560 456Q640 470 480 500Q380 520 330 580H560Q560 530 660 500Q760 470 650 450Q590 438 640 424Q700 410 800 410Z',
      '#efe2c0',
    ),
    stroke(
      curve([800, 402, 600, 418, 530, 436, 610, 460, 520, 504, 430, 540, 400, 590]),
      '#4fb3ae',
      9,
    ),
    stroke(curve([640, 424, 560, 436, 640, 464, 560, 504, 500, 540, 490, 590]), '#6cc4b8', 6),
    woods([0, 520, 120, 500, 260, 530, 380, 560], 620, '#6f8a58', 20, 4),
    woods([520, 560, 640, 528, 720, 510, 800, 500], 620, '#64804f', 20, 9),
    cypress(690, 560, 120, '#4f7a56', '#2f5048'),
    cypress(740, 566, 160, '#4f7a56', '#2f5048'),
    land([0, 566, 400, 552, 800, 562], 1000, '#a9a062'),
    // The remains of the stage and of the colonnade behind it.
    rect(180, 540, 470, 26, '#c9a486'),
    rect(180, 534, 470, 9, '#f0dcb4'),
    times(5, (index) =>
      column(
        230 + index * 62,
        536,
        [150, 96, 168, 60, 120][index] as number,
        { lit: '#f7e8c4', mid: '#d9b998', shade: '#a8808a', deep: stone.dark },
        20,
      ),
    ),
    rect(560, 496, 60, 40, '#d9b998'),
    rect(600, 496, 20, 40, '#a8808a'),
    path(bowl(590, 352), '#8f9558'),
    tiers,
    ellipse(middle.x, middle.y + 2, 134, 40, '#f7e8c4'),
    faint(0.35, ellipse(middle.x - 34, middle.y + 6, 96, 30, '#c29a7c')),
    within(
      bowl(556, 312),
      aisles,
      faint(
        0.34,
        path(
          `M${middle.x - 150} ${middle.y}A60 30 0 0 0 ${middle.x - 60} ${middle.y + 40}L${middle.x - 200} ${middle.y + 340}H-200V${middle.y}Z`,
          stone.dark,
        ),
      ),
    ),
    // One person tests the acoustics; friends listen above.
    person(400, 592, 62, poses.point, {
      top: '#a81e4a',
      bottom: '#3a3a5c',
      hairCut: 'curls',
      skin: '#8d5a3c',
    }),
    land([0, 850, 140, 880, 320, 912, 520, 916, 700, 884, 800, 850], 1000, '#7f8a4c'),
    faint(0.3, ellipse(336, 962, 58, 9, '#3a4a30'), ellipse(432, 966, 58, 9, '#3a4a30')),
    person(318, 962, 170, poses.sitBack, {
      top: '#e5a33b',
      bottom: '#4a4a6a',
      hairCut: 'tail',
      skin: '#d9a27a',
      back: true,
    }),
    person(412, 966, 178, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#5a4448',
      hairCut: 'hat',
      hat: '#f3dcae',
      skin: '#b67a52',
      back: true,
    }),
    land([0, 930, 300, 972, 560, 960, 800, 926], 1000, '#5f7444'),
    times(14, (index) =>
      ellipse(20 + index * 58, 962 + ((index * 37) % 26), 6, 5, index % 3 ? '#c98fb4' : '#f7d98a'),
    ),
    grass(0, 1004, 800, 44, '#4a5f3c', 5),
  ),
)
