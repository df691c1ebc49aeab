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

/** The surface, with what is above it: sky, an island, a long-tail boat. */
const above = stack(
  path(
    curve([-20, 150, 90, 136, 210, 156, 340, 138, 470, 154, 610, 136, 820, 152], false) +
      'V-20H-20Z',
    '#ffe9c8',
  ),
  circle(150, 60, 34, '#fff6e0'),
  path('M560 148C566 96 588 70 610 74C624 44 660 40 676 76C704 64 730 96 738 148Z', '#7fa89a'),
  path('M640 148C652 100 664 76 676 76C704 64 730 96 738 148Z', '#5f8a86'),
  at(
    -30,
    -22,
    stack(
      path(
        'M590 128C640 144 720 142 770 118L806 70L814 74L792 130C780 160 620 166 602 150Z',
        '#8a4a3c',
      ),
      path('M594 136C660 152 740 150 796 122L792 130C780 160 620 166 602 150Z', '#5f3034'),
      stroke('M802 78L820 62M796 86q12 6 10 22M790 92q10 8 6 22', '#e2404c', 5),
    ),
  ),
  stroke(
    curve([-20, 150, 90, 136, 210, 156, 340, 138, 470, 154, 610, 136, 820, 152], false),
    '#eafff8',
    7,
  ),
)

/** A snorkeller at the surface, face down, whose snorkel reaches the air. */
const snorkeller = at(
  380,
  226,
  stack(
    // The far leg kicks; the near one is stretched.
    path('M-50 -4C-100 14 -150 30 -206 44L-198 60C-140 52 -90 36 -44 18Z', '#7a4a30'),
    path('M-196 40C-230 52 -276 78 -322 118C-290 122 -226 92 -190 62Z', '#e09a2c'),
    path('M-50 -20C-100 -26 -154 -20 -216 -10L-214 8C-150 12 -96 22 -46 18Z', '#9a6544'),
    path('M-208 -12C-250 -26 -300 -36 -352 -26C-330 -2 -256 12 -206 12Z', '#f2b93f'),
    stroke('M-222 -2L-328 -20M-222 4L-310 -6', '#c98424', 4),
    bend([82, 4, 146, 22, 208, 14], '#7a4a30', 20),
    path('M-64 -20C-24 -34 40 -38 92 -28C108 -18 108 10 94 20C40 32 -20 30 -60 20Z', '#a81e4a'),
    path('M-62 4C0 14 60 12 102 2C102 12 100 16 94 20C40 32 -20 30 -60 20Z', '#84143a'),
    path('M14 -36C44 -38 72 -34 92 -28C84 -10 50 -10 14 -36Z', '#9a6544'),
    bend([76, 6, 110, 66, 164, 104], '#9a6544', 21),
    circle(170, 110, 13, '#9a6544'),
    bend([170, 110, 188, 118], '#9a6544', 9),
    rect(84, -22, 34, 32, '#7a4a30', 12),
    circle(132, -8, 34, '#9a6544'),
    path('M98 -10C96 -48 150 -56 164 -22C150 -30 136 -22 130 -2C124 10 108 14 102 8Z', '#1d1430'),
    path('M104 -24C78 -52 46 -58 22 -50C46 -42 66 -22 98 -4Z', '#1d1430'),
    bend([108, -20, 132, -4, 146, 2], '#2b3a5c', 8),
    path('M142 -16L172 -10C178 6 168 22 156 26L138 14Z', '#2b3a5c'),
    path('M147 -8L166 -4C169 6 164 14 156 17L145 10Z', '#d4f3f4'),
    stroke('M138 24C116 34 112 0 116 -50L118 -128', '#f28a3c', 11),
    stroke('M118 -112V-130', '#e2404c', 13),
  ),
  { turn: 3 },
)

/** Over a reef in the Gulf of Thailand: the light comes from above, and distant things are bluer. */
export default tall(() =>
  stack(
    wash(0, 120, 800, 890, '#7fe0dc', '#2fb0c8', '#1d7fb0', '#174f86'),
    faint(
      0.14,
      poly([250, 140, 330, 140, 220, 800, 40, 800], '#f3fff4'),
      poly([430, 140, 470, 140, 420, 760, 310, 760], '#f3fff4'),
      poly([580, 140, 660, 140, 760, 760, 600, 760], '#f3fff4'),
    ),
    above,
    times(6, (i) => stroke(`M${30 + i * 140} ${176 + (i % 3) * 8}q22 -10 48 0`, '#d4fbf0', 4)),
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
        rnd.between(420, 580),
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
    snorkeller,
    faint(0.25, ellipse(490, 690, 150, 24, '#0f3a64')),
    turtle(500, 520, 1.7, '#8a7a3c', '#c9b46a', -18),
    fish(180, 560, 1.1, '#f7d94e', '#2b2f4c'),
    fish(240, 600, 0.9, '#f7d94e', '#2b2f4c'),
    fish(130, 620, 0.8, '#f7d94e', '#2b2f4c'),
    fish(690, 420, 1.2, '#f08a3c', '#fffaf0', true),
    fish(640, 370, 0.9, '#f08a3c', '#fffaf0', true),
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
      circle(rnd.between(0, 800), rnd.between(280, 900), rnd.between(1.5, 4), '#bff0f0'),
    ),
  ),
)
