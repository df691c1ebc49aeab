import {
  at,
  bend,
  circle,
  curve,
  ellipse,
  faint,
  far,
  hero,
  hours,
  land,
  line,
  path,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  times,
  woods,
  cumulus,
} from '../kit/index.ts'
import { person, poses } from '../motifs/people.ts'
import { grass, roundTree } from '../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#6fb0bc', '#c5e0d4', '#fdf0d2'] } as const
const tree = { trunk: '#6a4a3c', leaf: '#5f9a62', dark: '#3f7454', lit: '#8fba70' } as const
const hide = { lit: '#fff6e6', shade: '#d9c9b4', horn: '#8a7a64' }

/** A blank arm of a signpost, pointing right from (0, 0). */
const arm = (color: string, dark: string) =>
  stack(
    path('M-16 -15H104L124 0L104 15H-16Z', color),
    path('M-16 3H122L104 15H-16Z', dark),
    circle(0, 0, 4, '#5a4038'),
  )

/** The map, unfolded in eight, about 330 wide around (0, 0): a coast, a river, a lake, and a way that goes in a ring. */
const map = stack(
  shaded(
    'M-166 -84L-83 -100L0 -84L83 -100L166 -84V84L83 68L0 84L-83 68L-166 84Z',
    '#fff3d6',
    path('M-170 -110H40C20 -70 50 -50 30 -20C10 10 60 30 40 60L50 110H-170Z', '#cfdcae'),
    path('M40 -110C20 -70 50 -50 30 -20C10 10 60 30 40 60L50 110H180V-110Z', '#8fc3c4'),
    ellipse(-92, 34, 30, 18, '#8fc3c4'),
    stroke(curve([-170, -60, -130, -40, -110, 0, -96, 24]), '#8fc3c4', 6),
    path('M-60 -44l18 -30l18 30ZM-36 -38l14 -22l14 22Z', '#c98a5c'),
    path('M96 20C110 0 140 6 140 24C140 40 110 46 96 20Z', '#cfdcae'),
    stroke(
      curve([-140, 60, -120, -10, -60, 10, -20, -16, 10, 20, -20, 56, -70, 60, -118, 66]),
      '#a81e4a',
      5,
      ' stroke-dasharray="1 12"',
    ),
    path('M-83 -110V110H0V-110ZM83 -110V110H170V-110Z', '#2b1b2f', ' opacity="0.08"'),
    path(
      'M-170 -10L-83 -22L0 -8L83 -22L170 -8V-3L83 -17L0 -3L-83 -17L-170 -5Z',
      '#2b1b2f',
      ' opacity="0.1"',
    ),
  ),
)

/** A goat that has found the map's corner, facing left, its feet at (0, 0). */
const goat = stack(
  line([-34, -60, -38, 0], hide.shade, 11),
  line([58, -60, 64, 0], hide.shade, 11),
  shaded(
    'M-60 -104C-30 -124 50 -122 84 -106C100 -90 96 -54 74 -46C30 -36 -20 -38 -48 -48C-70 -60 -72 -90 -60 -104Z',
    hide.lit,
    path('M-70 -70C-20 -54 50 -56 100 -80V-30H-70Z', hide.shade),
  ),
  path('M-44 -64C-56 -90 -76 -110 -92 -132L-60 -140C-40 -120 -24 -100 -20 -84Z', hide.lit),
  line([-46, -56, -50, 0], hide.lit, 12),
  line([72, -58, 76, 0], hide.lit, 12),
  times(4, (index) => rect([-45, -57, 57, 69][index] as number, -9, 14, 9, '#5a4038', 3)),
  path('M84 -104C98 -114 104 -106 98 -94Z', hide.lit),
  bend([-70, -140, -58, -164, -36, -166], hide.horn, 8),
  bend([-80, -142, -74, -168, -54, -176], hide.horn, 8),
  path('M-56 -136C-40 -134 -34 -126 -36 -120C-48 -118 -58 -122 -62 -128Z', hide.shade),
  path(
    'M-62 -146C-78 -154 -98 -142 -112 -120C-120 -108 -128 -104 -126 -96C-122 -86 -106 -88 -94 -96C-76 -106 -58 -120 -62 -146Z',
    hide.lit,
  ),
  path('M-112 -94C-116 -84 -112 -72 -104 -64C-102 -76 -98 -86 -98 -94Z', hide.shade),
  circle(-84, -130, 4.4, '#2b1b2f'),
  stroke('M-124 -98Q-112 -98 -106 -104', '#8a6a5c', 3),
)

