import {
  at,
  bend,
  circle,
  curve,
  ellipse,
  faint,
  path,
  poly,
  random,
  rect,
  stack,
  stroke,
  tall,
  times,
  wash,
  type Svg,
  mix,
} from '../../../kit/index.ts'
import { fish, turtle } from '../../../motifs/animals.ts'

const rnd = random('koh tao')

const fan = (x: number, y: number, s: number, color: string): Svg =>
  stack(
    times(9, (i) => {
      const a = -Math.PI * (0.14 + i * 0.09)
      return bend(
        [
          x,
          y,
          x + Math.cos(a) * s * 0.5,
          y + Math.sin(a) * s * 0.5,
          x + Math.cos(a + 0.06) * s,
          y + Math.sin(a + 0.06) * s,
        ],
        color,
        s * 0.05,
      )
    }),
    times(6, (i) => {
      const a = -Math.PI * (0.18 + i * 0.11)
      return bend(
        [
          x + Math.cos(a) * s * 0.6,
          y + Math.sin(a) * s * 0.6,
          x + Math.cos(a + 0.2) * s * 0.8,
          y + Math.sin(a + 0.2) * s * 0.8,
        ],
        color,
        s * 0.035,
      )
    }),
  )

const brain = (x: number, y: number, r: number, color: string): Svg =>
  stack(
    path(`M${x - r} ${y}A${r} ${r * 0.86} 0 0 1 ${x + r} ${y}Z`, color),
    path(
      `M${x} ${y - r * 0.86}A${r} ${r * 0.86} 0 0 1 ${x + r} ${y}H${x + r * 0.4}Q${x + r * 0.5} ${y - r * 0.5} ${x} ${y - r * 0.86}Z`,
      mix(color, '#123a5c', 0.35),
    ),
    times(4, (i) =>
      bend(
        [
          x - r * 0.7 + i * r * 0.36,
          y - r * 0.1,
          x - r * 0.6 + i * r * 0.36,
          y - r * 0.3,
          x - r * 0.74 + i * r * 0.36,
          y - r * 0.5 + (i % 2) * 6,
        ],
        mix(color, '#fff6e6', 0.4),
        r * 0.06,
      ),
    ),
  )

const tube = (x: number, y: number, s: number, color: string): Svg =>
  times(4, (i) =>
    stack(
      rect(
        x + i * s * 0.3,
        y - s * (0.6 + ((i * 37) % 5) * 0.12),
        s * 0.24,
        s * 1.2,
        color,
        s * 0.1,
      ),
      ellipse(
        x + i * s * 0.3 + s * 0.12,
        y - s * (0.58 + ((i * 37) % 5) * 0.12),
        s * 0.1,
        s * 0.05,
        mix(color, '#123a5c', 0.6),
      ),
    ),
  ).join('')

