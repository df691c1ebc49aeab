import {
  curve,
  far,
  hours,
  land,
  mist,
  path,
  poly,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  tall,
  times,
  line,
  woods,
  cirrus,
} from '../../../kit/index.ts'
import { cypress } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'
import { glider } from '../../../motifs/animals.ts'

const hour = {
  ...hours.golden,
  sky: ['#e9a07a', '#f7c894', '#fde8bc'],
  haze: '#f0c8a0',
} as const
const rnd = random('ostroska greda')
const cliff = '#d9a583'
const white = '#fffaf0'
const dim = '#cdb4b0'
const arch = (x: number, y: number, w: number, h: number, fill = '#5a3f58') =>
  path(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill)

/** The upper monastery in its cave in the evening; the cliff glows, and the light comes from the left. */
export default tall(() =>
  stack(
    sky(800, 400, hour),
    cirrus(20, 120, 420, '#fff0d8', 5, 0.8),
    // The Bjelopavlići plain far below: hills behind hills, fields, and the Zeta in its bends.
    land(ridge(0, 800, 372, { rise: 30, length: 240, seed: 5 }), 1000, far('#9a7a84', hour, 0.5)),
    land(ridge(0, 800, 416, { rise: 26, length: 200, seed: 8 }), 1000, far('#8f7474', hour, 0.34)),
    mist(0, 446, 360, '#fdeccb', 4, 0.6),
    land([0, 462, 120, 452, 260, 470, 340, 480], 1000, far('#9a9560', hour, 0.34)),
    poly([0, 520, 90, 500, 150, 540, 0, 590], far('#c9b068', hour, 0.25)),
    poly([150, 540, 240, 512, 300, 560, 190, 600], far('#7f8f54', hour, 0.25)),
    poly([0, 690, 80, 640, 190, 700, 110, 780, 0, 790], far('#c2a860', hour, 0.1)),
    poly([120, 624, 200, 606, 260, 660, 196, 694], far('#86924f', hour, 0.15)),
    stroke(curve([300, 500, 200, 510, 120, 528, 176, 560, 240, 580]), '#fbe3bd', 5),
    stroke(curve([240, 580, 200, 606, 100, 602, 30, 626, 60, 660, 150, 676]), '#fbe3bd', 8),
    stroke(curve([150, 676, 220, 700, 200, 752, 90, 780, -20, 790]), '#fbe3bd', 12),
    woods([0, 650, 50, 640, 90, 654], 662, '#6f7a50', 18, 3),
    woods([150, 612, 200, 604, 240, 616], 622, '#6f7a50', 14, 7),
    woods([20, 520, 80, 512, 120, 520], 526, far('#6f7a50', hour, 0.2), 10, 6),
    shaded(
      'M200 1000L240 760L220 640L270 520L250 380L310 260L296 130L360 40L340 -10H820V1000Z',
      cliff,
      path('M470 -10L520 130L480 260L540 400L500 560L560 700L520 1000H820V-10Z', '#b27f70'),
      path('M660 -10L640 160L700 300L650 460L720 640L690 1000H820V-10Z', '#84586a'),
      times(26, () => {
        const x = rnd.between(270, 780)
        const y = rnd.between(20, 900)
        const h = rnd.between(60, 190)
        return path(
          `M${Math.round(x)} ${Math.round(y)}l${Math.round(rnd.between(6, 14))} ${Math.round(h)}l-9 0l-${Math.round(rnd.between(2, 8))} -${Math.round(h * 0.7)}Z`,
          rnd.pick(['#c08f78', '#a06f6a', '#94636a', '#e6b896']),
        )
      }),
    ),
    // The overhang and the dark of the cave.
    path('M346 640C340 540 380 440 460 420C560 404 640 470 660 560L668 660H346Z', '#5a3a4c'),
    path('M346 640C340 540 380 440 460 420C430 470 420 560 430 660H346Z', '#744a56'),
    // White walls built into it, three storeys and a belfry.
    rect(368, 520, 150, 150, white),
    rect(470, 520, 48, 150, dim),
    rect(516, 560, 130, 110, white),
    rect(606, 560, 40, 110, dim),
    poly([358, 522, 376, 498, 512, 498, 528, 522], '#b5604a'),
    poly([470, 522, 476, 498, 512, 498, 528, 522], '#84404a'),
    poly([510, 562, 524, 544, 640, 544, 656, 562], '#b5604a'),
    rect(420, 440, 46, 60, white),
    rect(450, 440, 16, 60, dim),
    arch(428, 492, 13, 36),
    arch(446, 492, 13, 36),
    path('M414 442Q443 396 472 442Z', '#b5604a'),
    path('M443 418Q462 424 472 442H450Z', '#84404a'),
    line([443, 418, 443, 394], '#e5a33b', 3),
    line([436, 402, 450, 402], '#e5a33b', 3),
    times(3, (row) => times(3, (index) => arch(384 + index * 28, 562 + row * 44, 14, 26))),
    times(2, (row) => times(3, (index) => arch(532 + index * 26, 600 + row * 44, 13, 24))),
    path('M394 508h40v10h-40Z', '#5a3f58'),
    // Terrace, arcade, stair.
    rect(330, 668, 360, 26, white),
    rect(560, 668, 130, 26, dim),
    rect(322, 660, 376, 10, '#e9c9a8'),
    times(9, (index) => arch(344 + index * 38, 740, 26, 46, '#744a56')),
    rect(330, 690, 360, 8, '#b9907f'),
    times(9, (index) => stack(rect(336 + index * 38, 694, 9, 52, index > 5 ? dim : white))),
    rect(326, 740, 370, 24, '#e9d3c0'),
    rect(560, 740, 136, 24, '#b99a98'),
    times(9, (index) =>
      rect(
        300 - index * 9,
        764 + index * 18,
        130 + index * 4,
        10,
        index % 2 ? '#f3dcc0' : '#d9b49c',
      ),
    ),
    woods([210, 790, 300, 800, 420, 850, 560, 800, 700, 780, 800, 770], 1010, '#6f7a50', 30, 5),
    woods([0, 860, 120, 840, 260, 890, 440, 900, 620, 880, 800, 850], 1010, '#4f5f48', 34, 8),
    cypress(250, 850, 190, '#5f7a50', '#3a4a48'),
    cypress(600, 840, 170, '#5f7a50', '#3a4a48'),
    cypress(650, 850, 130, '#5f7a50', '#3a4a48'),
    cypress(740, 870, 220, '#5f7a50', '#3a4a48'),
    path('M120 1010C200 960 300 930 300 900C300 880 262 874 240 900L60 1010Z', '#e9cfa8'),
    person(268, 900, 92, poses.walk, {
      top: '#a81e4a',
      bottom: '#4a3a54',
      cut: 'skirt',
      hairCut: 'scarf',
      hat: '#fff0d8',
    }),
    person(222, 942, 112, poses.walk, {
      top: '#1d6a74',
      bottom: '#4a3a54',
      pack: '#e5a33b',
      skin: '#8d5a3c',
    }),
    person(340, 664, 52, poses.stand, {
      top: '#2b2430',
      bottom: '#2b2430',
      cut: 'sarong',
      hairCut: 'turban',
      hat: '#2b2430',
    }),
    person(640, 664, 50, poses.stand, { top: '#e5a33b', bottom: '#3a3a5c', hairCut: 'long' }),
    glider(200, 330, 0.7, '#5a3a54', '#3a2440', -10),
    glider(150, 380, 0.46, '#5a3a54', '#3a2440', 8),
  ),
)
