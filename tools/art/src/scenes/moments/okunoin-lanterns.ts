import {
  at,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  random,
  rect,
  shaded,
  square,
  stack,
  times,
} from '../../kit/index.ts'
import { lantern } from '../../motifs/japan.ts'
import { person, poses } from '../../motifs/people.ts'

const rnd = random('okunoin')
const stone = { lit: '#a3a99a', shade: '#5f6a68', moss: '#6f9450' }
const glow = '#ffdc8c'

/** A stone lantern, alight, its foot at (0, 0) and about 150 high. */
const stoneLantern = stack(
  rect(-26, -12, 52, 12, stone.lit),
  rect(-11, -76, 22, 66, stone.lit),
  rect(2, -76, 9, 66, stone.shade),
  path('M-24 -76H24L18 -88H-18Z', stone.lit),
  rect(-18, -120, 36, 32, stone.shade),
  rect(-12, -116, 24, 26, glow),
  line([0, -116, 0, -90], stone.shade, 3),
  path('M-38 -116C-26 -122 -14 -134 -8 -146H8C14 -134 26 -122 38 -116Z', stone.lit),
  path('M0 -146H8C14 -134 26 -122 38 -116H6Z', stone.shade),
  path('M-30 -120C-20 -128 -12 -138 -8 -146H2C-4 -134 -12 -126 -30 -120Z', stone.moss),
  circle(0, -150, 7, stone.lit),
)

/** A grave of five stones on the bank, its foot at (0, 0) and about 110 high, with moss on it. */
const fiveStones = stack(
  rect(-26, -34, 52, 34, stone.shade),
  circle(0, -52, 23, stone.shade),
  path('M-28 -70L-12 -84H12L28 -70Z', stone.shade),
  path('M-14 -84a14 12 0 0 1 28 0Z', stone.shade),
  path('M-7 -96Q0 -116 7 -96Z', stone.shade),
  path('M-26 -34h52v8q-10 8 -20 0t-18 2t-14 -2Z', stone.moss),
  path('M-28 -70L-12 -84H6L-10 -74Z', stone.moss),
)

/** A cedar from its foot at (x, y) to beyond the picture, lit from the path. */
const cedar = (x: number, y: number, width: number, lit: string, shade: string, side: 1 | -1) =>
  shaded(
    `M${x - width * 0.5} -10H${x + width * 0.5}L${x + width * 0.58} ${y - width}C${x + width * 0.62} ${y - width * 0.3} ${x + width * 0.8} ${y} ${x + width * 1.05} ${y + width * 0.16}H${x - width * 1.05}C${x - width * 0.8} ${y} ${x - width * 0.62} ${y - width * 0.3} ${x - width * 0.58} ${y - width}Z`,
    shade,
    path(
      side > 0
        ? `M${x + width * 0.2} -10H${x + width * 2}V${y + width}H${x + width * 0.5}C${x + width * 0.3} ${y - width * 0.4} ${x + width * 0.26} ${y * 0.5} ${x + width * 0.2} -10Z`
        : `M${x - width * 0.2} -10H${x - width * 2}V${y + width}H${x - width * 0.5}C${x - width * 0.3} ${y - width * 0.4} ${x - width * 0.26} ${y * 0.5} ${x - width * 0.2} -10Z`,
      lit,
    ),
    times(4, (index) =>
      line(
        [
          x + (index - 1.5) * width * 0.22,
          40 + index * 70,
          x + (index - 1.5) * width * 0.25,
          y - 40 - index * 30,
        ],
        index % 2 ? lit : '#0f2226',
        width * 0.03,
      ),
    ),
  )

