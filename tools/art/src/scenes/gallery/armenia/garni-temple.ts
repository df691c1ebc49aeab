import {
  bend,
  circle,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mountains,
  path,
  poly,
  random,
  rect,
  sky,
  stack,
  tall,
  times,
  cumulus,
} from '../../../kit/index.ts'
import { column, entablature, pediment } from '../../../motifs/classical.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#7fb0cc', '#c9dcdc', '#fbe9d4'],
  haze: '#d3d3cc',
} as const
const basalt = { lit: '#cfc0ae', mid: '#a89890', shade: '#746a74', deep: '#3f384c' }
const rnd = random('apricot')
const foliage = ['#3f7448', '#4f8a4c', '#6fa658'] as const

/** A crown of an apricot tree: dark masses, lit masses to their upper left, single leaves at the edge, ripe fruit. */
const crown = (masses: readonly (readonly [number, number, number])[], fruit: number) =>
  stack(
    masses.map(([x, y, r]) => circle(x, y, r, foliage[0])),
    masses.map(([x, y, r]) => circle(x - r * 0.16, y - r * 0.16, r * 0.76, foliage[1])),
    masses.map(([x, y, r]) => circle(x - r * 0.3, y - r * 0.32, r * 0.4, foliage[2])),
    masses.map(([x, y, r]) =>
      times(7, (index) => {
        const a = index * 0.9 + rnd.between(0, 0.6)
        return ellipse(
          x + Math.cos(a) * r,
          y + Math.sin(a) * r,
          15,
          7,
          rnd.pick(foliage),
          (a * 180) / Math.PI + 30,
        )
      }),
    ),
    times(fruit, (index) => {
      const [x, y, r] = masses[index % masses.length] as readonly [number, number, number]
      const [fx, fy] = [x + rnd.between(-0.75, 0.75) * r, y + rnd.between(-0.6, 0.8) * r]
      return circle(fx, fy, 10, '#e0782a') + circle(fx - 2, fy - 2, 7, '#f7a63f')
    }),
  )

/** Garni in June: the first ripe apricots, the basalt temple over its gorge, morning sun on the left. */
export default tall(() =>
  stack(
    sky(800, 560, hour),
    cumulus(420, 240, 360, 110, { lit: '#fffaf0', shade: '#d0dfe2' }, 3),
    mountains(
      [-40, 420, 80, 320, 200, 370, 340, 270, 480, 350, 620, 280, 740, 350, 840, 300],
      640,
      {
        lit: far('#bfae9c', hour, 0.45),
        shade: far('#8086a0', hour, 0.4),
        seed: 5,
        rough: 6,
        snow: { y: 330, lit: '#fffaf4', shade: '#cfd3e3' },
      },
    ),
    land(
      [0, 540, 160, 490, 320, 520, 500, 480, 660, 520, 800, 500],
      800,
      far('#a8a47c', hour, 0.3),
    ),
    // The far wall of the gorge, with its columns of basalt.
    land([520, 616, 600, 590, 700, 580, 820, 560], 1000, '#a3947c'),
    times(15, (i) =>
      path(
        `M${560 + i * 18} ${604 - i * 2 + (i % 3) * 5}l9 -7l9 7v90h-18Z`,
        i % 2 ? '#7a7078' : '#8f848a',
      ),
    ),
    land([520, 690, 640, 664, 820, 650], 1000, '#7f9450'),
    land([0, 660, 200, 630, 420, 640, 560, 670, 600, 1010], 1010, '#8fa45c'),
    // Podium, steps, cella, columns; with a corner towards the viewer.
    rect(120, 660, 440, 90, basalt.mid),
    rect(440, 660, 120, 90, basalt.shade),
    times(3, (r) =>
      times(7, (i) => rect(124 + i * 46 + (r % 2) * 20, 682 + r * 24, 40, 2.6, '#8f8280')),
    ),
    times(8, (i) =>
      stack(
        rect(190 - i * 4, 668 + i * 11, 210 + i * 8, 7, basalt.lit),
        rect(190 - i * 4, 675 + i * 11, 210 + i * 8, 4, basalt.shade),
      ),
    ),
    rect(170, 410, 330, 250, '#8f8280'),
    rect(260, 470, 80, 190, basalt.deep),
    rect(250, 460, 100, 12, basalt.lit),
    faint(0.5, rect(290, 480, 50, 180, '#f2b04c')),
    times(6, (i) => column(146 + i * 64, 660, 260, basalt, 30)),
    column(540, 660, 260, { ...basalt, lit: basalt.mid, mid: basalt.shade, shade: '#54505f' }, 28),
    entablature(118, 402, 440, 48, basalt),
    pediment(106, 356, 400, 104, basalt),
    poly([306, 252, 506, 356, 580, 356, 400, 262], '#64596a'),
    circle(306, 316, 12, basalt.lit),
    poly([160, 1010, 200, 756, 390, 756, 470, 1010], '#d9c7a4'),
    poly([330, 756, 390, 756, 470, 1010, 360, 1010], '#b5a288'),
    person(260, 800, 118, poses.point, {
      top: '#c22f4a',
      bottom: '#2b3a5c',
      hairCut: 'long',
      back: true,
    }),
    person(318, 806, 124, poses.stand, {
      top: '#1d6a74',
      bottom: '#3a3440',
      back: true,
      skin: '#8d5a3c',
    }),
    // A duduk player on a stone, and the flowering trees that frame it.
    rect(520, 860, 90, 60, '#8f8280', 10),
    person(
      560,
      864,
      170,
      {
        ...poses.sit,
        arms: [
          [
            [12, -46],
            [18, -54],
          ],
          [
            [14, -42],
            [24, -48],
          ],
        ],
      },
      { top: '#3f4a5c', bottom: '#2b2634', hairCut: 'cap', hat: '#4a4048', skin: '#d9a27a' },
    ),
    line([566, 762, 610, 784], '#8a4a2c', 7),
    bend([760, 1010, 730, 860, 760, 700, 700, 560, 640, 460], '#4a3038', 22),
    bend([744, 800, 680, 720, 620, 690], '#4a3038', 12),
    bend([740, 660, 790, 560, 800, 480], '#4a3038', 12),
    bend([700, 560, 620, 540, 580, 500], '#4a3038', 9),
    crown(
      [
        [590, 480, 46],
        [650, 430, 58],
        [720, 480, 62],
        [780, 420, 56],
        [790, 540, 52],
        [690, 560, 50],
        [620, 676, 44],
        [680, 650, 48],
        [770, 640, 46],
      ],
      26,
    ),
    bend([-20, 120, 80, 100, 180, 60], '#4a3038', 12),
    bend([60, 104, 110, 150, 120, 190], '#4a3038', 7),
    crown(
      [
        [10, 70, 52],
        [80, 60, 46],
        [140, 40, 44],
        [190, 74, 34],
        [110, 130, 34],
      ],
      12,
    ),
    times(9, (i) =>
      stack(
        line([40 + i * 16, 1000, 34 + i * 16, 950 + ((i * 29) % 40)], '#5f7f40', 3),
        circle(34 + i * 16, 946 + ((i * 29) % 40), 8, i % 2 ? '#e2404c' : '#c22f3b'),
        circle(34 + i * 16, 946 + ((i * 29) % 40), 3, '#3a1a28'),
      ),
    ),
  ),
)
