import {
  at,
  card,
  curve,
  hours,
  path,
  ripples,
  sky,
  stack,
  stroke,
  water,
  woods,
  cumulus,
  shower,
} from '../../../kit/index.ts'
import { longTail } from '../../../motifs/boats.ts'
import { karst } from '../../../motifs/karst.ts'
import { palmCrown } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#5f8fa4', '#a3c4c4', '#e6ecd6'],
  haze: '#bfe0d4',
} as const
const crown = { trunk: '#3a3a44', leaf: '#174f48', light: '#23705a' }

/** Ang Thong from its viewpoint: a chain of islands into the distance in the morning, a shower over the farthest; the light comes from the left. */
export default card(() =>
  stack(
    sky(800, 240, hour),
    cumulus(40, 140, 360, 110, { lit: '#e9efe6', shade: '#8fa9b0' }, 3),
    shower(110, 138, 190, 74, '#6f8f9c'),
    water(800, 206, 600, '#b8e2d8', '#58bcc0', '#2a9aac', '#1f7f9c'),
    ripples(0, 220, 800, 360, '#a6e4dc', 110, 5),
    karst(120, 214, 120, 40, 0.62, { hour, seed: 3 }),
    karst(330, 216, 90, 34, 0.62, { hour, seed: 5 }),
    karst(470, 220, 150, 60, 0.55, { hour, seed: 8 }),
    karst(690, 216, 170, 44, 0.6, { hour, seed: 11 }),
    karst(240, 248, 130, 66, 0.42, { hour, seed: 14, beach: true }),
    karst(600, 262, 150, 84, 0.36, { hour, seed: 17 }),
    karst(394, 290, 90, 52, 0.3, { hour, seed: 20, beach: true }),
    karst(120, 318, 190, 116, 0.2, { hour, seed: 23, beach: true }),
    karst(520, 366, 210, 140, 0.12, { hour, seed: 26, beach: true }),
    karst(700, 330, 110, 70, 0.2, { hour, seed: 29 }),
    longTail(318, 352, {
      hull: '#8a4a3c',
      inside: '#f0b34e',
      ribbons: ['#a81e4a', '#fff0d8'],
      canopy: '#c22f3b',
      scale: 0.2,
    }),
    stroke(curve([130, 420, 200, 388, 284, 356]), '#e6fbf0', 4),
    longTail(256, 452, {
      hull: '#1d6a74',
      inside: '#f0b34e',
      ribbons: ['#a81e4a', '#fff0d8'],
      canopy: '#e5a33b',
      scale: 0.3,
    }),
    stroke(curve([120, 470, 160, 458, 208, 450]), '#e6fbf0', 5),
    karst(330, 470, 120, 62, 0.05, { hour, seed: 33 }),
    woods([420, 620, 520, 540, 640, 500, 800, 470], 620, '#24604c', 34, 4),
    path('M560 620L600 540Q660 500 720 520L800 500V620Z', '#a0888a'),
    path('M560 620L600 540Q630 516 650 530L630 620Z', '#d9bfae'),
    person(650, 528, 116, poses.shade, {
      top: '#f2b441',
      bottom: '#3a3a5c',
      cut: 'shorts',
      pack: '#a81e4a',
      hairCut: 'tail',
      skin: '#b67a52',
    }),
    person(712, 522, -112, poses.photo, {
      top: '#a81e4a',
      bottom: '#c8b08c',
      cut: 'shorts',
      hairCut: 'cap',
      hat: '#fff0d8',
      skin: '#8d5a3c',
    }),
    woods([0, 560, 90, 548, 200, 590, 280, 626], 626, '#174a46', 40, 6),
    at(20, 520, palmCrown(150, crown, 4), { turn: 8 }),
    at(130, 600, palmCrown(120, crown, 7)),
  ),
)
