import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  mix,
  path,
  random,
  rect,
  stack,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'

const rnd = random('petals in a bath')

/** A frangipani from above: five turned petals, yellow in the middle. */
const frangipani = (x: number, y: number, r: number, petal: string, turn: number): Svg =>
  at(
    x,
    y,
    times(5, (index) =>
      at(
        0,
        0,
        path(
          `M0 0C${-r * 0.5} ${-r * 0.3} ${-r * 0.5} ${-r} ${r * 0.1} ${-r}C${r * 0.55} ${-r * 0.9} ${r * 0.35} ${-r * 0.3} 0 0Z`,
          petal,
        ),
        { turn: index * 72 },
      ),
    ).join('') + circle(0, 0, r * 0.26, '#f7c94e'),
    { turn },
  )

const hibiscus = (x: number, y: number, r: number, petal: string, turn: number): Svg =>
  at(
    x,
    y,
    times(5, (index) =>
      at(
        0,
        0,
        ellipse(0, -r * 0.56, r * 0.44, r * 0.5, index % 2 ? petal : mix(petal, '#fff0d8', 0.16)),
        { turn: index * 72 },
      ),
    ).join('') +
      circle(0, 0, r * 0.2, '#7d1740') +
      line([0, 0, r * 0.1, -r * 0.7], '#f7c94e', r * 0.09) +
      circle(r * 0.1, -r * 0.72, r * 0.1, '#fbe08a'),
    { turn },
  )

const leaf = (x: number, y: number, length: number, turn: number, tone: string): Svg =>
  at(
    x,
    y,
    path(
      `M0 0C${length * 0.24} ${-length * 0.26} ${length * 0.7} ${-length * 0.26} ${length} 0C${length * 0.7} ${length * 0.22} ${length * 0.24} ${length * 0.22} 0 0Z`,
      tone,
    ) +
      line([0, 0, length * 0.95, 0], mix(tone, '#fff0d8', 0.3), length * 0.02) +
      times(5, (i) =>
        line(
          [length * (0.18 + i * 0.15), 0, length * (0.28 + i * 0.15), -length * 0.12],
          mix(tone, '#fff0d8', 0.18),
          2,
        ),
      ).join(''),
    { turn },
  )

const bath = 'M180 500C180 240 260 170 400 170S620 240 620 500S540 850 400 850S180 760 180 500Z'

/** A river-stone bath from straight above; the light comes through leaves at the upper left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#5f6f68'),
    times(60, () => {
      const x = rnd.between(0, 800)
      const y = rnd.between(0, 1000)
      return ellipse(
        x,
        y,
        rnd.between(26, 52),
        rnd.between(20, 36),
        rnd.pick(['#6f8078', '#566660', '#7a8a80', '#4f5e5a']),
        rnd.between(0, 180),
      )
    }),
    faint(
      0.35,
      path(
        'M200 520C200 260 280 196 420 196S660 260 660 520S580 890 430 890S200 790 200 520Z',
        '#1f2f34',
      ),
    ),
    path(
      'M130 500C130 200 230 120 400 120S670 200 670 500S560 900 400 900S130 800 130 500Z',
      '#b9b0a0',
    ),
    path(
      'M130 500C130 200 230 120 400 120C300 150 180 240 180 500S260 850 400 850V900C240 900 130 800 130 500Z',
      '#d9d0bc',
    ),
    path(
      'M670 500C670 800 560 900 400 900V850C540 850 620 760 620 500C620 400 606 320 570 262L616 234C654 300 670 390 670 500Z',
      '#8a8278',
    ),
    path(bath, '#8fc9b8'),
    path(
      'M180 500C180 240 260 170 400 170S620 240 620 500C600 300 540 214 400 214S204 300 200 560C188 540 180 520 180 500Z',
      '#4f8f88',
    ),
    // She rests her head at the far end; arms along the rim.
    path('M344 214C330 160 360 130 400 130S470 160 456 214L470 300H330Z', '#2b1b2f'),
    ellipse(400, 236, 52, 62, '#c98a5c'),
    path('M420 180C456 196 460 270 420 296C440 260 440 220 420 180Z', '#a86a48'),
    path('M346 226C346 168 454 168 454 226C430 196 370 196 346 226Z', '#2b1b2f'),
    bend([372, 236, 381, 242, 390, 237], '#2b1b2f', 3.4),
    bend([412, 237, 421, 242, 430, 236], '#2b1b2f', 3.4),
    path('M386 270Q400 280 414 270Q400 276 386 270Z', '#a8324c'),
    bend([400, 240, 404, 254, 398, 258], '#a86a48', 3),
    path(
      'M352 300H448C500 310 540 330 560 360C520 420 460 430 400 430S280 420 240 360C260 330 300 310 352 300Z',
      '#c98a5c',
    ),
    path(
      'M420 300H448C500 310 540 330 560 360C540 390 510 410 480 420C480 370 460 330 420 300Z',
      '#a86a48',
    ),
    path('M376 284H424L430 320Q400 336 370 320Z', '#a86a48'),
    bend([250, 356, 190, 400, 160, 470, 156, 540], '#c98a5c', 36),
    bend([550, 356, 610, 400, 640, 460, 646, 520], '#a86a48', 36),
    ellipse(156, 556, 17, 26, '#c98a5c'),
    ellipse(648, 538, 17, 26, '#a86a48'),
    path(
      'M214 410C260 380 330 400 400 396S560 380 590 410C610 560 600 700 520 800C440 850 340 850 280 800C200 700 190 560 214 410Z',
      '#7fbfb0',
      ' opacity="0.86"',
    ),
    frangipani(462, 186, 30, '#fffaf0', 20),
    // Petals drift in rings, thick by the rim, thin in the middle.
    times(74, (index) => {
      const a = rnd.between(0.1, 3.04)
      const r = 1 - rnd.next() ** 2 * 0.85
      const x = 400 + Math.cos(a) * 195 * r
      const y = 480 + Math.sin(a) * 340 * r
      const turn = rnd.between(0, 72)
      if (index % 4 === 0)
        return hibiscus(
          x,
          y,
          rnd.between(26, 38),
          rnd.pick(['#d92f4a', '#e2574c', '#c22f6a']),
          turn,
        )
      if (index % 4 === 3)
        return ellipse(x, y, 15, 8, rnd.pick(['#f0a0b4', '#f7c94e', '#fff0e0']), turn * 4)
      return frangipani(
        x,
        y,
        rnd.between(20, 32),
        rnd.pick(['#fffaf0', '#fff3dc', '#fbd3d0']),
        turn,
      )
    }),
    // A tray with ginger tea and incense.
    rect(30, 640, 96, 190, '#7a4a34', 16),
    rect(38, 648, 80, 174, '#9a623f', 12),
    circle(78, 700, 28, '#fff6e6'),
    circle(78, 700, 21, '#c98a3c'),
    ellipse(72, 694, 8, 5, '#f7dc8a'),
    circle(78, 780, 22, '#4f8a58'),
    frangipani(78, 780, 17, '#fffaf0', 12),
    leaf(-30, 60, 300, 24, '#2f7a54'),
    leaf(-20, 180, 220, -8, '#236048'),
    leaf(60, -30, 260, 64, '#1f5a44'),
    leaf(830, 40, 290, 150, '#2f7a54'),
    leaf(820, 200, 210, 176, '#236048'),
    leaf(840, 960, 300, 204, '#2f7a54'),
    leaf(760, 1030, 250, 236, '#1f5a44'),
    leaf(-20, 990, 260, -30, '#2a6a4c'),
    leaf(60, 1030, 220, -66, '#1f5a44'),
  ),
)
