import {
  at,
  circle,
  ellipse,
  faint,
  far,
  hours,
  line,
  path,
  poly,
  random,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  tall,
  times,
  water,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { macaque } from '../../../motifs/animals.ts'
import { meru } from '../../../motifs/bali.ts'
import { bananaLeaves } from '../../../motifs/plants.ts'

const hour = { ...hours.noon, sky: ['#5aa8c4', '#b5dcd6', '#f6efd0'] } as const
const rnd = random('uluwatu wall')
const stone = { lit: '#c3bfa6', mid: '#a09c8a', shade: '#6f7270' }
const temple = {
  thatch: '#4f4450',
  thatchShade: '#3a3344',
  wood: '#a8583c',
  gold: '#f2c14e',
  stone: '#8a7a74',
}

/** A pair of sunglasses, about 60 wide around (0, 0). */
const sunglasses = stack(
  path('M-32 -8H-4C-4 6 -10 14 -18 14S-32 6 -32 -8ZM4 -8H32C32 6 26 14 18 14S4 6 4 -8Z', '#2b1b2f'),
  stroke('M-6 -6Q0 -10 6 -6M-32 -8L-40 -16M32 -8L40 -16', '#a81e4a', 5),
  path('M-28 -4h8l-5 10ZM8 -4h8l-5 10Z', '#7fa6b4'),
)

/** On the wall above the sea in the morning, with somebody's sunglasses; light from the left. */
export default tall(() =>
  stack(
    sky(800, 430, hour),
    cumulus(-40, 392, 420, 160, { lit: '#fffaf0', shade: '#d0dfe2' }, 5),
    water(800, 400, 1000, '#a9dcd8', '#4fb4c4', '#1f84a8', '#17668c'),
    ripples(0, 416, 800, 260, '#c3ece4', 70, 5),
    // The cliff across the bay, with the temple on its edge.
    shaded(
      'M430 620C440 560 424 500 440 440C436 410 452 384 480 380L820 350V700H500Z',
      far('#d9b088', hour, 0.25),
      path('M560 380C580 460 540 540 580 700H820V350Z', far('#9a7a78', hour, 0.25)),
      path('M690 360C700 460 670 560 700 700H820V340Z', far('#7a6270', hour, 0.2)),
    ),
    path(
      'M434 404C450 372 520 366 600 360L820 330V396C700 384 560 396 434 412Z',
      far('#5f8a58', hour, 0.15),
    ),
    woods([540, 370, 640, 352, 740, 336, 820, 326], 392, far('#47754f', hour, 0.1), 22, 6),
    meru(484, 388, 92, 3, temple),
    meru(532, 384, 64, 2, temple),
    stroke('M424 632Q470 618 520 640T640 660T800 690', '#fffdf4', 10),
    stroke('M400 654Q470 640 540 664T800 720', '#c3ece4', 6),
    // The wall: blocks of coral stone with moss, and a carved border.
    rect(0, 700, 800, 300, stone.mid),
    times(3, (row) =>
      times(6, (index) => {
        const x = -60 + index * 160 + (row % 2) * 76
        return stack(
          rect(x, 772 + row * 80, 150, 70, rnd.pick([stone.mid, '#aaa692', '#949282']), 6),
          rect(x, 826 + row * 80, 150, 16, stone.shade, 6),
        )
      }),
    ),
    rect(-10, 690, 820, 70, stone.lit),
    rect(-10, 740, 820, 22, stone.shade),
    times(12, (index) => path(`M${10 + index * 70} 736l25 -26l25 26Z`, stone.mid)),
    path(
      'M-10 690H250C230 706 200 700 180 714C150 724 120 702 90 716C60 726 20 706 -10 720Z',
      '#7f9a4a',
    ),
    path(
      'M560 690H810V722C780 704 750 728 716 712C690 702 660 722 630 708C600 700 580 704 560 690Z',
      '#7f9a4a',
    ),
    path(
      'M70 770C110 764 150 776 150 800C130 816 90 806 60 812ZM590 850C640 840 690 850 700 872C670 892 620 880 590 884Z',
      '#7f9a4a',
    ),
    faint(0.3, ellipse(390, 694, 190, 14, '#3f4a44')),
    // She has the sunglasses; her young one holds on to her.
    macaque(360, 694, 1.75, '#8f7a62'),
    macaque(520, 694, 0.86, '#a58d70', true),
    at(458, 596, sunglasses, { scale: 1.2, turn: -16 }),
    ellipse(456, 610, 15, 12, '#d79a86', 30),
    // An offering on the wall, frangipani above.
    poly([120, 690, 210, 690, 200, 664, 130, 664], '#7fae54'),
    times(5, (index) =>
      circle(
        138 + index * 14,
        660,
        9,
        ['#f2b93f', '#e2574c', '#fff6e6', '#d9748a', '#f2b93f'][index] as string,
      ),
    ),
    line([164, 660, 156, 612], '#7a4a3a', 3),
    bananaLeaves(790, 1010, 250, '#2f6a4c', '#5f9a5c', 4),
    stroke('M820 40C740 60 690 90 640 70M740 66C720 110 690 130 660 140', '#6a5a50', 12),
    times(7, (index) => {
      const [x, y] = [
        [640, 70],
        [664, 142],
        [700, 96],
        [610, 96],
        [740, 130],
        [770, 70],
        [690, 50],
      ][index] as [number, number]
      return stack(
        times(5, (k) =>
          at(x, y, ellipse(0, -16, 10, 16, '#fffaf0'), { turn: k * 72 + index * 20 }),
        ),
        circle(x, y, 8, '#f7c94e'),
      )
    }),
  ),
)
