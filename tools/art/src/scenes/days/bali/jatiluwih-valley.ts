import {
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  mist,
  mix,
  mountains,
  path,
  rect,
  sky,
  stack,
  stroke,
  times,
  wide,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { bananaLeaves, palm } from '../../../motifs/plants.ts'

const hour = { ...hours.noon, sky: ['#3f96b8', '#94ccce', '#e9f0d4'], haze: '#c6dfc8' } as const
const paint = { trunk: '#6a5448', leaf: '#2f7a4c', light: '#86b84c' }

/** A duck on its way to the left, on (x, y). */
const duck = (x: number, y: number) =>
  stack(
    ellipse(x, y - 9, 15, 8, '#fffaf0'),
    path(`M${x + 10} ${y - 12}L${x + 20} ${y - 20}L${x + 16} ${y - 6}Z`, '#e3d6bc'),
    path(`M${x - 8} ${y - 10}L${x - 14} ${y - 28}h7L${x - 2} ${y - 12}Z`, '#fffaf0'),
    circle(x - 12, y - 29, 6, '#fffaf0'),
    path(`M${x - 16} ${y - 31}l-10 3l10 3Z`, '#e5a33b'),
  )

/** A flag of the fields: a bamboo pole that bends, a strip of cloth. */
const flag = (x: number, y: number, high: number, cloth: string) =>
  stack(
    stroke(
      `M${x} ${y}C${x} ${y - high * 0.7} ${x + 6} ${y - high} ${x + 40} ${y - high * 1.04}`,
      '#8a7044',
      4,
    ),
    path(
      `M${x + 1} ${y - high * 0.86}C${x + 12} ${y - high * 0.8} ${x + 4} ${y - high * 0.6} ${x + 18} ${y - high * 0.5}L${x + 16} ${y - high * 0.3}C${x + 4} ${y - high * 0.4} ${x + 10} ${y - high * 0.6} ${x} ${y - high * 0.62}Z`,
      cloth,
    ),
  )

/** The rice of Jatiluwih below Batukaru at noon: broad fields, a path on a dyke, a farmer's ducks; the sun is on the right. */
export default wide(() =>
  stack(
    sky(1000, 380, hour),
    cumulus(520, 270, 470, 170, { lit: '#fffaf0', shade: '#d0dfe2' }, 5),
    mountains([-60, 340, 120, 280, 330, 130, 420, 122, 560, 220, 720, 280, 1060, 320], 400, {
      lit: far('#4f8a80', hour, 0.35),
      shade: far('#2f6478', hour, 0.35),
      light: 'right',
      rough: 4,
      seed: 5,
    }),
    mist(80, 290, 800, '#f6f6e0', 4, 0.6),
    woods(
      [-10, 340, 200, 316, 420, 340, 640, 330, 820, 304, 1010, 316],
      520,
      far('#3f8058', hour, 0.25),
      22,
      6,
    ),
    times(5, (index) =>
      palm(
        90 + index * 210,
        372 + (index % 2) * 12,
        130 + (index % 3) * 20,
        index % 2 ? 16 : -18,
        { ...paint, leaf: far(paint.leaf, hour, 0.2) },
        index + 2,
        60,
      ),
    ),
    // Fields in long bands that bend round the valley, each with its water and its dyke.
    times(8, (index) => {
      const t = index / 7
      const y = 376 + index * 22 + index * index * 5
      const k = 16 + index * 7
      const points = [
        -20,
        y + k,
        180,
        y - k * 0.5,
        400,
        y + k * 0.4,
        620,
        y + k * 1.3,
        820,
        y + k * 0.3,
        1020,
        y - k,
      ]
      return stack(
        land(
          points.map((v, i) => (i % 2 ? v - 5 - t * 9 : v)),
          820,
          mix('#bfe0d0', '#9fd0c8', t),
        ),
        land(
          points,
          820,
          index % 3 === 1 ? mix('#e0d468', '#d3bc44', t) : mix('#9fcc58', '#4f9f48', t),
        ),
        stroke(curve(points), mix('#d9ec8c', '#a3d45c', t), 3 + t * 6),
        index === 2
          ? stack(
              rect(300, y - 34, 74, 40, '#c99a64'),
              rect(344, y - 34, 30, 40, '#8f6444'),
              path(`M284 ${y - 30}L312 ${y - 66}H362L390 ${y - 30}Z`, '#d9b26c'),
              path(`M336 ${y - 30}L346 ${y - 66}H362L390 ${y - 30}Z`, '#a87f48'),
            )
          : '',
        index === 4
          ? stack(
              person(720, y + 34, 84, poses.carry, {
                top: '#3f5a8c',
                bottom: '#5a4a3c',
                cut: 'shorts',
                hairCut: 'hat',
                hat: '#f4dcae',
                skin: '#7a4a30',
              }),
              line([742, y - 24, 700, y - 60], '#8a7044', 3),
              flag(190, y - 4, 110, '#fffaf0'),
            )
          : '',
        index === 6 ? times(9, (d) => duck(150 + d * 34 + (d % 3) * 8, y - 2 + (d % 2) * 12)) : '',
      )
    }),
    // The path on the dyke, with three of the group.
    path(
      'M1010 560C820 590 700 620 640 680C600 722 560 760 540 812H640C660 760 690 720 740 690C800 656 900 620 1010 600Z',
      '#d9b880',
    ),
    path(
      'M640 812C660 760 690 720 740 690C800 656 900 620 1010 600V612C910 634 820 668 764 702C714 734 690 768 676 812Z',
      '#8f9f54',
    ),
    faint(0.3, ellipse(700, 716, 70, 7, '#3f4a38'), ellipse(606, 786, 80, 8, '#3f4a38')),
    person(790, 662, 122, poses.walk, {
      top: '#fff0d8',
      bottom: '#43304a',
      cut: 'shorts',
      hairCut: 'cap',
      hat: '#a81e4a',
      back: true,
      pack: '#1d6a74',
      skin: '#d9a27a',
    }),
    person(702, 714, 144, poses.walk, {
      top: '#a81e4a',
      bottom: '#2b2444',
      cut: 'shorts',
      hairCut: 'tail',
      back: true,
      pack: '#e5a33b',
      skin: '#b67a52',
    }),
    person(604, 786, 172, poses.photo, {
      top: '#1d6a74',
      bottom: '#e9cf9c',
      cut: 'shorts',
      hairCut: 'hat',
      hat: '#f4dcae',
      back: true,
      pack: '#84384a',
      skin: '#6b412b',
    }),
    flag(900, 690, 220, '#f2c14e'),
    flag(64, 700, 250, '#fffaf0'),
    bananaLeaves(40, 820, 210, '#1f5a40', '#4f9a50', 4),
    bananaLeaves(960, 826, 200, '#1f5a40', '#4f9a50', 7),
  ),
)
