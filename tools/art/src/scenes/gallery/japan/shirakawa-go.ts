import {
  circle,
  ellipse,
  faint,
  far,
  firs,
  hours,
  land,
  mountains,
  path,
  poly,
  random,
  rect,
  ridge,
  sky,
  stack,
  stars,
  times,
  wide,
  type Svg,
  line,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { fir } from '../../../motifs/plants.ts'

const hour = { ...hours.night, sky: ['#16224f', '#2f4a80', '#6a84ac'], haze: '#4f6898' } as const
const rnd = random('gassho')
const lamp = '#ffcf7a'
const snow = '#f3f5fa'
const snowShade = '#b3c0dc'

/** A gassho house, w wide, with its gable towards the viewer and one long roof slope to the right. */
function gassho(x: number, y: number, w: number): Svg {
  const h = w * 0.92
  const eave = y - w * 0.2
  return stack(
    faint(0.25, ellipse(x + w * 0.2, y + w * 0.04, w * 0.9, w * 0.1, lamp)),
    rect(x - w * 0.36, eave, w * 0.72, w * 0.2, '#4a3440'),
    rect(x + w * 0.36, eave, w * 0.6, w * 0.2, '#33263c'),
    times(3, (i) => rect(x - w * 0.3 + i * w * 0.22, eave + w * 0.04, w * 0.15, w * 0.12, lamp)),
    times(3, (i) =>
      rect(x - w * 0.235 + i * w * 0.22, eave + w * 0.04, w * 0.014, w * 0.12, '#4a3440'),
    ),
    times(3, (i) =>
      rect(x + w * 0.46 + i * w * 0.16, eave + w * 0.05, w * 0.1, w * 0.1, '#e8a85c'),
    ),
    poly([x - w * 0.34, eave + 2, x, eave - h * 0.7, x + w * 0.34, eave + 2], '#5a3f48'),
    times(2, (i) =>
      stack(
        rect(
          x - w * 0.1 + i * 0,
          eave - h * (0.2 + i * 0.22),
          w * (0.2 - i * 0.08),
          w * 0.09,
          lamp,
        ),
      ),
    ),
    rect(x - w * 0.26, eave - h * 0.06, w * 0.52, w * 0.014, '#3a2a38'),
    rect(x - w * 0.17, eave - h * 0.27, w * 0.34, w * 0.014, '#3a2a38'),
    // Thatch under a metre of snow: edge in shade, slope in moonlight.
    poly(
      [
        x - w * 0.5,
        eave + w * 0.06,
        x - w * 0.02,
        eave - h * 0.86,
        x + w * 0.06,
        eave - h * 0.86,
        x + w * 0.04,
        eave - h * 0.7,
        x - w * 0.34,
        eave + w * 0.06,
      ],
      '#7a6468',
    ),
    poly(
      [
        x + w * 0.06,
        eave - h * 0.86,
        x + w * 0.44,
        eave + w * 0.06,
        x + w * 0.34,
        eave + w * 0.06,
        x,
        eave - h * 0.7,
      ],
      '#54464f',
    ),
    poly(
      [
        x + w * 0.02,
        eave - h * 0.88,
        x + w * 0.62,
        eave - h * 0.86,
        x + w * 1.06,
        eave + w * 0.05,
        x + w * 0.44,
        eave + w * 0.06,
      ],
      snowShade,
    ),
    poly(
      [
        x + w * 0.02,
        eave - h * 0.88,
        x + w * 0.62,
        eave - h * 0.86,
        x + w * 0.72,
        eave - h * 0.64,
        x + w * 0.14,
        eave - h * 0.62,
      ],
      '#d3dcee',
    ),
    path(
      `M${x - w * 0.53} ${eave + w * 0.05}L${x - w * 0.04} ${eave - h * 0.92}Q${x + w * 0.02} ${eave - h * 0.97} ${x + w * 0.08} ${eave - h * 0.92}L${x + w * 0.64} ${eave - h * 0.9}L${x + w * 0.62} ${eave - h * 0.84}L${x + w * 0.07} ${eave - h * 0.85}L${x} ${eave - h * 0.84}L${x - w * 0.46} ${eave + w * 0.08}Z`,
      snow,
    ),
  )
}

/** The evening of the illumination: the moon is high on the left, and every paper screen is lit from inside. */
export default wide(() =>
  stack(
    sky(1000, 460, hour),
    stars(1000, 230, 70, '#f3f0e4', 3),
    circle(180, 110, 38, '#fbf6e0'),
    faint(0.14, circle(180, 110, 74, '#fbf6e0')),
    mountains(
      [-40, 330, 100, 220, 210, 280, 360, 150, 480, 250, 640, 170, 760, 240, 880, 140, 1040, 260],
      480,
      { lit: far('#c3cfe6', hour, 0.35), shade: far('#54689c', hour, 0.3), seed: 7, rough: 8 },
    ),
    firs(
      ridge(0, 1000, 390, { rise: 30, length: 260, seed: 4 }),
      560,
      far('#24386a', hour, 0.2),
      60,
      6,
    ),
    firs(ridge(0, 1000, 430, { rise: 18, length: 200, seed: 12 }), 560, '#1c2c58', 70, 9),
    land(ridge(0, 1000, 470, { rise: 16, length: 260, seed: 8 }), 800, '#a9b8d8'),
    gassho(170, 510, 120),
    gassho(760, 504, 130),
    gassho(470, 530, 150),
    fir(60, 540, 150, '#2a4068', '#1a2a52'),
    fir(930, 540, 170, '#2a4068', '#1a2a52'),
    fir(690, 530, 120, '#2a4068', '#1a2a52'),
    land(ridge(0, 1000, 560, { rise: 18, length: 240, seed: 18 }), 800, '#c9d4ea'),
    gassho(620, 650, 250),
    land(ridge(0, 1000, 650, { rise: 16, length: 300, seed: 23 }), 800, '#dbe3f2'),
    gassho(210, 730, 310),
    fir(20, 740, 330, '#24386a', '#152350'),
    fir(900, 720, 300, '#24386a', '#152350'),
    fir(970, 760, 400, '#1f3260', '#121f48'),
    poly([20, 420, 2, 470, 30, 462], snow),
    poly([900, 426, 884, 470, 908, 462], snow),
    poly([970, 364, 948, 420, 980, 410], snow),
    path(
      'M560 820C600 760 720 740 700 700C690 676 650 668 600 664L580 672C640 690 640 720 560 740C480 760 420 790 400 820Z',
      '#f6f1e4',
    ),
    faint(0.5, ellipse(560, 760, 90, 16, lamp)),
    times(6, (i) =>
      stack(
        path(`M${470 + i * 52} ${792 - i * 17}h22l4 22h-30Z`, '#eef2fa'),
        circle(481 + i * 52, 800 - i * 17, 6, lamp),
        faint(0.2, circle(481 + i * 52, 800 - i * 17, 22, lamp)),
      ),
    ),
    person(600, 778, 104, poses.walk, {
      top: '#c22f4a',
      bottom: '#2b3358',
      hairCut: 'scarf',
      hat: '#f2c14e',
    }),
    person(650, 760, -100, poses.walk, {
      top: '#e5a33b',
      bottom: '#2b3358',
      hairCut: 'cap',
      hat: '#fff6e6',
      skin: '#8d5a3c',
    }),
    path('M574 668Q606 632 638 668Q606 656 574 668Z', '#1d8a8c'),
    line([606, 646, 606, 714], '#2b3358', 3),
    land([-20, 770, 200, 760, 380, 796, 460, 820], 820, '#eef2fa'),
    land([700, 820, 820, 776, 1020, 760], 820, '#e3e9f6'),
    times(70, () =>
      circle(rnd.between(0, 1000), rnd.between(0, 790), rnd.between(1.4, 4), '#ffffff'),
    ),
  ),
)
