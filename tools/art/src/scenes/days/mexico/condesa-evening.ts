import {
  circle,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  rects,
  sky,
  stack,
  stars,
  times,
  wide,
} from '../../../kit/index.ts'
import { dog } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { roundTree, scrub } from '../../../motifs/plants.ts'

const hour = { ...hours.dusk, sky: ['#2f3468', '#8f5a86', '#f7a878'] } as const
const leaves = { trunk: '#4a3844', leaf: '#2f6a58', dark: '#1f4a4c', lit: '#5a9464' }
const lamp = '#ffe2a0'

/** Windows in a band round a corner, some of them lit. */
const band = (x: number, y: number, count: number, w: number, h: number, every: number) =>
  stack(
    rects(
      times(count, (index) => [x + index * (w + 6), y, w, h] as const),
      '#3f4a78',
    ),
    rects(
      times(Math.floor(count / every), (index) => [x + index * every * (w + 6), y, w, h] as const),
      lamp,
    ),
  )

/** A street lamp with its globe, on (x, y). */
const streetLamp = (x: number, y: number, high: number) =>
  stack(
    faint(0.18, circle(x, y - high, high * 0.34, lamp)),
    line([x, y, x, y - high], '#2b2440', 5),
    rect(x - 8, y - 8, 16, 8, '#2b2440', 2),
    circle(x, y - high, 13, '#fff0c8'),
  )

/** The oval of Avenida Amsterdam in Condesa at lamp-lighting: a path under trees between houses of the 1930s. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    stars(1000, 200, 26, '#fbeed0', 5),
    // The rounded corner on the left: white bands, a turret, a ship's railing.
    path('M-10 150H250Q340 150 340 240V600H-10Z', '#f3b7a0'),
    path('M250 150Q340 150 340 240V600H276V240Q276 160 250 150Z', '#c27884'),
    times(4, (floor) => rect(-10, 176 + floor * 98, 350, 14, '#ffe9d2')),
    times(4, (floor) => rect(276, 176 + floor * 98, 64, 14, '#e0b0a8')),
    times(3, (floor) => band(14, 208 + floor * 98, 6, 34, 56, 3)),
    times(3, (floor) => band(284, 208 + floor * 98, 2, 20, 56, 4)),
    rect(40, 84, 120, 70, '#f3b7a0'),
    rect(124, 84, 36, 70, '#c27884'),
    rect(34, 76, 132, 12, '#ffe9d2'),
    times(3, (index) => rect(52 + index * 26, 100, 14, 38, index === 1 ? lamp : '#3f4a78', 7)),
    line([100, 76, 100, 26], '#4a3a5c', 4),
    times(3, (index) => line([180, 146 - index * 12, 300, 146 - index * 12], '#4a3a5c', 2.4)),
    times(6, (index) => line([182 + index * 23, 150, 182 + index * 23, 120], '#4a3a5c', 2.4)),
    // The green house on the right, with a stepped gable.
    path('M700 600V220H740V186H780V156H900V186H940V220H1010V600Z', '#6fa59a'),
    path('M700 600V220H730V600Z', '#47707c'),
    rect(700, 214, 310, 12, '#d3ead6'),
    times(3, (index) => rect(806 + index * 26, 170, 14, 380, '#8fc0b0')),
    times(3, (floor) => band(746, 250 + floor * 104, 1, 44, 62, 1)),
    times(3, (floor) => band(900, 250 + floor * 104, 2, 40, 62, 5)),
    times(3, (floor) => rect(736, 316 + floor * 104, 66, 8, '#d3ead6')),
    // Between them the street runs on to the sunset.
    rect(380, 400, 80, 170, '#b06a84'),
    rect(600, 420, 100, 150, '#8a5a80'),
    rects(
      times(
        4,
        (index) => [394 + (index % 2) * 32, 420 + Math.floor(index / 2) * 50, 18, 30] as const,
      ),
      lamp,
    ),
    rect(-10, 560, 1020, 250, '#57496c'),
    poly([460, 566, 600, 566, 1020, 810, -20, 810], '#6a5a78'),
    line([460, 566, -20, 810], '#93789a', 4),
    line([600, 566, 1020, 810], '#93789a', 4),
    poly([500, 566, 566, 566, 780, 810, 240, 810], '#c99a88'),
    poly([534, 566, 566, 566, 780, 810, 560, 810], '#a87a80'),
    times(6, (row) =>
      line(
        [500 - row * row * 7, 576 + row * row * 6.4, 566 + row * row * 6, 576 + row * row * 6.4],
        '#93687a',
        2,
      ),
    ),
    times(2, (side) => roundTree(side ? 640 : 430, 590, 190, leaves, 5 + side)),
    streetLamp(468, 600, 110),
    streetLamp(610, 604, 116),
    roundTree(772, 640, 270, leaves, 4),
    roundTree(268, 646, 280, leaves, 12),
    streetLamp(372, 690, 190),
    streetLamp(716, 700, 200),
    // Beds of ivy along the path, and a bench.
    poly([490, 580, 500, 566, 240, 810, 110, 810], '#2f5a50'),
    poly([576, 580, 566, 566, 780, 810, 900, 810], '#24484c'),
    scrub(140, 800, 190, 30, '#4f8a5c', 4),
    scrub(730, 800, 150, 30, '#3f7456', 8),
    rect(196, 716, 118, 9, '#8a5a48', 3),
    rect(196, 690, 118, 9, '#8a5a48', 3),
    line([208, 724, 208, 754], '#2b2440', 5),
    line([302, 724, 302, 754], '#2b2440', 5),
    faint(0.3, ellipse(540, 690, 60, 6, '#2b2440'), ellipse(500, 776, 90, 8, '#2b2440')),
    person(520, 688, 104, poses.walk, {
      top: '#fff0d8',
      bottom: '#2b2444',
      back: true,
      skin: '#8d5a3c',
    }),
    person(560, 690, 100, poses.walk, {
      top: '#e5a33b',
      bottom: '#a81e4a',
      cut: 'skirt',
      hairCut: 'bun',
      back: true,
    }),
    person(464, 776, 152, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#d9a27a',
    }),
    person(528, 780, 160, poses.walk, {
      top: '#1d6a74',
      bottom: '#3a3a5c',
      hairCut: 'curls',
      back: true,
      skin: '#6b412b',
    }),
    line([622, 720, 672, 742], '#2b2440', 2.4),
    person(618, 772, -150, poses.walk, {
      top: '#f3dcc0',
      bottom: '#3f4a78',
      hairCut: 'hat',
      hat: '#fff0d8',
      face: true,
    }),
    dog(688, 776, 0.9, '#c8823e'),
  ),
)
