import {
  circle,
  ellipse,
  faint,
  far,
  hours,
  line,
  mist,
  path,
  poly,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  woods,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { bananaLeaves, palm } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#8fc4b8', '#cfe4c8', '#f6f0cc'], haze: '#cfe0bc' } as const
const rock = { lit: '#b58f7c', mid: '#8f6a68', shade: '#5f4a58' }
const white = '#f6faf0'

/** The upper fall at Na Muang in the forest of Koh Samui; light falls through the trees from the left. */
export default wide(() =>
  stack(
    sky(1000, 300, hour),
    woods(
      [-10, 140, 180, 80, 380, 110, 560, 60, 760, 120, 1010, 80],
      420,
      far('#3f8058', hour, 0.5),
      26,
      4,
    ),
    palm(
      210,
      270,
      190,
      -22,
      { trunk: '#6a5a50', leaf: far('#2f7a54', hour, 0.25), light: '#9fc474' },
      6,
      96,
    ),
    palm(
      830,
      270,
      190,
      26,
      { trunk: '#6a5a50', leaf: far('#2f7a54', hour, 0.25), light: '#9fc474' },
      9,
      96,
    ),
    woods(
      [-10, 220, 160, 190, 320, 210, 420, 190, 620, 190, 760, 200, 1010, 180],
      520,
      far('#2f7050', hour, 0.22),
      34,
      8,
    ),
    woods([-10, 292, 110, 278, 210, 236, 320, 222, 400, 200], 300, '#2f6f4c', 26, 15),
    woods([640, 202, 740, 222, 840, 234, 920, 284, 1010, 292], 320, '#2a6448', 26, 18),
    // The wall of rock, trees on its rim, and the water over its steps.
    path(
      'M-10 640V300L110 286L210 240L320 226L420 196L520 180L640 200L740 226L840 238L920 290L1010 300V640Z',
      rock.mid,
    ),
    path(
      'M-10 640V300L110 286L210 240L320 226L420 196L470 188L440 290L380 350L400 470L360 540L370 640ZM210 240L180 330L220 420L190 520L220 640H250L226 520L256 420L214 330Z',
      rock.lit,
      ' fill-rule="evenodd"',
    ),
    path(
      'M640 200L740 226L840 238L920 290L1010 300V640H640L690 500L660 380L690 300ZM840 238L806 340L850 430L820 540L840 640H800L786 540L816 430L776 340Z',
      rock.shade,
      ' fill-rule="evenodd"',
    ),
    // Clefts that follow the faces, and the two steps of the fall: ledges that stand out of the wall.
    path(
      'M250 300l12 60l-8 70l-8 -66ZM330 262l10 80l-6 60l-10 -74ZM300 440l10 60l-4 70l-10 -62ZM720 290l10 70l-8 60l-8 -62ZM760 420l10 60l-4 80l-12 -70ZM690 440l8 70l-6 60l-8 -66Z',
      '#6a4f58',
    ),
    path('M478 186C486 196 540 196 556 186L566 330H462Z', '#bcd9d8'),
    path(
      'M478 186C486 194 512 196 526 192C520 240 530 290 528 330H462C470 280 482 230 478 186Z',
      white,
    ),
    path('M372 352L418 322H612L656 350L640 384L600 372L420 376L386 392Z', rock.mid),
    path('M372 352L418 322H470L440 352L420 376L386 392Z', rock.lit),
    path('M612 322L656 350L640 384L600 372L588 340Z', rock.shade),
    path('M448 330C500 322 550 322 584 330L602 470H424Z', '#bcd9d8'),
    path(
      'M448 330C476 324 510 324 540 326C534 370 552 420 546 470H424C430 420 452 380 448 330Z',
      white,
    ),
    path('M330 492L384 460H650L700 488L686 524L634 510L390 514L346 534Z', rock.mid),
    path('M330 492L384 460H446L410 490L390 514L346 534Z', rock.lit),
    path('M650 460L700 488L686 524L634 510L620 476Z', rock.shade),
    path('M408 468C470 458 560 458 622 468L640 628H388Z', '#bcd9d8'),
    path(
      'M408 468C450 460 510 460 566 463C556 520 578 570 570 628H388C392 570 414 520 408 468Z',
      white,
    ),
    stroke(
      'M492 206C488 250 484 290 480 322M512 204C508 250 512 290 508 320M470 346C464 390 456 430 450 456M500 342C496 390 500 430 496 456M526 344C524 390 534 430 530 454M436 484C430 540 420 580 414 616M476 480C470 540 468 580 462 616M516 480C514 540 522 580 520 616M546 482C546 540 560 580 558 610',
      '#d3e8e4',
      6,
    ),
    stroke(
      'M541 210C546 250 550 290 550 320M566 346C572 390 580 430 582 456M592 484C600 540 610 580 614 616',
      '#dcefec',
      6,
    ),
    // Foam where the water meets each step.
    [
      [452, 332, 20],
      [490, 336, 24],
      [530, 335, 22],
      [572, 332, 18],
      [416, 470, 22],
      [456, 474, 26],
      [504, 476, 28],
      [554, 474, 26],
      [602, 470, 20],
    ].map(([x, y, r]) =>
      ellipse(x as number, y as number, (r as number) * 1.2, (r as number) * 0.5, white),
    ),
    mist(360, 610, 320, white, 6, 0.8),
    woods([-10, 300, 80, 316, 140, 380, 190, 480, 214, 560, 236, 640], 700, '#245f44', 38, 5),
    woods([790, 640, 820, 540, 860, 440, 920, 360, 1010, 310], 700, '#1f5440', 38, 12),
    // The pool.
    water(1000, 610, 820, '#a3d6c4', '#4fa398', '#24706f'),
    ripples(0, 622, 1000, 180, '#d9f0e0', 60, 4),
    times(3, (index) =>
      faint(
        0.6,
        ellipse(515, 632 + index * 16, 150 + index * 60, 12 + index * 5, index ? '#8fccc0' : white),
      ),
    ),
    path('M-10 640Q60 600 150 616Q230 630 236 668Q180 690 90 690Q20 690 -10 700Z', rock.mid),
    path('M-10 640Q60 600 150 616Q190 624 214 640Q120 630 -10 668Z', rock.lit),
    path('M1010 620Q900 600 830 630Q780 656 800 690Q880 712 1010 700Z', rock.shade),
    path('M1010 620Q900 600 830 630Q812 640 800 654Q900 634 1010 650Z', rock.mid),
    person(120, 632, 150, poses.sit, {
      top: '#1d6a74',
      bottom: '#2b3a5c',
      cut: 'shorts',
      hairCut: 'bun',
      skin: '#d9a27a',
      sleeves: false,
      face: true,
    }),
    person(886, 636, -154, poses.akimbo, {
      top: '#e5a33b',
      bottom: '#a81e4a',
      cut: 'shorts',
      skin: '#8d5a3c',
      sleeves: false,
      face: true,
    }),
    // Two swimmers, one of them under the fall.
    stack(
      ellipse(430, 706, 58, 9, '#bfe6d8'),
      circle(430, 676, 15, '#6b412b'),
      path('M416 674A15 15 0 0 1 444 674Q430 664 416 674Z', '#2b1b2f'),
      path('M404 704Q406 690 430 690T456 704Z', '#a81e4a'),
      stroke('M408 702Q388 680 380 656M452 702Q474 682 482 660', '#6b412b', 9),
    ),
    stack(
      ellipse(640, 738, 66, 10, '#bfe6d8'),
      circle(632, 716, 16, '#efc19b'),
      path('M616 716A16 16 0 0 1 648 712Q630 704 616 716Z', '#5a3440'),
      path('M642 736Q664 724 700 734L698 742H640Z', '#efc19b'),
      line([624, 734, 584, 728], '#efc19b', 9),
    ),
    times(5, (index) => rect(290 + index * 120, 760 + (index % 2) * 18, 80, 4, '#bfe6d8', 2)),
    poly([-10, 760, 60, 748, 150, 770, 200, 812, -10, 820], '#1f4a3c'),
    poly([1010, 752, 930, 746, 850, 776, 800, 812, 1010, 820], '#1a4038'),
    bananaLeaves(30, 830, 270, '#1a4f3c', '#3f8a54', 3),
    bananaLeaves(970, 836, 290, '#174838', '#3f8a54', 8),
  ),
)
