import {
  card,
  far,
  hours,
  land,
  line,
  mist,
  mountains,
  path,
  poly,
  rect,
  ridge,
  sky,
  stack,
  sun,
  times,
  woods,
} from '../../../kit/index.ts'
import { armenianChurch, coneDrum } from '../../../motifs/armenia.ts'
import { glider } from '../../../motifs/animals.ts'
import { battlements } from '../../../motifs/town.ts'

const hour = {
  ...hours.golden,
  sky: ['#5f8fa0', '#e9c089', '#fde6b0'],
  haze: '#dcc09a',
} as const
const stone = {
  wall: '#f0c894',
  shade: '#94646a',
  roof: '#dca070',
  roofShade: '#7a5064',
  opening: '#43304a',
}

/** Tatev on the edge of the Vorotan gorge; the Wings come over from the left in evening sun. */
export default card(() =>
  stack(
    sky(800, 360, hour),
    sun(120, 150, 40, hour.sun, 3),
    mountains([0, 260, 110, 190, 220, 230, 360, 150, 480, 210, 620, 120, 720, 180, 840, 140], 420, {
      lit: far('#b59a86', hour, 0.5),
      shade: far('#7a7288', hour, 0.45),
      seed: 7,
      rough: 5,
    }),
    mist(60, 290, 700, '#fdeccb', 5, 0.6),
    woods(
      ridge(0, 800, 330, { rise: 30, length: 260, seed: 4 }),
      600,
      far('#5f7f58', hour, 0.4),
      12,
      3,
    ),
    // The gorge: two walls of basalt and the thread of the river.
    path('M0 400L120 410L180 470L230 600H0Z', far('#8a7a5c', hour, 0.25)),
    path('M60 410L120 410L180 470L230 600H150L130 500Z', far('#5c5468', hour, 0.15)),
    path('M330 600L300 520L336 470L310 440L360 410L420 414L800 380V600Z', '#a8865f'),
    path('M330 600L300 520L336 470L310 440L360 410L392 412L380 470L420 520L400 600Z', '#d9b07c'),
    times(11, (index) =>
      line(
        [440 + index * 34, 430 + (index % 3) * 14, 434 + index * 34, 500 + (index % 4) * 20],
        '#6d5464',
        7,
      ),
    ),
    path('M180 600C220 560 210 530 250 500C262 520 250 560 290 600Z', '#8fbcb4'),
    mist(100, 480, 300, '#fdeccb', 9, 0.5),
    land([350, 414, 440, 398, 600, 392, 800, 372], 440, '#7f8f54'),
    battlements(430, 362, 300, 44, 8, '#f0c894'),
    battlements(620, 362, 112, 48, 8, '#94646a'),
    coneDrum(452, 404, 46, 60, 46, stone),
    coneDrum(716, 398, 50, 76, 52, stone),
    rect(480, 340, 70, 26, '#e3b684'),
    poly([474, 342, 488, 328, 544, 328, 558, 342], stone.roof),
    times(4, (index) => rect(488 + index * 15, 348, 7, 11, stone.opening, 3)),
    armenianChurch(596, 372, 190, stone),
    rect(676, 250, 6, 110, '#dca070'),
    rect(672, 246, 14, 8, '#94646a'),
    times(6, (index) => rect(450 + index * 40, 378, 8, 12, stone.opening, 4)),
    woods([360, 430, 420, 420, 520, 424, 640, 414, 800, 404], 450, '#5f7a48', 18, 6),
    // The ropeway, its cabin and the passengers behind the glass.
    line([-10, 96, 440, 330], '#43304a', 3),
    line([-10, 110, 440, 342], '#43304a', 2),
    line([226, 224, 226, 256], '#43304a', 5),
    rect(216, 214, 26, 9, '#43304a', 4),
    rect(178, 254, 100, 62, '#c22f3b', 12),
    rect(188, 264, 80, 28, '#cfe4e0', 6),
    times(4, (index) =>
      rect(
        196 + index * 18,
        274,
        11,
        18,
        ['#43304a', '#1d6a74', '#8a4f3c', '#43304a'][index] as string,
        5,
      ),
    ),
    rect(226, 264, 4, 28, '#c22f3b'),
    rect(244, 254, 34, 62, '#8f2a44', 12),
    rect(244, 264, 24, 28, '#a9c6c8', 5),
    glider(380, 180, 0.62, '#43304a', '#2b1b2f', -8),
    glider(330, 222, 0.4, '#43304a', '#2b1b2f', 8),
    land([0, 540, 90, 530, 200, 580, 240, 620], 620, '#4a4a4c'),
    woods([0, 540, 80, 528, 180, 576, 230, 620], 620, '#3a4446', 26, 4),
    woods([560, 620, 660, 570, 800, 540], 620, '#3f4a40', 28, 9),
  ),
)
