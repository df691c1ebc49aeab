import {
  at,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  rect,
  shaded,
  stack,
  stroke,
  tall,
  times,
} from '../../../kit/index.ts'
import { splitGate } from '../../../motifs/bali.ts'

const skin = '#d49a68'
const skinShade = '#a86c48'
const gold = '#f2b93f'
const goldShade = '#b9782c'
const ink = '#2b1424'

/** Her head with its gilt crown and trembling frangipani, the chin at about (397, 454). */
const head = stack(
  path(
    'M322 350C318 300 350 262 396 262C442 262 474 300 470 350C468 410 440 452 398 454C354 452 324 410 322 350Z',
    skin,
  ),
  path(
    'M430 270C462 290 474 320 470 350C468 410 440 452 402 454C440 420 452 340 430 270Z',
    skinShade,
  ),
  faint(0.35, ellipse(352, 398, 22, 12, '#e2574c'), ellipse(442, 398, 20, 12, '#e2574c')),
  path('M336 346Q360 324 382 346Q360 366 336 346Z', '#fffaf0'),
  path('M412 346Q434 324 458 346Q436 366 412 346Z', '#fffaf0'),
  circle(368, 345, 10, ink),
  circle(444, 345, 10, ink),
  stroke('M332 346Q358 318 386 346', ink, 5),
  stroke('M408 346Q434 318 462 346', ink, 5),
  stroke('M330 320Q356 300 384 318', ink, 6),
  stroke('M410 318Q438 300 464 320', ink, 6),
  circle(397, 302, 5, '#fffaf0'),
  stroke('M398 346Q408 376 396 384Q390 386 386 383', skinShade, 4),
  path('M372 412Q386 404 397 410Q408 404 424 412Q398 436 372 412Z', '#b01f3c'),
  stroke('M372 412Q398 420 424 412', ink, 2),
  ellipse(318, 376, 8, 14, gold),
  ellipse(474, 376, 8, 14, goldShade),
  // Crown and flowers.
  path(
    'M306 330C300 250 340 214 396 214C452 214 492 250 486 330C470 286 440 266 396 266C352 266 322 286 306 330Z',
    gold,
  ),
  path('M430 222C468 236 490 276 486 330C476 300 462 284 444 276Z', goldShade),
  times(7, (index) =>
    circle(
      326 + index * 24,
      288 - Math.sin((index / 6) * Math.PI) * 40,
      8,
      index % 2 ? '#c22f4a' : '#1d8a7c',
    ),
  ),
  path('M310 300C270 300 262 250 290 220C296 256 306 268 330 262Z', gold),
  path('M482 300C522 300 530 250 502 220C496 256 486 268 462 262Z', goldShade),
  times(5, (index) =>
    path(`M${340 + index * 28} 224q-10 -40 0 -64q10 24 0 64Z`, index % 2 ? gold : goldShade),
  ),
  [
    [350, 150],
    [396, 120],
    [442, 150],
    [320, 190],
    [472, 190],
    [372, 90],
    [420, 90],
  ].map(([x, y]) =>
    stack(
      line([396, 220, x as number, y as number], goldShade, 3),
      times(5, (k) =>
        ellipse(
          (x as number) + Math.cos(k * 1.257) * 9,
          (y as number) + Math.sin(k * 1.257) * 9,
          9,
          6,
          '#fff6e0',
          k * 72,
        ),
      ),
      circle(x as number, y as number, 6, gold),
    ),
  ),
)

/** A finger that points up from (0, 0) and bends to the left, as the dance wants it. */
const finger = (x: number, y: number, turn: number, length: number, tone = skin) =>
  at(
    x,
    y,
    path(
      `M-6 6C-7 ${-length * 0.4} -8 ${-length * 0.7} -18 ${-length}Q-13 ${-length - 6} -9 ${-length}C0 ${-length * 0.7} 6 ${-length * 0.4} 6 6Z`,
      tone,
    ),
    { turn },
  )

/** The free hand: a palm and five fingers spread back. */
const hand = stack(
  finger(-12, -22, -34, 46, skinShade),
  finger(-7, -28, -16, 56),
  finger(2, -31, 2, 60),
  finger(11, -27, 20, 54),
  at(14, -4, path('M-6 4C4 -8 14 -16 28 -20Q32 -15 28 -11C18 -6 10 2 6 12Z', skin)),
  path('M-17 -24C-8 -36 12 -34 17 -22C20 -6 15 8 12 16H-12C-15 4 -20 -8 -17 -24Z', skin),
)

/** The fan, open, its pivot at (0, 0). */
const fan = stack(
  times(8, (index) => {
    const a = -2.86 + index * 0.32
    const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), Math.cos(a + 0.33), Math.sin(a + 0.33)]
    const r = 138
    const tip = [Math.cos(a + 0.16) * (r + 9), Math.sin(a + 0.16) * (r + 9)] as const
    return stack(
      poly([0, 0, ax * r, ay * r, ...tip, bx * r, by * r], index % 2 ? '#e2574c' : '#c93f48'),
      poly(
        [ax * 98, ay * 98, ax * 122, ay * 122, bx * 122, by * 122, bx * 98, by * 98],
        index % 2 ? gold : '#ffd676',
      ),
      line([0, 0, ...tip], goldShade, 3),
    )
  }),
  path('M-16 8A18 18 0 1 1 16 8Z', goldShade),
)

