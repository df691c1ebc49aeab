import {
  bend,
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

/** On a temple stage at night, with torches on the left: eyes wide, fan up, fingers bent back. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3a1a3c'),
    circle(520, 380, 330, '#5c2448'),
    circle(520, 380, 250, '#7a2c4c'),
    splitGate(520, 900, 820, 260, {
      lit: '#6a2f4a',
      shade: '#4a2040',
      deep: '#321634',
      accent: '#8f4a54',
    }),
    times(2, (index) =>
      stack(
        rect(90 + index * 620, 470, 10, 400, '#4a2034'),
        path(`M${76 + index * 620} 470h38l-6 -26h-26Z`, '#8f4a3c'),
        path(`M${80 + index * 620} 446c-12 -36 14 -40 12 -74c20 20 30 44 18 74Z`, '#f2863b'),
        path(`M${88 + index * 620} 446c-6 -20 8 -24 8 -42c10 12 14 28 6 42Z`, '#fde08a'),
        faint(0.15, circle(95 + index * 620, 420, 110, '#f2b93f')),
      ),
    ),
    rect(0, 880, 800, 120, '#2a1230'),
    // Back arm with the fan.
    bend([470, 560, 600, 600, 640, 500, 660, 410], '#1d8a7c', 46),
    bend([636, 500, 652, 440, 662, 390], skin, 30),
    rect(636, 400, 46, 20, gold, 6),
    rect(612, 530, 56, 22, gold, 8),
    path(
      'M662 392C640 300 560 240 520 236C530 330 590 380 662 392ZM662 392C690 320 760 300 800 330C780 390 720 410 662 392Z',
      goldShade,
    ),
    times(7, (index) => {
      const a = -2.55 + index * 0.32
      const b = a + 0.29
      const r = 176
      return poly(
        [
          662,
          392,
          662 + Math.cos(a) * r,
          392 + Math.sin(a) * r,
          662 + Math.cos(b) * r,
          392 + Math.sin(b) * r,
        ],
        index % 2 ? gold : '#e2574c',
      )
    }),
    times(7, (index) => {
      const a = -2.4 + index * 0.32
      return circle(662 + Math.cos(a) * 150, 392 + Math.sin(a) * 150, 10, '#fff0c8')
    }),
    circle(662, 396, 20, skin),
    // The wrapped body: bands of green and gold brocade.
    shaded(
      'M306 520C340 494 450 494 486 520C494 620 470 700 476 780L520 1000H270L318 780C322 700 298 620 306 520Z',
      '#1d7a6c',
      times(9, (index) =>
        path(
          `M290 ${548 + index * 50}Q396 ${572 + index * 50} 510 ${548 + index * 50}V${572 + index * 50}Q396 ${596 + index * 50} 290 ${572 + index * 50}Z`,
          gold,
        ),
      ),
      times(9, (index) =>
        times(6, (k) =>
          circle(322 + k * 32, 564 + index * 50 + Math.sin((k / 5) * Math.PI) * 9, 5, '#c22f4a'),
        ),
      ),
      path('M430 480C450 640 420 800 470 1010H560V480Z', ink, ' opacity="0.3"'),
    ),
    path('M270 1000L318 780Q396 810 476 780L520 1000Z', '#c22f4a'),
    path('M440 792L476 780L520 1000H450Z', '#8a1f42'),
    times(5, (index) => circle(330 + index * 34, 880 + (index % 2) * 40, 12, gold)),
    path('M380 790L412 790L424 1000H368Z', gold),
    times(5, (index) => rect(384, 812 + index * 40, 26, 16, '#1d7a6c', 4)),
    // Jewelled collar.
    path('M300 524C330 476 460 476 492 524C470 566 420 580 396 580C372 580 322 566 300 524Z', gold),
    path('M420 490C456 492 480 506 492 524C470 566 430 578 410 580Z', goldShade),
    times(9, (index) =>
      circle(
        326 + index * 17.5,
        536 + Math.sin((index / 8) * Math.PI) * 26,
        6,
        index % 2 ? '#c22f4a' : '#1d8a7c',
      ),
    ),
    times(7, (index) =>
      circle(344 + index * 17, 512 + Math.sin((index / 6) * Math.PI) * 12, 4, '#fff6d8'),
    ),
    path('M368 440H424L432 506Q396 528 360 506Z', skinShade),
    // Front arm, elbow high, fingers bent back.
    bend([316, 540, 220, 560, 180, 470, 160, 400], '#1d8a7c', 48),
    bend([186, 484, 166, 430, 152, 376], skin, 31),
    rect(132, 386, 48, 20, gold, 6),
    rect(160, 512, 58, 22, gold, 8),
    path('M136 380C120 350 124 330 140 320L168 326C176 344 172 366 168 380Z', skin),
    bend([140, 330, 110, 320, 86, 330, 72, 318], skin, 10),
    bend([146, 322, 126, 296, 100, 288, 84, 268], skin, 10),
    bend([156, 320, 150, 286, 128, 262, 122, 238], skin, 10),
    bend([166, 328, 178, 300, 172, 270], skin, 9),
    // Face.
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
    // Headdress: gilt leather crown and trembling frangipani.
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
    faint(
      0.7,
      times(9, (index) =>
        ellipse(
          90 + ((index * 211) % 640),
          930 + ((index * 37) % 60),
          10,
          5,
          index % 2 ? '#fff0d8' : '#e98fa6',
          index * 50,
        ),
      ),
    ),
  ),
)
