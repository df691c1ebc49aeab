import {
  circle,
  cloud,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  mix,
  path,
  ridge,
  sky,
  stack,
  stroke,
  sun,
  times,
  wide,
  within,
  type Svg,
} from '../../../kit/index.ts'
import { cypress } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.golden,
  sky: ['#6fa9cc', '#f0c4b0', '#fde3b8'],
  haze: '#ecd0bc',
} as const

/** Whole pixels: half the bytes, without a visible difference. */
const rounded = (d: string) =>
  d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

/** One basin: its water, the thick white rim around it, and the fluted bowl below. */
function basin(x: number, y: number, width: number, depth: number): Svg {
  // Neighbours share a rim, so each is drawn a little wider than its place.
  const w = width * 1.16
  const h = w * 0.14
  const t = Math.min(1, (y - 340) / 380)
  const rim = [
    x - w / 2,
    y,
    x - w * 0.44,
    y + h * 0.5,
    x - w * 0.26,
    y + h * 0.82,
    x - w * 0.06,
    y + h,
    x + w * 0.16,
    y + h * 0.92,
    x + w * 0.36,
    y + h * 0.66,
    x + w / 2,
    y + h * 0.06,
    x + w * 0.3,
    y - h * 0.42,
    x,
    y - h * 0.5,
    x - w * 0.32,
    y - h * 0.4,
  ].map(Math.round)
  const inner = rim
    .map((v, i) => (i % 2 ? y + h * 0.2 + (v - y - h * 0.2) * 0.76 : x + (v - x) * 0.93))
    .map(Math.round)
  const water = rounded(curve(inner, true))
  const bowl = rounded(
    `M${x - w / 2} ${y}C${x - w * 0.5} ${y + h + depth * 0.4} ${x - w * 0.34} ${y + h + depth} ${x - w * 0.1} ${y + h + depth}H${x + w * 0.14}C${x + w * 0.36} ${y + h + depth} ${x + w * 0.5} ${y + h + depth * 0.4} ${x + w / 2} ${y}Z`,
  )
  return stack(
    path(bowl, mix('#efe3e2', '#fbeee4', t)),
    within(
      bowl,
      // The sun is on the right, so the bowl turns blue to the left, between its flutes.
      path(
        times(8, (i) => {
          const rx = Math.round(x - w * 0.46 + (i + (i % 3) * 0.16) * w * 0.125)
          return `M${rx} ${Math.round(y)}q${Math.round(w * 0.03)} ${Math.round(h + depth * 0.6)} ${Math.round((x - rx) * 0.3)} ${Math.round(h + depth)}h${Math.round(w * 0.02)}q${Math.round(w * 0.02 - (x - rx) * 0.2)} ${Math.round(-depth * 0.5)} ${Math.round(w * 0.03 - (x - rx) * 0.3)} ${Math.round(-h - depth)}Z`
        }).join(''),
        mix('#dcd6e2', '#c9cce2', t),
      ),
      path(
        rounded(
          `M${x - w / 2} ${y}C${x - w * 0.5} ${y + h + depth * 0.4} ${x - w * 0.34} ${y + h + depth} ${x - w * 0.1} ${y + h + depth * 1.1}C${x - w * 0.3} ${y + h + depth * 0.5} ${x - w * 0.36} ${y + h} ${x - w * 0.36} ${y}Z`,
        ),
        '#9aa6d0',
        ' opacity="0.4"',
      ),
    ),
    path(rounded(curve(rim, true)), '#fffdf8'),
    path(water, mix('#a3dcdc', '#4fbfcc', t)),
    within(
      water,
      path(
        rounded(
          `M${x - w / 2} ${y - h}H${x + w / 2}V${y - h * 0.06}Q${x} ${y - h * 0.34} ${x - w / 2} ${y + h * 0.1}Z`,
        ),
        mix('#7fc4cc', '#2f9fb6', t),
      ),
      ellipse(x + w * 0.16, y + h * 0.44, w * 0.2, h * 0.12, '#fde6cc'),
    ),
  )
}

