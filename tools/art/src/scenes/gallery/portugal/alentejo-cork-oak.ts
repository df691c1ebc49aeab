import {
  bend,
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  line,
  path,
  random,
  rect,
  ridge,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  times,
  wide,
  type Svg,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass } from '../../../motifs/plants.ts'

const hour = {
  ...hours.dusk,
  sky: ['#3f5a8c', '#e08a7c', '#fbcf84'],
  haze: '#e6ac84',
} as const
const rnd = random('montado')

const farOak = (x: number, y: number, s: number, tone: string): Svg =>
  stack(
    rect(x - s * 0.05, y - s * 0.5, s * 0.1, s * 0.5, tone),
    ellipse(x, y - s * 0.6, s * 0.5, s * 0.26, tone),
    ellipse(x - s * 0.18, y - s * 0.74, s * 0.26, s * 0.18, tone),
  )

/** A summer evening near Évora: the stripped trunk is red; the sun is low, on the left. */
export default wide(() =>
  stack(
    sky(1000, 520, hour),
    sun(210, 440, 66, '#fff0b8', 3),
    faint(
      0.6,
      path('M420 150Q600 130 820 152Q640 164 420 150Z', '#fbc49c'),
      path('M560 210Q760 196 960 214Q760 226 560 210Z', '#f3a88c'),
      path('M40 240Q160 230 300 242Q170 250 40 240Z', '#f9c09a'),
    ),
    land(ridge(0, 1000, 490, { rise: 16, length: 340, seed: 8 }), 800, far('#8a6a7c', hour, 0.45)),
    rect(780, 452, 70, 24, far('#fffaf0', hour, 0.25)),
    path('M770 454l12 -14h66l12 14Z', far('#c8623e', hour, 0.25)),
    rect(860, 430, 16, 46, far('#fffaf0', hour, 0.25)),
    land(ridge(0, 1000, 524, { rise: 12, length: 300, seed: 14 }), 800, '#d9a04c'),
    times(7, (i) =>
      farOak(
        60 + i * 150 + (i % 2) * 40,
        540 + (i % 3) * 8,
        60 + (i % 3) * 10,
        far('#5f5a44', hour, 0.25),
      ),
    ),
    land(ridge(0, 1000, 574, { rise: 12, length: 260, seed: 21 }), 800, '#c98a38'),
    stroke(curve([0, 600, 240, 590, 520, 610, 1000, 588]), '#e9b85c', 5),
    times(5, (i) =>
      stack(
        ellipse(90 + i * 44, 626 + (i % 2) * 14, 24, 13, '#f3dcbc'),
        circle(112 + i * 44, 616 + (i % 2) * 14, 8, '#4a3440'),
        line([80 + i * 44, 636 + (i % 2) * 14, 80 + i * 44, 648 + (i % 2) * 14], '#4a3440', 4),
        line([100 + i * 44, 636 + (i % 2) * 14, 100 + i * 44, 648 + (i % 2) * 14], '#4a3440', 4),
      ),
    ),
    land(ridge(0, 1000, 650, { rise: 12, length: 300, seed: 27 }), 820, '#b0702c'),
    faint(0.4, path('M560 700Q760 690 1020 720V760Q760 730 560 716Z', '#4a2a34')),
    // The tree. Below the number the cork is removed; above it the grey bark remains.
    shaded(
      'M540 720C580 660 572 600 570 540C556 480 520 440 450 400L470 372C540 400 580 430 600 460C612 420 604 370 590 320L622 310C650 370 652 410 656 450C690 420 740 380 800 366L812 392C750 420 700 470 684 540C676 600 690 670 730 724Q630 700 540 720Z',
      '#7a6470',
      path('M560 560H700L760 740H520Z', '#b5502f'),
      path(
        'M640 300C680 400 620 500 650 600C660 660 680 700 700 740H780V300Z',
        '#3f2f40',
        ' opacity="0.55"',
      ),
      path('M568 566Q630 580 682 560L684 570Q630 592 568 576Z', '#e39a5c'),
    ),
    circle(604, 640, 7, '#fff0d8'),
    circle(604, 640, 3, '#b5502f'),
    circle(622, 650, 6, '#fff0d8'),
    circle(622, 650, 2.4, '#b5502f'),
    [
      [440, 330, 120, 66],
      [560, 270, 130, 76],
      [700, 260, 140, 80],
      [820, 310, 120, 66],
      [630, 200, 130, 66],
      [500, 250, 100, 56],
      [760, 220, 100, 54],
    ].map(([x, y, rx, ry]) =>
      stack(
        ellipse((x as number) + 14, (y as number) + 14, rx as number, ry as number, '#2f3a34'),
        ellipse(x as number, y as number, rx as number, ry as number, '#4a5a3c'),
      ),
    ),
    [
      [400, 300, 70, 30],
      [520, 230, 80, 32],
      [600, 170, 80, 30],
      [680, 220, 60, 26],
      [460, 350, 60, 20],
    ].map(([x, y, rx, ry]) =>
      ellipse(x as number, y as number, rx as number, ry as number, '#8a8a4c'),
    ),
    times(60, () => {
      const x = rnd.between(360, 880)
      const y = 330 - Math.sqrt(Math.max(0, 1 - ((x - 620) / 290) ** 2)) * rnd.between(-40, 170)
      return ellipse(x, y, 12, 6, rnd.pick(['#5f6a40', '#8a8a4c', '#3f4a38']), rnd.between(0, 180))
    }),
    // The storks' nest, with one stork in it and one arriving.
    path('M570 172C560 150 600 146 640 146S720 150 710 172Q640 190 570 172Z', '#6a4a3c'),
    times(13, (i) =>
      line([574 + i * 10, 176 - (i % 3) * 9, 604 + i * 8, 158 + (i % 4) * 5], '#94703f', 3),
    ),
    path(
      'M610 150C612 124 640 112 664 120L674 88C676 78 690 76 694 84L730 90L694 92C690 104 684 124 680 134C670 148 640 152 610 150Z',
      '#fffaf0',
    ),
    path('M606 150C610 134 630 128 648 136L640 150Z', '#2b2430'),
    path('M694 84L732 90L694 92Z', '#e2574c'),
    circle(686, 85, 2.4, '#2b2430'),
    line([640, 150, 640, 166], '#e2574c', 4),
    line([652, 150, 654, 166], '#e2574c', 4),
    circle(600, 146, 8, '#fffaf0'),
    path('M606 144l16 -2l-15 7Z', '#e2574c'),
    glider(420, 140, 1.1, '#fffaf0', '#2b2430', -10),
    line([372, 150, 340, 158], '#e2574c', 3),
    // Cork in stacks, two at a picnic.
    times(4, (i) =>
      path(
        `M${810 + (i % 2) * 70} ${716 - Math.floor(i / 2) * 26}h76q10 -14 0 -26h-76q-10 14 0 26Z`,
        i % 2 ? '#8a6a54' : '#a8846a',
      ),
    ),
    rect(330, 716, 130, 10, '#c22f4a', 3),
    times(5, (i) => rect(336 + i * 26, 716, 12, 10, '#fff0d8')),
    person(350, 722, 120, poses.sitCrossed, {
      top: '#fffaf0',
      bottom: '#3f4a6a',
      hairCut: 'long',
      skin: '#d9a27a',
    }),
    person(440, 722, -124, poses.kneel, { top: '#1d6a74', bottom: '#3f3440', skin: '#8d5a3c' }),
    rect(390, 690, 12, 30, '#3f5a3c', 4),
    grass(0, 800, 1000, 70, '#8f5a28', 4),
    grass(0, 812, 1000, 60, '#6a3f2c', 9),
    bend([0, 806, 500, 796, 1000, 806], '#6a3f2c', 20),
  ),
)
