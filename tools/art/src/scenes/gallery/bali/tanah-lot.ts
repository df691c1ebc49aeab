import {
  birds,
  ellipse,
  faint,
  foam,
  glitter,
  hours,
  land,
  path,
  poly,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  stroke,
  sun,
  tall,
  times,
  water,
  woods,
  streak,
} from '../../../kit/index.ts'
import { meru, penjor } from '../../../motifs/bali.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.dusk, sky: ['#3a2560', '#c2466c', '#fbb05c'] } as const
const dark = {
  thatch: '#2a1a3c',
  thatchShade: '#1f1230',
  wood: '#5a2444',
  gold: '#fbc46a',
  stone: '#4a2648',
}

/** The sea temple at sunset; the sun touches the water just left of the rock. */
export default tall(() =>
  stack(
    sky(800, 640, hour),
    faint(
      0.5,
      times(7, (index) =>
        streak(
          -40 + ((index * 177) % 520),
          150 + index * 52,
          380 - index * 20,
          12 + (index % 3) * 5,
          index % 2 ? '#f08a6a' : '#7a3a74',
        ),
      ),
    ),
    sun(262, 560, 110, '#ffe08a', 3),
    birds(150, 320, 15, '#2a1a3c', 6, 4),
    water(800, 620, 1000, '#f7a45c', '#b8486a', '#5a2a62', '#2f1c4c'),
    glitter(262, 626, 980, 300, '#ffe6a0', 4, 22),
    ripples(0, 640, 800, 330, '#f08a6a', 60, 9),
    shaded(
      'M380 760C372 700 400 660 392 620C410 590 400 560 430 540C470 520 520 530 560 516C620 506 690 520 720 560C740 600 730 640 750 690C760 720 764 750 770 770Z',
      '#4a2648',
      path('M392 620C410 590 400 560 430 540C440 600 420 680 430 770H370Z', '#8f3f5c'),
      path('M560 600C600 640 560 700 590 770H800V560Z', '#331a3c'),
      path('M470 640C500 660 480 720 500 770H460C450 720 450 670 470 640Z', '#2a1634'),
    ),
    woods([400, 590, 440, 546, 500, 530, 580, 520, 660, 526, 730, 566], 600, '#33203f', 22, 5),
    meru(520, 530, 190, 7, dark),
    meru(610, 526, 140, 5, dark),
    meru(452, 546, 110, 3, dark),
    meru(682, 540, 96, 3, dark),
    rect(560, 500, 60, 34, '#4a2648'),
    poly([552, 504, 574, 480, 606, 480, 628, 504], '#2a1a3c'),
    rect(582, 510, 14, 24, '#fbc46a'),
    penjor(744, 590, 190, -60, '#2a1a3c', '#4a2648', '#fbc46a'),
    faint(0.4, poly([380, 770, 770, 770, 720, 900, 430, 900], '#22143a')),
    foam(350, 776, 440, 40, '#f6c9a4', 3),
    foam(330, 790, 480, 30, '#c96a7a', 8),
    // The causeway at low tide; people wade across with their sandals in their hands.
    land([0, 850, 160, 830, 330, 850, 520, 890, 800, 880], 1000, '#3a1f44'),
    land([0, 920, 200, 896, 460, 930, 800, 950], 1000, '#241334'),
    stroke('M0 848C160 828 330 850 520 888S700 884 800 878', '#f08a6a', 5),
    faint(0.6, ellipse(200, 880, 90, 7, '#f7a45c'), ellipse(420, 910, 60, 5, '#c2466c')),
    person(180, 900, 118, poses.walk, {
      top: '#22143a',
      bottom: '#5a2444',
      cut: 'sarong',
      hairCut: 'bun',
      skin: '#3a2038',
    }),
    person(240, 896, 126, poses.carry, {
      top: '#2f1c44',
      bottom: '#7a2f4c',
      cut: 'sarong',
      hairCut: 'short',
      skin: '#3a2038',
    }),
    path('M212 768h50l-8 -20h-34Z', '#22143a'),
    path('M224 748q14 -34 28 0Z', '#c2466c'),
    person(360, 886, 90, poses.photo, { top: '#22143a', bottom: '#22143a', skin: '#3a2038' }),
    woods([560, 1010, 640, 950, 720, 930, 800, 900], 1010, '#1a0e28', 46, 8),
  ),
)
