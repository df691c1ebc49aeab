import {
  at,
  birds,
  far,
  faint,
  hours,
  land,
  mist,
  path,
  poly,
  ridge,
  sky,
  stack,
  stroke,
  tall,
  times,
  woods,
  overcast,
} from '../../../kit/index.ts'
import { dog } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass, palmCrown } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#a3bdb8', '#d0dccb', '#f0ecd2'],
  haze: '#d9e3c2',
} as const
const bark = { lit: '#d9cdb8', shade: '#93887f', ring: '#b3a797' }
const shaft = { lit: '#8dac5c', shade: '#4f7a48' }
const leaf = { leaf: '#2f6b50', light: '#6fa05a' }

/** Where the avenue ends. */
const end = { x: 430, y: 640 }

/** A royal palm of the avenue: `near` runs from 0 at the far end to 1 near the viewer, `side` is -1 or 1. */
function royalPalm(side: -1 | 1, near: number, seed: number): string {
  const x = end.x + side * (56 + near * 350)
  const foot = end.y + near * 290
  const height = 190 + near * 600
  const w = 7 + near * 30
  const distance = (1 - near) * 0.6
  const swell = `M${-w * 0.6} 0C${-w * 0.5} ${-height * 0.1} ${-w * 0.42} ${-height * 0.2} ${-w * 0.55} ${-height * 0.45}C${-w * 0.5} ${-height * 0.65} ${-w * 0.34} ${-height * 0.7} ${-w * 0.3} ${-height * 0.8}H${w * 0.3}C${w * 0.34} ${-height * 0.7} ${w * 0.5} ${-height * 0.65} ${w * 0.55} ${-height * 0.45}C${w * 0.42} ${-height * 0.2} ${w * 0.5} ${-height * 0.1} ${w * 0.6} 0Z`
  const dark = `M${w * 0.06} 0L${w * 0.12} ${-height * 0.45}L${w * 0.04} ${-height * 0.8}H${w * 0.3}C${w * 0.34} ${-height * 0.7} ${w * 0.5} ${-height * 0.65} ${w * 0.55} ${-height * 0.45}C${w * 0.42} ${-height * 0.2} ${w * 0.5} ${-height * 0.1} ${w * 0.6} 0Z`
  const green = `M${-w * 0.3} ${-height * 0.79}C${-w * 0.46} ${-height * 0.86} ${-w * 0.3} ${-height * 0.94} ${-w * 0.12} ${-height}H${w * 0.12}C${w * 0.3} ${-height * 0.94} ${w * 0.46} ${-height * 0.86} ${w * 0.3} ${-height * 0.79}Z`
  const greenDark = `M${w * 0.04} ${-height * 0.79}L${w * 0.02} ${-height}H${w * 0.12}C${w * 0.3} ${-height * 0.94} ${w * 0.46} ${-height * 0.86} ${w * 0.3} ${-height * 0.79}Z`
  const tint = (color: string) => far(color, hour, distance)
  return at(
    x,
    foot,
    stack(
      path(swell, tint(bark.lit)),
      path(dark, tint(bark.shade)),
      times(near > 0.3 ? 5 : 0, (index) =>
        stroke(
          `M${-w * 0.5} ${-height * (0.1 + index * 0.13)}q${w * 0.5} ${w * 0.14} ${w} 0`,
          tint(bark.ring),
          1.2 + near,
        ),
      ),
      at(
        0,
        -height,
        palmCrown(
          54 + near * 150,
          { trunk: tint(bark.lit), leaf: tint(leaf.leaf), light: tint(leaf.light) },
          seed,
        ),
      ),
      path(green, tint(shaft.lit)),
      path(greenDark, tint(shaft.shade)),
    ),
  )
}

/** How near each pair of palms is, from the far end on. */
const pairs = [0.02, 0.09, 0.19, 0.34, 0.58, 0.98]

/** A shadow falls from the left over lawn and path. */
const shadow = (near: number) => {
  const y = end.y + near * 290
  const w = 4 + near * 17
  const left = end.x - 56 - near * 350
  return poly(
    [left, y - w * 0.4, 820, y + 16 + w, 820, y + 16 + w * 2.2, left, y + w * 0.6],
    '#3c5f48',
  )
}

/** Peradeniya at eight: the avenue of royal palms, under a thin cloud; the light comes from the left. */
export default tall(() =>
  stack(
    sky(800, 660, hour),
    overcast(800, 170, ['#dbe6d8', '#c6d6cc'], 4),
    land(
      [0, 520, 120, 470, 250, 500, 360, 450, 470, 476, 600, 430, 720, 480, 800, 460],
      700,
      far('#4f8a74', hour, 0.55),
    ),
    mist(60, 560, 720, '#fbf6dc', 5, 0.6),
    woods(
      ridge(0, 800, 590, { rise: 14, length: 220, seed: 5 }),
      720,
      far('#4a8260', hour, 0.4),
      34,
      7,
    ),
    woods([0, 560, 120, 580, 260, 604, 380, 626, 430, 634], 760, far('#3f7a56', hour, 0.18), 46, 3),
    woods([440, 634, 560, 600, 680, 566, 800, 540], 760, far('#3a7052', hour, 0.14), 46, 9),
    birds(540, 330, 11, '#5a5a52', 5, 8),
    land([0, 640, 430, 636, 800, 640], 1000, '#8db35e'),
    land([0, 800, 260, 776, 800, 796], 1000, '#7aa654'),
    path('M418 638L90 1000H800V990L446 638Z', '#e9d3a4'),
    path('M436 638L620 1000H800V990L446 638Z', '#d3b489'),
    faint(0.42, pairs.map(shadow)),
    pairs.map((near, index) => royalPalm(-1, near, index + 3) + royalPalm(1, near, index + 23)),
    // Two visitors under one umbrella, and the garden's dog.
    faint(0.4, path('M404 838l150 22v10l-160 -24z', '#3c5f48')),
    person(404, 842, 122, poses.walk, {
      top: '#fff6e6',
      bottom: '#a81e4a',
      cut: 'sarong',
      hairCut: 'tail',
      skin: '#8d5a3c',
      back: true,
    }),
    person(362, 846, 130, poses.stand, {
      top: '#1d6a74',
      bottom: '#f3e6cc',
      skin: '#6b412b',
      back: true,
    }),
    stroke('M384 722V790', '#4a3440', 3),
    path(
      'M322 728Q328 690 384 686Q440 690 446 728Q430 718 415 727Q400 717 384 727Q368 717 353 727Q338 718 322 728Z',
      '#e5a33b',
    ),
    path('M384 686Q440 690 446 728Q430 718 415 727Q412 702 384 686Z', '#b8742c'),
    dog(500, 884, 0.6, '#b8804a', true),
    grass(0, 1000, 170, 60, '#4f7f45', 4),
    grass(640, 1004, 160, 54, '#456f42', 8),
  ),
)
