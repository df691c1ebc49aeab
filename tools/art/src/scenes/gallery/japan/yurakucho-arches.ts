import {
  bend,
  circle,
  ellipse,
  faint,
  line,
  n,
  path,
  poly,
  random,
  rect,
  stack,
  tall,
  times,
  type Svg,
} from '../../../kit/index.ts'
import { lantern } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cat } from '../../../motifs/animals.ts'
import { steam } from '../../../motifs/things.ts'

const rnd = random('under the tracks')
const lamp = '#ffc46a'

/** The guests inside and the bottles above them: dark against the light, smaller towards the far end. */
const guests = (
  near: number,
  far: number,
  top: [number, number],
  sill: [number, number],
  foot: [number, number],
): Svg => {
  const along = (t: number) => {
    const eaves = top[0] + (top[1] - top[0]) * t
    const ground = foot[0] + (foot[1] - foot[0]) * t
    const counter = sill[0] + (sill[1] - sill[0]) * t
    const lintel = eaves + (ground - eaves) * 0.4
    return { x: near + (far - near) * t, lintel, counter, high: counter - lintel }
  }
  const [a, b] = [along(0), along(1)]
  const shelf = (down: number) => [a.lintel + a.high * down, b.lintel + b.high * down] as const
  const [upper, under] = [shelf(0.36), shelf(0.4)]
  return stack(
    poly([near, a.lintel, far, b.lintel, far, upper[1], near, upper[0]], '#f0a24c'),
    times(11, (index) => {
      const { x, lintel, high } = along((index + 0.6) / 11.4)
      const tall = high * (index % 3 ? 0.2 : 0.15)
      const w = high * 0.06
      return rect(
        x - w / 2,
        lintel + high * 0.36 - tall,
        w,
        tall,
        index % 2 ? '#8f3f3c' : '#3f6b5c',
        w * 0.3,
      )
    }),
    poly([near, upper[0], far, upper[1], far, under[1], near, under[0]], '#a8602f'),
    times(3, (index) => {
      const { x, counter, high } = along((index + 0.62) / 3.1)
      const size = high * 0.34
      return path(
        `M${n(x - size * 0.62)} ${n(counter + 3)}C${n(x - size * 0.62)} ${n(counter - size * 0.7)} ${n(x - size * 0.3)} ${n(counter - size * 0.66)} ${n(x - size * 0.2)} ${n(counter - size * 0.82)}A${n(size * 0.3)} ${n(size * 0.34)} 0 1 1 ${n(x + size * 0.2)} ${n(counter - size * 0.82)}C${n(x + size * 0.3)} ${n(counter - size * 0.66)} ${n(x + size * 0.62)} ${n(counter - size * 0.7)} ${n(x + size * 0.62)} ${n(counter + 3)}Z`,
        index === 1 ? '#8a4638' : '#6a3440',
      )
    }),
  )
}

/** A stall front on the left, in perspective: curtain, counter, warm light inside. */
const stall = (
  near: number,
  far: number,
  top: [number, number],
  sill: [number, number],
  foot: [number, number],
  wood: string,
  cloth: string,
): Svg =>
  stack(
    poly([near, top[0], far, top[1], far, foot[1], near, foot[0]], wood),
    poly(
      [
        near,
        top[0] + (foot[0] - top[0]) * 0.24,
        far,
        top[1] + (foot[1] - top[1]) * 0.24,
        far,
        sill[1],
        near,
        sill[0],
      ],
      lamp,
    ),
    guests(near, far, top, sill, foot),
    poly(
      [
        near,
        top[0] + (foot[0] - top[0]) * 0.24,
        far,
        top[1] + (foot[1] - top[1]) * 0.24,
        far,
        top[1] + (foot[1] - top[1]) * 0.4,
        near,
        top[0] + (foot[0] - top[0]) * 0.4,
      ],
      cloth,
    ),
    times(3, (i) => {
      const t = (i + 1) / 4
      const x = near + (far - near) * t
      const y = top[0] + (top[1] - top[0]) * t
      const f = foot[0] + (foot[1] - foot[0]) * t
      return line([x, y + (f - y) * 0.24, x, y + (f - y) * 0.4], wood, 3)
    }),
    poly([near, sill[0], far, sill[1], far, sill[1] + 12, near, sill[0] + 20], '#8a5a3c'),
  )

