import {
  circle,
  faint,
  far,
  glitter,
  hours,
  land,
  mist,
  path,
  poly,
  rect,
  ridge,
  ripples,
  sky,
  stack,
  stars,
  times,
  water,
  wide,
  woods,
  line,
  ellipse,
  type Svg,
} from '../../../kit/index.ts'
import { palm } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'
import { elephant } from '../../../motifs/animals.ts'

const hour = { ...hours.night, sky: ['#101a44', '#2a3a74', '#7a6a9c'], haze: '#3f4a80' } as const
const lamp = '#ffd98a'
const white = '#fbeecf'
const dim = '#b39aa0'
const roof = '#a8483c'
const roofDark = '#6a2f3f'

/** A Kandyan roof: two pitches, the lower one flatter, ending in a finial. */
const kandyan = (x: number, y: number, w: number, h: number): Svg =>
  stack(
    path(
      `M${x - w / 2} ${y}L${x - w * 0.26} ${y - h * 0.42}L${x - w * 0.1} ${y - h}H${x + w * 0.1}L${x + w * 0.26} ${y - h * 0.42}L${x + w / 2} ${y}Z`,
      roof,
    ),
    path(
      `M${x + w * 0.02} ${y}L${x + w * 0.04} ${y - h}H${x + w * 0.1}L${x + w * 0.26} ${y - h * 0.42}L${x + w / 2} ${y}Z`,
      roofDark,
    ),
    rect(x - w * 0.52, y - 3, w * 1.04, 7, '#e9b060'),
    line([x, y - h, x, y - h - w * 0.07], '#f2c14e', 3),
  )

