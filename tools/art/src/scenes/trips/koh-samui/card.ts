import {
  at,
  card,
  curve,
  far,
  hours,
  path,
  random,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  times,
  water,
  woods,
  cloud,
  faint,
  ellipse,
} from '../../../kit/index.ts'
import { longTail } from '../../../motifs/boats.ts'
import { palmCrown } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#4fa6bc', '#a9d8d2', '#eef4d8'],
  haze: '#bfe0d4',
} as const
const crown = { trunk: '#3a3a44', leaf: '#174f48', light: '#23705a' }

/** A limestone island under jungle, with its cliff in shade and a beach on the lit side. */
function karst(
  x: number,
  y: number,
  w: number,
  h: number,
  haze: number,
  seed: number,
  beach = false,
): string {
  const rnd = random(seed)
  const top: number[] = [x - w / 2, y]
  for (const t of [0.04, 0.16, 0.3, 0.46, 0.62, 0.76, 0.9, 0.98])
    top.push(
      x - w / 2 + w * t,
      y - h * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.6 * rnd.between(0.72, 1.05),
    )
  top.push(x + w / 2, y)
  const d = `${curve(top)}Z`
  const streak = times(7, (index) =>
    path(
      `M${Math.round(x + w * (0.05 + index * 0.06))} ${Math.round(y - h * 0.7)}q4 ${Math.round(h * 0.3)} -2 ${Math.round(h * 0.6)}h5q6 ${-Math.round(h * 0.3)} 3 ${-Math.round(h * 0.6)}Z`,
      far('#d9cfb8', hour, haze),
    ),
  )
  return (
    (beach
      ? ellipse(x - w * 0.36, y + 6, w * 0.3, 9, '#8fe0d2') +
        ellipse(x - w * 0.36, y + 2, w * 0.22, 6, '#fdf0cc')
      : '') +
    shaded(
      d,
      far('#4f9a62', hour, haze),
      path(
        `M${x + w * 0.08} ${y - h * 1.2}Q${x - w * 0.06} ${y - h * 0.5} ${x + w * 0.04} ${y + 4}H${x + w}V${y - h * 1.2}Z`,
        far('#2a6a5c', hour, haze),
      ),
      path(
        `M${x + w * 0.02} ${y + 4}L${x + w * 0.06} ${y - h * 0.5}L${x + w * 0.3} ${y - h * 0.62}L${x + w * 0.46} ${y - h * 0.3}L${x + w * 0.5} ${y + 4}Z`,
        far('#8f8a86', hour, haze),
      ),
      streak,
    ) +
    faint(0.4, rect(x - w * 0.48, y, w * 0.98, 5, '#1f6a80', 2))
  )
}

/** Ang Thong from its viewpoint: a chain of islands into the distance in the morning; the sun is on the left. */
export default card(() =>
  stack(
    sky(800, 240, hour),
    sun(190, 96, 32, '#fffbe8', 3),
    faint(0.9, cloud(470, 120, 210, '#fdfbe8', 4), cloud(300, 160, 120, '#fdfbe8', 9)),
    water(800, 206, 600, '#b8e2d8', '#58bcc0', '#2a9aac', '#1f7f9c'),
    ripples(0, 220, 800, 360, '#a6e4dc', 110, 5),
    karst(120, 214, 120, 40, 0.62, 3),
    karst(330, 216, 90, 34, 0.62, 5),
    karst(470, 220, 150, 60, 0.55, 8),
    karst(690, 216, 170, 44, 0.6, 11),
    karst(240, 248, 130, 66, 0.42, 14, true),
    karst(600, 262, 150, 84, 0.36, 17),
    karst(394, 290, 90, 52, 0.3, 20, true),
    karst(120, 318, 190, 116, 0.2, 23, true),
    karst(520, 366, 210, 140, 0.12, 26, true),
    karst(700, 330, 110, 70, 0.2, 29),
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
    karst(330, 470, 120, 62, 0.05, 33),
    woods([420, 620, 520, 540, 640, 500, 800, 470], 620, '#24604c', 34, 4),
    path('M560 620L600 540Q660 500 720 520L800 500V620Z', '#a0888a'),
    path('M560 620L600 540Q630 516 650 530L630 620Z', '#d9bfae'),
    person(650, 528, 116, poses.cheer, {
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
