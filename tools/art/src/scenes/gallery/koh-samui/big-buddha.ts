import {
  bend,
  circle,
  ellipse,
  faint,
  far,
  hours,
  land,
  path,
  poly,
  rect,
  ripples,
  shaded,
  sky,
  stack,
  times,
  water,
  wide,
  line,
  type Svg,
  cumulus,
} from '../../../kit/index.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.morning, sky: ['#5fb0d0', '#b5dfe0', '#fdf0cc'], haze: '#c9e3dc' } as const
const gold = '#f7c240'
const goldLit = '#fde08a'
const goldShade = '#c2842c'
const deep = '#8a5424'

/** The naga's body as a balustrade: a scaled green wave with a gilded crest. */
const naga = (flip: boolean): Svg => {
  const s = flip ? -1 : 1
  const X = (x: number) => 480 + s * x
  return stack(
    bend(
      [X(90), 560, X(110), 600, X(100), 640, X(124), 690, X(116), 730, X(140), 780],
      '#1f7a5c',
      30,
    ),
    bend(
      [X(90), 560, X(110), 600, X(100), 640, X(124), 690, X(116), 730, X(140), 780],
      '#3fa874',
      17,
    ),
    times(12, (i) => path(`M${X(78 + i * 5)} ${560 + i * 18}l${s * -10} 12l${s * 14} 6Z`, gold)),
    times(9, (i) => circle(X(100 + i * 4), 580 + i * 22, 4.5, '#e2404c')),
    path(
      `M${X(150)} 790C${X(120)} 760 ${X(120)} 730 ${X(150)} 716C${X(190)} 710 ${X(206)} 740 ${X(196)} 760L${X(226)} 770L${X(200)} 784Z`,
      '#1f7a5c',
    ),
    path(
      `M${X(140)} 724C${X(150)} 690 ${X(170)} 680 ${X(176)} 660C${X(190)} 690 ${X(186)} 710 ${X(174)} 722Z`,
      gold,
    ),
    circle(X(172), 740, 7, '#fffdf0'),
    circle(X(174), 741, 3.4, '#2b1b2f'),
    path(`M${X(186)} 772l${s * 8} 12l${s * 4} -12Z`, '#fffdf0'),
  )
}

