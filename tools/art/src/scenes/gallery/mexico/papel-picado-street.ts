import {
  bend,
  circle,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  sky,
  stack,
  tall,
  times,
  type Svg,
  darken,
  cumulus,
} from '../../../kit/index.ts'
import { dog } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.noon, sky: ['#2f8fc4', '#8fd0dc', '#f6eed4'] } as const
const pink = '#f0a08c'
const pinkShade = '#b5667a'
const deep = '#7a3f5c'
const papers = ['#e2404c', '#f2b92f', '#2f9a8c', '#d9487a', '#3f6fc0', '#f08a3c', '#8f5ab0']

const spire = (x: number, y: number, w: number, h: number): Svg =>
  stack(
    rect(x - w / 2, y - h * 0.6, w, h * 0.6, pink),
    rect(x + w * 0.1, y - h * 0.6, w * 0.4, h * 0.6, pinkShade),
    times(3, (i) =>
      path(
        `M${x - w * 0.22} ${y - h * (0.1 + i * 0.17)}v${-h * 0.08}a${w * 0.12} ${w * 0.14} 0 0 1 ${w * 0.24} 0v${h * 0.08}Z`,
        deep,
      ),
    ),
    poly([x - w * 0.62, y - h * 0.6, x, y - h, x + w * 0.62, y - h * 0.6], pink),
    poly([x, y - h, x + w * 0.62, y - h * 0.6, x + w * 0.1, y - h * 0.6], pinkShade),
    line([x, y - h, x, y - h - w * 0.5], deep, 3),
    line([x - w * 0.14, y - h - w * 0.32, x + w * 0.14, y - h - w * 0.32], deep, 3),
  )

/** One string of cut paper across the street. */
const string = (y: number, sag: number, size: number, first: number): Svg => {
  const count = Math.round(860 / (size * 1.12))
  return stack(
    bend([-20, y, 400, y + sag, 820, y - 10], '#6a4a54', 2),
    times(count, (i) => {
      const t = (i + 0.5) / count
      const x = -20 + 840 * t
      const py = y + sag * 4 * t * (1 - t) * 0.97 - 10 * t
      const c = papers[(i + first) % papers.length] as string
      return (
        path(
          `M${Math.round(x - size / 2)} ${Math.round(py)}h${size}v${Math.round(size * 0.78)}l${-Math.round(size / 6)} ${Math.round(size * 0.14)}l${-Math.round(size / 6)} ${-Math.round(size * 0.14)}l${-Math.round(size / 6)} ${Math.round(size * 0.14)}l${-Math.round(size / 6)} ${-Math.round(size * 0.14)}l${-Math.round(size / 6)} ${Math.round(size * 0.14)}l${-Math.round(size / 6)} ${-Math.round(size * 0.14)}Z`,
          c,
        ) +
        circle(x, py + size * 0.4, size * 0.15, '#f6eed4') +
        times(4, (k) =>
          circle(
            x + Math.cos(k * 1.57 + 0.78) * size * 0.29,
            py + size * 0.4 + Math.sin(k * 1.57 + 0.78) * size * 0.25,
            size * 0.06,
            '#f6eed4',
          ),
        ).join('')
      )
    }),
  )
}

const front = (x: number, top: number, w: number, wall: string): Svg =>
  stack(
    rect(x, top, w, 1000 - top, wall),
    rect(x - 4, top - 8, w + 8, 13, darken(wall, 0.2)),
    times(2, (i) =>
      stack(
        rect(x + w * 0.24, top + 60 + i * 210, w * 0.52, 130, '#f6eed4'),
        rect(x + w * 0.29, top + 66 + i * 210, w * 0.42, 124, '#4a3a54'),
        times(4, (k) => rect(x + w * (0.33 + k * 0.1), top + 66 + i * 210, 4, 124, '#2b2434')),
        rect(x + w * 0.2, top + 188 + i * 210, w * 0.6, 10, darken(wall, 0.3)),
        times(5, (k) =>
          circle(x + w * (0.26 + k * 0.12), top + 180 + i * 210, 9, k % 2 ? '#e2404c' : '#4f8a4c'),
        ),
      ),
    ),
  )

