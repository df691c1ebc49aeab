import {
  at,
  circle,
  ellipse,
  faint,
  line,
  mix,
  path,
  poly,
  random,
  rect,
  stack,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { bicycle } from '../../../motifs/things.ts'

const rnd = random('sagano')

/** A culm leaning a little inwards, its nodes ringed, lit on its left side. */
function culm(x: number, foot: number, top: number, w: number, lean: number, tone: number): Svg {
  const lit = mix('#8fbf5a', '#cfe08a', tone)
  const dark = mix('#2f6a48', '#7fae5c', tone)
  const nodes = Math.floor((foot - top) / (w * 5 + 26))
  return stack(
    poly(
      [x - w / 2, foot, x - w * 0.42 + lean, top, x + w * 0.42 + lean, top, x + w / 2, foot],
      dark,
    ),
    poly(
      [x - w / 2, foot, x - w * 0.42 + lean, top, x - w * 0.05 + lean, top, x - w * 0.05, foot],
      lit,
    ),
    times(nodes, (i) => {
      const t = (i + 0.5) / nodes
      const y = foot + (top - foot) * t
      return rect(
        x + lean * t - w * 0.54,
        y,
        w * 1.08,
        Math.max(1.6, w * 0.12),
        mix('#e9efb4', '#f6f6d4', tone),
      )
    }),
  )
}

const spray = (x: number, y: number, s: number, tone: string): Svg =>
  at(
    x,
    y,
    stack(
      times(7, (i) =>
        path(
          `M0 0Q${s * 0.5} ${-s * 0.12} ${s} ${s * 0.1}Q${s * 0.5} ${s * 0.12} 0 0Z`,
          tone,
        ).replace('/>', ` transform="rotate(${i * 26 - 60})"/>`),
      ),
    ),
  )

/** Sagano before eight in the morning: the light comes from the end of the path and between the culms. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#5f944f'),
    ellipse(430, 420, 330, 520, '#9cc468'),
    ellipse(440, 440, 190, 400, '#d3e39a'),
    ellipse(444, 460, 96, 260, '#f9f7d0'),
    times(26, (i) =>
      culm(
        250 + i * 15 + rnd.between(-5, 5),
        640 - Math.abs(i - 13) * -3,
        -20,
        7,
        (13 - i) * 2,
        0.85,
      ),
    ),
    poly([424, 610, 466, 610, 620, 1010, 130, 1010], '#e3cfa0'),
    poly([448, 610, 466, 610, 620, 1010, 420, 1010], '#bfa878'),
    faint(
      0.4,
      times(5, (i) =>
        poly(
          [
            380 - i * 44,
            690 + i * 64,
            500 + i * 24,
            680 + i * 70,
            506 + i * 26,
            692 + i * 74,
            374 - i * 46,
            706 + i * 70,
          ],
          '#fbf6d0',
        ),
      ),
    ),
    times(12, (i) =>
      culm(20 + i * 34 + rnd.between(-8, 8), 720 + i * -6, -20, 14 + (i % 3) * 3, 26 - i, 0.5),
    ),
    times(11, (i) =>
      culm(
        520 + i * 30 + rnd.between(-8, 8),
        660 + i * 12,
        -20,
        14 + (i % 3) * 3,
        -10 - i * 2,
        0.45,
      ),
    ),
    // The brushwood fence on both sides.
    poly([-20, 800, 400, 622, 404, 650, -20, 940], '#7a5f3c'),
    poly([-20, 800, 400, 622, 400, 628, -20, 826], '#a8875a'),
    times(20, (i) => line([-10 + i * 21, 806 - i * 9, -10 + i * 21, 930 - i * 14], '#5a452f', 3)),
    line([-20, 860, 402, 636], '#3f3424', 4),
    poly([820, 840, 484, 620, 482, 650, 820, 990], '#5f4a34'),
    poly([820, 840, 484, 620, 484, 626, 820, 866], '#7a6240'),
    times(16, (i) => line([812 - i * 21, 850 - i * 14, 812 - i * 21, 976 - i * 21], '#45362a', 3)),
    line([820, 905, 483, 634], '#2f281f', 4),
    times(6, (i) => culm(-10 + i * 56, 1000 - i * 44, -20, 34 - i * 2, 46 - i * 5, 0.14)),
    times(6, (i) => culm(810 - i * 50, 1000 - i * 50, -20, 34 - i * 2, -50 + i * 6, 0.05)),
    times(26, () =>
      spray(
        rnd.between(-20, 820),
        rnd.between(-20, 190),
        rnd.between(40, 80),
        rnd.pick(['#3f7a4a', '#5f9a4c', '#2f6444', '#8fbf5a']),
      ),
    ),
    times(10, () =>
      spray(
        rnd.pick([rnd.between(-20, 150), rnd.between(650, 800)]),
        rnd.between(200, 460),
        rnd.between(40, 70),
        rnd.pick(['#3f7a4a', '#5f9a4c']),
      ),
    ),
    // The cyclist; a parasol further along the path.
    person(452, 664, 56, poses.walk, {
      top: '#d9748a',
      bottom: '#d9748a',
      cut: 'sarong',
      hairCut: 'bun',
      back: true,
    }),
    path('M424 618Q450 590 478 618Q452 610 424 618Z', '#c8412f'),
    line([451, 600, 451, 634], '#3a2338', 2),
    person(424, 668, 60, poses.walk, {
      top: '#3a4a74',
      bottom: '#3a4a74',
      cut: 'sarong',
      back: true,
    }),
    faint(0.3, ellipse(360, 872, 110, 10, '#4a3f2c')),
    bicycle(356, 868, 1.5, '#c22f4a'),
    person(
      346,
      850,
      168,
      {
        ...poses.ride,
        legs: [
          [
            [8, -36],
            [2, -12],
          ],
          [
            [12, -32],
            [6, -4],
          ],
        ],
      },
      { top: '#fffaf0', bottom: '#2b3a5c', hairCut: 'tail', skin: '#d9a27a', face: true },
    ),
    rect(396, 748, 36, 26, '#b9814a', 4),
    times(4, (i) => circle(402 + i * 8, 744 - (i % 2) * 5, 7, i % 2 ? '#f0a0b4' : '#e2574c')),
    times(16, () =>
      at(
        rnd.between(100, 700),
        rnd.between(560, 980),
        path('M-9 0Q0 -4 9 0Q0 4 -9 0Z', rnd.pick(['#cfe08a', '#8fbf5a'])),
        { turn: rnd.between(0, 180) },
      ),
    ),
  ),
)
