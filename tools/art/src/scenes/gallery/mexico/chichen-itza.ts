import {
  birds,
  faint,
  far,
  hours,
  line,
  mist,
  mix,
  path,
  poly,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  times,
  wide,
  woods,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#8fb7c4', '#cfdccb', '#fbe6c0'], haze: '#dfe0c6' } as const
const stone = {
  lit: '#efdcb0',
  edge: '#fff3d2',
  panel: '#d9bf8c',
  shade: '#9c8a80',
  deep: '#84746f',
}

const levels = 9
/** Where the three corners of a level stand: the far left one, the near one, the far right one, with its foot. */
const corner = (level: number) => {
  const t = level / levels
  return {
    left: 196 + 184 * t,
    near: 640 - 62 * t,
    right: 856 - 176 * t,
    y: 640 - 330 * t,
    lift: 44 * (1 - t * 0.7),
  }
}

/** One of the nine terraces, its wall leaning in a little, with the sunken panels of its front. */
function terrace(level: number) {
  const a = corner(level)
  const b = corner(level + 1)
  const top = b.y
  const lean = 5
  return stack(
    poly(
      [a.near, a.y, a.right, a.y - a.lift, a.right - lean, top - a.lift, a.near - lean, top],
      mix(stone.shade, stone.deep, level % 2 ? 0.5 : 0),
    ),
    poly([a.left, a.y, a.near, a.y, a.near - lean, top, a.left + lean, top], stone.lit),
    times(6, (index) => {
      const w = (a.near - a.left) / 15
      const x = a.left + 18 + index * w * 1.1 + (index > 2 ? (a.near - a.left) * 0.5 : 0)
      return rect(x, top + 10, w * 0.82, (a.y - top) * 0.5, stone.panel)
    }),
    poly(
      [a.left + lean, top, a.near - lean, top, a.near - lean, top + 4, a.left + lean, top + 4],
      stone.edge,
    ),
  )
}

/** The stairway of the front, between balustrades that end in serpents' heads. */
const stairs = stack(
  poly([356, 656, 486, 656, 486, 648, 356, 648], '#c9ad7c'),
  poly([362, 650, 480, 650, 516, 310, 440, 310], '#f6e8c2'),
  times(22, (index) => {
    const t = index / 22
    return line([364 + 76 * t, 644 - 334 * t, 478 + 36 * t, 644 - 334 * t], '#cdb384', 3 - t * 1.4)
  }),
  poly([350, 652, 366, 652, 444, 308, 434, 308], '#fff3d2'),
  poly([476, 652, 494, 652, 524, 308, 513, 308], '#e0c694'),
  // The shadow of the terraces makes a serpent of light along the balustrade.
  times(7, (index) => {
    const t = index / 7
    const [x, y] = [494 + 30 * t, 640 - 330 * t]
    return poly([x, y, x + 4, y - 40, x - 11, y - 20], '#a8906c')
  }),
  [344, 498].map((x) =>
    stack(
      path(`M${x - 20} 662C${x - 26} 640 ${x - 8} 632 ${x + 6} 634L${x + 10} 662Z`, '#e9d3a0'),
      path(`M${x - 20} 662L${x - 24} 652H${x - 6}L${x - 2} 662Z`, '#8a5f4c'),
      rect(x - 10, 640, 5, 5, '#4a3a34'),
    ),
  ),
)

/** The temple on top, its three doors to the north. */
const temple = stack(
  poly([400, 318, 556, 318, 650, 300, 650, 292, 556, 306, 400, 306], '#e6cf9c'),
  poly([556, 318, 650, 300, 650, 292, 556, 306], stone.deep),
  poly([552, 308, 616, 298, 616, 236, 552, 240], stone.shade),
  rect(408, 240, 144, 68, stone.lit),
  poly([402, 232, 556, 232, 622, 226, 622, 236, 556, 243, 402, 243], stone.edge),
  poly([556, 232, 622, 226, 622, 236, 556, 243], stone.deep),
  poly([552, 250, 616, 244, 616, 256, 552, 264], stone.deep),
  rect(408, 250, 144, 13, stone.panel),
  rect(452, 264, 18, 44, '#5a463f'),
  rect(476, 264, 14, 44, '#5a463f'),
  rect(496, 264, 18, 44, '#5a463f'),
  times(5, (index) => rect(412 + index * 30, 222, 16, 11, stone.lit)),
)

/** Eight in the morning, before the crowds; low sun from the left, mist over the forest. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    faint(0.5, path('M-10 120C200 90 300 150 520 120C380 160 180 150 -10 160Z', '#fff6e0')),
    faint(0.5, path('M560 70C720 40 820 100 1010 70V104C860 120 700 100 560 70Z', '#fff6e0')),
    birds(700, 190, 12, '#5f6f78', 5, 3),
    woods(
      ridge(0, 1000, 486, { rise: 14, length: 220, seed: 6 }),
      640,
      far('#5f8a68', hour, 0.5),
      24,
      3,
    ),
    mist(-60, 512, 1100, '#fff8e4', 7, 0.85),
    woods(
      ridge(0, 1000, 540, { rise: 10, length: 180, seed: 16 }),
      640,
      far('#3f7a54', hour, 0.2),
      28,
      8,
    ),
    mist(-80, 566, 700, '#fff8e4', 3, 0.7),
    path('M0 590C200 574 700 570 1000 588V800H0Z', '#9cb866'),
    path('M0 660C260 636 640 648 1000 640V800H0Z', '#86a854'),
    faint(0.34, poly([640, 646, 856, 600, 1010, 600, 1010, 676, 700, 666], '#3f5a48')),
    times(levels, terrace),
    temple,
    stairs,
    mist(560, 610, 460, '#fff8e4', 11, 0.8),
    mist(-120, 628, 420, '#fff8e4', 5, 0.7),
    path('M420 800C400 740 404 700 410 664H440C446 700 470 740 520 800Z', '#e3d0a0'),
    // The archaeologist and her three guests, who look up.
    faint(
      0.3,
      path('M180 726L330 734L328 742L176 738ZM300 744L440 752L438 758L296 752Z', '#3a4a34'),
    ),
    person(186, 734, 96, poses.point, {
      top: '#fff6e6',
      bottom: '#7d5a44',
      hairCut: 'hat',
      skin: '#a5683f',
      hat: '#e0b566',
    }),
    person(246, 740, 92, poses.stand, {
      top: '#c22f4a',
      bottom: '#2f3f5c',
      hairCut: 'tail',
      skin: '#8d5a3c',
      back: true,
    }),
    person(292, 744, -98, poses.photo, {
      top: '#1d7a84',
      bottom: '#e9d7b0',
      cut: 'shorts',
      hairCut: 'short',
      skin: '#d9a27a',
    }),
    person(336, 750, 90, poses.stand, {
      top: '#e5a33b',
      bottom: '#5f3f5a',
      cut: 'skirt',
      hairCut: 'curls',
      skin: '#6b412b',
      back: true,
    }),
    // An iguana on its stone.
    shaded(
      'M700 790C710 750 780 736 850 744C900 748 940 770 950 800H700Z',
      '#b5ab98',
      path('M800 736C830 760 830 790 820 810H980V736Z', '#8f877c'),
    ),
    path(
      'M742 748C730 744 718 746 712 740C722 730 740 732 752 736C780 730 812 730 836 738C866 744 890 744 912 734C900 752 870 756 836 752L842 762H828L822 752C800 754 780 754 764 752L768 762H754L750 751Z',
      '#5f7a4a',
    ),
    stroke('M756 734l6 -6l6 7l7 -6l6 6l7 -6l6 6l7 -5l6 6', '#4a6340', 3),
    grass(0, 800, 1000, 46, '#6f9448', 9),
  ),
)
