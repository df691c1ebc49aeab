import {
  bend,
  circle,
  darken,
  ellipse,
  faint,
  hours,
  path,
  poly,
  rect,
  rects,
  sky,
  stack,
  stroke,
  type Svg,
  times,
  wide,
  crescent,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { lantern } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { roundTree } from '../../../motifs/plants.ts'
import { bicycle, steam } from '../../../motifs/things.ts'

const hour = { ...hours.golden, sky: ['#4f5f94', '#b58aa4', '#f3c49a'] } as const
const tile = { lit: '#6a7488', shade: '#454e68' }

/** A tiled roof over a shop, its rows of tiles running down. */
const roof = (x: number, y: number, w: number, h: number) =>
  stack(
    path(`M${x - 18} ${y}L${x + 26} ${y - h}H${x + w - 26}L${x + w + 18} ${y}Z`, tile.lit),
    stroke(
      times(
        Math.floor(w / 26),
        (index) =>
          `M${x + 34 + (index * (w - 68)) / (Math.floor(w / 26) - 1)} ${y - h}L${x - 4 + (index * (w + 8)) / (Math.floor(w / 26) - 1)} ${y}`,
      ).join(''),
      tile.shade,
      3,
    ),
    rect(x + 18, y - h - 8, w - 36, 12, tile.shade, 5),
    rect(x - 22, y - 4, w + 44, 10, tile.shade, 4),
  )

/** A wooden house with a shop below, on the street at height y. */
function shop(x: number, y: number, w: number, wood: string, cloth: string, inside: Svg): Svg {
  const dark = darken(wood, 0.35)
  const high = 230
  return stack(
    rect(x, y - high - 120, w, high + 120, wood),
    rect(x + w * 0.78, y - high - 120, w * 0.22, high + 120, darken(wood, 0.18)),
    rect(x + 16, y - high - 96, w - 32, 70, '#ffe6b0'),
    stroke(
      times(
        Math.floor((w - 32) / 13),
        (index) => `M${x + 20 + index * 13} ${y - high - 96}v70`,
      ).join(''),
      dark,
      4,
    ),
    rect(x + 10, y - high - 26, w - 20, 8, dark),
    roof(x, y - high - 116, w, 56),
    path(
      `M${x - 14} ${y - high + 34}L${x + 8} ${y - high - 14}H${x + w - 8}L${x + w + 14} ${y - high + 34}Z`,
      tile.lit,
    ),
    rect(x - 18, y - high + 30, w + 36, 8, tile.shade, 4),
    rect(x + 14, y - high + 38, w - 28, high - 44, '#ffcf8c'),
    inside,
    times(4, (index) =>
      path(
        `M${x + 16 + (index * (w - 32)) / 4} ${y - high + 38}h${(w - 32) / 4 - 5}v${32 + (index % 2) * 5}h${5 - (w - 32) / 4}Z`,
        index % 2 ? cloth : darken(cloth, 0.12),
      ),
    ),
    rect(x + 6, y - high + 36, 10, high - 36, dark),
    rect(x + w - 16, y - high + 36, 10, high - 36, dark),
  )
}

/** The market street of Yanaka just after sunset: croquettes, wood, and a cat on most things. A young moon; the last light is on the left. */
export default wide(() =>
  stack(
    sky(1000, 520, hour),
    crescent(110, 150, 26, '#fdf0cf'),
    roundTree(
      500,
      560,
      250,
      { trunk: '#5a4448', leaf: '#4f7a54', dark: '#34584c', lit: '#86a860' },
      6,
    ),
    rect(-10, 500, 1020, 320, '#b8998c'),
    // A temple wall between the shops, with its gate.
    rect(396, 440, 210, 170, '#f3e3c4'),
    rect(396, 540, 210, 70, '#a88a74'),
    rect(384, 424, 234, 14, tile.shade, 4),
    path('M384 430L398 408H604L618 430Z', tile.lit),
    shop(
      40,
      610,
      330,
      '#a8704c',
      '#2f4a8c',
      stack(
        rect(54, 520, 302, 20, '#8a5a3c'),
        rect(60, 496, 120, 26, '#d9e0dc', 4),
        times(9, (index) =>
          ellipse(
            74 + (index % 5) * 24,
            500 - Math.floor(index / 5) * 9,
            12,
            7,
            index % 2 ? '#c8823e' : '#e0a04c',
          ),
        ),
        person(236, 606, 136, poses.stand, {
          top: '#fffaf0',
          bottom: '#3a3a5c',
          hairCut: 'scarf',
          hat: '#c22f3b',
          skin: '#efc19b',
          face: true,
        }),
        rect(54, 538, 302, 66, '#7a4a38'),
        rect(54, 520, 302, 20, '#9a6a44'),
        steam(120, 486, 40, '#fff6e6', 3, 20),
      ),
    ),
    shop(
      632,
      610,
      330,
      '#8a5f4c',
      '#a81e4a',
      stack(
        rect(650, 500, 290, 8, '#7a4a38'),
        rect(650, 550, 290, 8, '#7a4a38'),
        rects(
          times(
            10,
            (index) => [662 + index * 28, 474 + (index % 3) * 5, 17, 26 - (index % 3) * 5] as const,
          ),
          '#3f6b7c',
        ),
        times(9, (index) =>
          circle(672 + index * 31, 540, 10, ['#c8623e', '#f0e2c8', '#6f9a63'][index % 3] as string),
        ),
        rect(650, 556, 290, 48, '#6a4438'),
        times(6, (index) =>
          path(
            `M${664 + index * 47} 604v-26q0 -14 15 -14t15 14v26Z`,
            index % 2 ? '#c9a078' : '#8f5f50',
          ),
        ),
      ),
    ),
    lantern(52, 430, 64, '#e2402f', { mark: '#2b1b2f', shade: '#a81e2f' }),
    lantern(944, 430, 64, '#fff0c8', { mark: '#a81e4a', shade: '#e0b870' }),
    // The pole with its wires.
    rect(372, 120, 13, 490, '#4f4450'),
    rect(336, 160, 86, 8, '#4f4450'),
    rect(346, 196, 66, 7, '#4f4450'),
    bend([-10, 130, 200, 176, 340, 164, 700, 214, 1010, 150], '#3f3648', 2.6),
    bend([-10, 170, 200, 214, 350, 200, 700, 250, 1010, 190], '#3f3648', 2.6),
    // The street.
    poly([-10, 610, 1010, 610, 1010, 820, -10, 820], '#c9a898'),
    rect(-10, 606, 1020, 12, '#93786f'),
    times(8, (index) =>
      faint(
        0.5,
        rect(20 + ((index * 233) % 900), 640 + ((index * 67) % 150), 110, 5, '#b08f84', 2),
      ),
    ),
    faint(0.3, ellipse(300, 706, 150, 9, '#3f2c38'), ellipse(690, 750, 170, 10, '#3f2c38')),
    cat(470, 408, 0.8, '#3f3648'),
    cat(556, 410, 0.7, '#d98a4c', true),
    cat(700, 206, 0.7, '#fff3de'),
    // Four of the group, two of them with a croquette in hand.
    person(240, 704, 172, poses.photo, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'bun',
      pack: '#e5a33b',
      skin: '#b67a52',
    }),
    person(318, 708, -182, poses.point, {
      top: '#1d6a74',
      bottom: '#43304a',
      hairCut: 'short',
      face: true,
      skin: '#8d5a3c',
    }),
    person(640, 748, 186, poses.walk, {
      top: '#fff0d8',
      bottom: '#84384a',
      cut: 'skirt',
      hairCut: 'long',
      face: true,
      skin: '#d9a27a',
    }),
    person(716, 750, -190, poses.stand, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'curls',
      face: true,
      skin: '#6b412b',
    }),
    ellipse(625, 657, 11, 8, '#c8823e'),
    bicycle(850, 690, 1.2, '#a81e4a'),
    cat(500, 770, 1.2, '#e9dccb'),
    faint(0.3, ellipse(506, 770, 46, 6, '#3f2c38')),
  ),
)
