import {
  at,
  circle,
  ellipse,
  faint,
  line,
  path,
  poly,
  random,
  rect,
  rects,
  stack,
  stroke,
  tall,
  times,
  wetGround,
  within,
} from '../../../kit/index.ts'
import { figure } from '../../../motifs/figure.ts'
import { backHead, sideHead } from '../../../motifs/heads.ts'
import { lantern } from '../../../motifs/japan.ts'
import { poses } from '../../../motifs/poses.ts'
import { frontHead } from '../../../motifs/portrait.ts'
import { person } from '../../../motifs/people.ts'
import { steam } from '../../../motifs/things.ts'

const rnd = random('under the tracks')
const brick = { lit: '#a8543f', mid: '#8a4238', dark: '#5f2f34' }

const arch = (x: number, w: number, foot: number, top: number): string =>
  `M${x} ${foot}V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${top + w / 2}V${foot}Z`

const left = arch(40, 350, 760, 330)
const right = arch(470, 350, 760, 330)

/** A guest on a stool at the counter, seen from behind. */
const guest = (x: number, top: string, head: Parameters<typeof backHead>[0], lean: number) =>
  stack(
    rect(x - 22, 706, 44, 9, '#5a3430', 4),
    line([x - 14, 714, x - 18, 770], '#3a2228', 6),
    line([x + 14, 714, x + 18, 770], '#3a2228', 6),
    figure(x, 764, 226, {
      pose: {
        ...poses.sitFront,
        arms: [
          [
            [-15, -43],
            [-11, -46],
          ],
          [
            [15, -43],
            [11, -46],
          ],
        ],
      },
      hands: ['hidden', 'hidden'],
      head: backHead(head),
      lean,
      skin: head.skin,
      top,
      trousers: '#2b2444',
      shoes: '#1d1430',
    }),
  )

/** A drinker at the crates outside; a negative height faces left. */
const drinker = (
  x: number,
  height: number,
  raise: boolean,
  look: { top: string; skin: string; head: string },
) =>
  stack(
    rect(x - 24, 884, 48, 46, '#d9a03a', 4),
    rect(x - 24, 898, 48, 7, '#a8742c'),
    figure(x, 942, height, {
      ...look,
      pose: raise
        ? {
            ...poses.sitRaise,
            arms: [
              poses.sitChair.arms[0],
              [
                [10, -44],
                [25, -48],
              ],
            ],
          }
        : {
            ...poses.sitChair,
            arms: [
              [
                [10, -40],
                [24, -40],
              ],
              poses.sitChair.arms[1],
            ],
          },
      side: true,
      trousers: '#2b2444',
      shoes: '#1d1430',
      hands: raise ? ['flat', 'grip'] : ['grip', 'flat'],
      held: raise
        ? rect(25.4, -55, 6.4, 9, '#f2b63a', 1) + rect(25.4, -57, 6.4, 3, '#fff6e6', 1.4)
        : '',
    }),
  )

