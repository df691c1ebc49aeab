import {
  bend,
  circle,
  darken,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  sky,
  stack,
  stroke,
  tall,
  times,
  water,
  type Svg,
  overcast,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.morning, sky: ['#8fa4b4', '#bccbd0', '#e9e6d6'] } as const

/** A housefront going down the hill, its floors stepped with the street. */
function front(
  x: number,
  top: number,
  w: number,
  bottom: number,
  wall: string,
  trim: string,
  tiled = false,
): Svg {
  const floors = Math.floor((bottom - top - 60) / 130)
  return stack(
    rect(x, top, w, bottom - top, wall),
    tiled
      ? times(Math.floor(w / 24) * Math.floor((bottom - top) / 24), (index) => {
          const columns = Math.floor(w / 24)
          return path(
            `M${x + (index % columns) * 24 + 12} ${top + Math.floor(index / columns) * 24 + 4}l8 8l-8 8l-8 -8Z`,
            trim,
          )
        }).slice(0, 150)
      : '',
    rect(x - 5, top - 8, w + 10, 14, darken(wall, 0.25)),
    times(floors, (row) =>
      times(2, (k) => {
        const wx = x + w * (0.12 + k * 0.46)
        const wy = top + 34 + row * 130
        return stack(
          rect(wx - 5, wy - 6, w * 0.3 + 10, 84, '#fff6e6'),
          rect(wx, wy, w * 0.3, 74, '#3a5a74'),
          rect(wx + w * 0.15 - 2, wy, 4, 74, '#fff6e6'),
          rect(wx - 10, wy + 74, w * 0.3 + 20, 5, '#3a3a4c'),
          times(6, (i) => rect(wx - 8 + (i * (w * 0.3 + 14)) / 6, wy + 48, 2.4, 28, '#3a3a4c')),
          rect(wx - 10, wy + 46, w * 0.3 + 20, 3, '#3a3a4c'),
        )
      }),
    ),
  )
}