/** Eight metres under water off Koh Tao: the light comes from above, and distant things are bluer. */
export default tall(() =>
  stack(
    wash(0, 0, 800, 1000, '#7fe0dc', '#2fb0c8', '#1d7fb0', '#174f86'),
    path(
      curve([-20, 40, 100, 20, 240, 44, 380, 18, 520, 46, 660, 20, 820, 44], false) + 'V-20H-20Z',
      '#d4fbf0',
    ),
    times(11, (i) => stroke(`M${20 + i * 74} ${50 + (i % 3) * 14}q20 -12 44 0`, '#eafff8', 4)),
    faint(
      0.14,
      poly([250, 0, 330, 0, 220, 800, 40, 800], '#f3fff4'),
      poly([430, 0, 470, 0, 420, 760, 310, 760], '#f3fff4'),
      poly([580, 0, 660, 0, 760, 760, 600, 760], '#f3fff4'),
    ),
    path('M440 26C500 6 620 4 700 22C690 44 640 56 570 56S460 48 440 26Z', '#8a4a3c'),
    path('M450 36C520 50 630 50 690 34C676 48 640 56 570 56S466 50 450 36Z', '#5a2f34'),
    path(
      'M-20 640C80 600 160 620 240 660C330 700 420 690 500 660C600 620 700 600 820 630V1010H-20Z',
      '#2878a4',
    ),
    brain(120, 660, 60, '#3f86a8'),
    brain(640, 650, 80, '#3a7fa4'),
    fan(300, 690, 110, '#4a86b0'),
    fan(760, 640, 120, '#4a86b0'),
    times(26, () =>
      fish(
        rnd.between(60, 760),
        rnd.between(320, 560),
        rnd.between(0.3, 0.5),
        '#4fa0c4',
        '#3a86b0',
      ),
    ),
    path(
      'M-20 780C80 740 180 750 260 790C360 840 460 820 560 780C660 740 740 740 820 760V1010H-20Z',
      '#1d5f8a',
    ),
    fan(90, 800, 170, '#d9487a'),
    brain(330, 830, 90, '#c98a5c'),
    tube(440, 830, 100, '#f2a03c'),
    fan(640, 790, 190, '#e2574c'),
    tube(700, 800, 90, '#8f6ac0'),
    brain(560, 830, 50, '#5fae8c'),
    // Snorkeller at the upper left, turtle off centre.
    at(
      220,
      250,
      path('M-150 -8C-190 -20 -220 -10 -226 0C-210 8 -180 8 -150 6Z', '#f2b93f') +
        path('M-146 20C-186 30 -206 50 -204 60C-186 58 -160 44 -140 34Z', '#e09a2c') +
        bend([-30, -4, -90, -2, -150, 0], '#8d5a3c', 19) +
        bend([-30, 8, -84, 22, -144, 26], '#7a4a30', 19) +
        path('M-40 -16C0 -30 60 -26 96 -12C100 0 96 12 84 18C40 26 -10 22 -40 14Z', '#1b2440') +
        path('M-40 4C0 16 60 16 94 4C92 12 90 14 84 18C40 26 -10 22 -40 14Z', '#111831') +
        path('M-10 -22L40 -24L44 20L-8 20Z', '#e2404c') +
        bend([84, 2, 130, 40, 170, 60], '#8d5a3c', 15) +
        circle(178, 64, 9, '#8d5a3c') +
        circle(120, -18, 25, '#8d5a3c') +
        path(
          'M98 -18C90 -48 140 -56 146 -26C130 -34 116 -26 112 -4C104 0 98 -8 98 -18Z',
          '#1d1430',
        ) +
        bend([98, -20, 70, -16, 60, -6], '#1d1430', 10) +
        path('M122 -24L148 -22C150 -12 146 -4 136 -4L122 -8Z', '#cfeff4') +
        stroke('M122 -25L149 -22C151 -10 146 -2 136 -3L121 -8Z', '#e2404c', 4) +
        stroke('M128 4C150 8 152 -30 140 -66', '#f2b93f', 6),
      { turn: 10 },
    ),
    times(9, () =>
      circle(rnd.between(330, 390), rnd.between(90, 200), rnd.between(3, 8), '#d4fbf0'),
    ),
    faint(0.25, ellipse(490, 690, 150, 24, '#0f3a64')),
    turtle(470, 500, 1.7, '#8a7a3c', '#c9b46a', -18),
    fish(180, 560, 1.1, '#f7d94e', '#2b2f4c'),
    fish(240, 600, 0.9, '#f7d94e', '#2b2f4c'),
    fish(130, 620, 0.8, '#f7d94e', '#2b2f4c'),
    fish(680, 380, 1.2, '#f08a3c', '#fffaf0', true),
    fish(620, 420, 0.9, '#f08a3c', '#fffaf0', true),
    fish(690, 690, 1.4, '#5f8fe0', '#f7d94e', true),
    fish(360, 740, 0.9, '#e2404c', '#fffaf0'),
    // The near bank, which is the darkest, with two fish in an anemone.
    path(
      'M-20 930C60 880 160 880 240 920C340 960 460 950 560 920C660 880 760 890 820 920V1010H-20Z',
      '#12406c',
    ),
    brain(60, 960, 110, '#b5526a'),
    tube(220, 950, 130, '#c2703c'),
    fan(720, 970, 230, '#a83a74'),
    times(26, (i) =>
      bend(
        [
          440 + i * 6,
          960,
          434 + i * 6.6,
          910 - (i % 3) * 12,
          446 + i * 6 + (i % 2) * 10,
          880 - (i % 4) * 12,
        ],
        i % 2 ? '#f0a0a8' : '#d98a9c',
        9,
      ),
    ),
    fish(500, 880, 1.1, '#f2762c', '#fffaf0'),
    fish(560, 904, 0.8, '#f2762c', '#fffaf0', true),
    times(20, () =>
      circle(rnd.between(0, 800), rnd.between(200, 900), rnd.between(1.5, 4), '#bff0f0'),
    ),
  ),
)
