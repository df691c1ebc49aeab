import {
  at,
  bend,
  circle,
  darken,
  ellipse,
  faint,
  far,
  foam,
  hours,
  line,
  path,
  random,
  shaded,
  sky,
  stack,
  stroke,
  times,
  type Svg,
  wide,
  woods,
  mist,
  overcast,
  rain,
} from '../../../kit/index.ts'
import { type Dress, person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.noon, sky: ['#8fb0b8', '#bfd2cf', '#e6e8d8'], haze: '#c3dcc8' } as const
const rnd = random('tara')
const crew: readonly Dress[] = [
  {
    top: '#f2b93f',
    bottom: '#1b2440',
    hairCut: 'cap',
    hat: '#a81e4a',
    skin: '#d9a27a',
    face: true,
  },
  {
    top: '#f2b93f',
    bottom: '#1b2440',
    hairCut: 'cap',
    hat: '#fff6e6',
    skin: '#6b412b',
    face: true,
  },
  {
    top: '#e2574c',
    bottom: '#1b2440',
    hairCut: 'cap',
    hat: '#1d6a74',
    skin: '#b67a52',
    face: true,
  },
  {
    top: '#e2574c',
    bottom: '#1b2440',
    hairCut: 'cap',
    hat: '#f2b93f',
    skin: '#efc19b',
    face: true,
  },
]

/** The guide at the stern, with both hands on the steering oar, leaning out to see ahead. */
const steering = {
  ...poses.paddle,
  arms: [
    [
      [14, -42],
      [18, -52],
    ],
    [
      [10, -30],
      [0, -30],
    ],
  ],
} as const

/** A paddler, with both hands on a paddle. */
const paddling = {
  ...poses.paddle,
  arms: [
    [
      [14, -44],
      [20, -60],
    ],
    [
      [16, -32],
      [30, -28],
    ],
  ],
} as const

const shaft = line([16, -73, 46, 23], '#f3dcae', 3.2)
const blade = path('M42 13L51 11L55 37L45 39Z', '#e2574c')

/** The paddle of a paddler. The blade of one on the far side is behind the raft. */
const paddle = (x: number, y: number, size: number, parts: Svg): Svg =>
  at(x, y, parts, { scale: size / 100 })