/** Wat Phra Yai at ten in the morning, sun upper left; the sea on both sides of the hill. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    cumulus(600, 360, 480, 250, { lit: '#fffaf0', shade: '#a9c2cc' }, 7),
    cumulus(-90, 400, 330, 170, { lit: '#fffaf0', shade: '#b9d0d6' }, 3),
    water(1000, 500, 660, '#8fdcd8', '#3fb4c0', '#2f9aac'),
    land([700, 504, 800, 470, 900, 480, 1000, 456], 508, far('#4f8f7c', hour, 0.4)),
    land([0, 500, 90, 486, 190, 504], 508, far('#4f8f7c', hour, 0.45)),
    ripples(0, 510, 1000, 120, '#c3f3ea', 50, 4),
    palm(120, 640, 260, -30, { trunk: '#7a5a4c', leaf: '#2f7f58', light: '#6fb064' }, 3),
    palm(840, 640, 300, 40, { trunk: '#7a5a4c', leaf: '#2f7f58', light: '#6fb064' }, 6),
    palm(900, 650, 220, -26, { trunk: '#7a5a4c', leaf: '#2f7f58', light: '#6fb064' }, 9),
    rect(300, 570, 380, 250, '#e3c9a8'),
    // Lotus pedestal.
    rect(220, 530, 520, 50, '#fff6e6'),
    rect(560, 530, 180, 50, '#cdb8b4'),
    rect(250, 490, 460, 44, '#d9503f'),
    rect(550, 490, 160, 44, '#94303f'),
    times(15, (i) => path(`M${256 + i * 31} 534q15 -34 30 0Z`, i > 9 ? goldShade : gold)),
    times(13, (i) => path(`M${280 + i * 31} 492q15 -30 30 0Z`, i > 8 ? goldShade : goldLit)),
    // The seated figure, earth-touching: knees, torso, arms, head, flame.
    shaded(
      'M270 480C250 440 300 410 380 410H580C660 410 710 440 690 480C640 496 320 496 270 480Z',
      gold,
      path('M270 480C320 460 420 456 480 470C560 456 640 460 690 480V500H270Z', goldShade),
      path('M540 400H700V490H600C590 450 570 420 540 400Z', goldShade),
    ),
    path('M340 462C400 446 470 450 520 466C470 480 400 482 340 474Z', goldLit),
    shaded(
      'M380 430C370 360 370 300 410 270H550C590 300 590 360 580 430Q480 450 380 430Z',
      gold,
      path('M500 260C540 320 540 380 510 440H600V260Z', goldShade),
      path('M410 270C460 300 520 350 580 430L560 440C500 370 450 320 396 296Z', '#f29a2c'),
    ),
    shaded(
      'M410 272C370 290 350 350 352 410C350 440 360 460 384 464L400 440C390 400 400 340 424 310Z',
      goldLit,
      path('M384 464C392 400 396 350 424 310L440 300V470Z', gold),
    ),
    shaded(
      'M550 272C600 300 610 360 590 410C576 430 520 446 480 446L470 424C520 416 548 400 550 370Z',
      gold,
      path(
        'M570 280C610 320 606 380 590 410C576 430 520 446 480 446L478 436C540 430 570 400 572 360Z',
        deep,
      ),
    ),
    ellipse(474, 436, 20, 12, gold),
    path('M372 452q4 30 14 44h14q2 -30 -4 -40Z', goldLit),
    path('M450 240H514L520 278Q480 292 444 278Z', goldShade),
    path(
      'M424 190C420 140 446 112 482 112C518 112 544 140 540 190C536 228 512 254 482 256C452 254 428 228 424 190Z',
      gold,
    ),
    path(
      'M504 116C534 130 544 156 540 190C536 228 512 254 486 256C520 220 522 160 504 116Z',
      goldShade,
    ),
    path(
      'M414 180C408 220 416 240 424 244L430 190ZM550 180C556 220 548 240 540 244L534 190Z',
      goldShade,
    ),
    bend([446, 182, 458, 187, 470, 182], deep, 3.6),
    bend([494, 182, 506, 187, 518, 182], deep, 3.6),
    bend([442, 168, 458, 161, 474, 170, 482, 178, 490, 170, 506, 161, 522, 168], deep, 3),
    path('M482 176L474 208Q482 214 490 208Z', goldShade),
    path('M464 226Q482 220 500 226Q482 238 464 226Z', '#c2503f'),
    path(
      'M422 176C414 116 446 84 482 84C518 84 550 116 542 176C530 140 506 128 482 128C458 128 434 140 422 176Z',
      '#3f5a6c',
    ),
    times(15, (i) =>
      circle(
        432 + (i % 8) * 14,
        146 - Math.sin(((i % 8) / 7) * 3.14) * 30 - Math.floor(i / 8) * 16,
        5,
        '#2f4658',
      ),
    ),
    path('M460 92Q482 54 504 92Z', '#3f5a6c'),
    path('M482 66C470 46 478 30 482 8C488 30 496 46 482 66Z', goldLit),
    // Stair between the nagas; bells at the sides; people barefoot in the sun.
    poly([390, 560, 570, 560, 640, 800, 320, 800], '#fff6e6'),
    times(12, (i) =>
      rect(388 - i * 5.8, 566 + i * 20, 184 + i * 11.6, 9, i % 2 ? '#e3cfc0' : '#d3b9ae'),
    ),
    poly([540, 560, 570, 560, 640, 800, 580, 800], '#cdb0a8'),
    rect(0, 620, 330, 200, '#e9d3b0'),
    rect(640, 620, 360, 200, '#d9bd9c'),
    naga(true),
    naga(false),
    times(4, (i) =>
      stack(
        rect(40 + i * 60, 650, 5, 90, '#94303f'),
        rect(30 + i * 60, 646, 66, 7, '#94303f'),
        path(`M${50 + i * 60} 660q14 -10 26 0l5 34h-36Z`, gold),
        line([63 + i * 60, 694, 63 + i * 60, 702], deep, 3),
      ),
    ),
    person(500, 690, 84, poses.walk, {
      top: '#fffaf0',
      bottom: '#a81e4a',
      cut: 'sarong',
      hairCut: 'bun',
      back: true,
    }),
    person(440, 740, 98, poses.walk, {
      top: '#1d6a74',
      bottom: '#e9cf94',
      cut: 'shorts',
      back: true,
      skin: '#8d5a3c',
    }),
    person(720, 740, -110, poses.photo, {
      top: '#f2b93f',
      bottom: '#3a3a5c',
      cut: 'skirt',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(806, 736, -104, poses.stand, {
      top: '#f08a2c',
      bottom: '#e2762a',
      cut: 'sarong',
      hair: '#a5683f',
      skin: '#a5683f',
    }),
    person(240, 770, 104, poses.point, {
      top: '#e2574c',
      bottom: '#fffaf0',
      cut: 'skirt',
      hairCut: 'long',
      skin: '#d9a27a',
    }),
    faint(0.25, ellipse(730, 744, 50, 5, '#5a3a4c'), ellipse(254, 774, 50, 5, '#5a3a4c')),
  ),
)
