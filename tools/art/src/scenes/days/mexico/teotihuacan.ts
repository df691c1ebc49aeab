import {
  circle,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  path,
  poly,
  rect,
  ridge,
  sky,
  stack,
  times,
  wide,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { grass } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.morning, sky: ['#6aaecb', '#bcdcd8', '#fdeecb'], haze: '#d6dcc4' } as const
const stone = { lit: '#eec48c', edge: '#fbe3b4', shade: '#94707c' }

/** Terraces of a pyramid that narrow upwards: the left flank in the light, the right one in shade. */
const tiers = (x: number, foot: number, half: number, highs: readonly number[], narrow: number) => {
  let y = foot
  let wide = half
  return highs.map((high) => {
    const top = wide - high * 0.62
    const tier = stack(
      poly([x - wide, y, x - top, y - high, x + top, y - high, x + wide, y], stone.lit),
      poly(
        [x + wide * 0.42, y, x + top * 0.42, y - high, x + top, y - high, x + wide, y],
        stone.shade,
      ),
      poly(
        [
          x - top,
          y - high,
          x + top * 0.42,
          y - high,
          x + top * 0.42,
          y - high + 6,
          x - top - 4,
          y - high + 6,
        ],
        stone.edge,
      ),
    )
    y -= high
    wide = top - narrow
    return tier
  })
}

/** A low platform by the avenue: slope below, panel above, drawn in perspective towards the pyramid. */
const platform = (
  near: number,
  farX: number,
  top: readonly [number, number],
  foot: readonly [number, number],
  lit: string,
  panel: string,
) => {
  const mid = [top[0] + (foot[0] - top[0]) * 0.5, top[1] + (foot[1] - top[1]) * 0.5] as const
  const inset = (farX - near) * 0.05
  return stack(
    poly([near, mid[0], farX, mid[1], farX + inset, foot[1], near + inset * 2, foot[0]], lit),
    poly([near, top[0], farX, top[1], farX, mid[1], near, mid[0]], panel),
    line([near, top[0], farX, top[1]], stone.edge, 7),
    line([near, mid[0], farX, mid[1]], stone.edge, 5),
  )
}

/** The avenue of Teotihuacan at eight, towards the Pyramid of the Moon and the hill that it repeats; sun on the left. */
export default wide(() =>
  stack(
    sky(1000, 470, hour),
    cumulus(20, 300, 330, 130, { lit: '#fffaf0', shade: '#d0dfe2' }, 6),
    land(
      [-10, 420, 140, 372, 260, 300, 380, 214, 500, 176, 620, 190, 740, 280, 860, 360, 1010, 410],
      560,
      far('#6f8a70', hour, 0.5),
    ),
    path(
      'M500 176C540 250 520 330 580 460H1010V410L860 360L740 280L620 190Z',
      far('#4f6f74', hour, 0.5),
    ),
    woods(
      ridge(0, 1000, 430, { rise: 12, length: 260, seed: 5 }),
      560,
      far('#6f8a54', hour, 0.3),
      16,
      6,
    ),
    land([-10, 462, 300, 454, 700, 454, 1010, 462], 820, '#cfc08a'),
    tiers(500, 470, 262, [44, 44, 40, 38], 8),
    // The platform in front of the pyramid and the stair up its middle.
    tiers(500, 500, 120, [34], 0),
    poly([468, 500, 482, 300, 518, 300, 532, 500], '#fbe3b4'),
    poly([512, 500, 506, 300, 518, 300, 532, 500], '#c99a84'),
    times(18, (index) =>
      line(
        [470 + index * 0.8, 494 - index * 10.6, 530 - index * 0.8, 494 - index * 10.6],
        '#c08f64',
        1.8,
      ),
    ),
    // Visitors on the stair: the scale of it.
    times(7, (index) =>
      circle(
        484 + ((index * 17) % 30),
        470 - index * 22,
        3.4,
        ['#a81e4a', '#1d6a74', '#fffaf0', '#2b2444'][index % 4] as string,
      ),
    ),
    poly([386, 506, 614, 506, 960, 810, 40, 810], '#dcb887'),
    poly([560, 506, 614, 506, 960, 810, 700, 810], '#c39c78'),
    times(7, (row) =>
      faint(
        0.6,
        rect(
          500 - 90 - row * 36 + ((row * 61) % 90),
          530 + row * row * 5,
          90 + row * 26,
          4 + row,
          '#c9a274',
          3,
        ),
      ),
    ),
    platform(-10, 378, [470, 466], [720, 512], '#dca670', '#e9bd88'),
    platform(1010, 622, [470, 466], [720, 512], '#8f6c74', '#a37f80'),
    platform(-10, 210, [520, 470], [800, 590], '#e3b07c', '#f0c892'),
    platform(1010, 790, [520, 470], [800, 590], '#7f5f6c', '#946f78'),
    faint(0.35, ellipse(430, 690, 80, 7, '#5a3f4c'), ellipse(560, 740, 120, 9, '#5a3f4c')),
    person(404, 690, 128, poses.point, {
      top: '#fff0d8',
      bottom: '#43304a',
      hairCut: 'hat',
      hat: '#c9a05c',
      skin: '#b67a52',
    }),
    person(458, 692, 124, poses.stand, {
      top: '#a81e4a',
      bottom: '#2b2444',
      cut: 'skirt',
      hairCut: 'long',
      back: true,
    }),
    person(540, 742, 158, poses.photo, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      cut: 'shorts',
      hairCut: 'cap',
      hat: '#1d6a74',
      back: true,
      skin: '#8d5a3c',
    }),
    person(606, 744, 152, poses.walk, {
      top: '#1d6a74',
      bottom: '#fff0d8',
      hairCut: 'bun',
      back: true,
      pack: '#a81e4a',
      skin: '#6b412b',
    }),
    glider(300, 220, 0.5, '#5a4a5c', '#3a2f44', 10),
    // Prickly pears and agaves at the near corners.
    times(7, (index) =>
      ellipse(
        60 + (index % 3) * 46,
        770 - Math.floor(index / 2) * 42,
        34,
        44,
        index % 2 ? '#4f8a5c' : '#6fa468',
        (index % 3) * 20 - 20,
      ),
    ),
    times(6, (index) =>
      circle(44 + index * 26, 664 + ((index * 41) % 70), 7, index % 2 ? '#c22f4a' : '#e5a33b'),
    ),
    times(7, (index) =>
      path(
        `M${900 + index * 4} 812Q${850 + index * 24} ${730 - (3 - Math.abs(index - 3)) * 16} ${826 + index * 34} ${690 - (3 - Math.abs(index - 3)) * 22}Q${880 + index * 16} ${750} ${926 + index * 4} 812Z`,
        index % 2 ? '#4f8f80' : '#6fa890',
      ),
    ),
    grass(0, 808, 1000, 30, '#7f8a4c', 6),
  ),
)