/** San Miguel de Allende on a feast day at noon, sun upper left, the Parroquia at the street's end. */
export default tall(() =>
  stack(
    sky(800, 700, hour),
    cumulus(220, 330, 420, 200, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    spire(430, 640, 90, 470),
    spire(340, 660, 62, 330),
    spire(520, 660, 62, 340),
    spire(290, 680, 44, 230),
    spire(574, 680, 44, 240),
    rect(320, 520, 220, 180, pink),
    rect(460, 520, 80, 180, pinkShade),
    path('M396 700V600Q430 540 464 600V700Z', deep),
    path('M410 700V612Q430 570 450 612V700Z', '#4a2a44'),
    times(4, (i) => path(`M${336 + i * 18 + (i > 1 ? 100 : 0)} 610v-40q7 -18 14 0v40Z`, deep)),
    circle(430, 420, 18, '#f6eed4'),
    line([430, 420, 430, 408], deep, 3),
    line([430, 420, 438, 424], deep, 3),
    rect(100, 690, 600, 320, '#c99f7c'),
    front(-40, 240, 170, '#f2a03c'),
    front(130, 360, 110, '#c2503f'),
    front(240, 470, 60, '#f0c46a'),
    front(690, 220, 170, '#c2404c'),
    front(580, 350, 110, '#f2b93f'),
    front(540, 470, 46, '#e08a6c'),
    faint(0.2, poly([580, 350, 860, 200, 860, 1010, 580, 1010], '#3a1f44')),
    poly([296, 700, 546, 700, 760, 1010, 40, 1010], '#d9b48c'),
    poly([430, 700, 546, 700, 760, 1010, 470, 1010], '#b98f78'),
    times(8, (r) =>
      times(9, (i) =>
        ellipse(
          430 + (i - 4) * (26 + r * 9),
          720 + r * 38,
          11 + r * 3,
          3 + r,
          r % 2 ? '#c99f7c' : '#a88270',
        ),
      ),
    ),
    rect(40, 860, 90, 150, '#2f7a5c', 45),
    rect(700, 850, 80, 160, '#2b4a7c', 6),
    circle(110, 930, 4, '#f2c14e'),
    string(110, 60, 74, 0),
    string(270, 46, 58, 3),
    string(400, 34, 44, 5),
    string(500, 24, 32, 1),
    string(574, 18, 23, 4),
    faint(
      0.25,
      times(7, (i) =>
        poly(
          [
            250 + i * 50,
            800 + (i % 2) * 10,
            280 + i * 50,
            800 + (i % 2) * 10,
            276 + i * 54,
            830,
            244 + i * 54,
            830,
          ],
          '#5a2f54',
        ),
      ),
    ),
    person(390, 800, 96, poses.walk, {
      top: '#1d6a74',
      bottom: '#f6eed4',
      cut: 'skirt',
      hairCut: 'long',
      back: true,
    }),
    person(440, 796, 100, poses.walk, {
      top: '#fff6e6',
      bottom: '#2b3a5c',
      back: true,
      skin: '#8d5a3c',
    }),
    person(580, 940, 180, poses.carry, {
      top: '#fffaf0',
      bottom: '#e2404c',
      cut: 'sarong',
      hairCut: 'tail',
      skin: '#a5683f',
      face: true,
    }),
    path('M530 960C520 890 540 850 560 840H600C620 850 640 890 632 960Z', '#e2404c'),
    times(3, (i) =>
      bend(
        [528, 880 + i * 26, 580, 890 + i * 26, 634, 880 + i * 26],
        papers[(i + 1) % 7] as string,
        8,
      ),
    ),
    ellipse(576, 752, 34, 12, '#b9814a'),
    times(9, (i) =>
      circle(550 + (i % 5) * 13, 746 - Math.floor(i / 5) * 13, 11, papers[i % 7] as string),
    ),
    person(240, 920, -150, poses.photo, {
      top: '#d9487a',
      bottom: '#f6eed4',
      cut: 'shorts',
      hairCut: 'hat',
      hat: '#f3dcae',
      skin: '#d9a27a',
    }),
    dog(340, 930, 0.9, '#c98a54'),
  ),
)
