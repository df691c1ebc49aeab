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
  sky,
  stack,
  sun,
  tall,
  times,
  type Svg,
  mountains,
  rects,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { battlements } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#6fa4c4', '#f0c8a4', '#fde8bc'],
  haze: '#e3c4a4',
} as const

/** A tall stone house with its storey of white wall and windows, under grey slate. */
const kulla = (x: number, y: number, w: number, h: number, flip = 1): Svg =>
  stack(
    rect(x, y - h, w, h, '#c9b8a4'),
    rect(flip > 0 ? x + w * 0.76 : x, y - h, w * 0.24, h, '#8f8288'),
    times(5, (i) => rect(x + 8 + (i % 2) * 30, y - h * 0.5 + i * h * 0.1, w * 0.3, 3, '#a89a90')),
    rect(x - 6, y - h, w + 12, h * 0.4, '#fbf0da'),
    rect(flip > 0 ? x + w * 0.76 : x - 6, y - h, w * 0.24 + 6, h * 0.4, '#cbb8ae'),
    rects(
      times(
        Math.floor(w / 26),
        (i) =>
          [Math.round(x + 6 + i * 25), Math.round(y - h * 0.9), 14, Math.round(h * 0.2)] as const,
      ),
      '#5a4450',
    ),
    rect(x - 6, y - h * 0.6, w + 12, 5, '#7a5444'),
    poly(
      [
        x - 16,
        y - h + 4,
        x + w * 0.24,
        y - h - w * 0.2,
        x + w * 0.76,
        y - h - w * 0.2,
        x + w + 16,
        y - h + 4,
      ],
      '#8f94a0',
    ),
    poly(
      [
        x + w * 0.5,
        y - h + 4,
        x + w * 0.54,
        y - h - w * 0.2,
        x + w * 0.76,
        y - h - w * 0.2,
        x + w + 16,
        y - h + 4,
      ],
      '#666a7c',
    ),
    times(4, (i) =>
      line(
        [x - 6 + i * 6, y - h - i * w * 0.045, x + w + 6 - i * 6, y - h - i * w * 0.045],
        '#7a7f8c',
        1.6,
      ),
    ),
  )