/** A raft in the rapids under low cloud; the light comes over the left wall of the canyon. */
export default wide(() =>
  stack(
    sky(1000, 300, hour),
    overcast(1000, 110, ['#cfdcd6', '#b9cbc9'], 4),
    rain([260, 60, 420, 240], '#f6faf6', 30, 6),
    path('M0 0H230L300 130L270 260L340 400H0Z', far('#9aa08a', hour, 0.3)),
    path('M1000 0H640L600 120L640 240L560 400H1000Z', far('#6f8478', hour, 0.3)),
    woods([0, 120, 120, 90, 240, 170, 320, 330], 420, far('#5f9a60', hour, 0.25), 30, 3),
    woods([580, 330, 660, 200, 800, 120, 1000, 60], 420, far('#3f7a58', hour, 0.2), 30, 6),
    woods(
      [200, 300, 380, 270, 520, 290, 700, 262, 800, 280],
      420,
      far('#6f9f78', hour, 0.45),
      22,
      9,
    ),
    mist(280, 280, 400, '#f6f8ec', 4, 0.6),
    path('M0 250L110 240L200 330L260 470H0Z', '#a89f8a'),
    path('M110 240L200 330L260 470H150L130 340Z', '#756f6c'),
    path('M1000 210L880 230L800 330L740 470H1000Z', '#7a756c'),
    path('M880 230L800 330L740 470H800L850 350Z', '#b3a992'),
    path('M300 400Q500 380 720 400L1000 470V800H0V470Z', '#2fa08a'),
    path('M0 470Q180 430 340 404Q480 430 420 480T120 560L0 600Z', '#5cc4a8'),
    times(9, (index) =>
      bend(
        [
          rnd.between(0, 400),
          440 + index * 38,
          rnd.between(300, 600),
          430 + index * 42,
          rnd.between(640, 1000),
          452 + index * 40,
        ],
        index % 2 ? '#7fdcc0' : '#1f8074',
        5 + index,
      ),
    ),
    foam(300, 432, 360, 26, '#eafaf0', 3),
    foam(120, 500, 260, 34, '#eafaf0', 5),
    foam(640, 510, 340, 36, '#eafaf0', 8),
    // A boulder and a standing wave.
    shaded(
      'M720 560C730 490 800 460 860 474C930 490 960 540 960 590Z',
      '#8a8478',
      path('M830 460C840 520 820 560 840 600H980V460Z', '#5c5a5c'),
    ),
    foam(700, 596, 290, 44, '#f4fdf6', 11),
    path(
      'M-20 800V620C120 560 240 600 330 640C460 700 640 690 760 640C860 600 940 610 1020 640V800Z',
      '#248a7c',
    ),
    path(
      'M-20 620C120 560 240 600 330 640C460 700 640 690 760 640C860 600 940 610 1020 640L1020 660C920 640 860 640 770 676C640 724 460 734 320 676C230 636 110 604 -20 656Z',
      '#a6ecd0',
    ),
    faint(0.4, ellipse(500, 690, 320, 30, '#0f4f50')),
    // The raft rides up on it, bow to the right.
    at(
      490,
      640,
      [3, 1]
        .map(
          (index) =>
            paddle(-130 + index * 90, -46, 190, shaft) +
            person(-130 + index * 90, -46, 190, paddling, crew[index] as Dress),
        )
        .join('') +
        path(
          'M-300 -40C-310 -90 -270 -110 -230 -96L190 -86C250 -90 290 -130 320 -120C346 -104 320 -30 250 -6C180 14 -190 16 -250 0C-280 -8 -298 -20 -300 -40Z',
          '#1d5f9a',
        ) +
        path(
          'M-296 -30C-200 -6 180 -4 262 -36C300 -56 322 -84 328 -104C336 -80 306 -26 250 -6C180 14 -190 16 -250 0C-276 -6 -292 -16 -296 -30Z',
          darken('#1d5f9a', 0.35),
        ) +
        stroke('M-292 -66C-200 -56 160 -52 236 -70C276 -82 300 -106 320 -116', '#fff0d8', 6) +
        times(5, (index) => circle(-230 + index * 100, -38, 7, '#fff0d8')).join('') +
        [0, 2]
          .map(
            (index) =>
              paddle(-150 + index * 110, -30, 216, shaft + blade) +
              person(-150 + index * 110, -30, 216, paddling, crew[index] as Dress),
          )
          .join('') +
        line([-195, -175, -322, -22], '#f3dcae', 7) +
        path('M-327 -33L-311 -19L-346 26L-368 8Z', '#e2574c') +
        person(-250, -44, 216, steering, {
          top: '#1d6a74',
          bottom: '#1b2440',
          hairCut: 'cap',
          hat: '#fff6e6',
          skin: '#b67a52',
          face: true,
        }),
      { turn: -7 },
    ),
    foam(120, 706, 330, 46, '#fbfff8', 14),
    foam(480, 712, 400, 50, '#fbfff8', 17),
    foam(690, 660, 240, 44, '#fbfff8', 21),
    times(50, () =>
      circle(rnd.between(560, 920), rnd.between(470, 680), rnd.between(2, 9), '#fbfff8'),
    ),
    times(18, () =>
      circle(rnd.between(100, 300), rnd.between(600, 720), rnd.between(2, 7), '#fbfff8'),
    ),
    path('M-20 820V740Q160 700 360 752T760 752T1020 730V820Z', '#17685f'),
    foam(0, 770, 500, 30, '#7fdcc0', 31),
  ),
)
