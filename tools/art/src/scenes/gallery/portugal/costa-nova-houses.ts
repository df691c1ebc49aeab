import {
  at,
  circle,
  darken,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  ripples,
  sky,
  stack,
  times,
  water,
  wide,
  within,
  type Svg,
  cirrus,
} from '../../../kit/index.ts'
import { cat, dog, glider } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { bicycle } from '../../../motifs/things.ts'

const hour = { ...hours.noon, sky: ['#3f9cc8', '#93d0d8', '#f3f3dc'] } as const

/** A palheiro: a gabled fisherman's house in painted boards. */
function palheiro(x: number, w: number, h: number, color: string, upright: boolean): Svg {
  const y = 600
  const gable = w * 0.42
  const shape = `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - gable}L${x + w} ${y - h}V${y}Z`
  const stripes = upright
    ? times(Math.ceil(w / 26), (i) => rect(x + i * 26, y - h - gable, 13, h + gable, color))
    : times(Math.ceil((h + gable) / 26), (i) => rect(x, y - h - gable + i * 26, w, 13, color))
  return stack(
    path(shape, '#fffaf0'),
    within(
      shape,
      stripes,
      rect(x + w * 0.82, y - h - gable, w * 0.18, h + gable, '#2b2f4c').replace(
        '/>',
        ' opacity="0.2"/>',
      ),
    ),
    poly(
      [
        x - 12,
        y - h + 8,
        x + w / 2,
        y - h - gable - 14,
        x + w + 12,
        y - h + 8,
        x + w + 2,
        y - h + 14,
        x + w / 2,
        y - h - gable + 2,
        x - 2,
        y - h + 14,
      ],
      darken(color, 0.3),
    ),
    rect(x + w * 0.32, y - h - 10, w * 0.36, w * 0.28, '#fffaf0'),
    rect(x + w * 0.36, y - h - 6, w * 0.28, w * 0.28 - 8, '#3a5a74'),
    rect(x + w * 0.49, y - h - 6, 4, w * 0.28 - 8, '#fffaf0'),
    rect(x + w * 0.24, y - h + w * 0.27, w * 0.52, 6, '#3a3a4c'),
    times(8, (i) => rect(x + w * 0.25 + i * w * 0.07, y - h + w * 0.12, 3, w * 0.17, '#3a3a4c')),
    rect(x + w * 0.1, y - 112, w * 0.26, 80, '#fffaf0'),
    rect(x + w * 0.13, y - 108, w * 0.2, 72, '#3a5a74'),
    rect(x + w * 0.22, y - 108, 4, 72, '#fffaf0'),
    rect(x + w * 0.56, y - 128, w * 0.3, 128, '#fffaf0'),
    rect(x + w * 0.59, y - 122, w * 0.24, 122, darken(color, 0.15)),
    circle(x + w * 0.62, y - 60, 4, '#f2c14e'),
    rect(x + w * 0.06, y - 34, w * 0.34, 10, darken(color, 0.3)),
    times(5, (i) => circle(x + w * (0.1 + i * 0.065), y - 40, 8, i % 2 ? '#e2574c' : '#5f9a4c')),
  )
}

