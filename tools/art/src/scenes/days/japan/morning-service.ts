import {
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  rect,
  rects,
  stack,
  stroke,
  times,
  wash,
  wide,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { steam } from '../../../motifs/things.ts'

const gold = { lit: '#f2c25a', mid: '#d0923c', shade: '#8a5a34' }
const wood = { lit: '#7a4a38', shade: '#4a2c34', dark: '#2f1d2c' }
const glow = '#ffe2a0'

/** A brass lantern of the hall on its chain from the ceiling. */
const hanging = (x: number, y: number, size: number) =>
  stack(
    faint(0.16, circle(x, y, size * 1.5, glow)),
    line([x, 0, x, y - size * 0.7], gold.shade, 3),
    path(
      `M${x - size * 0.6} ${y - size * 0.4}Q${x} ${y - size} ${x + size * 0.6} ${y - size * 0.4}Z`,
      gold.mid,
    ),
    rect(x - size * 0.42, y - size * 0.4, size * 0.84, size * 0.8, glow),
    stroke(
      times(
        4,
        (index) => `M${x - size * 0.42 + index * size * 0.28} ${y - size * 0.4}v${size * 0.8}`,
      ).join(''),
      gold.shade,
      3,
    ),
    path(
      `M${x - size * 0.5} ${y + size * 0.4}h${size}l${-size * 0.2} ${size * 0.22}h${-size * 0.6}Z`,
      gold.mid,
    ),
  )

/** A candle on a stand of brass, on (x, y). */
const candle = (x: number, y: number, high: number) =>
  stack(
    faint(0.22, circle(x, y - high - 30, 34, glow)),
    path(`M${x - 18} ${y}Q${x} ${y - 8} ${x + 18} ${y}Z`, gold.mid),
    line([x, y - 4, x, y - high], gold.mid, 6),
    ellipse(x, y - high, 13, 4, gold.lit),
    rect(x - 5, y - high - 22, 10, 22, '#fff3de', 2),
    path(`M${x} ${y - high - 44}q9 12 0 22q-9 -10 0 -22Z`, '#ffb84a'),
  )

/** Somebody in a robe who kneels, seen from behind. */
const kneeling = (x: number, y: number, size: number, robe: string, fold: string, sash: string) =>
  stack(
    faint(0.35, ellipse(x, y + 2, size * 0.62, size * 0.08, '#1d1424')),
    path(
      `M${x - size * 0.56} ${y}C${x - size * 0.56} ${y - size * 0.3} ${x - size * 0.34} ${y - size * 0.34} ${x - size * 0.32} ${y - size * 0.6}C${x - size * 0.3} ${y - size * 0.82} ${x - size * 0.14} ${y - size * 0.84} ${x} ${y - size * 0.84}C${x + size * 0.14} ${y - size * 0.84} ${x + size * 0.3} ${y - size * 0.82} ${x + size * 0.32} ${y - size * 0.6}C${x + size * 0.34} ${y - size * 0.34} ${x + size * 0.56} ${y - size * 0.3} ${x + size * 0.56} ${y}Z`,
      robe,
    ),
    path(
      `M${x + size * 0.08} ${y - size * 0.84}C${x + size * 0.2} ${y - size * 0.8} ${x + size * 0.3} ${y - size * 0.8} ${x + size * 0.32} ${y - size * 0.6}C${x + size * 0.34} ${y - size * 0.34} ${x + size * 0.56} ${y - size * 0.3} ${x + size * 0.56} ${y}H${x + size * 0.2}C${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.1} ${y - size * 0.5} ${x + size * 0.08} ${y - size * 0.84}Z`,
      fold,
    ),
    path(
      `M${x - size * 0.3} ${y - size * 0.7}Q${x + size * 0.05} ${y - size * 0.5} ${x + size * 0.34} ${y - size * 0.36}L${x + size * 0.36} ${y - size * 0.24}Q${x} ${y - size * 0.4} ${x - size * 0.33} ${y - size * 0.56}Z`,
      sash,
    ),
    rect(x - size * 0.07, y - size * 0.94, size * 0.14, size * 0.14, '#c98f68', 4),
    ellipse(x - size * 0.14, y - size * 1.02, size * 0.03, size * 0.05, '#c98f68'),
    ellipse(x + size * 0.14, y - size * 1.02, size * 0.03, size * 0.05, '#a56c48'),
    ellipse(x, y - size * 1.04, size * 0.14, size * 0.16, '#d9a27a'),
    path(
      `M${x + size * 0.02} ${y - size * 1.2}A${size * 0.14} ${size * 0.16} 0 0 1 ${x + size * 0.02} ${y - size * 0.88}Q${x + size * 0.1} ${y - size * 1.04} ${x + size * 0.02} ${y - size * 1.2}Z`,
      '#b67a52',
    ),
  )

/** Two discs behind head and body, with rays between their rims. */
const halo = stack(
  ellipse(500, 346, 168, 150, gold.shade),
  ellipse(500, 346, 156, 138, '#6a3a36'),
  circle(500, 248, 106, gold.mid),
  circle(500, 248, 96, '#7a4636'),
  stroke(
    times(24, (index) => {
      const turn = (index / 24) * 6.283
      const [c, d] = [Math.cos(turn), Math.sin(turn)]
      return `M${Math.round(500 + c * 62)} ${Math.round(248 + d * 62)}L${Math.round(500 + c * 94)} ${Math.round(248 + d * 94)}`
    }).join(''),
    gold.mid,
    3,
  ),
  circle(500, 248, 60, gold.shade),
)

/** Seated on a lotus, legs crossed and hands in his lap, eyes nearly closed. The light comes from the left. */
const buddha = stack(
  path('M396 442Q500 470 604 442L590 476H410Z', '#a8483c'),
  times(9, (index) => {
    const x = 396 + index * 26
    return path(
      `M${x} 476Q${x - 17} 454 ${x} 432Q${x + 17} 454 ${x} 476Z`,
      index % 2 ? '#e58a9c' : '#f7c9bc',
    )
  }),
  // Robe: shoulders, sleeves, crossed legs.
  path(
    'M462 302C430 308 414 330 407 372C402 404 408 424 424 432H576C592 424 598 404 593 372C586 330 570 308 538 302Q500 292 462 302Z',
    gold.mid,
  ),
  path(
    'M524 296L538 302C570 308 586 330 593 372C598 404 592 424 576 432H540Q566 360 524 296Z',
    gold.shade,
  ),
  path(
    'M366 438C364 412 398 398 440 400Q500 408 560 400C602 398 636 412 634 438C632 458 590 462 500 462S368 458 366 438Z',
    gold.mid,
  ),
  path('M560 400C602 398 636 412 634 438C632 458 590 462 520 462Q590 446 560 400Z', gold.shade),
  stroke('M382 444Q440 416 498 444M618 444Q560 416 502 444M420 372Q424 396 446 408', gold.lit, 4),
  stroke('M424 344Q470 392 556 400M436 326Q480 372 572 376', gold.shade, 4),
  // Bare chest and neck, hands, face.
  path('M468 300Q474 352 516 372Q540 340 532 300Q500 292 468 300Z', gold.lit),
  path('M478 280H522V304Q500 318 478 304Z', gold.mid),
  path('M448 424Q474 404 500 414Q526 404 552 424Q528 440 500 434Q472 440 448 424Z', gold.lit),
  stroke('M470 424Q500 434 530 424M488 412Q500 402 512 412', gold.shade, 4),
  ellipse(459, 258, 9, 25, gold.mid),
  ellipse(541, 258, 9, 25, gold.shade),
  ellipse(500, 248, 41, 48, gold.lit),
  path('M516 204A41 48 0 0 1 500 296Q534 250 516 204Z', gold.mid),
  path(
    'M457 244C452 204 476 188 500 188S548 204 543 244C536 222 520 214 500 214S464 222 457 244Z',
    '#3f2d50',
  ),
  circle(500, 184, 20, '#3f2d50'),
  times(7, (index) =>
    circle(467 + index * 11, 210 - 9 * Math.sin((index / 6) * 3.14), 4, '#66507a'),
  ),
  times(3, (index) => circle(489 + index * 11, 182 - (index % 2) * 7, 4, '#66507a')),
  circle(500, 226, 4, '#fff3de'),
  stroke('M470 240Q482 232 493 239M507 239Q518 232 530 240', gold.shade, 3.5),
  stroke('M472 251Q482 258 492 252M508 252Q518 258 528 251', '#4a2c34', 4),
  stroke('M500 246V264Q496 268 492 266', gold.shade, 3),
  stroke('M489 278Q500 284 511 278', '#a8483c', 4.5),
)

/** Six in the morning in a temple hall on Koyasan: candles before the altar, first light from the paper doors on the left. */
export default wide(() =>
  stack(
    wash(0, 0, 1000, 560, '#2b1a2c', '#4a2a34', '#6a3c38'),
    rects(
      times(6, (index) => [0, 24 + index * 30, 1000, 5] as const),
      '#3a222f',
    ),
    // The altar in its alcove: canopy, a seated Buddha in gold before his halo, lotus throne.
    path('M300 560V150Q500 84 700 150V560Z', '#3a1f30'),
    faint(0.2, circle(500, 320, 210, glow)),
    halo,
    buddha,
    rect(364, 474, 272, 12, gold.lit),
    rect(376, 486, 248, 74, '#8a2f3c'),
    rect(548, 486, 76, 74, '#6a2438'),
    times(5, (index) =>
      path(`M${390 + index * 46} 486h40l-20 30Z`, index % 2 ? gold.mid : gold.lit),
    ),
    path('M320 128Q500 60 680 128L666 176Q500 104 334 176Z', gold.mid),
    path('M320 128Q500 60 680 128L676 142Q500 76 324 142Z', gold.lit),
    times(15, (index) => {
      const t = (index - 7) / 7
      const y = 176 - 68 * (1 - t * t) + 4
      return stack(
        line([500 + t * 158, y, 500 + t * 158, y + 26], gold.mid, 3),
        circle(500 + t * 158, y + 30, 5, gold.lit),
      )
    }),
    // Pillars and paper doors; the light of the morning falls across the mats.
    rect(-10, 120, 220, 440, '#f3dcb4'),
    stroke(times(5, (index) => `M${10 + index * 44} 120v440`).join(''), wood.lit, 4),
    stroke(times(8, (index) => `M-10 ${150 + index * 54}h220`).join(''), wood.lit, 4),
    rect(-10, 104, 230, 20, wood.lit),
    rect(790, 120, 220, 440, '#5a3438'),
    times(3, (index) => path(`M${812 + index * 62} 180h46v330h-46Z`, '#6f4440')),
    times(3, (index) =>
      stack(
        ellipse(835 + index * 62, 420, 15, 5, '#8a5f48'),
        line([835 + index * 62, 420, 835 + index * 62, 300], '#8a5f48', 3),
        circle(835 + index * 62, 290, 17, '#a8715a'),
      ),
    ),
    times(4, (index) => {
      const x = [222, 282, 690, 752][index] as number
      return stack(
        rect(x, 0, 34, 560, index % 2 ? wood.lit : wood.shade),
        rect(x + 22, 0, 12, 560, wood.dark),
        rect(x - 4, 120, 42, 12, gold.mid),
      )
    }),
    rect(-10, 92, 1020, 22, wood.lit),
    rect(-10, 108, 1020, 6, wood.dark),
    rect(-10, 552, 1020, 260, '#c9a860'),
    poly([-10, 552, 220, 552, 560, 812, -10, 812], '#e9cf8c'),
    poly([560, 552, 1010, 552, 1010, 812, 700, 812], '#a88450'),
    stroke('M-10 640H1010M-10 730H1010M250 552L90 812M500 552V812M750 552L910 812', '#6a5a3c', 5),
    hanging(350, 236, 34),
    hanging(650, 236, 34),
    hanging(150, 190, 52),
    hanging(850, 190, 52),
    candle(340, 560, 92),
    candle(660, 560, 92),
    rect(458, 520, 84, 44, wood.shade, 4),
    path('M478 520Q478 496 500 496T522 520Z', gold.mid),
    faint(0.6, steam(500, 496, 170, '#f3e2d0', 3, 26)),
    // Five monks chant; the group kneels behind them, at ease.
    kneeling(330, 660, 130, '#4a3a6c', '#33284f', '#e5a33b'),
    kneeling(670, 660, 130, '#4a3a6c', '#33284f', '#e5a33b'),
    kneeling(500, 672, 148, '#c8823e', '#94572f', '#84384a'),
    stack(
      faint(
        0.35,
        ellipse(140, 764, 100, 9, '#1d1424'),
        ellipse(280, 788, 100, 9, '#1d1424'),
        ellipse(760, 780, 100, 9, '#1d1424'),
        ellipse(890, 764, 90, 9, '#1d1424'),
      ),
      person(140, 764, 230, poses.sitBack, {
        top: '#a81e4a',
        bottom: '#2b2444',
        hairCut: 'long',
        back: true,
        skin: '#d9a27a',
      }),
      person(282, 788, 240, poses.sitBack, {
        top: '#1d6a74',
        bottom: '#2b2444',
        hairCut: 'short',
        back: true,
        skin: '#6b412b',
      }),
      person(762, 782, -238, poses.sitBack, {
        top: '#fff0d8',
        bottom: '#43304a',
        hairCut: 'bun',
        back: true,
        skin: '#8d5a3c',
      }),
      person(892, 764, -228, poses.sitBack, {
        top: '#3f5a8c',
        bottom: '#2b2444',
        hairCut: 'curls',
        back: true,
        skin: '#b67a52',
      }),
    ),
  ),
)
