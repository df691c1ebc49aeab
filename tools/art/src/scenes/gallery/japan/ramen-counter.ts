import {
  bend,
  circle,
  ellipse,
  faint,
  line,
  path,
  random,
  rect,
  ring,
  stack,
  tall,
  times,
  tube,
} from '../../../kit/index.ts'
import { reachingArm } from '../../../motifs/hands.ts'
import { plate } from '../../../motifs/things.ts'

const rnd = random('tonkotsu')

/** The bowl and the viewer's hands, from straight above; the lamp is at the upper right. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#b9763f'),
    times(7, (i) =>
      stack(
        rect(0, i * 150, 800, 146, i % 2 ? '#c2804a' : '#b06c38'),
        bend(
          [0, 60 + i * 150, 260, 46 + i * 150, 520, 74 + i * 150, 800, 58 + i * 150],
          '#9c5c30',
          3,
        ),
        bend([0, 110 + i * 150, 300, 120 + i * 150, 800, 104 + i * 150], '#9c5c30', 2),
      ),
    ),
    // The foot of the shop's curtain, with a wave pattern.
    rect(0, 0, 800, 96, '#2b3a5c'),
    times(13, (i) => ring(30 + i * 62, 96, 26, '#f3e6c8', 4)),
    times(13, (i) => ring(30 + i * 62, 96, 14, '#f3e6c8', 4)),
    rect(0, 88, 800, 20, '#b9763f'),
    times(3, (i) => rect(196 + i * 204, 0, 5, 88, '#1d2a44')),
    faint(0.3, rect(0, 88, 800, 12, '#3a1a14')),
    // The bowl: black lacquer, red inside, with a key pattern on the rim.
    faint(0.3, circle(372, 566, 330, '#3a1a14')),
    circle(400, 540, 330, '#1f1a28'),
    circle(400, 540, 316, '#c22f2f'),
    times(40, (i) => {
      const a = (i * Math.PI) / 20
      return path('M-11 -7h22v14h-14v-6h6', '#f2c14e').replace(
        '/>',
        ` transform="translate(${Math.round(400 + Math.cos(a) * 296)} ${Math.round(540 + Math.sin(a) * 296)}) rotate(${Math.round((a * 180) / Math.PI + 90)})"/>`,
      )
    }),
    circle(400, 540, 276, '#e8b870'),
    circle(400, 540, 268, '#d9964a'),
    path('M146 480A268 268 0 0 1 400 272A300 300 0 0 0 146 480Z', '#a8622c'),
    times(30, () => {
      const a = rnd.between(0, 6.28)
      const d = Math.sqrt(rnd.next()) * 244
      return ring(400 + Math.cos(a) * d, 540 + Math.sin(a) * d, rnd.between(5, 15), '#f2c47a', 3)
    }),
    // Noodles in parallel waves.
    times(15, (i) =>
      bend(
        [
          236 + i * 7,
          640 - i * 9,
          320 + i * 5,
          590 - i * 12,
          400 + i * 4,
          660 - i * 13,
          500 - i * 2,
          600 - i * 8,
          590 - i * 5,
          650 - i * 11,
        ],
        i % 3 === 0 ? '#e0b458' : '#f9e09a',
        11,
      ),
    ),
    // Chashu, egg, menma, greens, narutomaki, nori.
    times(3, (i) =>
      stack(
        circle(286 + i * 60, 430 - i * 18, 74, '#8a4a30'),
        circle(286 + i * 60, 430 - i * 18, 66, '#e0a07c'),
        bend(
          [246 + i * 60, 430 - i * 18, 280 + i * 60, 400 - i * 18, 320 + i * 60, 436 - i * 18],
          '#f9dcc4',
          13,
        ),
        bend(
          [256 + i * 60, 460 - i * 18, 290 + i * 60, 444 - i * 18, 316 + i * 60, 466 - i * 18],
          '#f9dcc4',
          8,
        ),
      ),
    ),
    ellipse(540, 620, 72, 56, '#f6ead0', 20),
    ellipse(544, 622, 40, 36, '#f2952c', 20),
    ellipse(536, 612, 14, 9, '#fbc46a', 20),
    ellipse(440, 706, 66, 50, '#f6ead0', -14),
    ellipse(442, 706, 36, 32, '#f2952c', -14),
    ellipse(432, 698, 12, 8, '#fbc46a'),
    times(6, (i) => rect(270 + i * 15, 640 + i * 5, 13, 90, i % 2 ? '#b57f3c' : '#c99650', 4)),
    times(46, () => {
      const a = rnd.between(0, 6.28)
      const d = rnd.between(0, 46)
      return ring(
        554 + Math.cos(a) * d,
        480 + Math.sin(a) * d * 0.8,
        8,
        rnd.pick(['#7fae4a', '#a9d06a', '#4f8a3c']),
        5,
      )
    }),
    circle(300, 560, 44, '#fffaf4'),
    times(12, (i) =>
      circle(300 + Math.cos(i * 0.524) * 42, 560 + Math.sin(i * 0.524) * 42, 8, '#fffaf4'),
    ),
    path(
      'M300 560C318 540 332 566 312 580C286 594 264 566 276 544C290 520 326 524 334 548',
      '#fffaf4',
    ),
    bend(
      [304, 562, 316, 556, 314, 576, 292, 580, 280, 562, 292, 538, 318, 534, 332, 552],
      '#e26a8c',
      6,
    ),
    path('M560 300L680 350L640 470L530 420Z', '#24382f'),
    path('M590 280L700 340L664 440L556 390Z', '#2f4a3c'),
    line([600, 300, 680, 350], '#3f6450', 3),
    times(26, () =>
      circle(400 + rnd.between(-110, 110), 470 + rnd.between(-40, 80), 2.6, '#fdf3d4'),
    ),
    // Chopsticks with noodles, the spoon, gyoza and tea.
    times(7, (i) =>
      bend(
        [520 + i * 7, 560 - i * 3, 540 + i * 6, 500, 560 + i * 5, 452 - i * 3],
        i % 2 ? '#f9e09a' : '#e9c470',
        9,
      ),
    ),
    line([548, 470, 800, 250], '#2b1b24', 13),
    line([570, 480, 820, 300], '#3f2834', 13),
    line([640, 390, 800, 250], '#a81e3a', 6),
    reachingArm([900, 130, 800, 196, 744, 262], 'pinch', '#d9a27a', {
      thick: 38,
      scale: 1.42,
      turn: 122,
      near: true,
    }),
    tube([910, 96, 60, 820, 160, 54, 772, 212, 48], '#1d6a74'),
    tube([930, 140, 30, 850, 184, 24, 806, 236, 14], '#124650'),
    path(
      'M90 720C60 700 50 660 84 640C120 626 150 650 146 690L250 850L226 868L120 722Z',
      '#1f1a28',
    ),
    path('M94 706C74 692 70 664 92 652C116 644 136 662 132 688Z', '#3a3244'),
    plate(
      150,
      890,
      100,
      '#2f5f8c',
      '#e9e4d8',
      stack(
        times(4, (i) =>
          stack(
            path(
              `M${84 + i * 28} 924C${76 + i * 28} 880 ${100 + i * 28} 846 ${122 + i * 28} 850C${140 + i * 28} 866 ${122 + i * 28} 920 ${84 + i * 28} 924Z`,
              i % 2 ? '#e9c488' : '#f3d9a4',
            ),
            bend([92 + i * 28, 904, 100 + i * 28, 884, 116 + i * 28, 866], '#b57f3c', 6),
          ),
        ),
      ),
    ),
    plate(
      690,
      780,
      66,
      '#4f7a64',
      '#3f6450',
      stack(
        circle(690, 780, 46, '#a9b85c'),
        path('M654 764A44 44 0 0 1 700 738A56 56 0 0 0 654 764Z', '#dfe4a4'),
      ),
    ),
    plate(640, 920, 56, '#f6f1e4', '#3f241c', circle(640, 920, 30, '#5a3424')),
    rect(40, 160, 56, 56, '#a81e3a', 8),
    circle(68, 188, 17, '#7d1430'),
    circle(68, 188, 8, '#f2c14e'),
    rect(110, 150, 46, 72, '#3a2a24', 8),
    circle(133, 172, 12, '#f3e6c8'),
    faint(
      0.3,
      bend([330, 500, 300, 400, 350, 320, 310, 220, 340, 130], '#fffaf0', 20),
      bend([450, 460, 480, 380, 430, 300, 470, 200, 440, 120], '#fffaf0', 15),
    ),
  ),
)
