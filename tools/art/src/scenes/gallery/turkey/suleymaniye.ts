import {
  at,
  circle,
  faint,
  far,
  hours,
  land,
  path,
  rect,
  sky,
  stack,
  stars,
  times,
  wide,
  woods,
} from '../../../kit/index.ts'
import { glider } from '../../../motifs/animals.ts'
import { imperialMosque, minaret } from '../../../motifs/mosque.ts'
import { person, poses } from '../../../motifs/people.ts'
import { cypress } from '../../../motifs/plants.ts'

const hour = { ...hours.dusk, sky: ['#2a2a66', '#7a5a9c', '#f0a79a'] } as const
const stone = {
  stone: '#cbb9d0',
  stoneShade: '#8276a6',
  lead: '#6f7fb4',
  leadShade: '#46508c',
  window: '#ffd98a',
  gold: '#ffe3a0',
} as const

/** The Süleymaniye after sunset: four minarets, the afterglow low on the left and every window lit. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    stars(1000, 220, 40, '#f6ecd8', 4),
    // A young moon, lit from where the sun went down.
    at(880, 120, path('M0 -38A38 38 0 1 0 0 38A46 46 0 0 1 0 -38Z', '#fbeccb'), { turn: -32 }),
    land([0, 520, 240, 500, 600, 516, 1000, 490], 700, far('#4a3a72', hour, 0.3)),
    minaret(250, 560, 380, stone),
    minaret(610, 560, 380, stone),
    minaret(168, 566, 330, stone, 3),
    minaret(700, 566, 330, stone, 3),
    imperialMosque(430, 570, 520, stone),
    rect(120, 560, 640, 14, '#8276a6'),
    rect(40, 556, 800, 5, '#cbb9d0'),
    woods(
      [0, 590, 120, 570, 240, 588, 380, 600, 560, 596, 700, 580, 860, 566, 1000, 560],
      700,
      '#34346c',
      26,
      3,
    ),
    times(5, (index) =>
      cypress(850 + index * 34, 640, 150 - (index % 2) * 46, '#3a4a7c', '#262a5a'),
    ),
    times(3, (index) =>
      cypress(20 + index * 36, 640, 120 - (index % 2) * 30, '#3a4a7c', '#262a5a'),
    ),
    rect(0, 622, 1000, 178, '#4a4480'),
    // The terrace, in slabs towards the gate.
    path('M300 622H560L760 800H60Z', '#6a639c'),
    path('M372 622H388L300 800H262ZM470 622H486L560 800H522Z', '#5a5490'),
    path('M250 668H616L640 690H226ZM178 734H690L722 762H146Z', '#625b96'),
    person(180, 770, 96, poses.walk, {
      top: '#a81e4a',
      bottom: '#2a2a56',
      hairCut: 'scarf',
      hat: '#fbd9b0',
      skin: '#d9a27a',
    }),
    person(226, 772, 102, poses.walk, { top: '#e5a33b', bottom: '#2a2a56', skin: '#b67a52' }),
    person(850, 764, -92, poses.photo, {
      top: '#1d8a8c',
      bottom: '#2a2a56',
      hairCut: 'long',
      skin: '#8d5a3c',
    }),
    times(
      4,
      (index) =>
        rect(90 + index * 270, 640, 5, 90, '#262450') +
        faint(0.2, circle(92 + index * 270, 636, 26, '#ffd98a')) +
        circle(92 + index * 270, 636, 9, '#ffe3a0'),
    ),
    glider(560, 150, 0.5, '#e9dff0', '#34346c', -10),
    glider(500, 190, 0.36, '#e9dff0', '#34346c', 10),
  ),
)