/** The old bazaar climbing to the clock tower and castle at five o'clock; sun on the left. */
export default tall(() =>
  stack(
    sky(800, 460, hour),
    sun(130, 190, 44, hour.sun, 3),
    mountains([-40, 380, 120, 260, 240, 320, 400, 220, 560, 300, 700, 240, 840, 320], 520, {
      lit: far('#b5a08f', hour, 0.5),
      shade: far('#7a7a94', hour, 0.45),
      seed: 4,
      rough: 6,
    }),
    land([200, 440, 330, 330, 470, 290, 640, 280, 800, 290], 700, '#a8946c'),
    land([520, 420, 640, 330, 800, 310], 700, '#6f6a64'),
    battlements(350, 270, 420, 70, 12, '#d9c4a0'),
    battlements(600, 268, 200, 80, 12, '#97867f'),
    rect(400, 190, 46, 90, '#e6d3ae'),
    rect(430, 190, 16, 90, '#97867f'),
    poly([394, 192, 423, 150, 452, 192], '#8f94a0'),
    circle(420, 216, 12, '#fbf0da'),
    line([420, 216, 420, 208], '#3f3440', 2),
    line([420, 216, 426, 218], '#3f3440', 2),
    line([700, 262, 700, 196], '#3f3440', 4),
    path('M700 196C716 190 726 202 744 196V220C726 226 716 214 700 220Z', '#c22f3b'),
    kulla(260, 520, 120, 130),
    kulla(420, 500, 110, 120),
    kulla(560, 520, 130, 140),
    kulla(340, 590, 130, 130),
    kulla(500, 600, 120, 140),
    kulla(110, 700, 190, 300),
    kulla(570, 700, 190, 330, 1),
    kulla(-70, 860, 210, 470),
    kulla(680, 880, 210, 520, 1),
    rect(0, 690, 800, 320, '#8f8288'),
    poly([330, 580, 500, 580, 720, 1010, 60, 1010], '#cdbfae'),
    poly([430, 580, 500, 580, 720, 1010, 470, 1010], '#a1949a'),
    times(11, (r) =>
      times(11, (i) =>
        ellipse(
          415 + (i - 5) * (18 + r * 8),
          600 + r * 40,
          8 + r * 2.6,
          2.6 + r * 0.9,
          (i + r) % 3 ? '#b9ab9e' : '#8f868c',
        ),
      ),
    ),
    line([415, 585, 400, 1010], '#8a7f84', 8),
    // Shop awnings, kilims, copper, lace.
    poly([140, 690, 320, 660, 330, 690, 150, 742], '#c22f4a'),
    times(4, (i) =>
      poly(
        [
          160 + i * 44,
          686 - i * 7,
          180 + i * 42,
          683 - i * 7,
          192 + i * 40,
          722 - i * 9,
          172 + i * 42,
          730 - i * 9,
        ],
        '#fbf0da',
      ),
    ),
    poly([700, 690, 520, 650, 512, 680, 690, 744], '#1d6a74'),
    times(4, (i) =>
      poly(
        [
          680 - i * 42,
          686 - i * 9,
          662 - i * 42,
          682 - i * 9,
          652 - i * 40,
          720 - i * 11,
          670 - i * 42,
          730 - i * 12,
        ],
        '#fbf0da',
      ),
    ),
    rect(170, 742, 120, 120, '#3f2f38'),
    rect(180, 752, 40, 70, '#ffd98a'),
    rect(236, 752, 44, 70, '#ffd98a'),
    rect(560, 742, 100, 120, '#33283a'),
    rect(570, 754, 80, 64, '#ffd98a'),
    rect(60, 740, 76, 180, '#a81e3a'),
    times(4, (i) =>
      stack(
        path(`M66 ${760 + i * 42}l32 -16l32 16l-32 16Z`, '#f2c14e'),
        path(`M82 ${760 + i * 42}l16 -8l16 8l-16 8Z`, '#1d6a74'),
      ),
    ),
    times(15, (i) => rect(61 + i * 5, 918, 2, 12, '#fbf0da')),
    rect(700, 770, 70, 160, '#1d6a74'),
    times(4, (i) =>
      path(`M706 ${790 + i * 38}l29 -14l29 14l-29 14Z`, i % 2 ? '#fbf0da' : '#e2574c'),
    ),
    times(5, (i) =>
      stack(
        path(`M${166 + i * 26} ${862 + (i % 2) * 6}h20l4 24q-14 8 -28 0Z`, '#c9743f'),
        line([176 + i * 26, 862 + (i % 2) * 6, 176 + i * 26, 850], '#8a4a2c', 3),
      ),
    ),
    times(3, (i) =>
      stack(
        ellipse(590 + i * 34, 880, 19, 8, '#c9743f'),
        ellipse(590 + i * 34, 876, 13, 5, '#7a3f28'),
      ),
    ),
    person(400, 720, 88, poses.walk, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'tail',
      back: true,
    }),
    person(446, 724, 92, poses.walk, {
      top: '#fff6e6',
      bottom: '#1d6a74',
      back: true,
      skin: '#8d5a3c',
    }),
    person(340, 910, 168, poses.point, {
      top: '#a81e4a',
      bottom: '#fbf0da',
      cut: 'skirt',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(520, 940, -160, poses.sit, {
      top: '#3a3440',
      bottom: '#2b2634',
      hairCut: 'cap',
      hat: '#fbf6e6',
      skin: '#d9a27a',
      hair: '#b9b4b8',
    }),
    rect(506, 912, 66, 30, '#7a5444', 4),
    cat(250, 960, 1, '#4a4048'),
    faint(0.25, ellipse(360, 914, 70, 8, '#3f2f4c')),
    times(30, (i) =>
      circle(30 + ((i * 43) % 150), 560 + ((i * 31) % 90), 10, i % 3 ? '#7a9a4c' : '#8f5aa8'),
    ),
  ),
)