/** Okunoin on Koyasan at dusk: a priest with a lantern leads the way; the light comes from the lanterns. */
export default square(800, () =>
  stack(
    rect(0, 0, 800, 800, '#16343a'),
    circle(424, 330, 320, '#1f4a4a'),
    circle(424, 360, 220, '#33685c'),
    circle(424, 390, 140, '#5f9472'),
    circle(424, 410, 76, '#b5c88a'),
    times(15, () => {
      const x = rnd.next() < 0.5 ? rnd.between(110, 380) : rnd.between(468, 720)
      return rect(x, -10, rnd.between(9, 20), 560, rnd.pick(['#22504e', '#2b5f56', '#1c4446']))
    }),
    // The hall of lanterns at the end of the way.
    path('M370 440C400 428 408 420 412 412H436C440 420 448 428 478 440Z', '#2b3a3c'),
    rect(384, 440, 80, 26, '#f2b95c'),
    times(4, (index) => rect(390 + index * 22, 440, 5, 26, '#6a4030')),
    path('M-10 600C120 560 260 500 400 464L420 480L150 810H-10Z', '#284f40'),
    path('M810 600C690 560 580 500 452 464L440 480L680 810H810Z', '#1f4338'),
    poly([398, 466, 454, 466, 690, 800, 140, 800], '#8a8674'),
    poly([432, 466, 454, 466, 690, 800, 440, 800], '#6a6a64'),
    times(8, (row) =>
      line(
        [394 - row * row * 4, 478 + row * row * 5, 458 + row * row * 3.7, 478 + row * row * 5],
        '#57584f',
        1.6 + row * 0.4,
      ),
    ),
    cedar(250, 520, 52, '#3f7460', '#1c3f40', 1),
    cedar(560, 530, 58, '#3f7460', '#1c3f40', -1),
    cedar(338, 490, 28, '#4f8468', '#265048', 1),
    cedar(496, 492, 30, '#4f8468', '#265048', -1),
    times(3, (index) =>
      at(300 - index * 92, 540 + index * 34, fiveStones, { scale: 0.5 + index * 0.18 }),
    ),
    times(3, (index) =>
      at(590 + index * 74, 560 + index * 30, fiveStones, { scale: 0.55 + index * 0.2 }),
    ),
    [
      [372, 492, 0.26],
      [474, 494, 0.28],
      [338, 530, 0.42],
      [512, 534, 0.46],
      [276, 600, 0.72],
      [586, 606, 0.78],
    ].map(([x, y, scale]) =>
      stack(
        faint(
          0.2,
          circle(
            x as number,
            (y as number) - 104 * (scale as number),
            84 * (scale as number),
            glow,
          ),
        ),
        at(x as number, y as number, stoneLantern, { scale: scale as number }),
      ),
    ),
    cedar(88, 690, 128, '#3a6a58', '#142e34', 1),
    cedar(736, 700, 140, '#3a6a58', '#142e34', -1),
    at(178, 730, stoneLantern, { scale: 1.25 }),
    faint(0.16, circle(178, 600, 120, glow)),
    // The priest with his paper lantern, and three who follow.
    faint(0.22, circle(478, 590, 90, glow)),
    faint(0.3, ellipse(436, 616, 60, 9, '#ffe6a8')),
    person(434, 616, 146, poses.walk, {
      top: '#2b2a30',
      bottom: '#2b2a30',
      cut: 'sarong',
      back: true,
      skin: '#d9a27a',
      hair: '#d9a27a',
    }),
    path('M424 508C436 520 446 540 450 552L438 556C432 540 424 524 416 514Z', '#e09a3c'),
    lantern(468, 552, 44, '#fff0c0', { shade: '#e9b860' }),
    faint(
      0.35,
      ellipse(300, 724, 44, 6, '#2b3a34'),
      ellipse(550, 732, 48, 7, '#2b3a34'),
      ellipse(614, 692, 42, 6, '#2b3a34'),
    ),
    person(300, 722, 206, poses.walk, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'bun',
      back: true,
      skin: '#b67a52',
      pack: '#a81e4a',
    }),
    person(548, 730, -214, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      back: true,
      skin: '#8d5a3c',
      hairCut: 'curls',
    }),
    person(612, 690, 184, poses.photo, {
      top: '#3f8f8c',
      bottom: '#d9c8a4',
      hairCut: 'long',
      back: true,
      skin: '#efc19b',
    }),
    path('M-10 800V764Q120 748 190 800ZM810 800V770Q700 752 640 800Z', '#14302e'),
  ),
)