const basins = [
  [180, 352, 120, 16],
  [310, 346, 130, 16],
  [452, 348, 130, 16],
  [600, 356, 140, 18],
  [750, 364, 130, 16],
  [880, 374, 130, 16],
  [90, 392, 160, 26],
  [250, 394, 170, 26],
  [430, 398, 180, 28],
  [620, 404, 180, 28],
  [810, 414, 190, 28],
  [980, 420, 170, 26],
  [10, 456, 220, 38],
  [210, 460, 210, 40],
  [420, 468, 230, 42],
  [660, 474, 250, 42],
  [910, 482, 250, 42],
  [100, 546, 290, 58],
  [390, 556, 310, 60],
  [710, 562, 330, 62],
  [1010, 566, 260, 60],
  [-20, 664, 330, 86],
  [290, 676, 370, 90],
  [650, 684, 400, 92],
  [990, 690, 340, 90],
] as const

/** Pamukkale in the evening: orange light from the right on white, blue shade in the flutes. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    sun(820, 170, 50, hour.sun, 3),
    faint(0.8, cloud(120, 150, 220, '#fff3e4', 6)),
    land(ridge(0, 1000, 270, { rise: 34, length: 320, seed: 4 }), 460, far('#7a7a9c', hour, 0.5)),
    land([0, 300, 160, 280, 330, 250, 470, 256, 640, 290, 1000, 330], 500, '#c9a58c'),
    times(6, (i) =>
      cypress(180 + i * 40, 274 - (i % 2) * 10, 56 - (i % 3) * 10, '#5f8a6a', '#3a5a60', 'right'),
    ),
    times(5, (i) => path(`M${330 + i * 26} 258v-30h7v30Z`, '#f3dcc0')),
    path('M322 228h130v-8h-130Z', '#e0b898'),
    land([-20, 350, 120, 318, 300, 304, 520, 308, 760, 330, 1020, 350], 820, '#f9f0ec'),
    stroke('M0 340Q400 296 1000 352', '#e3d6d8', 4),
    path('M-20 420Q500 400 1020 440V820H-20Z', '#eadfe2'),
    path('M-20 560Q500 540 1020 580V820H-20Z', '#d9d3e0'),
    basins.map(([x, y, w, depth], i) => [
      basin(x, y, w, depth),
      i === 14
        ? person(400, 490, 84, poses.sit, {
            top: '#e5a33b',
            bottom: '#1d6a74',
            cut: 'shorts',
            skin: '#8d5a3c',
            hairCut: 'hat',
          }) +
          person(446, 492, -84, poses.sit, {
            top: '#1d6a74',
            bottom: '#1d6a74',
            cut: 'shorts',
            sleeves: false,
            skin: '#b67a52',
            hairCut: 'tail',
          })
        : '',
      i === 19
        ? person(740, 586, 112, poses.walk, {
            top: '#a81e4a',
            bottom: '#a81e4a',
            cut: 'shorts',
            sleeves: false,
            hairCut: 'bun',
            skin: '#d9a27a',
            shoes: '#d9a27a',
          }) + ellipse(742, 586, 30, 5, '#dff4f0')
        : '',
      i === 22
        ? person(
            250,
            708,
            -150,
            {
              ...poses.walk,
              arms: [
                [
                  [-16, -76],
                  [-28, -80],
                ],
                [
                  [16, -76],
                  [28, -82],
                ],
              ],
            },
            {
              top: '#fff0d8',
              bottom: '#c8623e',
              cut: 'shorts',
              skin: '#6b412b',
              hairCut: 'curls',
              shoes: '#6b412b',
            },
          ) + ellipse(246, 710, 38, 6, '#dff4f0')
        : '',
    ]),
    circle(590, 704, 13, '#b67a52'),
    path('M577 702a13 13 0 0 1 26 0q-13 -8 -26 0Z', '#2b1b2f'),
    ellipse(590, 718, 30, 5, '#dff4f0'),
  ),
)
