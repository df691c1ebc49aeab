import {
  birds,
  cloud,
  curve,
  ellipse,
  faint,
  foam,
  hours,
  land,
  path,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  times,
  water,
  wide,
} from '../../../kit/index.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'
import { jukung } from '../../../motifs/boats.ts'

const hour = { ...hours.morning, sky: ['#f0a0a0', '#f9cbb0', '#fdeec8'], haze: '#f3cdb8' } as const
const paint = { trunk: '#7a4f4c', leaf: '#2a6a54', light: '#5fa468', coconuts: '#e5a33b' }
const dome = (x: number) => 560 - 210 * Math.exp(-(((x - 590) / 250) ** 2))
const hill = times(27, (index) => [120 + index * 36, dome(120 + index * 36)]).flat()

/** The red dome of Coconut Hill at first light, sun over the water on the left; whale far out. */
export default wide(() =>
  stack(
    sky(1000, 470, hour),
    sun(220, 340, 60, '#fff4d0', 3),
    faint(
      0.85,
      cloud(300, 200, 220, '#fde0c4', 4),
      cloud(40, 160, 150, '#fde0c4', 7),
      cloud(760, 140, 210, '#fbd3bc', 9),
    ),
    water(1000, 440, 800, '#f9d3b0', '#7fc4bc', '#2f9aa4', '#1f7f92'),
    ripples(0, 456, 1000, 330, '#c9ece0', 90, 6),
    stroke('M120 470q60 -10 120 0', '#fff4d0', 5),
    stroke('M160 490q60 -8 110 0', '#fff4d0', 5),
    path('M60 474q16 -22 34 -2q14 -2 22 8h-60Z', '#3f5a70'),
    stroke('M78 452q-8 -16 -16 -18M78 452q2 -18 10 -22', '#eaf6f0', 3),
    jukung(360, 520, 0.6, '#1d6a74', '#fff6e6', '#e2574c'),
    jukung(270, 494, 0.36, '#a81e4a', '#fff6e6', '#f2b93f'),
    faint(0.35, path('M140 600H960L900 660L600 690L260 660Z', '#145a6c')),
    shaded(
      `${curve(hill)}L1060 650L960 668L840 660L720 690L560 676L420 692L300 664L180 640L120 600Z`,
      '#d9744a',
      path('M600 340C660 440 640 560 700 700H1060V340Z', '#9a4448'),
      path(
        `${curve(hill.map((v, i) => (i % 2 ? v : v)))}L1060 600Q820 480 600 460T120 570Z`,
        '#e9905c',
      ),
      path('M640 350C720 420 740 480 900 540L1060 590V340Z', '#b5524a'),
      path('M120 640Q300 600 420 640T720 640T1060 610V720H120Z', '#6a3444'),
    ),
    // Rocks all along its foot, where the swell breaks.
    path(
      'M84 690L112 636L160 622L214 640L270 618L340 650L430 634L520 660L640 642L740 662L830 634L930 652L1020 628V692H84Z',
      '#7d3f4c',
    ),
    path(
      'M160 622L214 640L226 692H172ZM270 618L340 650L356 692H286ZM430 634L520 660L536 692H448ZM640 642L740 662L752 692H656ZM830 634L930 652L946 692H846Z',
      '#57304a',
    ),
    foam(110, 668, 880, 36, '#f6fffa', 5),
    foam(180, 690, 760, 30, '#bfe8dc', 8),
    palm(400, dome(400) + 6, 230, -70, paint, 3),
    palm(470, dome(470) + 6, 290, -40, paint, 5),
    palm(540, dome(540) + 6, 260, 26, paint, 8),
    palm(610, dome(610) + 6, 320, -14, paint, 11),
    palm(680, dome(680) + 6, 270, 54, paint, 14),
    palm(750, dome(750) + 6, 250, 30, paint, 17),
    palm(830, dome(830) + 6, 220, 80, paint, 20),
    palm(330, dome(330) + 4, 170, -50, paint, 23),
    person(560, 378, 76, poses.hug, {
      top: '#a81e4a',
      bottom: '#fff0d8',
      cut: 'skirt',
      hairCut: 'long',
      back: true,
    }),
    person(592, 376, 82, poses.stand, {
      top: '#1d6a74',
      bottom: '#2b2f4c',
      back: true,
      skin: '#8d5a3c',
    }),
    person(740, 430, -70, poses.photo, {
      top: '#f2b93f',
      bottom: '#2b2f4c',
      cut: 'shorts',
      hairCut: 'hat',
    }),
    faint(0.3, ellipse(700, 420, 60, 5, '#5a2f3c'), ellipse(520, 400, 50, 5, '#5a2f3c')),
    birds(470, 90, 11, '#6a4a5c', 5, 9),
    land([-20, 760, 160, 740, 360, 768, 560, 780, 820, 762, 1020, 770], 820, '#f6dcae'),
    stroke(curve([-20, 752, 160, 732, 360, 760, 560, 772, 820, 754, 1020, 762]), '#fffdf2', 11),
    person(150, 796, 118, poses.carry, {
      top: '#fff0d8',
      bottom: '#c22f4a',
      cut: 'shorts',
      skin: '#7a4a30',
      hairCut: 'curls',
    }),
    path('M60 676Q150 650 244 672Q150 690 60 676Z', '#f2b93f'),
    stroke('M70 674Q150 660 236 671', '#fff6e6', 4),
  ),
)