/** What stands at the fork, drawn around x 200-1040 and down to y 760. */
const fork = stack(
  // The signpost knows five ways; one arm has given up.
  faint(0.3, ellipse(330, 706, 60, 9, '#5a5a3c')),
  rect(318, 270, 18, 436, '#8a5f48'),
  rect(328, 270, 8, 436, '#5f3f38'),
  path('M314 272L327 256L340 272Z', '#5f3f38'),
  at(327, 310, arm('#c8623e', '#9a4432'), { turn: -8 }),
  at(327, 356, arm('#1d6a74', '#134a54'), { turn: 184 }),
  at(327, 402, arm('#e5a33b', '#b5792a'), { turn: 10 }),
  at(327, 448, arm('#a81e4a', '#7a1438'), { turn: 172 }),
  at(330, 492, arm('#7f9a83', '#5a7462'), { turn: 78 }),
  // The traveller behind the map, and the goat at its corner.
  faint(0.35, ellipse(600, 746, 110, 13, '#5a4a2c'), ellipse(926, 748, 130, 12, '#5a4a2c')),
  person(
    600,
    742,
    372,
    {
      ...poses.stand,
      head: [1, -93],
      arms: [
        [
          [-24, -62],
          [-38, -68],
        ],
        [
          [24, -62],
          [36, -68],
        ],
      ],
    },
    {
      top: '#a81e4a',
      bottom: '#2f3a5c',
      hairCut: 'hat',
      hat: '#e5c07a',
      skin: '#b67a52',
      pack: '#1d6a74',
      shoes: '#5a3a30',
      face: true,
    },
  ),
  bend([572, 462, 500, 470, 446, 500], '#8a1a40', 24),
  bend([628, 462, 700, 474, 752, 512], '#a81e4a', 24),
  at(600, 528, map, { turn: 3 }),
  // The hands at its edges; the arms are behind it.
  times(2, (index) =>
    at(
      [436, 764][index] as number,
      [504, 520][index] as number,
      stack(
        path('M-12 -14C0 -18 14 -14 16 -4C18 8 10 16 -2 16C-12 14 -16 -4 -12 -14Z', '#b67a52'),
        line([0, -6, 16, -7], '#8d5a3c', 2.4),
        line([0, 3, 17, 3], '#8d5a3c', 2.4),
      ),
      { scaleX: index ? -1 : 1 },
    ),
  ),
  at(908, 748, goat, { scale: 1.24 }),
)

/** A fork of three paths on a morning; the traveller has the map and a goat has its corner. The sun is on the left. */
export default hero(() =>
  stack(
    sky(1600, 500, hour),
    cumulus(560, 280, 420, 140, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    cumulus(1120, 320, 300, 100, { lit: '#fffaf0', shade: '#d0dfe2' }, 8),
    land(ridge(0, 1600, 410, { rise: 44, length: 420, seed: 8 }), 900, far('#6f9a8c', hour, 0.5)),
    woods(
      ridge(0, 1600, 450, { rise: 20, length: 300, seed: 3 }),
      560,
      far('#4f8a68', hour, 0.35),
      20,
      5,
    ),
    land(ridge(0, 1600, 490, { rise: 20, length: 420, seed: 14 }), 900, '#a9c47c'),
    // Three paths, each with its own idea.
    path(
      'M700 900C740 740 620 660 440 600C300 560 140 552 -10 570V540C160 520 340 536 480 572C640 612 800 650 830 720L930 900Z',
      '#f0dcae',
    ),
    path(
      'M770 900C800 700 830 620 770 560C736 526 740 506 776 486L794 488C768 510 776 528 806 556C880 610 900 700 930 900Z',
      '#f0dcae',
    ),
    path(
      'M780 860C820 700 960 612 1130 580C1300 552 1440 540 1610 500V530C1460 572 1320 584 1160 612C1030 640 950 710 940 900Z',
      '#f0dcae',
    ),
    roundTree(240, 560, 150, tree, 520),
    roundTree(1340, 546, 130, tree, 500),
    roundTree(1252, 552, 84, tree, 506),
    at(330, 40, fork, { scale: 0.92 }),
    grass(0, 900, 700, 84, '#7fa35c', 4),
    grass(1000, 906, 600, 90, '#7fa35c', 7),
    times(9, (index) =>
      circle(
        ((index * 213) % 640) + (index % 2 ? 0 : 960),
        720 + ((index * 47) % 90),
        5,
        index % 2 ? '#c8623e' : '#fff6e6',
      ),
    ),
  ),
)
