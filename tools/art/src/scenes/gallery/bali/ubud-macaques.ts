import {
  circle,
  ellipse,
  faint,
  mix,
  path,
  poly,
  random,
  rect,
  shaded,
  stack,
  stroke,
  tall,
  times,
  woods,
} from '../../../kit/index.ts'
import { macaque } from '../../../motifs/animals.ts'
import { bananaLeaves } from '../../../motifs/plants.ts'

const stone = '#9aa08a'
const dark = '#4f5f58'
const moss = '#7f9a4a'
const rnd = random('sacred forest')

/** Deep in the shade of banyans; one shaft of light from the upper right. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#1f4a44'),
    circle(600, 200, 320, '#3f7a54'),
    circle(620, 180, 220, '#7fa85c'),
    circle(640, 150, 120, '#cfd98a'),
    woods([0, 420, 200, 380, 420, 460, 640, 420, 800, 440], 1000, '#2f6450', 40, 4),
    // Banyan: many trunks, and hanging roots.
    times(9, (index) =>
      stroke(
        `M${40 + index * 26} -20C${60 + index * 20} 260 ${10 + index * 30} 480 ${-20 + index * 44} 860`,
        mix('#16343a', '#3f5a50', (index * 0.37) % 1),
        30 - (index % 3) * 7,
      ),
    ),
    times(15, (index) => {
      const x = 250 + index * 38 + rnd.between(-10, 10)
      return stroke(
        `M${x} -20q${rnd.between(-14, 14)} 200 ${rnd.between(-20, 20)} ${rnd.between(240, 520)}`,
        index % 2 ? '#16343a' : '#285048',
        rnd.between(3, 8),
      )
    }),
    faint(0.16, poly([560, -10, 760, -10, 560, 1000, 180, 1000], '#f6f0b4')),
    woods([0, 700, 180, 660, 400, 720, 620, 690, 800, 660], 1000, '#1b4340', 46, 9),
    // A stone guardian, covered with moss.
    shaded(
      'M210 1000L230 760C200 740 196 700 230 686L250 640C240 600 260 560 300 548L310 500H520L530 548C570 560 590 600 580 640L600 686C634 700 630 740 600 760L624 1000Z',
      dark,
      path(
        'M400 480H540L560 560C590 600 590 640 610 690C640 720 630 750 600 780L640 1000H420C460 860 480 640 400 480Z',
        stone,
      ),
      path('M300 548Q416 520 530 548V572Q416 546 300 572Z', moss),
      path('M230 686Q410 660 600 686L606 704Q410 684 226 706Z', moss),
      circle(350, 640, 26, '#2f3f3c'),
      circle(470, 640, 26, '#5f6a5c'),
      circle(350, 640, 13, stone),
      circle(470, 640, 13, '#dfe0c0'),
      path('M320 730Q410 790 500 730Q490 800 410 804Q330 800 320 730Z', '#2f3f3c'),
      times(5, (index) => path(`M${350 + index * 28} 752l9 26l9 -26Z`, '#dfe0c0')),
      path('M390 650Q376 712 410 716Q444 712 430 650Z', stone),
      times(6, (index) => rect(250 + index * 60, 850, 40, 16, '#3a4a46', 6)),
      times(6, (index) => rect(250 + index * 60, 900, 40, 16, '#3a4a46', 6)),
      times(18, () =>
        ellipse(
          rnd.between(230, 600),
          rnd.between(560, 990),
          rnd.between(10, 34),
          rnd.between(4, 9),
          moss,
        ),
      ),
    ),
    path('M286 520Q410 470 548 520L540 500Q410 456 296 500Z', moss),
    macaque(420, 512, 1.55, '#8a7660'),
    // The young one holds on in front.
    macaque(508, 512, 0.72, '#a08a6c'),
    circle(560, 424, 13, '#f2b93f'),
    path('M556 412q4 -10 12 -10q-2 8 -12 10Z', '#5f9a4a'),
    // A chequered cloth round the statue, an offering at its foot.
    path('M226 800Q410 850 606 800L614 862Q410 912 220 862Z', '#f3efe2'),
    times(13, (index) =>
      times(2, (row) =>
        rect(
          224 + index * 30,
          806 + Math.sin((index / 12) * Math.PI) * 32 + ((row + index) % 2) * 28,
          28,
          27,
          row % 2 ? '#2b2b34' : '#2b2b34',
          0,
        ),
      ),
    ),
    rect(346, 960, 110, 30, '#d9b86a', 4),
    circle(370, 954, 11, '#e2574c'),
    circle(396, 950, 12, '#f7c94e'),
    circle(422, 954, 11, '#f0a0b4'),
    circle(440, 958, 8, '#fffaf0'),
    macaque(690, 1000, 0.62, '#5f5650', true),
    bananaLeaves(40, 1040, 330, '#16403a', '#2f6450', 4),
    bananaLeaves(770, 1060, 300, '#16403a', '#2f6450', 8),
    times(14, () =>
      circle(rnd.between(380, 700), rnd.between(60, 640), rnd.between(1.6, 3.4), '#f6f0b4'),
    ),
  ),
)
