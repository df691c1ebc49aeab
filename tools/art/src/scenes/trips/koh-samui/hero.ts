import {
  curve,
  ellipse,
  faint,
  far,
  hero,
  land,
  mist,
  path,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  times,
  water,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { longTail } from '../../../motifs/boats.ts'
import { dog } from '../../../motifs/animals.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  sky: ['#6fb0c4', '#c3dfd4', '#fdf0cc'],
  sun: '#fff6d8',
  haze: '#d3e6d4',
} as const
const palmPaint = { trunk: '#6a3f4a', leaf: '#1f5a5c', light: '#3f8a68', coconuts: '#e5a33b' }
const shore = [0, 728, 220, 716, 460, 744, 760, 736, 1040, 712, 1320, 724, 1600, 700]

const island = (x: number, y: number, w: number, h: number, distance: number) =>
  land(
    [
      x - w / 2,
      y,
      x - w * 0.42,
      y - h * 0.5,
      x - w * 0.2,
      y - h * 0.92,
      x,
      y - h,
      x + w * 0.2,
      y - h * 0.7,
      x + w * 0.38,
      y - h * 0.42,
      x + w / 2,
      y,
    ],
    y + 2,
    far('#5a5a7c', hour, distance),
  )

const boulder = (x: number, y: number, w: number, h: number) => {
  const d = `M${x - w / 2} ${y}C${x - w * 0.56} ${y - h * 0.7} ${x - w * 0.2} ${y - h} ${x} ${y - h}C${x + w * 0.3} ${y - h} ${x + w * 0.56} ${y - h * 0.5} ${x + w / 2} ${y}Z`
  return shaded(
    d,
    '#d89a80',
    path(
      `M${x - w} ${y}C${x - w * 0.3} ${y - h * 0.2} ${x - w * 0.2} ${y - h * 0.7} ${x - w * 0.1} ${y - h * 1.1}H${x - w}Z`,
      '#7a4a66',
    ),
  )
}

/** Early on the beach: no wind yet, light from the right, a tall cloud over the islands. */
export default hero(() =>
  stack(
    sky(1600, 560, hour),
    cumulus(980, 500, 460, 190, { lit: '#fffaf0', shade: '#d3e3de' }, 5),
    cumulus(330, 420, 300, 90, { lit: '#fffaf0', shade: '#dcebe4' }, 8),
    mist(200, 350, 900, '#fff0cc', 4, 0.4),
    island(1290, 546, 420, 120, 0.6),
    island(640, 546, 330, 92, 0.65),
    island(860, 546, 130, 60, 0.5),
    island(1180, 548, 160, 74, 0.4),
    island(440, 548, 240, 140, 0.42),
    water(1600, 545, 770, '#d3ece0', '#8fd3ca', '#4fb3b6', '#2f93a0'),
    ripples(0, 570, 1600, 190, '#e6f8ee', 80, 5),
    longTail(560, 640, {
      hull: '#8a4a3c',
      inside: '#e5a33b',
      ribbons: ['#a81e4a', '#fff0d8', '#1d6a74'],
      canopy: '#a81e4a',
      scale: 0.55,
      flip: true,
    }),
    faint(0.4, rect(480, 642, 170, 7, '#2f5a6a', 3)),
    stroke(curve(shore.map((v, i) => (i % 2 ? v - 26 : v))), '#bfe0cc', 5),
    land(shore, 900, '#f6d7a6'),
    stroke(curve(shore), '#fff6e0', 10),
    land([0, 780, 300, 764, 700, 800, 1100, 776, 1600, 764], 900, '#e8b98c'),
    longTail(900, 726, {
      hull: '#a8583c',
      inside: '#f0b34e',
      ribbons: ['#a81e4a', '#fff0d8', '#1d6a74', '#e5a33b'],
      canopy: '#1d6a74',
      scale: 1.18,
    }),
    ellipse(900, 730, 190, 9, '#c78a6e'),
    longTail(620, 772, {
      hull: '#1d6a74',
      inside: '#f6d7a6',
      ribbons: ['#e5a33b', '#a81e4a', '#fff0d8'],
      scale: 1.3,
    }),
    ellipse(620, 776, 200, 9, '#c78a6e'),
    person(1064, 766, -98, poses.walk, {
      top: '#fff0d8',
      bottom: '#a81e4a',
      cut: 'sarong',
      hairCut: 'long',
      skin: '#b67a52',
    }),
    person(1114, 768, -104, poses.walk, {
      top: '#1d6a74',
      bottom: '#f0b34e',
      cut: 'shorts',
      skin: '#8d5a3c',
    }),
    faint(0.4, ellipse(1042, 770, 46, 4, '#7a4a66'), ellipse(1090, 772, 46, 4, '#7a4a66')),
    dog(1000, 790, 0.6, '#8a4a3c', true),
    boulder(1430, 770, 260, 120),
    boulder(1560, 800, 240, 170),
    boulder(1330, 782, 110, 56),
    land([1230, 800, 1290, 782, 1420, 776, 1600, 792], 900, '#e8b98c'),
    woods([0, 740, 120, 770, 200, 830, 240, 910], 910, '#2a4a56', 46, 4),
    palm(120, 900, 640, 250, palmPaint, 3, 240),
    palm(210, 910, 500, 300, palmPaint, 6, 200),
    palm(40, 890, 480, -30, palmPaint, 9, 210),
    palm(1530, 880, 600, -190, palmPaint, 12, 230),
    land([0, 876, 300, 866, 700, 890, 1200, 884, 1600, 858], 900, '#4a2f4c'),
    times(5, (index) => path(`M${300 + index * 210} 890q14 -12 30 -2q-8 10 -30 2Z`, '#6a3f55')),
  ),
)
