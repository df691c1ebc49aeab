import {
  ellipse,
  far,
  hours,
  line,
  mist,
  mountains,
  path,
  poly,
  random,
  rect,
  ripples,
  sky,
  stack,
  times,
  water,
  wide,
  circle,
  cirrus,
  whitecaps,
} from '../../../kit/index.ts'
import { armenianChurch } from '../../../motifs/armenia.ts'
import { sailboat, skiff } from '../../../motifs/boats.ts'
import { person, poses } from '../../../motifs/people.ts'
import { grass } from '../../../motifs/plants.ts'

const hour = {
  ...hours.noon,
  sky: ['#2f7fb8', '#86c3d9', '#f0efda'],
  haze: '#b9d3dc',
} as const
const tuff = {
  wall: '#8f7a78',
  shade: '#4f4558',
  roof: '#a88a80',
  roofShade: '#64525f',
  opening: '#2b2438',
}
const rnd = random('sevan')

/** A clear noon at 1,900 metres; the sun is on the left, and the wind comes from the lake. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    cirrus(40, 60, 760, '#fffaf0', 5, 0.9),
    mountains(
      [-40, 350, 110, 280, 220, 310, 380, 240, 500, 300, 640, 250, 780, 310, 1040, 260],
      440,
      {
        lit: far('#a8b0a8', hour, 0.4),
        shade: far('#6480a0', hour, 0.35),
        seed: 6,
        rough: 5,
        snow: { y: 290, lit: '#fbfcfa', shade: '#c3d3e6' },
      },
    ),
    mist(0, 372, 1000, '#f3f8f4', 5, 0.6),
    water(1000, 386, 820, '#6fb6d0', '#2f86b4', '#1d649a', '#174f84'),
    ripples(0, 400, 1000, 380, '#a3d6e6', 130, 5),
    whitecaps([0, 420, 560, 330], '#f3f9fb', 40, 7),
    sailboat(160, 480, 0.8, '#e2574c', '#fffdf4', '#c3d3da'),
    sailboat(300, 424, 0.4, '#fffdf4', '#fffdf4', '#c3d3da'),
    // The peninsula rises from the water on the left to the churches, and falls on the right.
    path(
      'M180 820C240 700 340 640 420 600C500 560 580 540 660 520C760 500 880 520 1020 560V820Z',
      '#b5a05c',
    ),
    path('M660 520C760 500 880 520 1020 560V820H760C700 720 700 620 660 520Z', '#86804c'),
    path('M180 820C240 700 340 640 420 600C430 660 360 740 330 820Z', '#d3bf74'),
    path('M180 820C220 746 270 700 320 664L300 760L260 820Z', '#8a7a78'),
    path('M150 820q40 -60 90 -70q20 30 0 70Z', '#6a6070'),
    times(40, () => {
      const x = rnd.between(420, 980)
      const y = rnd.between(600, 790)
      return path(
        `M${Math.round(x)} ${Math.round(y)}q6 -10 22 -8q8 8 4 10Z`,
        rnd.pick(['#94866a', '#a8986a', '#6f6a58']),
      )
    }),
    armenianChurch(800, 532, 190, tuff),
    armenianChurch(600, 556, 230, tuff),
    rect(676, 520, 40, 40, '#6a5c68'),
    // A row of leaning khachkars with yellow lichen.
    times(5, (i) =>
      stack(
        path(
          `M${420 + i * 34} ${640 - i * 6}l4 -${60 + (i % 2) * 12}h22l3 ${60 + (i % 2) * 12}Z`,
          i % 2 ? '#a3776a' : '#8f6a68',
        ),
        line([435 + i * 34, 630 - i * 6, 435 + i * 34, 590 - i * 6], '#d9b48c', 3),
        line([428 + i * 34, 604 - i * 6, 442 + i * 34, 604 - i * 6], '#d9b48c', 3),
        circle(435 + i * 34, 620 - i * 6, 4, '#d9b48c'),
      ),
    ),
    times(11, (i) =>
      poly(
        [
          470 + i * 11,
          816 - i * 20,
          560 + i * 6,
          816 - i * 20,
          556 + i * 6,
          806 - i * 20,
          476 + i * 11,
          806 - i * 20,
        ],
        i % 2 ? '#cdb98f' : '#b5a07c',
      ),
    ),
    person(540, 740, 96, poses.walk, {
      top: '#c22f4a',
      bottom: '#2b3a5c',
      cut: 'skirt',
      hairCut: 'long',
    }),
    person(576, 700, 84, poses.walk, {
      top: '#f2b93f',
      bottom: '#3a3a4c',
      pack: '#1d6a74',
      skin: '#8d5a3c',
    }),
    person(910, 560, -72, poses.photo, { top: '#fff6e6', bottom: '#2b3a5c', hairCut: 'hat' }),
    skiff(80, 650, 1, '#8f4a3c', '#f3dcae'),
    person(74, 642, 86, poses.sit, {
      top: '#1d6a74',
      bottom: '#2b3040',
      hairCut: 'cap',
      hat: '#4a4450',
      skin: '#d9a27a',
    }),
    line([96, 616, 190, 590], '#4a3a3c', 3),
    ellipse(80, 654, 90, 5, '#17487a'),
    grass(380, 820, 620, 60, '#7a7440', 4),
    grass(700, 820, 300, 80, '#5f5c3c', 7),
    times(20, (i) => circle(420 + i * 30, 780 + ((i * 37) % 34), 5, i % 2 ? '#e2404c' : '#f2c14e')),
  ),
)
