import {
  at,
  circle,
  cloud,
  type Color,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  mix,
  path,
  random,
  rect,
  ridge,
  sky,
  stack,
  streak,
  stroke,
  type Svg,
  times,
  wide,
} from '../../../kit/index.ts'
import { column } from '../../../motifs/classical.ts'
import { figure } from '../../../motifs/figure.ts'
import { backHead } from '../../../motifs/heads.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cypress } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#8fb4d0', '#d3dbe4', '#f7dfd6'], haze: '#dcdce2' } as const
const rnd = random('travertine')
const lime = { lit: '#fffaf2', mid: '#efe9ec', shade: '#cfcadb', rim: '#ffffff' }

/** The shade under a rim. */
const underside = (rim: string, below: number) => at(0, below, stroke(rim, lime.shade, below * 1.1))

interface Shelf {
  /** Heights at the left and the right edge. */
  readonly left: number
  readonly right: number
  /** Width of a pool, and how far its rim hangs. */
  readonly pool: number
  readonly sag: number
  /** Height of the wall below the rim. */
  readonly wall: number
  /** How far the shelf swings up and down, and where the swing starts. */
  readonly bow: number
  readonly phase: number
}

/** One shelf of the hillside: a white wall under a scalloped rim, and the water that stands behind the rim. */
function shelf(
  { left, right, pool, sag, wall, bow, phase }: Shelf,
  water: Color,
  deep: Color,
): Svg {
  const level = (x: number) => left + ((right - left) * x) / 1000 + bow * Math.sin(x / 230 + phase)
  const cusps: number[] = [-rnd.between(0, pool * 0.6)]
  while (cusps.at(-1)! < 1010) cusps.push(cusps.at(-1)! + pool * rnd.between(0.6, 1.45))
  const arcs = cusps.slice(1).map((to, index) => {
    const from = cusps[index]!
    const hang = sag * rnd.between(0.7, 1.3) * ((to - from) / pool)
    return { from, to, hang }
  })
  const y = (x: number) => Math.round(level(x))
  const rim = `M${Math.round(cusps[0]!)} ${y(cusps[0]!)}${arcs
    .map(
      ({ from, to, hang }) =>
        `C${Math.round(from + (to - from) * 0.12)} ${y(from) + Math.round(hang * 1.3)} ${Math.round(to - (to - from) * 0.12)} ${y(to) + Math.round(hang * 1.3)} ${Math.round(to)} ${y(to)}`,
    )
    .join('')}`
  const back = Math.round(sag * 1.1)
  return stack(
    // Water behind the rim, darker where it is deep.
    path(
      `${curve(times(8, (index) => [index * 143, level(index * 143) - back]).flat())}V${Math.round(level(1000) + sag * 2)}L600 ${Math.round(level(600) + sag * 2)}L300 ${Math.round(level(300) + sag * 2)}L0 ${Math.round(level(0) + sag * 2)}Z`,
      water,
    ),
    arcs.map(({ from, to, hang }, index) =>
      index % 3 === 1
        ? ''
        : ellipse(
            (from + to) / 2,
            level((from + to) / 2) + hang * 0.34,
            (to - from) * 0.36,
            hang * 0.4,
            deep,
          ),
    ),
    // The wall hangs down in folds.
    path(`${rim}V${y(1000) + wall + sag * 2}H${Math.round(cusps[0]!)}Z`, lime.lit),
    underside(rim, sag * 0.34),
    arcs.map(({ from, to, hang }, index) => {
      const w = to - from
      const fold = (share: number, reach: number) => {
        const x = from + w * share
        const top = level(x) + hang * (share > 0.1 && share < 0.9 ? 1.06 : 0.5)
        return `M${Math.round(x)} ${Math.round(top)}q${index % 2 ? 5 : -5} ${Math.round(wall * reach * 0.5)} 0 ${Math.round(wall * reach)}`
      }
      return stack(
        stroke(fold(0.99, 1.1) + fold(0.3, 0.7), lime.shade, Math.max(3, w * 0.05)),
        stroke(
          fold(0.16, 0.9) + fold(0.58, 0.6) + fold(0.8, 0.95),
          lime.mid,
          Math.max(3, w * 0.07),
        ),
      )
    }),
    // Ridges between two pools, then the rim itself.
    arcs.map(({ to }) =>
      stroke(
        `M${Math.round(to)} ${y(to)}q${Math.round(rnd.between(-14, 14))} ${-Math.round(back * 0.5)} ${Math.round(rnd.between(-8, 8))} ${-back}`,
        lime.rim,
        Math.max(3, sag * 0.16),
      ),
    ),
    stroke(rim, lime.rim, Math.max(3.4, sag * 0.2)),
  )
}

