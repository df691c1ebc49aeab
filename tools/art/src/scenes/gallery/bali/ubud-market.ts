import {
  circle,
  far,
  hours,
  path,
  rect,
  sky,
  stack,
  times,
  wide,
  woods,
  ridge,
  land,
  ellipse,
  faint,
  rays,
} from '../../../kit/index.ts'
import { meru, parasol } from '../../../motifs/bali.ts'
import { fruitBasket, marketParasol } from '../../../motifs/market.ts'
import { person, poses } from '../../../motifs/people.ts'
import { dog } from '../../../motifs/animals.ts'
import { palm } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#7fc4c4', '#c9e4d0', '#fdf0c8'], haze: '#d9e4c4' } as const
const fruit = [
  ['#f2b93f', '#e2873b'],
  ['#c22f4a', '#e2574c'],
  ['#7fae4a', '#a9c95a'],
  ['#8a4a8c', '#5f3a6c'],
  ['#f7d94e', '#f2b93f'],
] as const

/** A heap of fruit on a tray, its foot at (x, y). */
const heap = (x: number, y: number, [lit, shade]: readonly [string, string]) =>
  stack(
    [-15, 0, 15].map((dx) => circle(x + dx, y - 11, 8.4, dx > 0 ? shade : lit)),
    circle(x - 7.5, y - 23, 8.4, lit),
    circle(x + 6, y - 25, 8.8, shade),
    path(`M${x - 27} ${y - 8}h54l-7 10h-40Z`, '#b9814a'),
  )

/** Half past six: parasols are being opened in front of the palace wall; sun from the left. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    rays(90, -30, 620, '#fff3c8', [12, 28, 44, 60], 0.22),
    woods(
      ridge(0, 1000, 300, { rise: 26, length: 260, seed: 5 }),
      460,
      far('#4f8a68', hour, 0.45),
      22,
      3,
    ),
    palm(90, 420, 260, 24, { trunk: '#7a6a5c', leaf: '#4f8a64', light: '#86b46a' }, 3),
    palm(880, 420, 290, -34, { trunk: '#7a6a5c', leaf: '#4f8a64', light: '#86b46a' }, 7),
    palm(560, 400, 230, 22, { trunk: '#7a6a5c', leaf: '#4f8a64', light: '#86b46a' }, 9),
    meru(700, 400, 250, 5, {
      thatch: '#5a4a50',
      thatchShade: '#3f3444',
      wood: '#a8583c',
      gold: '#f2c14e',
      stone: '#b58a74',
    }),
    rect(0, 350, 1000, 110, '#c97f5c'),
    rect(0, 340, 1000, 14, '#e3a67c'),
    times(13, (index) =>
      stack(
        rect(index * 80, 366, 50, 60, '#a8604c'),
        path(`M${index * 80 + 12} 396l13 -18l13 18l-13 18Z`, '#e3a67c'),
      ),
    ),
    rect(0, 440, 1000, 20, '#7a4a48'),
    parasol(420, 400, 130, '#f2c14e', '#fff6e6', '#7a4a48'),
    parasol(824, 400, 130, '#fff6e6', '#c22f4a', '#7a4a48'),
    land([0, 458, 500, 452, 1000, 460], 800, '#e0bd8c'),
    land([0, 640, 400, 660, 1000, 630], 800, '#cfa474'),
    // The back row.
    marketParasol(140, 560, 230, 210, '#e2574c', '#fff0d8'),
    marketParasol(390, 566, 210, 190, '#f2b93f', '#c8623e'),
    marketParasol(640, 560, 220, 206, '#1d7a7c', '#fff0d8'),
    marketParasol(890, 566, 220, 196, '#d9748a', '#fff0d8'),
    times(4, (index) =>
      person(112 + index * 250, 560, index % 2 ? -128 : 128, poses.stand, {
        top: ['#fff0d8', '#a81e4a', '#f2c14e', '#3f8a68'][index] as string,
        bottom: ['#a81e4a', '#5a3a5c', '#1d6a74', '#c8623e'][index] as string,
        cut: 'sarong',
        hairCut: index % 2 ? 'bun' : 'scarf',
        hat: '#a81e4a',
        skin: '#b67a52',
      }),
    ),
    times(4, (index) =>
      stack(
        rect(40 + index * 250, 520, 170, 50, '#8a5a3c'),
        rect(40 + index * 250, 520, 170, 9, '#b9814a'),
        times(3, (k) =>
          heap(68 + index * 250 + k * 57, 520, fruit[(index + k) % fruit.length] ?? fruit[0]),
        ),
      ),
    ),
    person(310, 628, 150, poses.carry, {
      top: '#f3dcae',
      bottom: '#c22f4a',
      cut: 'sarong',
      hairCut: 'bun',
      skin: '#a5683f',
    }),
    fruitBasket(306, 480, 70, ['#f2b93f', '#e2574c', '#7fae4a'], 9),
    person(540, 640, -156, poses.point, {
      top: '#1d6a74',
      bottom: '#f3dcae',
      cut: 'shorts',
      hairCut: 'hat',
      pack: '#a81e4a',
      skin: '#d9a27a',
    }),
    person(596, 646, -160, poses.stand, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      cut: 'skirt',
      hairCut: 'curls',
      skin: '#6b412b',
    }),
    // The front row: mats, baskets, offerings in palm leaf.
    fruitBasket(110, 740, 170, ['#e2574c', '#c22f4a'], 3),
    fruitBasket(280, 760, 150, ['#7fae4a', '#a9c95a', '#f7d94e'], 5),
    fruitBasket(880, 750, 180, ['#f2b93f', '#e2873b'], 7),
    fruitBasket(720, 766, 140, ['#8a4a8c', '#5f3a6c'], 8),
    times(5, (index) =>
      stack(
        rect(400 + index * 50, 744 + (index % 2) * 22, 40, 20, '#a9c95a', 4),
        circle(410 + index * 50, 742 + (index % 2) * 22, 8, '#f7c94e'),
        circle(424 + index * 50, 740 + (index % 2) * 22, 8, '#e98fa6'),
        circle(434 + index * 50, 745 + (index % 2) * 22, 6, '#fffaf0'),
      ),
    ),
    faint(
      0.3,
      ellipse(316, 632, 50, 6, '#5a3a4c'),
      ellipse(540, 644, 60, 6, '#5a3a4c'),
      ellipse(600, 650, 50, 6, '#5a3a4c'),
    ),
    dog(450, 690, 0.9, '#d9a35b'),
  ),
)
