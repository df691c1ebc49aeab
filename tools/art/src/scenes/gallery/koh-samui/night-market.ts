import {
  bend,
  circle,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  random,
  rect,
  sky,
  stack,
  stars,
  tall,
  times,
} from '../../../kit/index.ts'
import { lantern } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { palm } from '../../../motifs/plants.ts'
import { lampString, steam } from '../../../motifs/things.ts'

const hour = { ...hours.night, sky: ['#1a1a4c', '#4a2f6c', '#a84a6a'] } as const
const lamp = '#ffd07a'
const rnd = random('bophut')

/** Friday at Fisherman's Village: the light comes from a wok's flame and from lamps; friends sit at the bar. */
export default tall(() =>
  stack(
    sky(800, 700, hour),
    stars(800, 220, 46, '#f6ecd8', 5),
    palm(110, 560, 380, -40, { trunk: '#1d1838', leaf: '#1f2450', light: '#2f3468' }, 4, 170),
    palm(700, 560, 440, 50, { trunk: '#1d1838', leaf: '#1f2450', light: '#2f3468' }, 8, 180),
    // Wooden shophouses, lit above and below.
    times(3, (i) =>
      stack(
        rect(
          -30 + i * 290,
          300 + (i % 2) * 30,
          260,
          360,
          ['#4a2f54', '#5a3450', '#3f2c54'][i] as string,
        ),
        poly(
          [
            -50 + i * 290,
            306 + (i % 2) * 30,
            100 + i * 290,
            220 + (i % 2) * 30,
            250 + i * 290,
            306 + (i % 2) * 30,
          ],
          '#2f2048',
        ),
        times(3, (k) =>
          stack(
            rect(0 + i * 290 + k * 72, 350 + (i % 2) * 30, 46, 90, k === 1 ? lamp : '#e8945c'),
            rect(20 + i * 290 + k * 72, 350 + (i % 2) * 30, 5, 90, '#3a2444'),
          ),
        ),
        rect(-30 + i * 290, 460 + (i % 2) * 30, 260, 10, '#2f2048'),
      ),
    ),
    times(5, (i) =>
      lantern(
        70 + i * 160,
        250 + (i % 2) * 40,
        70,
        ['#e2404c', '#f2b93f', '#2f9a8c', '#d9487a', '#f08a3c'][i] as string,
      ),
    ),
    times(5, (i) => faint(0.16, circle(70 + i * 160, 290 + (i % 2) * 40, 64, lamp))),
    lampString(-20, 210, 820, 190, 70, 13, 7, lamp, '#1a1a3c'),
    lampString(-20, 480, 820, 500, 40, 15, 6, lamp, '#1a1a3c'),
    times(9, (i) =>
      person(40 + i * 92, 690 + (i % 2) * 10, 120, i % 2 ? poses.walk : poses.stand, {
        top: ['#7a4a7c', '#5a4a84', '#8a4a5c'][i % 3] as string,
        bottom: '#2a2048',
        hairCut: (['long', 'short', 'bun'] as const)[i % 3] as 'long',
        skin: '#7a4a44',
      }),
    ),
    rect(0, 690, 800, 310, '#3a2448'),
    faint(0.2, ellipse(420, 760, 420, 90, lamp)),
    // The stall: striped awning, hanging fruit, the cook and the flame.
    poly([150, 440, 690, 440, 750, 530, 90, 530], '#e2404c'),
    times(6, (i) =>
      poly(
        [172 + i * 92, 440, 218 + i * 92, 440, 216 + i * 106, 530, 156 + i * 106, 530],
        '#fff0d8',
      ),
    ),
    times(12, (i) => path(`M${90 + i * 55} 530h55q-27 28 -55 0Z`, i % 2 ? '#fff0d8' : '#e2404c')),
    rect(150, 540, 9, 300, '#6a4038'),
    rect(680, 540, 9, 300, '#6a4038'),
    rect(160, 545, 520, 200, '#fbe0a0', 0),
    faint(0.6, rect(160, 545, 520, 200, '#f2a85c')),
    times(4, (i) =>
      stack(
        line([200 + i * 34, 540, 200 + i * 34, 566], '#6a4038', 2),
        ellipse(200 + i * 34, 590, 13, 24, i % 2 ? '#f2b93f' : '#e2873b'),
      ),
    ),
    times(3, (i) =>
      stack(
        line([580 + i * 34, 540, 580 + i * 34, 560], '#6a4038', 2),
        times(6, (k) =>
          circle(572 + i * 34 + (k % 3) * 9, 568 + Math.floor(k / 3) * 11, 7, '#7fae4a'),
        ),
      ),
    ),
    person(
      350,
      790,
      230,
      {
        ...poses.stand,
        arms: [
          [
            [-14, -66],
            [2, -58],
          ],
          [
            [16, -66],
            [30, -60],
          ],
        ],
      },
      {
        top: '#fffaf0',
        bottom: '#2a2048',
        hairCut: 'scarf',
        hat: '#e2404c',
        skin: '#b67a52',
        face: true,
      },
    ),
    path(
      'M404 660C380 620 410 600 400 560C440 590 440 610 450 620C456 596 452 580 466 562C486 600 496 630 474 662Z',
      '#f2863b',
    ),
    path(
      'M420 660C410 636 424 624 424 602C442 620 446 632 450 640C456 628 456 618 460 610C470 630 474 648 464 662Z',
      '#ffd86a',
    ),
    path('M384 656H496C492 690 470 704 440 704S388 690 384 656Z', '#2a2434'),
    line([384, 662, 350, 654], '#2a2434', 9),
    times(9, (i) =>
      circle(
        400 + i * 10,
        650 - (i % 4) * 8,
        5,
        ['#e2404c', '#7fae4a', '#f2b93f'][i % 3] as string,
      ),
    ),
    steam(520, 640, 170, '#fff0d8', 2, 40),
    poly([90, 740, 720, 740, 740, 770, 70, 770], '#c98a54'),
    rect(80, 770, 650, 100, '#8a4a3c'),
    times(13, (i) => rect(86 + i * 50, 776, 42, 88, i % 2 ? '#7a4038' : '#94523f', 3)),
    times(5, (i) =>
      stack(
        path(`M${120 + i * 46} 742q-22 -2 -20 -20h40q2 18 -20 20Z`, i % 2 ? '#2f7fae' : '#fffaf0'),
        ellipse(120 + i * 46, 722, 20, 6, ['#f2b93f', '#7fae4a', '#e2573c'][i % 3] as string),
      ),
    ),
    times(4, (i) =>
      stack(
        line([520 + i * 40, 736, 548 + i * 40, 708], '#e9cf9c', 3),
        ellipse(536 + i * 40, 720, 14, 8, '#a85c2c', -45),
      ),
    ),
    circle(650, 724, 20, '#5f9a4c'),
    circle(650, 716, 12, '#fffaf0'),
    line([652, 716, 664, 690], '#e2404c', 4),
    // Three people at the bar from behind; one has turned round, laughing.
    times(3, (i) =>
      stack(
        rect(168 + i * 170, 884, 84, 14, '#5a3038', 5),
        line([178 + i * 170, 896, 166 + i * 170, 1010], '#3a2030', 8),
        line([242 + i * 170, 896, 254 + i * 170, 1010], '#3a2030', 8),
      ),
    ),
    person(
      210,
      960,
      300,
      {
        ...poses.sit,
        hip: [-2, -24],
        legs: [
          [
            [10, -18],
            [8, 0],
          ],
          [
            [14, -16],
            [12, 2],
          ],
        ],
      },
      { top: '#1d8a8c', bottom: '#2a2048', hairCut: 'long', back: true, hair: '#5a3028' },
    ),
    person(
      386,
      964,
      310,
      {
        ...poses.sit,
        hip: [-2, -24],
        legs: [
          [
            [10, -18],
            [8, 0],
          ],
          [
            [14, -16],
            [12, 2],
          ],
        ],
      },
      { top: '#f2b93f', bottom: '#2a2048', back: true, skin: '#6b412b' },
    ),
    person(
      560,
      962,
      -300,
      {
        ...poses.sit,
        hip: [-2, -24],
        arms: [
          [
            [-12, -40],
            [-22, -52],
          ],
          [
            [12, -36],
            [18, -24],
          ],
        ],
        legs: [
          [
            [10, -18],
            [8, 0],
          ],
          [
            [14, -16],
            [12, 2],
          ],
        ],
      },
      { top: '#d9487a', bottom: '#2a2048', hairCut: 'curls', skin: '#d9a27a', face: true },
    ),
    times(20, () => circle(rnd.between(400, 480), rnd.between(480, 600), 2, '#ffd86a')),
    bend([-20, 1006, 400, 996, 820, 1006], '#2a1a3c', 20),
  ),
)
