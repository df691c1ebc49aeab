import {
  circle,
  faint,
  far,
  hero,
  hours,
  land,
  mist,
  mix,
  poly,
  random,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  times,
  water,
  woods,
  sun,
} from '../../../kit/index.ts'
import { skiff } from '../../../motifs/boats.ts'
import { fuji, torii } from '../../../motifs/japan.ts'
import { blossomBough, cypress } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fb9cc', '#d6dcdc', '#fbdcd0'],
  haze: '#dcd3d6',
} as const
const petals = ['#f6b8c4', '#fbd6d8', '#e98fa6', '#f9c9cc']
const wood = '#4b2f3b'
const rnd = random('petals')

/** Fuji over Kawaguchiko on a still April morning, light from the left. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    sun(330, 250, 46, '#fffbe8', 3),
    mist(900, 140, 640, '#fffaf0', 4, 0.6),
    fuji(800, 172, 590, {
      lit: far('#5f7fa6', hour, 0.22),
      shade: far('#46588a', hour, 0.12),
      snow: '#fff8f2',
      snowShade: '#c3cbe0',
    }),
    mist(260, 470, 1100, '#fff3ec', 7, 0.7),
    land(ridge(0, 1600, 540, { rise: 30, length: 300, seed: 14 }), 620, far('#4f7a86', hour, 0.5)),
    woods(
      ridge(0, 1600, 566, { rise: 22, length: 360, seed: 5 }),
      620,
      far('#3f6b6e', hour, 0.28),
      15,
      3,
    ),
    // The far shore: a narrow strip of town, and a line of cherry trees.
    times(26, (index) =>
      rect(
        330 + index * 38 + rnd.between(-8, 8),
        578 - rnd.between(0, 8),
        rnd.between(12, 22),
        16,
        rnd.pick(['#fff3e4', '#e9c9b8', '#c8623e', '#8fa3b4']),
      ),
    ),
    times(64, (index) =>
      circle(
        20 + index * 25 + rnd.between(-9, 9),
        594,
        rnd.between(8, 14),
        mix(rnd.pick(petals), hour.haze, 0.25),
      ),
    ),
    water(1600, 598, 900, '#c7d3da', '#8fb0c0', '#4f7f98', '#33607f'),
    faint(
      0.28,
      poly(
        [
          800 - 74,
          880,
          800 + 70,
          880,
          930,
          770,
          1090,
          690,
          1380,
          604,
          220,
          604,
          520,
          690,
          670,
          770,
        ],
        '#fff8f2',
      ),
    ),
    ripples(0, 612, 1600, 280, '#dfe7ea', 110, 8),
    torii(1056, 706, 150, '#c8412f'),
    rect(966, 704, 180, 10, '#5b5f74', 5),
    faint(
      0.4,
      times(
        6,
        (index) =>
          rect(992 + (index % 2) * 4, 720 + index * 12, 14, 5, '#c8412f', 2) +
          rect(1110 - (index % 2) * 4, 720 + index * 12, 14, 5, '#c8412f', 2),
      ),
    ),
    skiff(560, 722, 1.15, '#7a3f3b', '#f4dcae'),
    person(545, 716, 74, poses.paddle, { top: '#1d6a74', bottom: '#2b1b2f', hairCut: 'hat' }),
    person(590, 714, -74, poses.sit, { top: '#f3d9e0', bottom: '#a81e4a', hairCut: 'bun' }),
    rect(500, 730, 150, 6, '#33607f', 3),
    land([0, 800, 180, 812, 380, 850, 560, 900], 900, '#3a4b5c'),
    land([1040, 900, 1240, 862, 1420, 826, 1600, 806], 900, '#3a4b5c'),
    cypress(1540, 850, 190, '#3f6b5c', '#2a4250'),
    cypress(1490, 858, 130, '#3f6b5c', '#2a4250'),
    blossomBough([-20, 640, 90, 420, 150, 240, 290, 120, 470, 62], { wood, petals }, 18, 62, 3),
    blossomBough([120, 330, 260, 300, 380, 250, 480, 262], { wood, petals }, 9, 44, 8),
    blossomBough([150, 240, 180, 100, 240, 10], { wood, petals }, 11, 56, 9),
    blossomBough([-10, 300, 60, 180, 40, 60], { wood, petals }, 14, 64, 12),
    blossomBough([1620, 120, 1480, 60, 1320, 54, 1190, 30], { wood, petals }, 12, 52, 15),
    times(34, () =>
      circle(rnd.between(120, 1300), rnd.between(240, 860), rnd.between(2, 4.4), rnd.pick(petals)),
    ),
  ),
)