/** Pamukkale an hour after it opens: white stone, warm water and a pale sky; the light is soft and comes from the left. */
export default wide(() =>
  stack(
    sky(1000, 330, hour),
    cloud(560, 120, 330, '#fdf3ee', 6),
    cloud(120, 90, 210, '#fbeee9', 3),
    streak(40, 168, 380, 9, '#f6e6e4'),
    land(ridge(0, 1000, 214, { rise: 34, length: 420, seed: 4 }), 420, far('#8f8aa8', hour, 0.5)),
    land(ridge(0, 1000, 252, { rise: 14, length: 300, seed: 11 }), 420, far('#a8a890', hour, 0.4)),
    // What stands of Hierapolis, at the upper edge of the white.
    land([0, 232, 180, 216, 380, 214, 560, 246, 760, 280, 1000, 300], 420, '#c9bf9a'),
    times(4, (index) =>
      column(
        232 + index * 34,
        222,
        52 - index * 2,
        { lit: '#efe3cc', mid: '#d9c9b0', shade: '#b5a698', deep: '#8a7a78' },
        9,
      ),
    ),
    rect(222, 164, 122, 8, '#e6d9c0'),
    times(4, (index) =>
      cypress(60 + index * 40, 232 - index * 3, 54 + (index % 2) * 16, '#5f7f68', '#4a6a5c'),
    ),
    path('M0 258C180 236 420 240 560 262C760 286 900 296 1000 314V520H0Z', lime.lit),
    times(7, (index) => {
      const t = index / 6
      const size = 0.26 + 0.74 * t ** 1.15
      return stack(
        shelf(
          {
            left: 272 + 62 * index + 4.6 * index * index,
            right: 356 + 50 * index + 4.6 * index * index,
            pool: 270 * size,
            sag: 38 * size,
            wall: 62 * size,
            bow: 8 + 17 * size,
            phase: index * 2.2,
          },
          mix('#8fd3de', '#3fb5cc', t),
          mix('#5fbfd0', '#1f9ab8', t),
        ),
        index === 2
          ? stack(
              person(640, 470, 62, poses.stand, {
                top: '#e5a33b',
                bottom: '#3a5f7a',
                cut: 'shorts',
                hairCut: 'curls',
                skin: '#8d5a3c',
              }),
              person(672, 472, 58, poses.stand, {
                top: '#fff0d8',
                bottom: '#a81e4a',
                cut: 'shorts',
                hairCut: 'bun',
                skin: '#d9a27a',
                back: true,
              }),
              faint(0.8, ellipse(656, 470, 34, 5, '#8fd3de')),
            )
          : '',
        index === 4
          ? stack(
              // Up to her chest in the warm water.
              circle(262, 608, 15, '#b67a52'),
              path('M246 606C244 584 280 584 278 606C270 598 256 598 246 606Z', '#2b1b2f'),
              path('M238 636C242 620 282 620 286 636Z', '#c22f4a'),
              ellipse(262, 638, 44, 6, '#d9f0f0'),
            )
          : '',
      )
    }),
    // Two at the edge of the largest pool, their feet in the water.
    faint(0.25, ellipse(748, 708, 110, 12, '#5f6a8a')),
    figure(706, 742, 236, {
      pose: poses.sitFront,
      head: backHead({ skin: '#d9a27a', hair: '#3a2230', cut: 'bun' }),
      lean: 8,
      skin: '#d9a27a',
      top: '#1d6a74',
      sleeves: 'none',
      trousers: '#1d6a74',
      shorts: true,
      hands: ['hidden', 'hidden'],
    }),
    figure(790, 744, 248, {
      pose: {
        ...poses.sitFront,
        arms: [
          [
            [-14, -42],
            [-17, -28],
          ],
          [
            [14, -42],
            [17, -28],
          ],
        ],
      },
      head: backHead({ skin: '#6b412b', hair: '#1d1430', cut: 'short' }),
      lean: -8,
      skin: '#6b412b',
      top: '#f2b63a',
      sleeves: 'short',
      trousers: '#34406a',
      shorts: true,
    }),
    path('M560 716C640 690 900 690 1010 716V760C880 742 660 742 560 760Z', lime.rim),
    path('M600 746C700 726 860 728 1010 748V800H560C566 776 580 756 600 746Z', lime.shade),
  ),
)
