import {
  at,
  bend,
  circle,
  ellipse,
  faint,
  far,
  hero,
  land,
  line,
  mist,
  mix,
  path,
  poly,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  times,
  woods,
  crescent,
} from '../../../kit/index.ts'
import { armenianChurch } from '../../../motifs/armenia.ts'
import { glider } from '../../../motifs/animals.ts'
import { battlements } from '../../../motifs/town.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = {
  sky: ['#56619a', '#c79ab0', '#fbd3b0'],
  sun: '#fff4d6',
  haze: '#d3b0b4',
} as const
const stone = {
  wall: '#e8b488',
  shade: '#9a5f66',
  roof: '#d98f6a',
  roofShade: '#84505f',
  opening: '#4a2f4a',
}
const snow = { lit: '#fff3ea', shade: '#b9b4d2' }

/** One of Ararat's two cones: rock, snow with a ragged hem, and its shade side. */
function cone(
  x: number,
  y: number,
  bottom: number,
  spread: number,
  snowLine: number,
  seed: number,
): string {
  const rnd = random(seed)
  const d = `M${x - spread} ${bottom}C${x - spread * 0.5} ${bottom - 60} ${x - spread * 0.24} ${y + 70} ${x - 30} ${y + 6}Q${x} ${y - 12} ${x + 36} ${y + 10}C${x + spread * 0.26} ${y + 80} ${x + spread * 0.5} ${bottom - 70} ${x + spread} ${bottom}Z`
  const hem = times(17, (index) => {
    const t = index / 16
    return [
      x + (t - 0.5) * spread * 1.3,
      y + (snowLine - y) * (index % 2 ? rnd.between(1, 1.35) : rnd.between(0.6, 0.85)),
    ]
  }).flat()
  const cap = `M${x - spread} ${y - 30}L${times(17, (index) => `${hem[index * 2]} ${hem[index * 2 + 1]}`).join('L')}L${x + spread} ${y - 30}Z`
  const h = bottom - y
  const dark = `M${x + 10} ${y - 20}L${x + 44} ${y + h * 0.16}L${x + 20} ${y + h * 0.28}L${x + 90} ${y + h * 0.5}L${x + 70} ${y + h * 0.66}L${x + 180} ${bottom}H${x + spread}V${y - 20}Z`
  return shaded(
    d,
    far('#8f86a8', hour, 0.3),
    path(dark, far('#5f5a8a', hour, 0.3)),
    path(cap, snow.lit),
    shaded(cap, snow.lit, path(dark, snow.shade)),
  )
}

const rnd = random('vineyard')

/** Khor Virap in front of Ararat, at first light, which comes from the left; a young moon. */
export default hero(() =>
  stack(
    sky(1600, 640, hour),
    crescent(300, 190, 34, '#fff6e0'),
    cone(1210, 326, 640, 460, 392, 4),
    cone(700, 166, 640, 820, 330, 9),
    mist(160, 420, 1200, '#fff0dc', 5, 0.55),
    mist(500, 290, 700, '#fff0dc', 8, 0.4),
    land(ridge(0, 1600, 590, { rise: 14, length: 420, seed: 4 }), 720, far('#9c8a84', hour, 0.5)),
    mist(0, 586, 1600, '#fff0dc', 12, 0.5),
    land(ridge(0, 1600, 622, { rise: 9, length: 300, seed: 14 }), 760, far('#a98a66', hour, 0.3)),
    times(34, (index) =>
      path(`M${index * 48 + rnd.between(-9, 9)} 634q4 -34 8 0Z`, far('#4f6a56', hour, 0.25)),
    ),
    land(
      [
        560, 668, 640, 640, 720, 590, 800, 566, 900, 556, 1010, 560, 1090, 590, 1180, 640, 1300,
        668,
      ],
      760,
      '#c58d68',
    ),
    land(
      [900, 560, 1010, 562, 1090, 592, 1180, 642, 1300, 670, 980, 690, 940, 620],
      760,
      '#94606a',
    ),
    battlements(716, 560, 340, 44, 9, '#dca47a'),
    battlements(960, 560, 110, 48, 9, '#94606a'),
    rect(740, 528, 120, 34, '#e8b488'),
    poly([732, 530, 748, 514, 850, 514, 868, 530], stone.roof),
    times(4, (index) => rect(754 + index * 26, 540, 8, 14, stone.opening, 4)),
    armenianChurch(930, 560, 138, stone),
    rect(1030, 540, 40, 26, stone.shade),
    battlements(690, 582, 60, 46, 9, '#e8b488'),
    path(
      'M700 640Q760 622 748 700Q700 740 640 760L560 760Q680 720 700 690Q712 668 672 660Z',
      '#f0cfa0',
    ),
    glider(560, 330, 0.7, '#fff6e6', '#4a2f4a', -10),
    glider(640, 384, 0.5, '#fff6e6', '#4a2f4a', 6),
    glider(1090, 420, 0.44, '#fff6e6', '#4a2f4a', -4),
    land(ridge(0, 1600, 694, { rise: 8, length: 300, seed: 24 }), 900, '#a9925c'),
    // Rows of vines from the viewer to the hill.
    times(23, (index) => {
      const t = (index - 11) / 11
      return poly(
        [
          800 + t * 560,
          700,
          800 + t * 575 + 5,
          700,
          800 + t * 2100 + 50,
          900,
          800 + t * 2100 - 50,
          900,
        ],
        mix('#6f8a4e', '#48684a', Math.abs(t)),
      )
    }),
    times(12, (index) => {
      const t = (index - 5.5) / 5.5
      return line([800 + t * 980, 762, 800 + t * 980, 728], '#6b4a4a', 4)
    }),
    path('M760 700L720 900H900L830 700Z', '#d9b07c'),
    path('M812 700L860 900H900L830 700Z', '#b98a6c'),
    person(790, 764, 92, poses.carry, {
      top: '#a81e4a',
      bottom: '#3f4a6a',
      cut: 'skirt',
      hairCut: 'scarf',
      hat: '#fff0d8',
      skin: '#d9a27a',
    }),
    ellipse(786, 668, 15, 8, '#8a5a3c'),
    circle(781, 663, 5, '#6a2b5a'),
    circle(788, 661, 5, '#6a2b5a'),
    circle(793, 664, 5, '#84386a'),
    faint(0.3, ellipse(826, 766, 46, 5, '#453a66')),
    // A donkey waits between the rows.
    at(
      620,
      760,
      bend([-36, -58, -46, -44, -44, -26], '#5b4a58', 4) +
        line([-28, -36, -30, 0], '#5b4a58', 8) +
        line([-18, -36, -16, 0], '#6f5c66', 8) +
        line([22, -36, 20, 0], '#5b4a58', 8) +
        line([30, -36, 34, 0], '#6f5c66', 8) +
        path(
          'M-38 -58C-20 -66 10 -62 30 -64L44 -92L40 -112L50 -98L58 -114L58 -92L76 -78Q80 -66 66 -66L54 -72C46 -50 40 -34 24 -32C0 -26 -20 -28 -34 -36Z',
          '#6f5c66',
        ) +
        rect(-14, -74, 26, 32, '#c8623e', 5) +
        rect(-14, -62, 26, 6, '#fff0d8'),
    ),
    woods([0, 850, 140, 842, 280, 866, 360, 910], 910, '#2f4a46', 34, 5),
    woods([1240, 910, 1360, 870, 1480, 848, 1600, 840], 910, '#2f4a46', 36, 8),
  ),
)