/** An arm in its tight green sleeve with gilt bands, through shoulder, elbow and wrist. */
const arm = (points: readonly [number, number, number, number, number, number], tone: string) => {
  const [sx, sy, ex, ey, wx, wy] = points
  const band = (x: number, y: number, dx: number, dy: number, length: number) =>
    at(x, y, rect(-24, -length / 2, 48, length, gold, 6), {
      turn: (Math.atan2(dy, dx) * 180) / Math.PI + 90,
    })
  return stack(
    line([...points], tone, 42),
    band((sx + ex) / 2, (sy + ey) / 2, ex - sx, ey - sy, 26),
    band((ex + wx * 2) / 3, (ey + wy * 2) / 3, wx - ex, wy - ey, 10),
    band(wx, wy, wx - ex, wy - ey, 18),
  )
}

const torso =
  'M306 404C334 384 466 384 494 404C492 460 476 510 470 560L490 640H322L334 560C324 510 308 460 306 404Z'
const skirt =
  'M330 600C300 660 300 740 330 812C340 850 336 890 322 930H520C512 880 524 840 528 800C536 730 512 660 482 600Z'

/** On a temple stage at night, with a torch on each side: knees bent, elbows high, eyes to the side, fan open. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3a1a3c'),
    circle(400, 400, 360, '#5c2448'),
    circle(400, 400, 270, '#7a2c4c'),
    splitGate(400, 900, 760, 330, {
      lit: '#6a2f4a',
      shade: '#4a2040',
      deep: '#321634',
      accent: '#8f4a54',
    }),
    times(2, (index) =>
      stack(
        rect(60 + index * 670, 560, 10, 330, '#4a2034'),
        path(`M${44 + index * 670} 560h42l-8 -26h-26Z`, '#8f4a3c'),
        path(`M${48 + index * 670} 536c-14 -36 16 -44 12 -84c24 22 34 52 20 84Z`, '#f2863b'),
        path(`M${58 + index * 670} 536c-6 -22 8 -26 8 -46c12 14 16 32 6 46Z`, '#fde08a'),
        faint(0.15, circle(65 + index * 670, 510, 110, '#f2b93f')),
      ),
    ),
    rect(0, 884, 800, 116, '#2a1230'),
    faint(0.5, ellipse(420, 942, 260, 26, '#7a2c4c')),
    faint(0.6, ellipse(420, 944, 170, 16, '#1d0c24')),
    // Bare feet, turned out.
    path('M356 926C330 928 304 940 292 950C306 962 350 962 380 946Z', skin),
    path('M470 926C500 926 536 938 548 950C532 964 480 960 456 946Z', skinShade),
    shaded(
      skirt,
      '#c22f4a',
      path('M440 590C470 680 460 780 450 960H560V590Z', '#8a1f42'),
      times(7, (row) =>
        times(5, (k) =>
          path(
            `M${318 + k * 46 + (row % 2) * 22} ${640 + row * 42}l9 -12l9 12l-9 12Z`,
            row < 6 ? gold : goldShade,
          ),
        ),
      ),
      rect(290, 906, 250, 30, gold),
      rect(290, 900, 250, 5, '#1d7a6c'),
    ),
    // Back arm with the fan, then the wrapped body with its bands of green and gold.
    arm([486, 424, 600, 470, 640, 356], '#16685c'),
    at(646, 330, fan, { turn: 12 }),
    ellipse(645, 338, 19, 22, skin),
    times(3, (index) =>
      line([634 + index * 2, 328 + index * 9, 656, 326 + index * 9], skinShade, 3),
    ),
    shaded(
      torso,
      gold,
      times(8, (index) =>
        stack(
          stroke(
            `M290 ${446 + index * 26}Q400 ${462 + index * 26} 510 ${446 + index * 26}`,
            goldShade,
            4,
          ),
          times(2, (side) =>
            circle(340 + side * 120, 466 + index * 26, 4, index % 2 ? '#c22f4a' : '#fff6e0'),
          ),
        ),
      ),
      path('M438 380C462 480 440 560 452 650H520V380Z', ink, ' opacity="0.3"'),
    ),
    // The long panel down the front, and the belt.
    path('M364 430H436L448 800Q400 832 352 800Z', gold),
    path('M371 430H429L440 796Q400 820 360 796Z', '#1d7a6c'),
    path('M408 430H429L440 796Q426 806 410 811Z', '#145a52'),
    times(8, (index) =>
      path(`M400 ${462 + index * 42}l17 15l-17 15l-17 -15Z`, index % 2 ? '#e2574c' : gold),
    ),
    path('M326 596Q404 622 486 596L492 632Q404 660 318 632Z', '#7d2338'),
    times(7, (index) =>
      circle(340 + index * 22, 620 + Math.sin((index / 6) * Math.PI) * 16, 6, gold),
    ),
    // The collar.
    path('M300 410C330 362 470 362 500 410C478 450 430 468 400 468C370 468 322 450 300 410Z', gold),
    path('M424 376C460 378 488 392 500 410C478 450 434 466 412 468Z', goldShade),
    times(9, (index) =>
      circle(
        326 + index * 18.5,
        422 + Math.sin((index / 8) * Math.PI) * 28,
        6,
        index % 2 ? '#c22f4a' : '#1d8a7c',
      ),
    ),
    path('M374 340H426L432 392Q402 412 370 392Z', skinShade),
    // Front arm, elbow high, the hand bent back.
    arm([314, 424, 196, 452, 168, 336], '#1d8a7c'),
    at(166, 312, hand, { turn: -10, scale: 1.15 }),
    at(404, 356, at(-397, -450, head), { scale: 0.78, turn: 7 }),
    faint(
      0.7,
      times(9, (index) =>
        ellipse(
          90 + ((index * 211) % 640),
          950 + ((index * 37) % 44),
          10,
          5,
          index % 2 ? '#fff0d8' : '#e98fa6',
          index * 50,
        ),
      ),
    ),
  ),
)
