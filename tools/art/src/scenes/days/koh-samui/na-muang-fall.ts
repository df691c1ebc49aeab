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
    stroke(
      'M230 400L320 380M214 480L300 470M700 350L770 370M720 450L810 460M380 260L430 250',
      '#6a4f58',
      6,
    ),
    path(
      'M470 184C450 250 500 270 470 330S430 400 450 450S420 540 430 626H600C610 560 570 520 590 460S560 380 580 320S560 240 560 186Z',
      white,
    ),
    path(
      'M540 182C530 250 556 270 548 330S572 400 566 450S590 540 586 626H600C610 560 570 520 590 460S560 380 580 320S560 240 560 186Z',
      '#bcd9d8',
    ),
    stroke(
      'M500 200C490 260 524 290 506 350S480 430 500 480S480 560 486 620M530 196C524 260 540 300 534 360S546 450 534 500S560 570 552 620',
      '#cfe4e0',
      7,
    ),
    path('M440 322Q480 300 530 316T590 322L600 346Q530 330 434 350Z', rock.mid),
    path('M424 452Q470 430 520 446T598 452L612 480Q530 460 414 484Z', rock.mid),
    path('M440 322Q480 300 530 316T590 322L592 328Q530 320 438 332Z', rock.lit),
    path('M424 452Q470 430 520 446T598 452L602 460Q530 452 420 464Z', rock.lit),
    stroke('M470 320V352M510 312V344M556 316V346M450 450V486M500 442V480M550 446V480', white, 15),
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
    person(886, 636, -154, poses.cheer, {
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
