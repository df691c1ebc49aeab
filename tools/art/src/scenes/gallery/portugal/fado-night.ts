import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  line,
  path,
  rect,
  shaded,
  stack,
  stroke,
  tall,
  times,
} from '../../../kit/index.ts'
import { figure } from '../../../motifs/figure.ts'
import { sideHead } from '../../../motifs/heads.ts'
import { poses } from '../../../motifs/poses.ts'
import { frontHead } from '../../../motifs/portrait.ts'

const ink = '#1f1424'
const wood = { lit: '#d98c3f', shade: '#9c5628' }

/** A Portuguese guitar in a player's arms, who looks to the right: a round body, a short neck, a fan of pegs. */
const guitarra = stack(
  path('M-2 -40C-6 -26 8 -18 19 -24C27 -28 27 -37 32 -42L29 -46C21 -48 6 -52 -2 -40Z', wood.lit),
  path('M-1 -32C2 -20 12 -20 19 -24C27 -28 27 -37 32 -42C24 -36 10 -24 -1 -32Z', wood.shade),
  circle(14, -35.5, 4.2, '#3f1f24'),
  line([28, -43, 46, -55], '#4a2a28', 2.6),
  times(3, (index) =>
    line([9 + index, -33 + index, 45 + index * 0.6, -56 + index * 0.8], '#f7e3b8', 0.3),
  ),
  path('M45 -57C44 -63 49 -67 55 -64C55 -58 52 -54 47 -53Z', wood.lit),
  times(5, (index) =>
    circle(47.4 + (index % 3) * 2.6, -59.6 + Math.floor(index / 3) * 3, 0.8, '#f7e3b8'),
  ),
)

/** A Spanish guitar, which the Portuguese call viola: a waist, and a long neck. */
const viola = stack(
  path(
    'M-4 -38C-8 -28 0 -19 10 -23C15 -25 17 -30 23 -31C30 -33 31 -42 25 -46C19 -49 15 -44 10 -46C4 -49 -1 -46 -4 -38Z',
    wood.shade,
  ),
  path(
    'M-4 -38C-8 -28 0 -21 9 -25C14 -27 16 -32 22 -33C29 -35 29 -42 24 -45C19 -48 15 -44 10 -46C4 -49 -1 -46 -4 -38Z',
    '#c47a38',
  ),
  circle(14, -36, 3.8, '#3f1f24'),
  line([20, -40, 47, -58], '#4a2a28', 2.6),
  line([47, -58, 52, -62], '#6a3a2c', 4.4),
)

/** Turned so that the neck points up. */
const raised = (guitar: string) => at(14, -36, at(-14, 36, guitar), { turn: -26 })

const playing = (near: readonly [number, number], neck: readonly [number, number]) =>
  ({
    ...poses.sitChair,
    arms: [
      [[12, -42], neck],
      [[-4, -40], near],
    ],
  }) as const

const chair = (x: number, y: number, flip: 1 | -1) =>
  stack(
    rect(x - 62, y - 158, 124, 14, '#4a2a2c', 4),
    line([x - 50, y - 148, x - 54, y], '#4a2a2c', 11),
    line([x + 50, y - 148, x + 54, y], '#3a2026', 11),
    line([x - 54 * flip, y - 150, x - 66 * flip, y - 330], '#4a2a2c', 11),
  )

/** A shawl over both shoulders, its fringe below; roses are embroidered on it. */
const shawl = stack(
  times(17, (index) =>
    line(
      [
        -23 + index * 2.9,
        -36 + Math.abs(index - 8) * 0.6,
        -23.4 + index * 2.92,
        -30 + Math.abs(index - 8) * 0.6,
      ],
      '#241628',
      0.7,
    ),
  ),
  path(
    'M-5 -82C-15 -80 -19 -66 -24 -33C-14 -38 -8 -40 0 -40C8 -40 14 -38 24 -33C19 -66 15 -80 5 -82C3 -74 -3 -74 -5 -82Z',
    '#2f1f34',
  ),
  path('M5 -82C15 -80 19 -66 24 -33C18 -36 14 -38 9 -39C12 -54 10 -70 3 -77Z', '#1d1224'),
  (
    [
      [-13, -62, 2.6],
      [-18, -45, 2.8],
      [-6, -48, 2.4],
      [11, -47, 2.4],
      [19, -44, 2.6],
    ] as const
  ).map(([x, y, r]) =>
    stack(
      ellipse(x + r * 1.2, y + r * 0.7, r * 0.8, r * 0.4, '#5f8a54', 30),
      ellipse(x - r * 1.2, y + r * 0.8, r * 0.8, r * 0.4, '#4f7a4c', -30),
      circle(x, y, r, '#c22f4a'),
      circle(x - r * 0.2, y - r * 0.2, r * 0.55, '#ea6f74'),
    ),
  ),
)

