import {
  at,
  bend,
  circle,
  ellipse,
  far,
  hours,
  land,
  line,
  path,
  poly,
  rect,
  sky,
  stack,
  stroke,
  tall,
  times,
  water,
  woods,
  rain,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { figure } from '../../../motifs/figure.ts'
import { sideHead } from '../../../motifs/heads.ts'
import { poses } from '../../../motifs/poses.ts'
import { frontHead } from '../../../motifs/portrait.ts'
import { palm } from '../../../motifs/plants.ts'
import { steam } from '../../../motifs/things.ts'

const hour = {
  ...hours.morning,
  sky: ['#8fa9a8', '#bccdbb', '#e3e6cc'],
  haze: '#cfe4c4',
} as const
const trunks = { trunk: '#7d6657', leaf: '#2f7a54', light: '#86b865' }
const stone = { lit: '#9a9aa4', shade: '#6c6b7c', deep: '#4b4a5c' }

/** A granite mortar with its pestle, its foot at (x, y). */
const mortar = (x: number, y: number, paste: string) =>
  stack(
    line([x + 8, y - 66, x + 34, y - 140], stone.shade, 20),
    path(
      `M${x - 62} ${y - 84}C${x - 58} ${y - 30} ${x - 40} ${y - 14} ${x - 30} ${y}H${x + 30}C${x + 40} ${y - 14} ${x + 58} ${y - 30} ${x + 62} ${y - 84}Z`,
      stone.lit,
    ),
    path(
      `M${x + 14} ${y - 84}C${x + 22} ${y - 40} ${x + 16} ${y - 14} ${x + 8} ${y}H${x + 30}C${x + 40} ${y - 14} ${x + 58} ${y - 30} ${x + 62} ${y - 84}Z`,
      stone.shade,
    ),
    ellipse(x, y - 84, 62, 17, stone.lit),
    ellipse(x, y - 83, 50, 12, stone.deep),
    ellipse(x, y - 80, 40, 8, paste),
    line([x + 12, y - 76, x + 34, y - 140], stone.lit, 12),
  )

/** A small bowl on the table, with what is in it. */
const bowl = (x: number, y: number, glaze: string, content: string) =>
  stack(
    path(
      `M${x - 34} ${y - 26}C${x - 30} ${y - 4} ${x - 16} ${y} ${x} ${y}S${x + 30} ${y - 4} ${x + 34} ${y - 26}Z`,
      glaze,
    ),
    path(
      `M${x + 8} ${y - 26}C${x + 10} ${y - 8} ${x + 6} ${y} ${x} ${y}C${x + 16} ${y} ${x + 30} ${y - 4} ${x + 34} ${y - 26}Z`,
      '#1d1430',
      ' opacity="0.22"',
    ),
    ellipse(x, y - 26, 34, 9, '#fdf6e4'),
    ellipse(x, y - 26, 28, 6.5, content),
  )

/** Half a coconut, cut open. */
const coconut = (x: number, y: number) =>
  stack(
    path(
      `M${x - 36} ${y - 30}C${x - 36} ${y - 2} ${x - 14} ${y} ${x} ${y}S${x + 36} ${y - 2} ${x + 36} ${y - 30}Z`,
      '#7a4f38',
    ),
    path(
      `M${x + 8} ${y - 30}C${x + 10} ${y - 6} ${x + 6} ${y} ${x} ${y}C${x + 20} ${y} ${x + 36} ${y - 4} ${x + 36} ${y - 30}Z`,
      '#573626',
    ),
    ellipse(x, y - 30, 36, 12, '#fdfaf0'),
    ellipse(x, y - 29, 24, 7, '#d9dccb'),
  )

/** A kitchen without walls in a coconut grove, late in the morning; it rains beyond the thatch, and the light comes from the left. */
export default tall(() =>
  stack(
    sky(800, 470, hour),
    rain([0, 60, 800, 400], '#f6faf4', 70, 5),
    woods(
      [-10, 350, 160, 320, 380, 340, 600, 300, 810, 330],
      480,
      far('#3f8a64', hour, 0.5),
      24,
      4,
    ),
    water(800, 420, 560, '#b4e2d4', '#6cc4bc', '#4fb0ae'),
    land([-10, 500, 200, 490, 460, 500, 810, 484], 1010, far('#b8c47a', hour, 0.15)),
    palm(70, 640, 470, 30, trunks, 3),
    palm(300, 560, 300, -26, trunks, 9),
    palm(560, 560, 330, 34, trunks, 5),
    palm(760, 650, 500, -50, trunks, 7),
    land([-10, 600, 240, 580, 520, 596, 810, 574], 1010, '#93ad62'),
    // The posts and the palm thatch of the roof.
    rect(40, 60, 22, 780, '#7a543e'),
    rect(54, 60, 8, 780, '#573a30'),
    rect(738, 60, 22, 780, '#7a543e'),
    rect(752, 60, 8, 780, '#573a30'),
    poly([-10, -10, 810, -10, 810, 96, -10, 96], '#b98c54'),
    times(16, (index) =>
      path(
        `M${index * 52 - 20} 84h56l-12 44l-10 -20l-8 30l-10 -28l-8 14Z`,
        index % 2 ? '#a3763f' : '#c99c60',
      ),
    ),
    rect(-10, 70, 820, 16, '#7a543e'),
    // A string of garlic and shallots, and ladles, hang from the beam.
    bend([640, 86, 644, 130, 640, 190], '#8a6a4a', 4),
    times(4, (index) =>
      circle(640 + (index % 2 ? 9 : -9), 118 + index * 22, 13, index % 2 ? '#b5607c' : '#f6ecd6'),
    ),
    line([150, 86, 150, 176], '#8a4a2c', 6),
    path('M128 176h44q-2 30 -22 30t-22 -30Z', '#c9743f'),
    line([210, 86, 210, 160], '#8a4a2c', 6),
    circle(210, 178, 20, '#c9743f'),
    circle(210, 178, 12, '#a35a30'),
    at(
      0,
      130,
      stack(
        // The cook in the middle, and two who learn.
        figure(392, 930, 560, {
          pose: {
            ...poses.stand,
            arms: [
              [
                [-15, -60],
                [-4, -53],
              ],
              [
                [16, -62],
                [19, -56],
              ],
            ],
          },
          head: frontHead({
            skin: '#a5683f',
            hair: '#2b1b2f',
            cut: 'headscarf',
            wrap: '#8a4a8c',
            eyes: 'smiling',
            jaw: 0.95,
          }),
          lean: 6,
          skin: '#a5683f',
          top: '#1d6a74',
          trousers: '#c22f4a',
          hands: ['flat', 'grip'],
        }),
        figure(158, 930, 530, {
          pose: {
            ...poses.stand,
            arms: [
              [
                [-13, -60],
                [3, -54],
              ],
              [
                [15, -64],
                [14, -70],
              ],
            ],
          },
          head: frontHead({
            skin: '#b67a52',
            hair: '#2b1b2f',
            cut: 'bun',
            earrings: '#f2c14e',
            jaw: 0.92,
          }),
          lean: 8,
          skin: '#b67a52',
          top: '#e2574c',
          sleeves: 'short',
          trousers: '#2b3a5c',
          hands: ['flat', 'grip'],
          wrists: [0, 60],
        }),
        figure(648, 930, -550, {
          pose: {
            ...poses.stand,
            arms: [
              [
                [-12, -58],
                [-2, -48],
              ],
              [
                [14, -58],
                [5, -47],
              ],
            ],
          },
          head: sideHead({ skin: '#8d5a3c', hair: '#241a22', cut: 'short', beard: 'short' }),
          lean: 8,
          skin: '#8d5a3c',
          top: '#fff0d8',
          sleeves: 'short',
          trousers: '#2b3a5c',
          hands: ['flat', 'pinch'],
        }),
        // The table of planks, with a banana leaf across it.
        rect(-10, 690, 820, 30, '#c78f58'),
        rect(-10, 716, 820, 300, '#8a5a3c'),
        times(6, (index) => rect(index * 150 - 40, 720, 6, 290, '#74482f')),
        rect(-10, 716, 820, 14, '#6b4230'),
        path('M250 706C330 676 470 674 560 700C470 720 330 724 250 706Z', '#4f8f4a'),
        path('M250 706C330 698 470 696 560 700C470 720 330 724 250 706Z', '#3a7442'),
        mortar(196, 706, '#c23a34'),
        // A clay stove with the pan of curry.
        path('M400 716L410 660H506L516 716Z', '#b5603f'),
        path('M466 716L464 660H506L516 716Z', '#8f4632'),
        path('M430 712a24 22 0 0 1 48 0Z', '#3a2030'),
        path('M440 712q4 -16 14 -18q10 4 14 18Z', '#f2933b'),
        path('M384 632C390 662 420 670 458 670S526 662 532 632Z', '#3a3644'),
        path('M470 632C474 656 466 668 458 670C496 670 526 662 532 632Z', '#2a2634'),
        ellipse(458, 632, 74, 16, '#56525f'),
        ellipse(458, 632, 64, 12, '#e39a35'),
        ellipse(440, 630, 12, 4, '#c9541f'),
        ellipse(478, 634, 14, 4, '#f5bf62'),
        stroke('M452 628l12 -3M420 634l10 -4M490 628l10 3', '#3f7a3c', 5),
        steam(458, 612, 150, '#fdf8ea', 3, 40),
        line([486, 640, 520, 600], '#8a5a3c', 8),
        bowl(60, 706, '#3f7fa0', '#c23a34'),
        bowl(326, 712, '#f2b93f', '#6f9a44'),
        coconut(596, 708),
        coconut(676, 712),
        bowl(752, 704, '#c8623e', '#fdfaf0'),
        // Chillies, lime and lemongrass on the leaf.
        stroke('M286 704q14 -10 30 -8M536 700q16 -8 26 2', '#d4283a', 8),
        times(3, (index) =>
          line(
            [90 + index * 8, 712, 138 + index * 4, 676 + index * 4],
            index % 2 ? '#c9d68a' : '#9fb860',
            7,
          ),
        ),
      ),
    ),
    // A striped cloth over the edge, and what was carried in: a basket of coconuts, with a cat next to it.
    path(
      'M300 846H560V930L540 950L516 930L492 950L468 930L444 950L420 930L396 950L372 930L348 950L324 930L300 950Z',
      '#c22f4a',
    ),
    rect(300, 862, 260, 10, '#f2b93f'),
    rect(300, 882, 260, 6, '#fdf0d4'),
    rect(300, 898, 260, 10, '#f2b93f'),
    circle(90, 894, 34, '#7a4f38'),
    circle(152, 900, 34, '#6a4430'),
    circle(122, 866, 34, '#8a5c40'),
    path('M40 906H204L188 990H56Z', '#c9974f'),
    path('M140 906H204L188 990H132Z', '#a3733a'),
    rect(34, 900, 176, 14, '#dcae68'),
    cat(690, 984, 1.1, '#e0a050'),
  ),
)
