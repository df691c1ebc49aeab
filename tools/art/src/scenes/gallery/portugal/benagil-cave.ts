import {
  curve,
  ellipse,
  faint,
  foam,
  line,
  path,
  poly,
  random,
  rect,
  ripples,
  stack,
  stroke,
  times,
  wide,
  cloud,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { skiff } from '../../../motifs/boats.ts'

const rnd = random('algar')
const layers = ['#e8b06a', '#d9964f', '#c47a44', '#a8603f']

/** Inside the sea cave at noon: the sun shines through the hole in the roof, and two arches open to the sea. */
export default wide(() =>
  stack(
    rect(0, 0, 1000, 800, '#8a4c3c'),
    // Strata of the vault: the nearer a ring is to the light, the paler it is.
    path('M-20 560C-20 200 200 -40 520 -40S1020 180 1020 540V-40H-20Z', '#6a3a38'),
    path('M60 600C60 260 260 60 520 60S960 240 960 580L1020 620V-20H-20V620Z', '#7d4639'),
    path('M60 620C60 260 260 60 520 60S960 240 960 600Z', '#a8603f'),
    path('M130 620C130 300 300 110 520 110S900 280 900 600Z', '#c47a44'),
    path('M210 620C210 340 350 160 530 160S840 320 840 600Z', '#d9964f'),
    times(22, (index) => {
      const a = Math.PI * (1.05 + (index / 22) * 0.9)
      const r = 300 + (index % 4) * 50
      return stroke(
        `M${Math.round(520 + Math.cos(a) * r * 1.2)} ${Math.round(470 + Math.sin(a) * r)}q${Math.round(rnd.between(10, 30))} ${Math.round(rnd.between(-14, 14))} ${Math.round(rnd.between(50, 90))} ${Math.round(rnd.between(-6, 6))}`,
        layers[index % 4] as string,
        5,
      )
    }),
    // The hole in the roof.
    path(
      curve(
        [420, 110, 500, 78, 600, 84, 680, 120, 700, 164, 640, 204, 540, 216, 450, 196, 404, 154],
        true,
      ),
      '#f7dca0',
    ),
    path(
      curve(
        [440, 112, 510, 90, 590, 94, 660, 124, 676, 158, 626, 186, 540, 194, 464, 178, 426, 148],
        true,
      ),
      '#4fa8d0',
    ),
    faint(0.9, cloud(500, 160, 110, '#fff8ea', 4)),
    times(9, (index) =>
      ellipse(
        436 + index * 27,
        104 - Math.sin((index / 8) * Math.PI) * 22,
        14,
        7,
        index % 2 ? '#5f8a4c' : '#7fa454',
      ),
    ),
    person(596, 96, 40, poses.photo, { top: '#a81e4a', bottom: '#2b3a5c' }),
    person(626, 106, -38, poses.point, { top: '#f2c14e', bottom: '#2b3a5c' }),
    // Arches to the sea, the broad one left of the middle.
    path('M120 620C110 480 170 400 260 400C350 400 400 480 396 620Z', '#bfe6e4'),
    rect(120, 560, 276, 60, '#3fb0c0'),
    path('M120 560H396V574H120Z', '#8fd8d8'),
    path('M300 404C370 420 400 500 396 620H370C376 520 350 440 300 404Z', '#e8b98a'),
    line([330, 560, 330, 540], '#fff6e6', 2),
    path('M318 540L346 556H318Z', '#fff6e6'),
    skiff(230, 580, 0.5, '#e2574c', '#fff0d8'),
    path('M700 620C700 520 740 470 790 470C840 470 872 530 870 620Z', '#bfe6e4'),
    rect(700, 570, 170, 50, '#3fb0c0'),
    path('M830 486C862 520 872 570 870 620H850C854 560 846 510 830 486Z', '#e8b98a'),
    path('M396 620C400 520 440 470 520 470S700 520 700 620Z', '#a8603f'),
    path('M430 620C440 540 470 500 520 500C480 540 470 580 472 620Z', '#c47a44'),
    // The light falls on the beach.
    path('M-20 600C200 580 420 600 560 590S900 590 1020 600V820H-20Z', '#2f9aa8'),
    path('M-20 640C160 620 300 626 420 640C400 680 300 720 180 740L-20 760Z', '#5fc0c0'),
    path('M1020 640C860 620 640 620 480 650C360 680 240 740 160 820H1020Z', '#c98f54'),
    path(
      'M820 640C700 630 580 640 500 664C420 690 380 730 360 770C500 790 760 780 880 730C920 700 900 660 820 640Z',
      '#f9e3a8',
    ),
    path(
      'M780 656C700 650 600 660 530 684C480 704 450 730 440 756C560 764 740 750 830 710C850 690 830 664 780 656Z',
      '#fff2c8',
    ),
    stroke(
      curve([1020, 626, 860, 610, 640, 616, 480, 644, 360, 674, 240, 734, 150, 820]),
      '#f6fff6',
      9,
    ),
    foam(180, 720, 120, 16, '#e9fbf4', 4),
    ripples(0, 620, 420, 130, '#bff0e8', 30, 4),
    faint(0.18, poly([440, 180, 660, 180, 880, 760, 400, 770], '#fff6c8')),
    faint(0.16, poly([500, 190, 600, 190, 720, 770, 480, 770], '#fff6c8')),
    person(640, 730, 120, poses.shade, {
      top: '#1d6a74',
      bottom: '#a81e4a',
      cut: 'shorts',
      sleeves: false,
      hairCut: 'curls',
      skin: '#6b412b',
      shoes: '#6b412b',
    }),
    person(560, 716, -104, poses.walk, {
      top: '#f2b93f',
      bottom: '#1b2440',
      cut: 'shorts',
      skin: '#d9a27a',
      shoes: '#d9a27a',
    }),
    faint(0.35, ellipse(660, 732, 44, 5, '#8a5a3c'), ellipse(550, 718, 40, 5, '#8a5a3c')),
    path('M820 724C850 716 930 714 980 724C960 738 850 740 820 724Z', '#e2574c'),
    path('M830 722Q900 714 972 723', '#fff0d8'),
    path('M250 700C290 692 350 692 390 702C360 712 280 714 250 700Z', '#f2b93f'),
    person(318, 700, 74, poses.paddle, { top: '#a81e4a', bottom: '#1b2440', hairCut: 'tail' }),
    line([300, 672, 356, 706], '#5a3a34', 4),
    path('M-20 820V500C60 540 100 640 90 700C80 760 140 790 200 820Z', '#4a2a34'),
    path('M1020 820V560C960 600 940 660 950 720C956 770 920 800 880 820Z', '#4a2a34'),
  ),
)
