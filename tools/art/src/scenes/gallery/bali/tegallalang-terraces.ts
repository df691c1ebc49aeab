import {
  curve,
  ellipse,
  far,
  hours,
  land,
  mist,
  mix,
  path,
  ridge,
  sky,
  stack,
  stroke,
  sun,
  tall,
  times,
  woods,
  type Svg,
  rect,
} from '../../../kit/index.ts'
import { bananaLeaves, palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'
import { dog } from '../../../motifs/animals.ts'

const hour = {
  ...hours.golden,
  sky: ['#f0b96a', '#f9d98c', '#fdf0bc'],
  haze: '#d9d28c',
} as const
const paint = { trunk: '#5a4a3c', leaf: '#2f7a4a', light: '#86b44c' }

/** One step of the hillside: a thin sheet of water, its green bank, its lit edge. */
const step = (points: number[], t: number): Svg =>
  stack(
    land(
      points.map((v, i) => (i % 2 ? v - 4 - t * 10 : v)),
      1000,
      mix('#f3e6a0', '#d9e6b0', t),
    ),
    land(points, 1000, mix('#a9c458', '#3f8a48', t)),
    stroke(curve(points), mix('#d9e27c', '#8fc452', t), 3 + t * 7),
    land(
      points.map((v, i) => (i % 2 ? v + 14 + t * 26 : v)),
      1000,
      mix('#8fb24e', '#2f7444', t),
    ),
  )

/** The valley opens to the right, where the low evening light comes from. */
export default tall(() =>
  stack(
    sky(800, 420, hour),
    sun(610, 170, 56, '#fff8d8', 3),
    woods(
      ridge(0, 800, 290, { rise: 40, length: 260, seed: 6 }),
      600,
      far('#4f8a58', hour, 0.55),
      18,
      2,
    ),
    mist(100, 300, 700, '#fdf3c4', 5, 0.5),
    times(6, (index) =>
      palm(
        40 + index * 150,
        360 + (index % 2) * 16,
        130 + (index % 3) * 24,
        index % 2 ? 16 : -14,
        {
          trunk: far(paint.trunk, hour, 0.4),
          leaf: far(paint.leaf, hour, 0.4),
          light: far(paint.light, hour, 0.3),
        },
        index + 3,
      ),
    ),
    woods(
      ridge(0, 800, 366, { rise: 14, length: 200, seed: 16 }),
      600,
      far('#3f8048', hour, 0.3),
      22,
      4,
    ),
    times(9, (index) => {
      const t = index / 8
      const y = 400 + index * 26 + index * index * 6.2
      const k = 30 + index * 9
      return (
        step(
          [
            -20,
            y - k * 1.3,
            130,
            y - k * 0.9,
            290,
            y + k * 0.25,
            440,
            y + k * 0.7,
            600,
            y + k * 0.2,
            720,
            y - k * 0.6,
            830,
            y - k * 1.1,
          ],
          t,
        ) +
        (index === 3
          ? person(190, y - 14, 74, poses.carry, {
              top: '#1d6a74',
              bottom: '#5a4a3c',
              cut: 'shorts',
              hairCut: 'hat',
              hat: '#f4dcae',
            })
          : '') +
        (index === 5
          ? palm(700, y - 30, 330, -70, paint, 12, 150) + palm(110, y - 40, 260, 44, paint, 15, 120)
          : '') +
        (index === 4
          ? person(440, y + 40, -104, poses.walk, {
              top: '#a81e4a',
              bottom: '#fff0d8',
              cut: 'shorts',
              hairCut: 'tail',
              pack: '#e5a33b',
            }) +
            person(508, y + 38, -108, poses.photo, {
              top: '#e5a33b',
              bottom: '#3a3a5c',
              cut: 'shorts',
              skin: '#8d5a3c',
            }) +
            dog(382, y + 42, 0.7, '#c8823e')
          : '')
      )
    }),
    // A thatched hut on the bank, offerings drying outside.
    rect(560, 560, 90, 56, '#8a5a3c'),
    rect(610, 560, 40, 56, '#5a3a34'),
    path('M540 566L576 506H640L672 566Z', '#d9a85c'),
    path('M610 566L620 506H640L672 566Z', '#9a6a3c'),
    ellipse(540, 614, 14, 4, '#f2c14e'),
    bananaLeaves(40, 1010, 250, '#1f5a40', '#3f8a50', 4),
    bananaLeaves(780, 1020, 280, '#1f5a40', '#3f8a50', 7),
  ),
)
