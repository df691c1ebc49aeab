import {
  bend,
  circle,
  darken,
  ellipse,
  faint,
  foam,
  glitter,
  hours,
  line,
  path,
  poly,
  rect,
  rects,
  ripples,
  sky,
  stack,
  streak,
  sun,
  times,
  water,
  wide,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { palm } from '../../../motifs/plants.ts'

const hour = { ...hours.golden, sky: ['#7a6aa8', '#f0948a', '#fddc9c'] } as const

/** A kite at (x, y) with its tail, its string down to a hand. */
const kite = (
  x: number,
  y: number,
  size: number,
  one: string,
  other: string,
  hand: readonly [number, number],
  turn = 1,
) =>
  stack(
    bend(
      [x, y + size * 0.6, (x + hand[0]) / 2 - 40 * turn, (y + hand[1]) / 2 + 50, hand[0], hand[1]],
      '#fff3de',
      1.8,
    ),
    bend(
      [
        x,
        y + size * 0.6,
        x + 18 * turn,
        y + size * 1.1,
        x - 8 * turn,
        y + size * 1.6,
        x + 14 * turn,
        y + size * 2.1,
      ],
      other,
      4,
    ),
    path(
      `M${x} ${y - size * 0.6}L${x + size * 0.46} ${y}L${x} ${y + size * 0.7}L${x - size * 0.46} ${y}Z`,
      one,
    ),
    path(
      `M${x} ${y - size * 0.6}L${x + size * 0.46} ${y}H${x}ZM${x} ${y}V${y + size * 0.7}L${x - size * 0.46} ${y}Z`,
      other,
    ),
  )

/** A cart with its lamp and its awning, on (x, y). */
const cart = (x: number, y: number, cloth: string) =>
  stack(
    faint(0.16, circle(x, y - 96, 90, '#ffe2a0')),
    rect(x - 70, y - 70, 140, 50, '#fff0d8', 4),
    rect(x + 24, y - 70, 46, 50, '#d3b8a4', 4),
    rect(x - 70, y - 48, 140, 9, cloth),
    line([x - 62, y - 70, x - 62, y - 136], '#5a3a44', 5),
    line([x + 62, y - 70, x + 62, y - 136], '#5a3a44', 5),
    path(`M${x - 84} ${y - 126}L${x - 66} ${y - 152}H${x + 66}L${x + 84} ${y - 126}Z`, cloth),
    path(
      `M${x - 40} ${y - 126}L${x - 32} ${y - 152}H${x}V${y - 126}ZM${x + 40} ${y - 126}L${x + 32} ${y - 152}H${x + 66}L${x + 84} ${y - 126}Z`,
      darken(cloth, 0.25),
    ),
    times(6, (index) => circle(x - 50 + index * 18, y - 76, 9, index % 2 ? '#d9823c' : '#c2603a')),
    circle(x, y - 116, 8, '#fff0c0'),
    circle(x - 44, y - 12, 17, '#4a3040'),
    circle(x + 44, y - 12, 17, '#4a3040'),
    circle(x - 44, y - 12, 7, '#d3b8a4'),
    circle(x + 44, y - 12, 7, '#d3b8a4'),
  )

/** Galle Face Green in Colombo as the sun goes into the sea: kites, fritters, the whole town. */
export default wide(() =>
  stack(
    sky(1000, 470, hour),
    sun(640, 400, 62, '#fff0bc', 3),
    faint(
      0.6,
      streak(80, 250, 300, 12, '#fbc4a4'),
      streak(600, 210, 330, 11, '#fbc4a4'),
      streak(330, 300, 240, 9, '#fde0b4'),
    ),
    water(1000, 452, 580, '#f6b78c', '#a87088', '#5f5480'),
    glitter(640, 456, 572, 130, '#fff0c0', 5, 9),
    ripples(0, 462, 1000, 100, '#fbd4b0', 34, 3),
    // The old hotel at the end of the green.
    rect(-10, 420, 250, 160, '#fbe6cc'),
    rect(180, 420, 60, 160, '#c99a98'),
    path('M-10 424L10 388H210L250 424Z', '#c2604a'),
    path('M180 424L170 388H210L250 424Z', '#8f4448'),
    rects(
      times(
        12,
        (index) => [6 + (index % 6) * 29, 440 + Math.floor(index / 6) * 52, 15, 30] as const,
      ),
      '#5a4a6c',
    ),
    rects(times(4, (index) => [35 + index * 58, 492, 15, 30] as const).slice(0, 3), '#ffe2a0'),
    rect(-10, 536, 250, 6, '#fff6e6'),
    palm(270, 590, 250, 24, { trunk: '#5a3f4c', leaf: '#3f5f58', light: '#a3985c' }, 4, 96),
    palm(210, 590, 200, -20, { trunk: '#5a3f4c', leaf: '#3f5f58', light: '#a3985c' }, 8, 84),
    rect(240, 566, 770, 14, '#d9b09c'),
    rect(240, 578, 770, 12, '#8f6a74'),
    times(13, (index) => rect(262 + index * 60, 548, 8, 22, '#fff0dc')),
    line([262, 550, 1000, 550], '#fff0dc', 4),
    foam(300, 566, 720, 14, '#fff3e0', 6),
    poly([-10, 584, 1010, 584, 1010, 820, -10, 820], '#8f9f58'),
    poly([-10, 640, 1010, 612, 1010, 820, -10, 820], '#7a8f4f'),
    poly([-10, 730, 1010, 700, 1010, 820, -10, 820], '#5f7a48'),
    kite(150, 130, 84, '#a81e4a', '#f2b93f', [350, 577]),
    kite(420, 84, 66, '#1d6a74', '#fff0d8', [522, 629], -1),
    kite(770, 150, 96, '#e5a33b', '#c22f3b', [742, 588]),
    kite(560, 190, 50, '#fff0d8', '#a81e4a', [560, 612]),
    kite(900, 70, 56, '#3f5a8c', '#f2c14e', [820, 610], -1),
    times(8, (index) =>
      person(
        300 + index * 86,
        606 + (index % 3) * 6,
        44 + (index % 3) * 6,
        [poses.stand, poses.walk, poses.point][index % 3] as (typeof poses)['stand'],
        {
          top: ['#fff0d8', '#a81e4a', '#1d6a74', '#e5a33b'][index % 4] as string,
          bottom: ['#43304a', '#fff6e6', '#2b2444'][index % 3] as string,
          cut: index % 2 ? 'sarong' : 'trousers',
          hairCut: index % 4 === 1 ? 'bun' : 'short',
          skin: '#7a4a30',
        },
      ),
    ),
    cart(880, 712, '#c22f3b'),
    cart(112, 700, '#1d6a74'),
    person(818, 722, 138, poses.stand, {
      top: '#fff0d8',
      bottom: '#84384a',
      cut: 'sarong',
      skin: '#6b412b',
      face: true,
    }),
    faint(
      0.3,
      ellipse(330, 764, 80, 8, '#2f3a30'),
      ellipse(474, 788, 90, 9, '#2f3a30'),
      ellipse(680, 764, 140, 9, '#2f3a30'),
    ),
    person(314, 762, 176, poses.hold, {
      top: '#e5a33b',
      bottom: '#2b2444',
      hairCut: 'curls',
      back: true,
      skin: '#6b412b',
    }),
    person(456, 786, 188, poses.point, {
      top: '#fff6e6',
      bottom: '#a81e4a',
      cut: 'skirt',
      hairCut: 'tail',
      back: true,
      skin: '#b67a52',
    }),
    person(640, 762, 172, poses.photo, {
      top: '#1d6a74',
      bottom: '#3a3a5c',
      hairCut: 'short',
      back: true,
      skin: '#d9a27a',
    }),
    person(708, 764, 168, poses.hold, {
      top: '#a81e4a',
      bottom: '#2b2444',
      hairCut: 'bun',
      back: true,
      skin: '#8d5a3c',
    }),
  ),
)