/** The Dalada Maligawa lit for the Perahera, with its octagon on the right, reflected in the lake. */
export default wide(() =>
  stack(
    sky(1000, 460, hour),
    stars(1000, 250, 80, '#f3ecd8', 8),
    circle(180, 110, 34, '#fbf3d8'),
    woods(
      ridge(0, 1000, 290, { rise: 50, length: 340, seed: 6 }),
      520,
      far('#23386a', hour, 0.3),
      24,
      3,
    ),
    path(
      'M752 250C748 226 764 216 762 204C758 190 770 178 780 178C790 178 802 190 798 204C796 216 812 226 808 250Z',
      far(white, hour, 0.35),
    ),
    circle(780, 170, 9, far(white, hour, 0.35)),
    woods(
      [600, 330, 680, 272, 760, 246, 830, 252, 920, 292, 1000, 310],
      520,
      far('#23386a', hour, 0.2),
      24,
      9,
    ),
    woods(ridge(0, 1000, 350, { rise: 24, length: 260, seed: 16 }), 540, '#1c2f58', 30, 6),
    times(4, (index) =>
      palm(
        80 + index * 70,
        480,
        190 - index * 20,
        index % 2 ? 20 : -18,
        { trunk: '#1a2544', leaf: '#16284c', light: '#22406a' },
        index + 2,
      ),
    ),
    // The shrine's tall roof behind, with its golden canopy.
    rect(420, 300, 190, 180, white),
    rect(540, 300, 70, 180, dim),
    kandyan(515, 304, 270, 96),
    rect(486, 184, 58, 34, '#f2b93f'),
    kandyan(515, 190, 96, 44),
    times(5, (index) => rect(438 + index * 34, 330, 14, 34, index % 3 ? lamp : '#5a3a54', 3)),
    rect(260, 370, 470, 120, white),
    rect(600, 370, 130, 120, dim),
    kandyan(360, 372, 230, 60),
    kandyan(610, 372, 250, 60),
    times(13, (index) =>
      path(`M${274 + index * 35} 470V416a9 10 0 0 1 18 0V470Z`, index % 4 === 3 ? '#5a3a54' : lamp),
    ),
    // Pattirippuwa, the octagon.
    poly([742, 490, 742, 360, 776, 350, 870, 350, 904, 360, 904, 490], white),
    poly([848, 490, 848, 350, 870, 350, 904, 360, 904, 490], dim),
    poly([742, 490, 742, 360, 776, 350, 776, 490], '#d9c2b0'),
    times(5, (index) => rect(752 + index * 30, 376, 15, 60, lamp, 7)),
    times(5, (index) => rect(752 + index * 30, 400, 15, 3, '#5a3a54')),
    rect(730, 436, 186, 12, '#e9b060'),
    kandyan(823, 352, 230, 110),
    // The cloud wall with its lamp niches, and the moat wall.
    path(
      'M200 500H1000V470Q980 452 960 470T920 470T880 470T840 470T800 470T760 470T720 470T680 470T640 470T600 470T560 470T520 470T480 470T440 470T400 470T360 470T320 470T280 470T240 470T200 470Z',
      '#e9d3b8',
    ),
    times(20, (index) =>
      poly([212 + index * 40, 492, 220 + index * 40, 478, 228 + index * 40, 492], lamp),
    ),
    rect(0, 498, 1000, 60, '#3a3f6a'),
    rect(0, 498, 1000, 6, '#6a6a94'),
    // The procession: an elephant in lights, drummers, torches.
    times(9, (index) =>
      stack(
        line([60 + index * 20, 520, 60 + index * 20, 490], '#2b2450', 2),
        circle(60 + index * 20, 488, 5, lamp),
      ),
    ).slice(0, 4),
    elephant(330, 550, 0.44, '#8a3a5c'),
    times(14, (index) =>
      circle(286 + (index % 7) * 13, 486 + Math.floor(index / 7) * 18, 2.6, lamp),
    ),
    poly([306, 470, 318, 440, 340, 440, 352, 470], '#f2b93f'),
    kandyan(329, 442, 40, 22),
    times(7, (index) =>
      person(140 + index * 24, 552, 52, index % 2 ? poses.walk : poses.carry, {
        top: index % 2 ? '#f3dcc0' : '#a81e4a',
        bottom: '#fff0d8',
        cut: 'sarong',
        hairCut: 'turban',
        hat: '#fff0d8',
        skin: '#6b412b',
      }),
    ),
    times(6, (index) =>
      person(430 + index * 30, 552, 52, poses.walk, {
        top: ['#fff0d8', '#e5a33b'][index % 2] as string,
        bottom: '#a81e4a',
        cut: 'sarong',
        hairCut: 'bun',
        skin: '#7a4a30',
      }),
    ),
    times(7, (index) =>
      stack(
        circle(152 + index * 66, 500, 5, lamp),
        line([152 + index * 66, 504, 152 + index * 66, 530], '#2b2450', 2),
      ),
    ),
    water(1000, 556, 800, '#39477c', '#1f2c60', '#131c48'),
    faint(
      0.5,
      glitter(515, 562, 780, 240, lamp, 4, 16),
      glitter(823, 562, 790, 150, lamp, 7, 14),
      glitter(340, 562, 720, 120, lamp, 11, 10),
    ),
    faint(
      0.22,
      poly([260, 560, 730, 560, 730, 624, 260, 624], white),
      poly([236, 624, 754, 624, 690, 652, 300, 652], roof),
      poly([420, 652, 610, 652, 610, 690, 420, 690], white),
      poly([742, 560, 904, 560, 904, 660, 742, 660], white),
      poly([388, 690, 642, 690, 584, 730, 544, 776, 486, 776, 446, 730], roof),
      poly([716, 660, 930, 660, 884, 704, 846, 756, 800, 756, 762, 704], roof),
    ),
    ripples(0, 566, 1000, 220, '#5f70a8', 80, 6),
    mist(0, 570, 600, '#7a86b8', 6, 0.3),
    land([-20, 740, 160, 730, 360, 770, 480, 820], 820, '#0f1838'),
    times(
      5,
      (index) =>
        path(
          `M${560 + index * 74} ${744 + (index % 2) * 26}q-14 -10 0 -22q14 12 0 22q-26 4 -30 -10q18 -2 30 10q26 4 30 -10q-18 -2 -30 10Z`,
          '#d98fb4',
        ) + ellipse(560 + index * 74, 750 + (index % 2) * 26, 34, 6, '#23406a'),
    ),
    person(150, 748, 120, poses.sitBack, {
      top: '#a81e4a',
      bottom: '#2b2450',
      hairCut: 'long',
      back: true,
    }),
    person(206, 752, 124, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#2b2450',
      back: true,
      skin: '#8d5a3c',
    }),
  ),
)