/** Six in a row by the ria at noon, sun from the left; a moliceiro goes by the quay. */
export default wide(() =>
  stack(
    sky(1000, 620, hour),
    cirrus(40, 60, 760, '#fffaf0', 5, 0.9),
    rect(0, 560, 1000, 60, '#e3cfa4'),
    palheiro(-60, 170, 210, '#e2574c', true),
    palheiro(120, 150, 260, '#2f7fae', true),
    palheiro(280, 180, 220, '#f2b32f', false),
    palheiro(472, 150, 280, '#3f9a6c', true),
    palheiro(632, 170, 226, '#c22f4a', false),
    palheiro(812, 150, 264, '#2f7fae', false),
    palheiro(970, 150, 220, '#f2b32f', true),
    rect(0, 598, 1000, 62, '#ecdcb8'),
    times(17, (i) => path(`M${i * 60} 660q15 -24 30 0q15 24 30 0v4h-60Z`, '#4a4a58')),
    rect(0, 656, 1000, 16, '#c9b48c'),
    rect(0, 670, 1000, 14, '#8f7c6c'),
    line([60, 600, 60, 540], '#3a3a4c', 5),
    circle(60, 534, 10, '#fff6d0'),
    line([760, 600, 760, 540], '#3a3a4c', 5),
    circle(760, 534, 10, '#fff6d0'),
    bicycle(236, 640, 0.9, '#a81e4a'),
    person(
      228,
      630,
      104,
      {
        ...poses.ride,
        legs: [
          [
            [8, -36],
            [2, -12],
          ],
          [
            [12, -32],
            [6, -4],
          ],
        ],
      },
      { top: '#fffaf0', bottom: '#2b3a5c', cut: 'shorts', hairCut: 'hat', skin: '#d9a27a' },
    ),
    rect(262, 574, 22, 16, '#b9814a', 3),
    circle(268, 570, 6, '#e2574c'),
    circle(278, 569, 6, '#f2c14e'),
    person(560, 644, 110, poses.walk, {
      top: '#1d6a74',
      bottom: '#e9dcc0',
      cut: 'skirt',
      hairCut: 'tail',
      skin: '#b67a52',
    }),
    dog(624, 646, 0.7, '#8a5a3c'),
    line([576, 588, 606, 622], '#3a3a4c', 2),
    person(850, 640, -100, poses.photo, {
      top: '#f2b93f',
      bottom: '#3a3a5c',
      hairCut: 'cap',
      hat: '#a81e4a',
      skin: '#6b412b',
    }),
    cat(400, 600, 0.7, '#3a3040'),
    water(1000, 682, 800, '#8fcfd0', '#3f9fb0', '#1f7f9c'),
    ripples(0, 690, 1000, 100, '#d4f3ea', 60, 4),
    faint(
      0.3,
      times(7, (i) =>
        rect(
          -40 + i * 170,
          690,
          120,
          50 + (i % 3) * 14,
          ['#e2574c', '#2f7fae', '#f2b32f', '#3f9a6c', '#c22f4a', '#2f7fae', '#f2b32f'][
            i
          ] as string,
          8,
        ),
      ),
    ),
    at(
      480,
      742,
      path(
        'M-230 -20C-262 -50 -260 -96 -236 -110C-226 -80 -206 -52 -170 -40C-60 -24 90 -24 180 -42C214 -56 232 -84 240 -116C266 -96 268 -48 236 -18C180 14 -170 14 -230 -20Z',
        '#2b2f44',
      ) +
        path(
          'M-234 -106C-226 -80 -206 -52 -170 -40L-190 -22C-234 -36 -248 -70 -234 -106Z',
          '#f2b32f',
        ) +
        path('M238 -112C232 -84 214 -56 180 -42L200 -24C244 -40 252 -80 238 -112Z', '#f2b32f') +
        circle(-212, -46, 11, '#e2574c') +
        circle(214, -48, 11, '#2f7fae') +
        path('M-170 -40C-60 -24 90 -24 180 -42L190 -30C90 -10 -70 -10 -186 -28Z', '#e2574c') +
        times(
          4,
          (i) =>
            circle(
              -90 + i * 60,
              -60,
              11,
              ['#8d5a3c', '#d9a27a', '#6b412b', '#b67a52'][i] as string,
            ) +
            path(
              `M${-106 + i * 60} -34C${-106 + i * 60} -56 ${-74 + i * 60} -56 ${-74 + i * 60} -34Z`,
              ['#a81e4a', '#fffaf0', '#f2b32f', '#1d6a74'][i] as string,
            ),
        ).join('') +
        line([180, -40, 260, 40], '#a8683c', 6),
    ),
    ellipse(480, 758, 250, 8, '#17607c'),
    glider(430, 240, 0.6, '#fffaf0', '#3a4a5c', -10),
    glider(500, 290, 0.42, '#fffaf0', '#3a4a5c', 8),
  ),
)
