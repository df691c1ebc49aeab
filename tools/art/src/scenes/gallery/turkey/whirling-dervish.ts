import {
  bend,
  circle,
  darken,
  ellipse,
  faint,
  lighten,
  line,
  path,
  poly,
  rect,
  shaded,
  stack,
  tall,
  times,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'

const white = '#fbeed6'
const fold = '#cdb9b0'
const skirt =
  'M364 560C420 600 470 600 512 558C560 640 660 720 770 752C700 820 560 858 430 852C290 850 130 806 50 720C180 700 310 650 364 560Z'

/** In the lamplit hall of a lodge; one lamp, high on the left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#3a2444'),
    times(5, (index) =>
      path(
        `M${-60 + index * 190} 700V340A85 100 0 0 1 ${110 + index * 190} 340V700Z`,
        index % 2 ? '#2c1a3a' : '#311d3e',
      ),
    ),
    times(
      6,
      (index) =>
        rect(-72 + index * 190, 300, 24, 420, '#5a3450') +
        rect(-72 + index * 190, 286, 36, 18, '#7a4a5c'),
    ),
    rect(0, 180, 800, 22, '#7a4a5c'),
    rect(0, 200, 800, 8, '#4a2a44'),
    times(20, (index) => path(`M${index * 42} 180v-30q10 -16 20 0v30Z`, '#5a3450')),
    faint(0.16, poly([150, 60, 300, 60, 800, 900, 40, 900], '#ffd98a')),
    line([226, 0, 226, 60], '#c98a3c', 5),
    path('M150 70Q226 30 302 70L286 92H166Z', '#c98a3c'),
    times(7, (index) => circle(162 + index * 21, 98, 7, '#ffe9b0')),
    // Musicians on their bench, with ney and drum.
    rect(0, 600, 800, 120, '#5a3040'),
    rect(0, 596, 800, 12, '#8a5248'),
    times(3, (index) =>
      stack(
        person(90 + index * 110, 640, 150, poses.sitFloor, {
          top: ['#5c2f3c', '#3a4a5c', '#4a3a2c'][index] as string,
          bottom: '#2b1b2f',
          skin: '#b67a52',
          hairCut: 'cap',
          hat: '#c98a5c',
        }),
        index === 1
          ? ellipse(206, 604, 24, 24, '#e9c99a')
          : line([84 + index * 110, 566, 130 + index * 110, 600], '#e9c99a', 5),
      ),
    ),
    rect(0, 716, 800, 284, '#8a4a3c'),
    times(9, (index) =>
      poly(
        [
          400 + (index - 4) * 60,
          716,
          404 + (index - 4) * 60,
          716,
          400 + (index - 4) * 260,
          1000,
          388 + (index - 4) * 260,
          1000,
        ],
        '#73393a',
      ),
    ),
    faint(0.45, ellipse(430, 868, 350, 54, '#2b1230')),
    faint(0.3, ellipse(430, 868, 250, 34, '#2b1230')),
    path('M410 800L400 870H440L448 800Z', '#e9d3b8'),
    ellipse(412, 874, 24, 9, '#2b1b2f'),
    shaded(
      skirt,
      white,
      path(
        'M512 558C560 640 660 720 770 752C700 820 560 858 430 852C470 780 500 660 470 590Z',
        fold,
      ),
      path('M380 585C340 690 230 770 120 770L170 800C280 770 370 690 400 600Z', fold),
      path('M420 600C420 700 390 790 330 846L400 856C440 780 446 690 446 600Z', '#e3d0c0'),
      path('M500 580C560 680 640 740 730 772L690 800C590 740 520 670 490 600Z', darken(fold, 0.12)),
      path('M40 716C180 800 560 900 780 748L790 790C600 900 200 880 30 760Z', '#b79f9c'),
    ),
    bend([52, 722, 200, 800, 430, 842, 640, 810, 768, 752], lighten(white, 0.6), 7),
    path(
      'M372 566C370 500 376 440 392 410Q434 384 478 406C500 440 508 500 508 564Q440 596 372 566Z',
      white,
    ),
    path(
      'M446 396Q464 398 478 406C500 440 508 500 508 564Q486 574 462 578C474 520 470 440 446 396Z',
      fold,
    ),
    rect(368, 546, 144, 20, '#3a2444', 8),
    // Right palm to the sky, left to the earth.
    path('M392 412C340 400 280 350 250 262L282 246C310 310 350 352 410 384Z', white),
    path('M392 412C350 402 300 360 268 300L276 288C310 340 350 376 404 396Z', fold),
    path('M478 408C540 410 610 400 668 432L660 466C600 448 540 462 484 450Z', fold),
    path('M478 408C540 410 610 400 668 432L664 446C600 420 540 432 482 426Z', white),
    bend([264, 250, 254, 214, 262, 190], '#c98a62', 19),
    path('M250 196C240 176 262 160 276 176L274 200Z', '#c98a62'),
    bend([664, 448, 692, 462, 700, 488], '#a86a4a', 18),
    ellipse(702, 496, 10, 14, '#a86a4a'),
    path('M410 392L414 356H450L454 394Q432 410 410 392Z', '#a86a4a'),
    ellipse(424, 318, 38, 48, '#c98a62', -8),
    path('M440 274C466 290 462 350 436 366C452 340 446 310 440 274Z', '#a86a4a'),
    path('M388 324C392 372 430 384 452 350C440 360 410 360 402 330Z', '#3a2430'),
    bend([398, 318, 406, 323, 414, 318], '#2b1b2f', 3.4),
    bend([428, 314, 436, 319, 444, 314], '#2b1b2f', 3.4),
    path(
      'M384 300C376 220 386 150 398 140Q420 128 446 138C460 150 466 220 462 290Q420 268 384 300Z',
      '#b98250',
    ),
    path(
      'M430 132Q440 134 446 138C460 150 466 220 462 290Q452 282 440 280C446 230 442 170 430 132Z',
      '#84543c',
    ),
  ),
)