/** A tavern in Mouraria after eleven: one candle at the lower left lights a singer and her two guitarists. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#452233'),
    path('M0 0H800V560Q400 250 0 560Z', '#5a2c3b'),
    path('M0 0H800V350Q400 60 0 350Z', '#6f3842'),
    faint(0.12, circle(180, 760, 620, '#ffc86a'), circle(180, 760, 380, '#ffc86a')),
    // A dado of old tiles along the wall.
    rect(0, 610, 800, 196, '#5a6a92'),
    times(28, (index) =>
      path(
        `M${(index % 14) * 60 - 10} ${664 + Math.floor(index / 14) * 76}q30 -6 34 -38q4 32 34 38q-30 6 -34 38q-4 -32 -34 -38Z`,
        '#a9b4cc',
      ),
    ),
    rect(0, 604, 800, 10, '#8a94b4'),
    // Pictures, a barred window with the moon in the lane.
    rect(566, 150, 150, 210, '#2a1424'),
    rect(578, 162, 126, 186, '#2f4a78'),
    circle(664, 214, 20, '#fbeec8'),
    rect(578, 270, 60, 78, '#1d2f54'),
    rect(646, 290, 58, 58, '#22385f'),
    rect(594, 292, 14, 20, '#ffd98a'),
    times(3, (index) => rect(606 + index * 34, 162, 5, 186, '#2a1424')),
    rect(84, 190, 120, 150, '#a8683c'),
    rect(97, 203, 94, 124, '#f3dcb0'),
    path('M112 320C114 262 128 250 144 250S174 262 176 320Z', '#3f2434'),
    circle(144, 238, 17, '#c98a62'),
    rect(238, 236, 76, 94, '#a8683c'),
    rect(247, 245, 58, 76, '#5f8fae'),
    path('M247 321V291L270 270L288 292L305 280V321Z', '#f3dcb0'),
    rect(0, 800, 800, 200, '#5f3434'),
    times(6, (index) => line([0, 830 + index * 34, 800, 830 + index * 34], '#50292e', 3)),
    faint(0.35, ellipse(400, 950, 330, 40, '#2b1220')),
    // The singer stands behind them, in the middle.
    figure(400, 928, 640, {
      pose: {
        ...poses.stand,
        arms: [
          [
            [-15, -58],
            [-5, -61],
          ],
          [
            [17, -60],
            [24, -72],
          ],
        ],
      },
      head: frontHead({
        skin: '#d9a074',
        hair: ink,
        cut: 'bun',
        eyes: 'closed',
        mouth: 'song',
        earrings: '#f2c14e',
        jaw: 0.92,
      }),
      lean: -7,
      skin: '#d9a074',
      top: '#2f1f34',
      hands: ['flat', 'open'],
      wrists: [30, 10],
      lap: stack(
        path('M-8.4 -52C-12 -30 -16 -14 -19 -1Q0 3 19 -1C16 -14 12 -30 8.4 -52Z', '#8a1838'),
        path('M2 -52C6 -30 8 -14 8 2Q14 1 19 -1C16 -14 12 -30 8.4 -52Z', '#5f0f2c'),
        shawl,
      ),
    }),
    circle(411, 336, 9, '#c22f4a'),
    circle(424, 328, 8, '#ea6f74'),
    // The guitarists, turned to her.
    chair(122, 968, 1),
    figure(130, 966, 600, {
      pose: playing([9, -32], [27, -55]),
      head: sideHead({
        skin: '#b67a52',
        hair: '#2b1b2f',
        cut: 'short',
        eyes: 'closed',
        mouth: 'calm',
        beard: 'short',
      }),
      lean: 8,
      skin: '#b67a52',
      top: '#34406a',
      trousers: '#2b2440',
      shoes: ink,
      side: true,
      hands: ['grip', 'pinch'],
      wrists: [-20, 10],
      held: raised(viola),
    }),
    chair(684, 968, -1),
    figure(676, 966, -600, {
      pose: playing([9, -32], [26, -54]),
      head: sideHead({
        skin: '#d9a074',
        hair: '#b9b4b8',
        cut: 'short',
        eyes: 'closed',
        mouth: 'calm',
        beard: 'moustache',
      }),
      lean: 10,
      skin: '#d9a074',
      top: '#2f2a40',
      trousers: '#241f34',
      shoes: ink,
      side: true,
      hands: ['grip', 'pinch'],
      wrists: [-20, 10],
      held: raised(guitarra),
    }),
    // A small table in front: candle in its bottle, wine, a glass.
    at(
      -6,
      66,
      stack(
        path('M-20 900H236V1010H-20Z', '#7a4434'),
        rect(-20, 892, 264, 16, '#b5703f'),
        shaded(
          'M78 896V830C78 814 92 808 94 798V772H118V798C120 808 134 814 134 830V896Z',
          '#3f6a4c',
          path('M112 760H140V900H108Z', '#2a4a3c'),
        ),
        rect(99, 706, 15, 70, '#fff0d8', 4),
        bend([99, 772, 94, 800, 98, 818], '#fff0d8', 6),
        path('M106 706C92 690 100 676 107 652C118 672 120 694 106 706Z', '#ffc84a'),
        path('M106 704C101 696 105 688 107 680C112 690 112 698 106 704Z', '#fff6d0'),
        faint(0.2, circle(106, 690, 66, '#ffe09a')),
        path('M166 824h44q2 36 -16 42v20h12h-36h12v-20q-18 -6 -16 -42Z', '#f3d9c8'),
        path('M168 842h40q-2 20 -20 22q-18 -2 -20 -22Z', '#a81e3a'),
        stroke('M172 828v12', '#fff6e6', 3),
      ),
    ),
  ),
)
