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
  cirrus,
} from '../../../kit/index.ts'
import { skiff } from '../../../motifs/boats.ts'
import { fuji } from '../../../motifs/japan.ts'
import { cypress, mapleBough, silverGrass } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#6fa8c4', '#c9dcdc', '#fbe3c8'],
  haze: '#dcd3d6',
} as const
const leaves = ['#d9432f', '#b52a34', '#ee7a3c']
const woodsColors = ['#c9553a', '#e09a45', '#8f9a55', '#b5403c', '#6f8a5c']
const wood = '#4b2f3b'
const silver = { stalk: '#6f6a58', plume: '#fbeed6', shade: '#d9c0a4' } as const
const rnd = random('kawaguchiko in october')

/** Fuji over Kawaguchiko on a still October morning: its first snow, red maples, silver grass; light from the left. */
export default hero(() =>
  stack(
    sky(1600, 600, hour),
    cirrus(220, 120, 620, '#fffaf0', 5),
    mist(900, 140, 640, '#fffaf0', 4, 0.6),
    fuji(
      800,
      172,
      590,
      {
        lit: far('#5f7fa6', hour, 0.22),
        shade: far('#46588a', hour, 0.12),
        snow: '#fff8f2',
        snowShade: '#c3cbe0',
      },
      0.2,
    ),
    mist(260, 470, 1100, '#fff3ec', 7, 0.7),
    land(ridge(0, 1600, 540, { rise: 30, length: 300, seed: 14 }), 620, far('#4f7a86', hour, 0.5)),
    woods(
      ridge(0, 1600, 566, { rise: 22, length: 360, seed: 5 }),
      620,
      far('#3f6b6e', hour, 0.28),
      15,
      3,
    ),
    // The far shore: a narrow strip of town, and a line of trees that have turned.
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
        mix(rnd.pick(woodsColors), hour.haze, 0.25),
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
    skiff(960, 742, 1.9, '#7a3f3b', '#f4dcae'),
    person(932, 734, 120, poses.paddle, { top: '#1d6a74', bottom: '#2b1b2f', hairCut: 'hat' }),
    person(1012, 730, -120, poses.sitChair, { top: '#f3d9e0', bottom: '#a81e4a', hairCut: 'bun' }),
    rect(860, 756, 250, 8, '#33607f', 4),
    land([0, 800, 180, 812, 380, 850, 560, 900], 900, '#3a4b5c'),
    land([1040, 900, 1240, 862, 1420, 826, 1600, 806], 900, '#3a4b5c'),
    cypress(1540, 850, 190, '#3f6b5c', '#2a4250'),
    cypress(1490, 858, 130, '#3f6b5c', '#2a4250'),
    silverGrass(1290, 900, 170, 190, silver, 4),
    silverGrass(1400, 910, 150, 250, silver, 9),
    mapleBough([-20, 640, 90, 420, 150, 240, 290, 120, 470, 62], { wood, leaves }, 18, 62, 3),
    mapleBough([120, 330, 260, 300, 380, 250, 480, 262], { wood, leaves }, 9, 44, 8),
    mapleBough([150, 240, 180, 100, 240, 10], { wood, leaves }, 11, 56, 9),
    mapleBough([-10, 300, 60, 180, 40, 60], { wood, leaves }, 14, 64, 12),
    mapleBough([1620, 120, 1480, 60, 1320, 54, 1190, 30], { wood, leaves }, 12, 52, 15),
  ),
)
