import {
  at,
  birds,
  circle,
  cloud,
  far,
  hours,
  land,
  line,
  mist,
  path,
  rect,
  sky,
  square,
  stack,
  times,
  woods,
  ellipse,
} from '../../kit/index.ts'
import { figure } from '../../motifs/figure.ts'
import { sideHead } from '../../motifs/heads.ts'
import { poses } from '../../motifs/poses.ts'
import { frontHead } from '../../motifs/portrait.ts'
import { roundTree } from '../../motifs/plants.ts'
import { teaHill } from '../../motifs/tea.ts'

const hour = {
  ...hours.morning,
  sky: ['#9fb9bc', '#cfd9cc', '#f1ead2'],
  haze: '#d3dccb',
} as const
const tea = { bush: '#4f9150', furrow: '#2f6a4a', lit: '#93c060' }
const hazy = (d: number) => ({
  bush: far(tea.bush, hour, d),
  furrow: far(tea.furrow, hour, d),
  lit: far(tea.lit, hour, d),
})

/** Long hair in the wind of the ride, in the coordinates of a portrait. */
const windblown = path(
  'M150 70C100 70 60 96 10 88C30 112 60 116 84 112C50 132 20 134 -10 128C20 160 80 164 120 150C132 140 142 120 148 104Z',
  '#3a2230',
)

/** Above Ella: the blue carriage fills the right half, with two heads and an arm out of its door. The clouds have come down to the tea; light without shadows. */
export default square(800, () =>
  stack(
    sky(800, 380, hour),
    cloud(40, 190, 260, '#e9e8d4', 4),
    cloud(250, 120, 200, '#dfe3d0', 9),
    birds(90, 250, 10, '#6f8f8c', 4, 5),
    land(
      [0, 320, 130, 240, 230, 290, 330, 230, 460, 320, 560, 340],
      440,
      far('#6f9a8c', hour, 0.55),
    ),
    mist(0, 300, 560, '#fdf6dc', 4, 0.6),
    teaHill([0, 380, 150, 330, 300, 350, 470, 400, 600, 420], 560, hazy(0.35), 9, 4),
    mist(-40, 400, 620, '#f6f3e4', 6, 0.75),
    rect(210, 322, 60, 24, '#fdf3dc'),
    path('M202 324L214 308H266L278 324Z', '#c8623e'),
    teaHill([0, 470, 160, 480, 320, 450, 500, 520, 600, 540], 700, hazy(0.12), 9, 7),
    roundTree(
      90,
      490,
      84,
      { trunk: '#5a4a3c', leaf: '#3f7a4c', dark: '#2a5a4a', lit: '#8ab45a' },
      3,
    ),
    // The end of the train, in a bend behind, on its bank.
    path('M170 640C230 570 280 530 346 506L480 496V640Z', '#6f7a5c'),
    path(
      'M250 562C282 540 312 524 346 512L480 502V516L352 526C322 538 300 550 280 566Z',
      '#5b5048',
    ),
    path('M342 500L480 492V508L350 516Z', '#16304a'),
    path('M330 430C380 420 440 400 480 380L480 500C440 500 390 500 340 506Z', '#1f5f9a'),
    path('M330 462C380 456 440 446 480 438V452C440 458 380 468 331 474Z', '#fff0d8'),
    times(4, (index) => rect(346 + index * 34, 436 - index * 7, 20, 18 + index * 2, '#cfe4e0', 3)),
    times(3, (index) =>
      circle(
        372 + index * 36,
        434 - index * 7,
        5,
        ['#8d5a3c', '#b67a52', '#6b412b'][index] as string,
      ),
    ),
    woods([0, 650, 160, 640, 330, 600, 470, 560], 800, '#2f6a4a', 24, 5),
    path('M0 800L420 590H520V800Z', '#8a7a66'),
    path('M60 800L440 600L462 600L150 800Z', '#5b5048'),
    times(8, (index) =>
      line([90 + index * 46, 790 - index * 24, 190 + index * 38, 800 - index * 25], '#a8927a', 9),
    ),
    // Carriage, in light on its side.
    path('M470 60Q480 40 520 36L800 10V800H470Z', '#2470b4'),
    path('M470 60Q480 40 520 36L800 10V62L480 96Z', '#8a95a4'),
    path('M470 560L800 600V800H470Z', '#174f8c'),
    path('M470 250L800 240V262L470 270Z', '#fff0d8'),
    path('M470 540L800 574V590L470 552Z', '#f2b84a'),
    path('M700 120L800 112V226L700 232Z', '#fff0d8'),
    path('M710 130L800 122V218L710 224Z', '#274a68'),
    ellipse(760, 190, 26, 32, '#6b412b'),
    path('M730 184C732 140 790 140 790 184C776 166 746 166 730 184Z', '#1d1430'),
    path('M716 224L730 214H790L800 220V228L710 230Z', '#e5a33b'),
    // The open door.
    path('M500 130L660 116V780L500 740Z', '#16304a'),
    path('M500 130L520 128V745L500 740Z', '#0f2238'),
    figure(632, 758, 470, {
      pose: {
        ...poses.stand,
        arms: [
          [
            [-15, -70],
            [-23, -82],
          ],
          [
            [13, -62],
            [9, -48],
          ],
        ],
      },
      head: frontHead({
        skin: '#8d5a3c',
        hair: '#241a22',
        cut: 'shortCurls',
        beard: 'short',
        eyes: 'smiling',
      }),
      lean: -8,
      skin: '#8d5a3c',
      top: '#e5a33b',
      sleeves: 'short',
      trousers: '#3a3a5c',
      shoes: '#2b1b2f',
      hands: ['grip', 'flat'],
    }),
    rect(488, 200, 8, 380, '#f2cf94', 4),
    rect(664, 190, 8, 410, '#f2cf94', 4),
    at(
      609,
      754,
      figure(0, 0, -440, {
        pose: {
          ...poses.stand,
          arms: [
            [
              [10, -64],
              [15, -76],
            ],
            [
              [4, -58],
              [18, -54],
            ],
          ],
          legs: [
            [
              [2, -24],
              [-6, 0],
            ],
            [
              [4, -24],
              [4, 0],
            ],
          ],
        },
        head: sideHead({
          skin: '#d9a27a',
          hair: '#3a2230',
          cut: 'short',
          earring: '#f2c14e',
          over: windblown,
        }),
        lean: 4,
        skin: '#d9a27a',
        top: '#a81e4a',
        sleeves: 'short',
        side: true,
        shoes: '#f6e3c0',
        hands: ['grip', 'grip'],
        lap: stack(
          path(
            'M-8 -50C-14 -34 -20 -22 -24 -14C-10 -9 6 -9 12 -13C11 -24 10 -38 8 -50Z',
            '#fff0d8',
          ),
          path(
            'M-8 -50C-14 -34 -20 -22 -24 -14C-18 -12 -12 -11 -6 -10C-8 -24 -6 -38 -2 -50Z',
            '#d9c2a8',
          ),
        ),
      }),
      { turn: -9 },
    ),
    path('M480 716L680 776V800H480Z', '#5b6a7c'),
    path('M480 716L680 776V786L480 727Z', '#a9b4bf'),
  ),
)
