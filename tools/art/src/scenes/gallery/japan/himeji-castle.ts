import {
  circle,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  path,
  poly,
  random,
  rect,
  rects,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  times,
  water,
  wide,
  woods,
  type Svg,
  overcast,
} from '../../../kit/index.ts'
import { sweptRoof } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { skiff } from '../../../motifs/boats.ts'

const hour = { ...hours.noon, sky: ['#9fb0b8', '#cfd6d2', '#f0e8d6'] } as const
const rnd = random('shirasagi')
const white = '#fffaf0'
const dim = '#c3c9d6'
const tile = '#7f8fa4'
const tileDark = '#4f5f7c'

/** A storey: white wall in two tones, slits, and its roof. */
const storey = (x: number, y: number, w: number, h: number): Svg =>
  stack(
    rect(x - w / 2, y - h, w, h, white),
    rect(x + w * 0.2, y - h, w * 0.3, h, dim),
    rects(
      times(
        Math.floor(w / 26),
        (i) =>
          [
            Math.round(x - w / 2 + 12 + i * 26),
            Math.round(y - h * 0.62),
            9,
            Math.round(h * 0.36),
          ] as const,
      ),
      '#3a4460',
    ),
    sweptRoof(x, y - h + 4, w * 1.34, h * 0.6, w * 0.7, tile, tileDark),
  )

const gable = (x: number, y: number, w: number): Svg =>
  stack(
    poly([x - w / 2, y, x, y - w * 0.5, x + w / 2, y], tile),
    poly([x, y - w * 0.5, x + w / 2, y, x + w * 0.3, y], tileDark),
    poly([x - w * 0.3, y, x, y - w * 0.3, x + w * 0.3, y], white),
    circle(x, y - w * 0.1, w * 0.05, tileDark),
  )

const maple = (x: number, y: number, s: number, tones: readonly string[]): Svg =>
  stack(
    rect(x - s * 0.05, y - s * 0.5, s * 0.1, s * 0.5, '#4a2f34'),
    times(16, () =>
      circle(
        x + rnd.between(-0.5, 0.5) * s,
        y - s * rnd.between(0.45, 1),
        s * rnd.between(0.12, 0.22),
        rnd.pick(tones),
      ),
    ),
  )

/** Himeji, the White Heron Castle, on a grey November day, maples below and the moat in front. */
export default wide(() =>
  stack(
    sky(1000, 520, hour),
    overcast(1000, 130, ['#c9d1d0', '#b7c3c6'], 3),
    land(ridge(0, 1000, 460, { rise: 30, length: 300, seed: 4 }), 800, far('#7a94a4', hour, 0.5)),
    woods(
      ridge(0, 1000, 520, { rise: 18, length: 240, seed: 7 }),
      800,
      far('#7a8a5c', hour, 0.25),
      24,
      3,
    ),
    // The sloping stone base, then the keeps.
    shaded(
      'M270 620L330 470H730L800 620Z',
      '#b9b0a0',
      path('M580 470H730L800 620H600Z', '#86807c'),
      times(6, (row) =>
        times(16, (i) => rect(272 + i * 36 + (row % 2) * 18, 478 + row * 24, 32, 2.6, '#958d84')),
      ),
    ),
    storey(400, 476, 150, 70),
    storey(400, 396, 104, 50),
    gable(400, 402, 66),
    storey(690, 476, 120, 60),
    storey(690, 410, 84, 46),
    gable(690, 420, 50),
    rect(450, 420, 200, 56, white),
    rect(600, 420, 50, 56, dim),
    sweptRoof(550, 424, 250, 30, 190, tile, tileDark),
    storey(560, 480, 270, 72),
    gable(500, 420, 90),
    gable(626, 420, 90),
    storey(560, 396, 220, 62),
    gable(560, 348, 130),
    storey(560, 316, 170, 54),
    gable(520, 276, 60),
    gable(602, 276, 60),
    storey(560, 248, 120, 48),
    path('M500 204Q560 226 620 204Q600 214 560 216T500 204Z', tileDark),
    path('M508 186q-10 -16 2 -24q0 14 14 18Z', '#5f6f8c'),
    path('M612 186q10 -16 -2 -24q0 14 -14 18Z', '#5f6f8c'),
    // Outer walls with their loopholes.
    rect(120, 600, 800, 40, white),
    rect(700, 600, 220, 40, dim),
    path('M110 602Q520 580 930 602L926 590Q520 566 114 590Z', tile),
    times(22, (i) =>
      i % 3
        ? circle(150 + i * 34, 622, 5, '#3a4460')
        : poly([144 + i * 34, 627, 150 + i * 34, 615, 156 + i * 34, 627], '#3a4460'),
    ),
    times(9, (i) =>
      maple(
        70 + i * 112,
        690 + (i % 2) * 10,
        90 + (i % 3) * 20,
        i % 3 === 1 ? ['#f2b93f', '#e29a34', '#f7d05c'] : ['#d9482f', '#b5302f', '#e8743c'],
      ),
    ),
    rect(0, 668, 1000, 30, '#a89c8c'),
    rect(0, 664, 1000, 6, '#cfc4ae'),
    times(28, (i) => rect(i * 38, 676, 33, 2, '#86807c')),
    water(1000, 696, 800, '#8fb4bc', '#4f8090', '#2f5f74'),
    faint(0.35, rect(430, 700, 260, 70, white, 10), rect(500, 760, 130, 24, white, 8)),
    times(20, () =>
      ellipse(
        rnd.between(0, 1000),
        rnd.between(706, 790),
        rnd.between(4, 10),
        3,
        rnd.pick(['#d9482f', '#f2b93f', '#e8743c']),
      ),
    ),
    ripples(0, 702, 1000, 90, '#cfe0dc', 50, 4),
    skiff(250, 756, 1, '#7a4a34', '#d9b07c'),
    person(226, 748, 80, poses.sit, { top: '#1d6a74', bottom: '#2b3a5c', hairCut: 'bun' }),
    person(262, 748, 82, poses.sit, { top: '#e5a33b', bottom: '#2b3a5c', skin: '#8d5a3c' }),
    person(298, 746, -110, poses.stand, {
      top: '#2f4a7c',
      bottom: '#2f4a7c',
      hairCut: 'hat',
      hat: '#e9d3a0',
    }),
    line([312, 660, 330, 790], '#a8875a', 4),
    path('M820 820C830 760 870 740 1020 730V820Z', '#5f5a54'),
    maple(930, 770, 190, ['#d9482f', '#b5302f', '#e8743c', '#94283a']),
    person(846, 796, 104, poses.photo, {
      top: '#a81e4a',
      bottom: '#2b3a5c',
      hairCut: 'long',
      skin: '#b67a52',
    }),
  ),
)