/** Ten at night by the railway arches of Yūrakuchō, after rain: the wet street reflects the lanterns. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#141a3c'),
    rect(250, 0, 300, 520, '#22305f'),
    rect(290, 60, 90, 420, '#1a2650'),
    rect(430, 120, 100, 380, '#1c2a56'),
    times(40, (i) =>
      rect(
        298 + (i % 4) * 20,
        80 + Math.floor(i / 4) * 36,
        10,
        16,
        rnd.next() < 0.5 ? '#ffd98a' : '#2f4278',
      ),
    ),
    times(28, (i) =>
      rect(
        438 + (i % 4) * 22,
        140 + Math.floor(i / 4) * 44,
        11,
        18,
        rnd.next() < 0.45 ? '#8fd0d8' : '#2f4278',
      ),
    ),
    faint(0.25, ellipse(410, 560, 200, 150, lamp)),
    // The railway: an arch of brick across the alley, and a train above it.
    rect(230, 392, 350, 260, '#7a3f44'),
    times(7, (row) => rect(230, 412 + row * 34, 350, 3, '#5f2f3c')),
    path('M350 652V540A62 62 0 0 1 474 540V652Z', '#e8944c'),
    path('M338 652V540A74 74 0 0 1 486 540V652H474V540A62 62 0 0 0 350 540V652Z', '#a85a50'),
    rect(226, 380, 360, 18, '#3a2c4c'),
    rect(240, 318, 340, 62, '#c3ccd6', 6),
    rect(240, 360, 340, 9, '#4f9a4c'),
    times(8, (index) => rect(250 + index * 41, 328, 30, 24, '#ffe3a0', 3)),
    rect(240, 372, 340, 8, '#4a4660'),
    person(420, 640, 90, poses.walk, { top: '#3a3050', bottom: '#1d1834', back: true }),
    path('M376 540Q420 500 466 540Q420 526 376 540Z', '#a81e4a'),
    stall(250, 352, [360, 440], [600, 590], [700, 650], '#5a2f3c', '#2f4a8c'),
    stall(562, 472, [350, 436], [604, 592], [704, 650], '#4f2a40', '#a81e4a'),
    stall(110, 256, [230, 350], [640, 602], [820, 704], '#6a3440', '#a81e4a'),
    stall(700, 556, [220, 340], [650, 606], [830, 708], '#5a3048', '#1d6a74'),
    stall(-60, 120, [60, 224], [710, 640], [1010, 826], '#4a2838', '#2f4a8c'),
    stall(870, 690, [50, 212], [720, 650], [1010, 836], '#40243c', '#e5a33b'),
    poly([352, 640, 474, 640, 760, 1010, 30, 1010], '#2f2c54'),
    times(9, (i) =>
      faint(
        0.5,
        rect(
          340 + ((i * 61) % 150) - i * 10,
          670 + i * 36,
          40 + i * 9,
          5 + i * 0.8,
          i % 2 ? '#e8944c' : '#c2465c',
          3,
        ),
      ),
    ),
    times(7, (i) =>
      faint(
        0.5,
        ellipse(420 + (i % 2 ? 80 : -90) - i * 4, 720 + i * 40, 44 + i * 8, 5 + i, '#f0a85c'),
      ),
    ),
    line([300, 720, 524, 720], '#3f3c68', 2),
    line([230, 820, 600, 820], '#3f3c68', 3),
    line([150, 920, 690, 920], '#3f3c68', 4),
    // Signs without writing: a fish, a cup, skewered meat, a bowl.
    rect(150, 250, 62, 110, '#f3e6c8', 4),
    path('M162 306q18 -22 38 0q-20 22 -38 0Z', '#2f4a8c'),
    path('M200 306l10 -10v20Z', '#2f4a8c'),
    rect(596, 250, 60, 120, '#c22f3b', 4),
    path('M610 290h34l-6 40h-22Z', '#f3e6c8'),
    rect(30, 120, 70, 150, '#e5a33b', 4),
    circle(66, 176, 16, '#5a2f2c'),
    circle(66, 210, 14, '#5a2f2c'),
    line([66, 150, 66, 248], '#5a2f2c', 4),
    rect(706, 130, 62, 140, '#1d6a74', 4),
    path('M714 196h46q0 38 -23 38t-23 -38Z', '#f3e6c8'),
    line([742, 192, 756, 164], '#f3e6c8', 4),
    line([734, 192, 746, 162], '#f3e6c8', 4),
    times(5, (i) => bend([0, 90 + i * 40, 400, 150 + i * 50, 800, 80 + i * 44], '#0d1230', 2)),
    times(4, (i) =>
      lantern(300 - i * 66, 420 - i * 70, 50 + i * 22, '#e2402f', {
        mark: '#1d1424',
        shade: '#a81e2f',
      }),
    ),
    times(4, (i) =>
      lantern(520 + i * 66, 410 - i * 72, 48 + i * 22, i % 2 ? '#fff0c8' : '#e2402f', {
        mark: '#1d1424',
        shade: i % 2 ? '#e0b870' : '#a81e2f',
      }),
    ),
    times(4, (i) => faint(0.16, circle(300 - i * 66, 446 - i * 58, 50 + i * 26, '#ff9a5c'))),
    times(4, (i) => faint(0.16, circle(520 + i * 66, 436 - i * 60, 50 + i * 26, '#ff9a5c'))),
    // Two guests on stools at the counter; the cook behind smoke.
    person(70, 800, 240, poses.stand, {
      top: '#fffaf0',
      bottom: '#2b2440',
      hairCut: 'scarf',
      hat: '#2f4a8c',
      skin: '#e0b08c',
      face: true,
    }),
    poly([-60, 720, 190, 664, 190, 690, -60, 760], '#8a5a3c'),
    poly([-60, 760, 190, 690, 190, 780, -60, 900], '#5a3430'),
    times(5, (i) =>
      stack(
        line([14 + i * 28, 706 - i * 7, 30 + i * 28, 690 - i * 7], '#e9cf9c', 3),
        ellipse(24 + i * 28, 697 - i * 7, 9, 5, '#8a4a24', -40),
      ),
    ),
    steam(120, 670, 170, '#f3e6dc', 3, 34),
    person(196, 930, -250, poses.sit, {
      top: '#1d6a74',
      bottom: '#1d1834',
      skin: '#8d5a3c',
      hairCut: 'short',
    }),
    person(300, 880, -216, poses.sit, {
      top: '#c22f4a',
      bottom: '#1d1834',
      hairCut: 'long',
      skin: '#d9a27a',
    }),
    rect(170, 886, 60, 12, '#6a4038', 4),
    line([180, 894, 172, 976], '#3f2c38', 6),
    line([222, 894, 230, 976], '#3f2c38', 6),
    rect(282, 844, 52, 10, '#6a4038', 4),
    line([290, 850, 284, 920], '#3f2c38', 5),
    line([326, 850, 332, 920], '#3f2c38', 5),
    line([622, 676, 622, 800], '#1d1834', 4),
    person(
      600,
      900,
      190,
      {
        ...poses.stand,
        arms: [
          poses.stand.arms[0],
          [
            [14, -64],
            [12, -74],
          ],
        ],
      },
      {
        top: '#e5a33b',
        bottom: '#1d1834',
        hairCut: 'bun',
        back: true,
        skin: '#efc19b',
      },
    ),
    path(
      'M536 704Q556 644 622 640Q690 644 712 704Q690 692 666 702Q646 690 622 702Q600 690 578 702Q558 692 536 704Z',
      '#8fd0d8',
    ),
    path('M622 640Q690 644 712 704Q690 692 666 702Q660 660 622 640Z', '#5fa0b0'),
    line([622, 640, 622, 628], '#1d1834', 4),
    cat(500, 960, 0.9, '#12142c'),
    faint(0.4, path('M470 970q30 14 70 0v20q-30 -10 -70 0Z', '#12142c')),
  ),
)
