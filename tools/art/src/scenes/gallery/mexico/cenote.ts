import {
  bend,
  circle,
  curve,
  ellipse,
  faint,
  line,
  path,
  poly,
  random,
  rect,
  ripples,
  stack,
  stroke,
  tall,
  times,
} from '../../../kit/index.ts'
import { fish } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'

const rnd = random('cenote')

/** From the water's edge of a cave near Valladolid: roots, a shaft of noon light, and one swimmer in it. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3a2c3c'),
    path('M-20 620C-20 300 120 90 400 60C680 90 820 300 820 620V-20H-20Z', '#54404a'),
    path('M60 640C70 360 180 150 410 110C640 150 740 360 750 640L820 660V-20H-20V660Z', '#453443'),
    path(
      'M150 650C160 420 250 220 420 170C580 220 650 420 660 650L820 680V-20H-20V680Z',
      '#6a5054',
      ' opacity="0.55"',
    ),
    // The opening: sky, ferns, two people on the rim.
    path(
      curve([290, 110, 360, 60, 460, 50, 550, 80, 590, 130, 540, 176, 440, 196, 340, 176], true),
      '#8fae5c',
    ),
    path(
      curve([316, 112, 376, 76, 460, 68, 534, 92, 564, 130, 520, 162, 440, 176, 354, 160], true),
      '#bfe8e4',
    ),
    times(18, (i) => {
      const a = (i / 18) * 6.28
      return ellipse(
        440 + Math.cos(a) * 138,
        120 + Math.sin(a) * 66,
        26,
        10,
        i % 2 ? '#6f9a44' : '#4f7a3c',
        (a * 180) / Math.PI + 30,
      )
    }),
    person(504, 92, 50, poses.point, { top: '#a81e4a', bottom: '#2b3a5c' }),
    // Stalactites and the long roots of an alamo.
    times(22, (i) => {
      const x = i < 11 ? i * 28 - 10 : 560 + (i - 11) * 26
      const y = 130 + Math.abs(x - 430) * 0.5 + rnd.between(-20, 20)
      const h = rnd.between(60, 170)
      return (
        poly([x - 13, y - 90, x, y + h * 0.7, x + 13, y - 90], i % 2 ? '#7a6060' : '#5f4a52') +
        poly([x + 2, y - 90, x, y + h * 0.7, x + 13, y - 90], '#40303c')
      )
    }),
    times(11, (i) => {
      const x = 250 + i * 34 + rnd.between(-8, 8)
      return stroke(
        `M${Math.round(x)} ${130 + (i % 3) * 20}C${Math.round(x + rnd.between(-30, 30))} 300 ${Math.round(x + rnd.between(-20, 20))} 420 ${Math.round(x + rnd.between(-16, 16))} ${Math.round(rnd.between(500, 690))}`,
        i % 3 ? '#94703f' : '#c29a5c',
        rnd.between(3, 7),
      )
    }),
    faint(0.2, poly([340, 150, 540, 150, 660, 760, 300, 760], '#f3f9d4')),
    faint(0.3, poly([400, 160, 490, 160, 560, 760, 390, 760], '#f3f9d4')),
    path('M-20 640C160 600 320 610 420 616S700 610 820 650V1010H-20Z', '#1d8fa0'),
    path('M-20 700C180 660 420 670 820 690V1010H-20Z', '#17788f'),
    ellipse(460, 730, 200, 50, '#5fd0cc'),
    ellipse(460, 736, 150, 34, '#a6f0e0'),
    path('M300 760Q460 790 620 760L600 1010H340Z', '#2fa4b0', ' opacity="0.7"'),
    path('M360 770Q460 786 560 770L540 1010H390Z', '#4fc0c0', ' opacity="0.5"'),
    ripples(60, 650, 680, 200, '#9ce8e0', 60, 4),
    // Stone at the foot of the walls, a plank stair, and two people about to go in.
    path('M-20 560C60 580 130 610 180 660C200 690 150 720 100 720L-20 740Z', '#6a5054'),
    path('M-20 640C40 650 120 660 160 680C150 710 120 720 100 720L-20 740Z', '#453443'),
    path('M820 560C740 590 680 620 640 660C630 690 690 706 730 704L820 720Z', '#54404a'),
    times(7, (i) => rect(700 + i * 14, 640 - i * 26, 70, 8, '#a8784c')),
    bend([700, 660, 800, 470], '#6a4a34', 6),
    person(96, 664, 150, poses.stand, {
      top: '#1d6a74',
      bottom: '#f2b93f',
      cut: 'shorts',
      sleeves: false,
      skin: '#8d5a3c',
      shoes: '#8d5a3c',
    }),
    person(730, 650, -130, poses.akimbo, {
      top: '#e2574c',
      bottom: '#e2574c',
      cut: 'shorts',
      sleeves: false,
      hairCut: 'curls',
      skin: '#6b412b',
      shoes: '#6b412b',
    }),
    // She floats on her back where the light is.
    faint(0.5, ellipse(440, 750, 130, 20, '#dffff4')),
    // Her hair spreads on the water, her arms are out, and the legs rest a little apart.
    path(
      'M286 742C262 726 268 702 296 710C300 694 330 692 344 712L350 768C334 792 300 790 292 774C268 780 262 758 286 742Z',
      '#241a22',
    ),
    bend([388, 730, 382, 708, 366, 692, 352, 680], '#c98a62', 13),
    ellipse(347, 677, 9, 6, '#c98a62', 40),
    bend([388, 756, 384, 778, 368, 796, 354, 806], '#a86a4a', 13),
    ellipse(349, 809, 9, 6, '#a86a4a', -40),
    line([470, 737, 530, 728, 586, 722], '#c98a62', 13),
    line([470, 752, 532, 758, 590, 766], '#a86a4a', 13),
    ellipse(592, 720, 10, 5.5, '#c98a62', -20),
    ellipse(596, 767, 10, 5.5, '#a86a4a', 20),
    path('M372 724Q384 718 400 726L470 728Q484 744 470 760L400 762Q384 768 372 764Z', '#c22f4a'),
    path('M374 748Q420 756 476 750Q476 756 470 760L400 762Q384 768 374 764Z', '#94203a'),
    path('M348 736H376V752H348Z', '#b87a54'),
    ellipse(330, 743, 25, 21, '#c98a62'),
    stroke('M322 730Q328 732 328 738M322 750Q328 752 328 758', '#241a22', 2.6),
    stroke('M344 738Q348 743 344 748', '#8f2a3c', 3),
    stroke('M334 740Q338 743 334 746', '#a86a4a', 2.4),
    fish(560, 880, 0.9, '#3a5a6a', '#24404f'),
    fish(300, 920, 1.1, '#2f4f5f', '#1f3a4a', true),
    fish(420, 950, 0.7, '#3a5a6a', '#24404f'),
    times(4, (i) =>
      path(
        `M${520 + i * 34} ${250 + (i % 2) * 60}q-14 -10 -22 2q12 -2 20 4q6 -8 20 -6q-8 -10 -18 0Z`,
        '#1f1624',
      ),
    ),
    circle(620, 300, 3, '#1f1624'),
    path('M-20 1010V900C60 890 120 920 140 960L150 1010Z', '#2b2030'),
    path('M820 1010V880C740 890 690 930 680 1010Z', '#2b2030'),
    times(9, (i) =>
      bend([20 + i * 12, 920, 30 + i * 16, 870 - (i % 3) * 16, 50 + i * 18, 860], '#4f7a3c', 6),
    ),
  ),
)
