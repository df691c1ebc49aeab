import {
  at,
  bend,
  curve,
  ellipse,
  glitter,
  hero,
  land,
  line,
  path,
  poly,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  times,
  water,
  woods,
  cumulus,
  shower,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { sailboat } from '../../../motifs/boats.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  sky: ['#2c8fb0', '#79c6cc', '#e3f0d6'],
  sun: '#fffbe2',
  haze: '#c8e4d8',
} as const
const stone = { lit: '#f2dcb0', mid: '#d6b68c', shade: '#9a7d7c', deep: '#5b4258' }
const cliff =
  'M1600 470L1340 462L1180 470L1060 466L900 478L800 486L742 500L722 540L738 580L706 620L724 660L690 704L760 730L980 720L1240 742L1600 730Z'
const palmPaint = { trunk: '#8a6a5a', leaf: '#24705a', light: '#57a36a', coconuts: '#c8823b' }

/** A stepped storey of the temple: sloping walls, and a cornice with two mouldings. */
const storey = (x: number, y: number, w: number, h: number) =>
  poly([x - w / 2, y, x - w / 2 + 6, y - h, x + w / 2 - 6, y - h, x + w / 2, y], stone.lit) +
  poly([x + w * 0.18, y, x + w * 0.17, y - h, x + w / 2 - 6, y - h, x + w / 2, y], stone.shade) +
  rect(x - w / 2 - 3, y - h - 4, w * 0.68, 12, stone.mid) +
  rect(x + w * 0.18 - 3, y - h - 4, w * 0.32 + 6, 12, stone.deep) +
  rect(x - w / 2, y - h + 14, w * 0.68, 5, stone.mid)

const temple = stack(
  storey(1010, 478, 330, 70),
  storey(1010, 404, 230, 62),
  storey(1010, 336, 130, 64),
  rect(950, 284, 18, 46, stone.deep),
  rect(984, 284, 18, 46, stone.deep),
  rect(972, 348, 34, 10, stone.deep),
  poly([952, 478, 976, 340, 1028, 340, 1050, 478], '#f8e8c4'),
  poly([1034, 478, 1016, 340, 1028, 340, 1050, 478], stone.mid),
  times(11, (index) => rect(955 + index * 2, 466 - index * 12, 88 - index * 3.4, 3, stone.mid)),
  rect(872, 440, 22, 38, stone.deep),
  rect(1120, 436, 22, 42, '#43304a'),
)

const shore = [0, 800, 180, 790, 420, 820, 640, 800, 760, 752, 900, 742]

/** Tulum in the middle of the morning: a shower out at sea, the sun high on the left, and the water is greener above sand. */
export default hero(() =>
  stack(
    sky(1600, 520, hour),
    cumulus(-40, 390, 620, 300, { lit: '#f6f3ea', shade: '#7f9aa8' }, 6),
    shower(150, 388, 330, 86, '#4f7a90'),
    water(1600, 470, 900, '#2a86a4', '#2fa9b0', '#5fd0bd', '#b9ead0'),
    glitter(300, 480, 700, 300, '#e8fbe8', 3, 14),
    ripples(0, 490, 780, 240, '#9fe0d2', 70, 4),
    sailboat(480, 530, 0.62, '#fff6e6', '#fff6e6', '#cfe0d2'),
    glider(640, 250, 0.6, '#fff6e6', stone.deep, -12),
    glider(720, 300, 0.4, '#fff6e6', stone.deep, 10),
    woods([1150, 470, 1300, 440, 1450, 420, 1600, 400], 520, '#3f8a64', 30, 4),
    shaded(
      cliff,
      '#e2bd8a',
      path(
        'M700 740L760 560L742 500L1600 520V560L1340 540L1180 560L1060 548L930 570L900 640L840 600L800 700Z',
        '#c49a78',
      ),
      path('M960 740L1000 600L1090 560L1180 620L1240 560L1400 580L1600 560V760Z', '#8f7078'),
      path('M1130 740L1160 640L1240 640L1280 700L1300 760Z', '#5b4258'),
    ),
    woods([734, 500, 770, 476, 830, 470, 1060, 466, 1240, 464, 1600, 456], 492, '#2f7a58', 20, 8),
    at(-60, 0, temple),
    woods([1180, 486, 1260, 470, 1420, 462, 1600, 440], 508, '#24624e', 28, 11),
    palm(1250, 500, 190, 60, palmPaint, 3),
    palm(1330, 510, 150, 34, palmPaint, 5),
    palm(768, 502, 110, -30, palmPaint, 9),
    // The beach curls in below the cliff, with three lines of surf.
    stroke(curve(shore.map((v, i) => (i % 2 ? v - 34 : v))), '#dff7e6', 5),
    land([...shore, 1240, 750, 1600, 736], 900, '#f7e4ba'),
    stroke(curve(shore), '#fffbe8', 12),
    poly([900, 742, 1240, 746, 1600, 736, 1600, 800, 1300, 790], '#d9b98f'),
    land([0, 872, 300, 862, 700, 884, 1100, 876, 1600, 850], 900, '#e8cf9f'),
    rect(1016, 716, 6, 62, '#8a6a5a'),
    rect(1138, 716, 6, 62, '#8a6a5a'),
    bend([1019, 726, 1080, 772, 1141, 726], '#a81e4a', 9),
    ellipse(1078, 788, 66, 7, '#d2b083'),
    person(650, 776, 84, poses.walk, {
      top: '#a81e4a',
      bottom: '#1d6a74',
      cut: 'shorts',
      hairCut: 'tail',
      skin: '#b67a52',
    }),
    person(702, 778, 88, poses.akimbo, {
      top: '#fff6e6',
      bottom: '#c8623e',
      cut: 'shorts',
      hairCut: 'hat',
      skin: '#8d5a3c',
    }),
    ellipse(656, 780, 30, 4, '#d2b083'),
    ellipse(708, 782, 30, 4, '#d2b083'),
    palm(1420, 900, 470, 120, palmPaint, 12, 210),
    palm(250, 910, 430, -110, palmPaint, 14, 190),
    // An iguana suns itself on the last rock.
    path('M370 900Q400 850 470 856Q560 848 600 900Z', '#9a7d7c'),
    at(
      470,
      852,
      path(
        'M-60 6C-90 10 -110 0 -130 8C-110 -8 -80 -6 -56 -8C-30 -18 10 -16 24 -14L44 -22C56 -20 58 -12 52 -8L28 -4C10 4 -30 6 -60 6Z',
        '#4f7a4a',
      ) +
        line([-30, 0, -40, 12], '#3a5c40', 6) +
        line([10, -4, 20, 10], '#3a5c40', 6) +
        times(7, (i) => poly([-40 + i * 9, -14, -36 + i * 9, -22, -32 + i * 9, -14], '#3a5c40')),
    ),
  ),
)
