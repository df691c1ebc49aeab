import {
  bend,
  circle,
  faint,
  far,
  hours,
  land,
  line,
  mist,
  mountains,
  poly,
  random,
  rect,
  sky,
  stack,
  sun,
  tall,
  times,
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
const leaves = ['#4f8a4c', '#6fa658', '#3f7448', '#88b868']
const apricots = ['#f2952c', '#f7b04a']

/** Garni in June: the first ripe apricots, the basalt temple over its gorge, morning sun on the left. */
export default tall(() =>
  stack(
    sky(800, 560, hour),
    sun(140, 150, 40, '#fffbe8', 3),
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
    mist(0, 440, 800, '#fbf3e6', 4, 0.6),
    land(
      [0, 540, 160, 490, 320, 520, 500, 480, 660, 520, 800, 500],
      800,
      far('#a8a47c', hour, 0.3),
    ),
    // The basalt columns of the gorge, on the right.
    land([520, 640, 620, 590, 800, 570], 1000, '#8a8a64'),
    times(17, (i) =>
      stack(
        rect(560 + i * 15, 640 + (i % 3) * 8, 13, 280, i % 2 ? '#7a7078' : '#8f848a'),
        rect(568 + i * 15, 640 + (i % 3) * 8, 5, 280, '#5a5464'),
      ),
    ),
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
    times(120, (i) => {
      const spots = [
        [640, 440],
        [580, 490],
        [700, 520],
        [780, 480],
        [620, 680],
        [760, 600],
        [690, 640],
      ] as const
      const [x, y] = spots[i % 7] as readonly [number, number]
      return circle(
        x + rnd.between(-66, 66),
        y + rnd.between(-50, 50),
        rnd.between(9, 19),
        i % 4 === 3 ? rnd.pick(apricots) : rnd.pick(leaves),
      )
    }),
    bend([-20, 120, 80, 100, 180, 60], '#4a3038', 12),
    bend([60, 104, 110, 150, 120, 190], '#4a3038', 7),
    times(44, (i) => {
      const x = (i * 29) % 210
      return circle(
        x + rnd.between(-20, 20),
        90 + rnd.between(-50, 80) - x * 0.16,
        rnd.between(8, 16),
        i % 4 === 3 ? rnd.pick(apricots) : rnd.pick(leaves),
      )
    }),
    times(12, (i) => circle(30 + i * 14, 940 + ((i * 29) % 60), 6, i % 2 ? '#e2404c' : '#c22f3b')),
  ),
)