/** A rainy evening at the brick arches of the railway: lantern light from below, the last train above. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 300, '#18244a'),
    rect(36, 20, 170, 260, '#22325f'),
    rect(560, 0, 200, 280, '#22325f'),
    rect(240, 60, 120, 220, '#1d2b54'),
    rects(
      times(22, (index) => [
        56 + (index % 4) * 34 + (index > 11 ? 520 : 0),
        44 + (Math.floor(index / 4) % 3) * 30,
        18,
        16,
      ]),
      '#f2c878',
    ),
    faint(
      0.4,
      times(22, () => {
        const x = rnd.between(0, 800)
        const y = rnd.between(0, 720)
        return line([x, y, x - 8, y + 40], '#cfd9f0', 2)
      }),
    ),
    // The train on the viaduct, its windows lit.
    line([0, 96, 800, 96], '#0f1836', 4),
    times(4, (index) =>
      stack(
        line([90 + index * 210, 80, 90 + index * 210, 260], '#0f1836', 7),
        line([90 + index * 210, 92, 130 + index * 210, 110], '#0f1836', 4),
      ),
    ),
    rect(-10, 132, 700, 96, '#cfd6d9', 12),
    path('M690 132C720 134 742 170 746 228H660V132Z', '#cfd6d9'),
    path('M694 146C714 150 726 170 730 192H684V146Z', '#2f4a68'),
    rect(-10, 200, 756, 12, '#3f9a5c'),
    rects(
      times(9, (index) => [16 + index * 72, 150, 54, 38]),
      '#ffe6a8',
    ),
    times(7, (index) => circle(40 + index * 88, 178, 9, '#5a4458')),
    rect(0, 228, 800, 12, '#3a2430'),
    // The brick wall and its two arches.
    rect(0, 240, 800, 530, brick.mid),
    rects(
      times(60, (index) => [
        (index % 10) * 82 - (Math.floor(index / 10) % 2) * 40,
        256 + Math.floor(index / 10) * 86 + (index % 3) * 22,
        34,
        11,
      ]),
      brick.lit,
    ),
    rect(0, 240, 800, 18, brick.dark),
    ...[left, right].map((d, side) =>
      stack(
        stroke(d, brick.dark, 34),
        stroke(d, '#c26a4a', 16),
        path(d, side ? '#f0a04a' : '#f7b45a'),
        within(
          d,
          faint(0.5, circle(side ? 645 : 215, 560, 190, '#ffdf96')),
          // Shelves with bottles; the cook in front of them.
          rect(0, 470, 800, 9, '#7a4430'),
          times(11, (index) =>
            rect(
              (side ? 484 : 56) + index * 31,
              470 - 34 - (index % 3) * 8,
              15,
              34 + (index % 3) * 8,
              ['#3f6a5c', '#a83a3a', '#f3e3c0', '#7a4a6c'][index % 4]!,
              4,
            ),
          ),
          figure(side ? 610 : 180, 806, side ? 300 : -300, {
            pose: {
              ...poses.stand,
              arms: [
                [
                  [-13, -62],
                  [-4, -58],
                ],
                [
                  [13, -62],
                  [8, -56],
                ],
              ],
            },
            head: frontHead({
              skin: side ? '#e6b890' : '#d9a27a',
              hair: '#1f1a28',
              cut: side ? 'crop' : 'bun',
              eyes: side ? 'open' : 'smiling',
            }),
            skin: side ? '#e6b890' : '#d9a27a',
            top: side ? '#34406a' : '#fff6e6',
            trousers: '#2b2444',
            hands: ['grip', 'grip'],
          }),
          path(
            side
              ? 'M592 531q18 -9 36 0l-2 9q-16 -7 -32 0Z'
              : 'M163 531q17 -9 34 0l-2 9q-15 -7 -30 0Z',
            '#fff6e6',
          ),
          rect(0, 634, 800, 16, '#8a4a2c'),
          rect(0, 650, 800, 130, '#6a3428'),
          steam(side ? 710 : 290, 630, 130, '#fff0d8', 3, 26),
          // The short curtain over the entrance.
          times(4, (index) =>
            rect((side ? 478 : 48) + index * 86, 396, 80, 40, side ? '#7d2338' : '#2a3f7a', 3),
          ),
          line([0, 394, 800, 394], '#3a2228', 6),
        ),
      ),
    ),
    guest(104, '#7d4a6c', { skin: '#d9a27a', hair: '#1f1a28', cut: 'bob' }, 10),
    guest(206, '#4a6a7c', { skin: '#e6b890', hair: '#2b1b2f', cut: 'short' }, -8),
    guest(318, '#c8623e', { skin: '#8d5a3c', hair: '#1f1a28', cut: 'curls' }, 0),
    guest(566, '#3f5f5c', { skin: '#e6b890', hair: '#3a2a30', cut: 'short' }, 6),
    guest(690, '#b5843f', { skin: '#d9a27a', hair: '#1f1a28', cut: 'bun' }, -9),
    ...[430, 26, 780].map((x, index) =>
      stack(
        line([x, 296, x, 330], '#2b1b2f', 3),
        lantern(x, index ? 344 : 366, index ? 62 : 86, '#e2452f'),
      ),
    ),
    // The wet street and what shines in it.
    rect(0, 766, 800, 234, '#242a4e'),
    rect(0, 766, 800, 12, '#3a3454'),
    faint(
      0.34,
      poly([52, 790, 380, 790, 340, 1000, 90, 1000], '#f2a04a'),
      poly([482, 790, 810, 790, 770, 1000, 520, 1000], '#f2a04a'),
    ),
    wetGround([-40, 784, 860, 206], ['#f7c878', '#5a6ab0', '#e2653f'], 34, 7),
    // Three at the beer crates.
    faint(0.4, ellipse(240, 942, 190, 18, '#12162f')),
    drinker(150, 260, true, {
      top: '#1d7a84',
      skin: '#8d5a3c',
      head: sideHead({ skin: '#8d5a3c', hair: '#1d1430', cut: 'short', beard: 'short' }),
    }),
    drinker(334, -256, false, {
      top: '#a81e4a',
      skin: '#d9a27a',
      head: sideHead({ skin: '#d9a27a', hair: '#2b1b2f', cut: 'long' }),
    }),
    rect(206, 846, 76, 10, '#d9b078', 3),
    rect(214, 856, 60, 86, '#c8412f', 4),
    rects(
      times(6, (index) => [220 + (index % 3) * 18, 864 + Math.floor(index / 3) * 36, 13, 26]),
      '#8f2a26',
    ),
    rect(256, 824, 16, 22, '#f2b63a', 2),
    rect(256, 818, 16, 8, '#fff6e6', 3),
    ellipse(232, 844, 17, 4, '#e9e4d8'),
    line([222, 840, 244, 836], '#8a4a2c', 4),
    // A couple under one clear umbrella walks on.
    at(640, 944, faint(0.4, ellipse(0, 2, 70, 10, '#12162f'))),
    person(622, 944, 214, poses.walk, {
      top: '#e5a33b',
      bottom: '#3a3a5c',
      hairCut: 'short',
      skin: '#e6b890',
      back: true,
    }),
    person(664, 946, 202, poses.walk, {
      top: '#5f6a9a',
      bottom: '#f3e3c0',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#d9a27a',
      back: true,
    }),
    line([646, 740, 646, 850], '#e9e4f0', 4),
    faint(
      0.62,
      path(
        'M548 742C560 676 620 660 646 660S732 676 744 742Q720 730 696 742Q670 730 646 742Q622 730 598 742Q570 730 548 742Z',
        '#cfe0f0',
      ),
    ),
    stroke(
      'M646 660V742M646 660C610 680 600 710 598 742M646 660C682 680 692 710 696 742',
      '#f6fafc',
      2.4,
    ),
  ),
)