/** The tram coming up from Alfama, seen from the front: wires, washing, the Tagus at the bottom of the hill. */
export default tall(() =>
  stack(
    sky(800, 460, hour),
    overcast(800, 220, ['#c3cfd3', '#aebec6', '#98acb8'], 4),
    water(800, 380, 470, '#cfe6e0', '#7fb8c0'),
    rect(300, 376, 240, 5, '#8fb0b4'),
    path('M350 400l30 -14h60l24 14Z', '#fff6e6'),
    rect(390, 376, 30, 12, '#e2574c'),
    rect(120, 460, 560, 260, '#c9745a'),
    times(7, (index) =>
      stack(
        rect(
          256 + index * 44,
          430 + (index % 3) * 10,
          40,
          70,
          ['#fbe6c4', '#f2b98a', '#f7d48a'][index % 3] as string,
        ),
        poly(
          [
            250 + index * 44,
            432 + (index % 3) * 10,
            262 + index * 44,
            416 + (index % 3) * 10,
            290 + index * 44,
            416 + (index % 3) * 10,
            302 + index * 44,
            432 + (index % 3) * 10,
          ],
          '#c8623e',
        ),
      ),
    ),
    front(208, 300, 90, 700, '#f7d48a', '#e0a84a'),
    front(530, 270, 90, 700, '#e9a6a0', '#c9746c'),
    front(96, 190, 140, 800, '#f6efe0', '#5f8fb4', true),
    front(610, 170, 130, 820, '#8fc0b8', '#5f948c'),
    front(-60, 60, 170, 940, '#f2a05c', '#c9743c'),
    front(720, 60, 170, 960, '#fbe0ac', '#d9b06a'),
    // Washing and the overhead wires.
    bend([110, 300, 420, 350, 720, 290], '#5a4a5c', 2),
    times(7, (index) =>
      path(
        `M${220 + index * 52} ${322 + Math.sin((index / 6) * Math.PI) * 18}h34v${40 + (index % 3) * 12}h-34Z`,
        ['#fffaf0', '#e2574c', '#7fb8c4', '#f2c14e'][index % 4] as string,
      ),
    ),
    line([0, 230, 410, 410, 800, 240], '#3a3a4c', 2),
    line([300, 0, 400, 520], '#3a3a4c', 2),
    poly([330, 640, 470, 640, 800, 1010, -40, 1010], '#a99a94'),
    poly([-40, 1010, 330, 640, 240, 660, -100, 900], '#cdbcae'),
    poly([800, 1010, 470, 640, 570, 650, 900, 900], '#8f828a'),
    times(11, (row) =>
      line(
        [
          330 - row * row * 3.1,
          646 + row * row * 3.2,
          470 + row * row * 2.8,
          646 + row * row * 3.2,
        ],
        '#94857f',
        2,
      ),
    ),
    bend([384, 640, 350, 800, 260, 1010], '#4a4450', 7),
    bend([426, 640, 470, 800, 560, 1010], '#4a4450', 7),
    bend([384, 640, 350, 800, 260, 1010], '#cfc4c0', 2),
    bend([426, 640, 470, 800, 560, 1010], '#cfc4c0', 2),
    faint(0.35, ellipse(410, 862, 170, 22, '#2b2430')),
    // The Remodelado: cream roof, yellow body, one great lamp.
    line([400, 500, 372, 420], '#3a3a4c', 5),
    path('M300 560Q300 500 330 496H490Q520 500 520 560Z', '#8f8a86'),
    rect(306, 514, 208, 22, '#fbf3dc', 6),
    rect(360, 518, 100, 15, '#2b2f3c', 3),
    circle(376, 525.5, 3.6, '#ffe3a0'),
    circle(390, 525.5, 3.6, '#ffe3a0'),
    rect(402, 521, 46, 9, '#ffe3a0', 2),
    rect(292, 544, 236, 300, '#f2b92f', 18),
    path('M460 544H510Q528 544 528 562V826Q528 844 510 844H460Z', '#c98a24'),
    rect(292, 552, 236, 128, '#fbf3dc', 10),
    path('M460 552H518Q528 552 528 562V680H460Z', '#d9c9a8'),
    rect(306, 566, 58, 100, '#3f6478', 6),
    rect(376, 566, 68, 100, '#3f6478', 6),
    rect(456, 566, 58, 100, '#33505f', 6),
    path('M306 640L364 580V600L306 660Z', '#7fa4b0'),
    path('M376 640L444 574V592L376 658Z', '#7fa4b0'),
    circle(410, 616, 13, '#c98a62'),
    path('M394 612C394 592 426 592 426 612Z', '#1d2f4c'),
    path('M388 664C388 632 432 632 432 664Z', '#1d2f4c'),
    circle(480, 622, 11, '#6b412b'),
    path('M464 664C464 636 496 636 496 664Z', '#a81e4a'),
    circle(336, 624, 11, '#e0b08c'),
    path('M320 664C320 638 352 638 352 664Z', '#e2574c'),
    rect(292, 680, 236, 9, '#a8641c'),
    circle(410, 736, 27, '#8a8f94'),
    circle(410, 736, 20, '#fff6c8'),
    circle(404, 730, 7, '#ffffff'),
    rect(318, 712, 44, 44, '#a81e2f', 4),
    stroke('M324 728q6 -9 12 0q0 7 -12 18h13', '#fff6e6', 4),
    circle(350, 728, 5, '#fff6e6'),
    circle(350, 740, 6.4, '#fff6e6'),
    circle(350, 728, 1.6, '#a81e2f'),
    circle(350, 740, 2.4, '#a81e2f'),
    circle(486, 734, 12, '#c22f3b'),
    rect(302, 790, 216, 14, '#a8641c', 4),
    path('M320 844L330 806H490L500 844Z', '#4a4450'),
    rect(306, 838, 208, 14, '#2f2c38', 4),
    rect(380, 846, 60, 20, '#5a5660', 6),
    times(9, (index) => rect(326 + index * 20, 812, 4, 26, '#2f2c38')),
    person(
      534,
      840,
      150,
      {
        ...poses.stand,
        arms: [
          [
            [-14, -70],
            [-20, -84],
          ],
          [
            [14, -62],
            [18, -50],
          ],
        ],
      },
      { top: '#1d6a74', bottom: '#3a3a4c', hairCut: 'cap', hat: '#fff0d8', skin: '#8d5a3c' },
    ),
    person(164, 930, 150, poses.walk, {
      top: '#a81e4a',
      bottom: '#3a3a4c',
      cut: 'skirt',
      hairCut: 'bun',
      pack: '#e5a33b',
    }),
    cat(676, 890, 1, '#2b2430'),
    rect(700, 800, 50, 40, '#c8623e', 6),
    times(6, (index) =>
      circle(706 + index * 8, 794 - (index % 2) * 8, 9, index % 2 ? '#e2574c' : '#5f944f'),
    ),
    stroke('M60 860h30', '#8a7a78', 4),
  ),
)
