import {
  at,
  circle,
  far,
  firs,
  hours,
  land,
  mist,
  mountains,
  path,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  stroke,
  tall,
  times,
  curve,
  line,
  woods,
  type Svg,
  cumulus,
} from '../../../kit/index.ts'
import { fir } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  ...hours.morning,
  sky: ['#5fa8c8', '#b3d9da', '#f3f0d6'],
  haze: '#c9dcd4',
} as const
const stone = '#f3ead4'
const shade = '#b3aa9c'
const deep = '#8a8484'

/** One open concrete arch with its spandrel columns, crown just under the deck at y. */
function arch(x: number, y: number, w: number, rise: number): Svg {
  const spring = y + rise
  const rib = `M${x} ${spring}Q${x + w / 2} ${y - rise * 0.86} ${x + w} ${spring}L${x + w - 13} ${spring}Q${x + w / 2} ${y - rise * 0.66} ${x + 13} ${spring}Z`
  const columns = times(9, (index) => {
    const t = (index + 1) / 10
    const cx = x + w * t
    const top = spring - (1 - (2 * t - 1) ** 2) * rise * 0.93
    return top - y > 6 ? rect(cx - 3, y, 6, top - y, index > 4 ? shade : stone) : ''
  })
  return stack(
    columns,
    path(rib, stone),
    path(
      `M${x + w / 2} ${y + rise * 0.07}Q${x + w * 0.76} ${y + rise * 0.1} ${x + w} ${spring}L${x + w - 13} ${spring}Q${x + w * 0.74} ${y + rise * 0.2} ${x + w / 2} ${y + rise * 0.17}Z`,
      shade,
    ),
  )
}

/** The Đurđevića bridge across the deepest canyon in Europe; a zip line, and the narrow green river. */
export default tall(() =>
  stack(
    sky(800, 420, hour),
    cumulus(360, 280, 470, 150, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    mountains([-40, 300, 100, 200, 220, 260, 380, 150, 520, 240, 680, 170, 840, 260], 480, {
      lit: far('#a9b0a0', hour, 0.5),
      shade: far('#6f8a94', hour, 0.45),
      seed: 9,
      rough: 6,
    }),
    mist(0, 300, 800, '#f6f6e6', 3, 0.6),
    firs(
      ridge(0, 800, 350, { rise: 26, length: 240, seed: 5 }),
      520,
      far('#3f7a5c', hour, 0.4),
      26,
      4,
    ),
    land([0, 400, 800, 390], 1000, far('#4f7a68', hour, 0.42)),
    // Spurs of the canyon from both sides, from far to near, down to the river.
    path('M0 392L190 404L300 470L372 560L420 640V1000H0Z', far('#8fa08c', hour, 0.42)),
    path('M800 384L610 400L500 470L440 560L396 640V1000H800Z', far('#64867a', hour, 0.4)),
    path('M500 470L440 560L396 640L404 720L470 690L520 560Z', far('#4f7268', hour, 0.3)),
    mist(300, 560, 220, '#f3f6e8', 8, 0.6),
    path('M0 470L110 486L220 560L300 640L388 700L420 760V1000H0Z', far('#86a07c', hour, 0.2)),
    path('M300 640L388 700L420 760L404 1000H330L344 820Z', far('#5f8272', hour, 0.18)),
    path(
      'M800 460L690 490L600 570L530 650L440 720L400 800L430 1000H800Z',
      far('#527c6c', hour, 0.2),
    ),
    path(
      'M402 700C416 724 452 742 440 772C428 802 372 806 366 846C360 890 420 900 408 940C402 966 352 980 330 1010H560C560 960 500 930 508 890C514 852 466 830 470 796C476 752 432 724 412 700Z',
      '#3fb49a',
    ),
    path(
      'M412 700C432 724 476 752 470 796C466 830 514 852 508 890C500 930 560 960 560 1010H500C496 960 452 940 462 896C470 860 426 840 436 800C446 760 424 724 408 700Z',
      '#2a8f82',
    ),
    stroke(
      curve([412, 730, 430, 762, 404, 806, 392, 846, 420, 890, 420, 940, 380, 990]),
      '#b6eed6',
      4,
    ),
    ripples(380, 830, 90, 160, '#d4f6e4', 14, 3),
    // Piers on both walls, the large arch off centre, then the small arches.
    rect(0, 486, 800, 8, deep),
    times(3, (index) =>
      rect(610 + index * 76, 500, 12, 230 - index * 16, index % 2 ? shade : deep),
    ),
    rect(150, 500, 22, 250, stone),
    rect(164, 500, 8, 250, shade),
    rect(20, 500, 18, 180, stone),
    rect(32, 500, 6, 180, shade),
    rect(524, 500, 24, 340, stone),
    rect(538, 500, 10, 340, deep),
    arch(38, 500, 116, 70),
    arch(166, 500, 372, 262),
    arch(546, 500, 76, 60),
    arch(622, 500, 76, 56),
    arch(698, 500, 76, 52),
    // The near slopes, in front of the piers.
    woods(
      [-20, 600, 60, 630, 130, 690, 190, 726, 250, 780, 300, 850, 330, 930, 340, 1010],
      1010,
      '#4a8a5c',
      30,
      6,
    ),
    woods(
      [468, 1010, 486, 900, 530, 800, 580, 736, 640, 690, 720, 650, 820, 630],
      1010,
      '#357258',
      30,
      8,
    ),
    rect(-10, 484, 820, 18, stone),
    rect(-10, 496, 820, 8, shade),
    times(54, (index) => rect(index * 15, 472, 3, 13, deep)),
    rect(-10, 470, 820, 4, stone),
    at(
      260,
      484,
      path('M-40 0V-22Q-40 -28 -34 -28H36Q42 -28 42 -20V0Z', '#c22f3b') +
        times(4, (index) => rect(-33 + index * 18, -23, 13, 10, '#cfe4ea', 2)).join('') +
        circle(-24, 0, 6, '#2b1b2f') +
        circle(26, 0, 6, '#2b1b2f'),
    ),
    at(
      420,
      484,
      path('M-18 0V-8L-10 -10L-5 -17H7L12 -9L18 -7V0Z', '#f2b93f') +
        circle(-9, 0, 4, '#2b1b2f') +
        circle(10, 0, 4, '#2b1b2f'),
    ),
    // A person on the zip line.
    line([800, 520, -10, 660], '#3a4a50', 2),
    at(
      300,
      606,
      line([0, 0, 0, 22], '#3a4a50', 2) +
        circle(4, 26, 6, '#d9a27a') +
        path('M-2 20q8 -8 12 2z', '#a81e4a') +
        path('M-4 30L10 30L22 44L34 48L32 54L16 52L2 48Z', '#a81e4a') +
        line([6, 32, -14, 22], '#d9a27a', 4),
    ),
    land([0, 880, 90, 860, 180, 920, 250, 1010], 1010, '#2a5a4a'),
    land([560, 1010, 640, 910, 740, 870, 800, 860], 1010, '#234f46'),
    fir(60, 960, 330, '#2f6a50', '#1c4640'),
    fir(150, 1000, 240, '#2f6a50', '#1c4640'),
    fir(740, 970, 400, '#2a604c', '#1a403c'),
    fir(650, 1010, 260, '#2a604c', '#1a403c'),
    fir(800, 1000, 300, '#2f6a50', '#1c4640'),
    person(218, 994, 90, poses.point, {
      top: '#e5a33b',
      bottom: '#2b3a44',
      pack: '#a81e4a',
      skin: '#b67a52',
    }),
  ),
)
