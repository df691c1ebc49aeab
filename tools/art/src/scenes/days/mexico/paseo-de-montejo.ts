import {
  circle,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  rects,
  sky,
  stack,
  stroke,
  sun,
  times,
  wide,
} from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { palm, roundTree } from '../../../motifs/plants.ts'

const hour = { ...hours.golden, sky: ['#6f86b4', '#f2b59a', '#fde6b4'] } as const
const wall = { lit: '#f6c9b0', trim: '#fff3de', shade: '#c98a8c' }
const leaves = { trunk: '#5a4448', leaf: '#4f8a58', dark: '#2f5f54', lit: '#93bc64' }

/** A tall window with its balcony, shutters open, on (x, y). */
const frenchWindow = (x: number, y: number, lit: boolean) =>
  stack(
    path(`M${x - 26} ${y}V${y - 92}A26 20 0 0 1 ${x + 26} ${y - 92}V${y}Z`, wall.trim),
    path(
      `M${x - 18} ${y}V${y - 88}A18 14 0 0 1 ${x + 18} ${y - 88}V${y}Z`,
      lit ? '#ffe2a0' : '#4a5a7c',
    ),
    line([x, y, x, y - 100], wall.trim, 4),
    line([x - 18, y - 46, x + 18, y - 46], wall.trim, 3),
    rect(x - 34, y - 2, 68, 7, wall.trim, 2),
    stroke(times(7, (index) => `M${x - 30 + index * 10} ${y}v-26`).join(''), '#4a3a4c', 2.4),
    line([x - 32, y - 26, x + 32, y - 26], '#4a3a4c', 3),
  )

/** Two chairs in one, back to front, as they stand in the parks of Mérida; the low sun is on the left. */
const confidant = (x: number, y: number) =>
  stack(
    faint(0.3, ellipse(x, y + 4, 96, 8, '#4a3040')),
    line([x - 84, y - 40, x - 84, y - 96], '#fffaf0', 12),
    line([x, y - 36, x, y - 66], '#fffaf0', 10),
    rect(x - 88, y - 44, 82, 16, '#fffaf0', 5),
    rect(x + 6, y - 44, 82, 16, '#fffaf0', 5),
    line([x + 84, y - 40, x + 84, y - 96], '#fffaf0', 12),
    line([x - 8, y - 34, x - 8, y], '#fffaf0', 9),
    line([x + 8, y - 34, x + 8, y], '#d9cfc8', 9),
    line([x + 84, y - 34, x + 84, y], '#fffaf0', 11),
    line([x - 84, y - 34, x - 84, y], '#fffaf0', 11),
  )

/** A palace on the Paseo de Montejo in Mérida at half past five. */
export default wide(() =>
  stack(
    sky(1000, 560, hour),
    sun(120, 330, 56, '#fff4d2', 3),
    roundTree(120, 590, 260, leaves, 4),
    roundTree(930, 590, 280, leaves, 9),
    palm(60, 600, 420, -24, { trunk: '#6a5048', leaf: '#3f7a58', light: '#93bc64' }, 6, 130),
    palm(950, 600, 440, 30, { trunk: '#6a5048', leaf: '#3f7a58', light: '#93bc64' }, 3, 130),
    rect(-10, 556, 1020, 80, '#8fae68'),
    rect(640, 556, 370, 80, '#6f9460'),
    // The palace: two floors, a middle that steps forward, a roof of slate.
    rect(210, 250, 580, 340, wall.lit),
    rect(640, 250, 150, 340, wall.shade),
    rect(200, 236, 600, 18, wall.trim),
    rect(640, 236, 160, 18, '#dcb8b0'),
    times(22, (index) => rect(212 + index * 27, 208, 8, 28, index > 15 ? '#dcb8b0' : wall.trim, 3)),
    rect(206, 200, 590, 10, wall.trim),
    rect(200, 410, 600, 12, wall.trim),
    path('M380 210L398 120H602L620 210Z', '#6f7a94'),
    path('M560 210L556 120H602L620 210Z', '#4f5878'),
    rect(390, 112, 220, 12, wall.trim),
    stroke(times(12, (index) => `M${398 + index * 18.5} 112v-20`).join(''), '#4a3a4c', 2.4),
    times(3, (index) => circle(430 + index * 70, 166, 17, wall.trim)),
    times(3, (index) => circle(430 + index * 70, 166, 11, index === 1 ? '#ffe2a0' : '#3f4a6c')),
    rect(370, 240, 260, 350, '#fad7be'),
    rect(590, 240, 40, 350, wall.shade),
    poly([356, 244, 500, 190, 644, 244], wall.trim),
    poly([386, 238, 500, 204, 614, 238], '#e9b59c'),
    circle(500, 224, 9, wall.trim),
    frenchWindow(262, 400, false),
    frenchWindow(330, 400, true),
    frenchWindow(432, 400, true),
    frenchWindow(500, 400, true),
    frenchWindow(568, 400, false),
    frenchWindow(676, 400, false),
    frenchWindow(744, 400, false),
    frenchWindow(262, 560, true),
    frenchWindow(330, 560, false),
    frenchWindow(676, 560, false),
    frenchWindow(744, 560, true),
    times(4, (index) =>
      rect(404 + index * 60, 424, 14, 150, index === 3 ? '#dcb8b0' : wall.trim, 4),
    ),
    path('M456 590V470A44 44 0 0 1 544 470V590Z', '#5a3a44'),
    path('M468 590V474A32 32 0 0 1 532 474V590Z', '#ffe2a0'),
    line([500, 590, 500, 444], '#5a3a44', 4),
    poly([420, 590, 580, 590, 610, 630, 390, 630], wall.trim),
    times(3, (index) =>
      line([412 - index * 8, 600 + index * 10, 588 + index * 8, 600 + index * 10], '#d3b8a8', 2),
    ),
    // Fence and hedge, then the avenue's broad pavement.
    rect(-10, 590, 400, 40, '#4f7a50'),
    rect(610, 590, 400, 40, '#3a6450'),
    stroke(times(24, (index) => `M${8 + index * 16.4} 632v-56`).join(''), '#4a3a4c', 3),
    stroke(times(24, (index) => `M${616 + index * 16.4} 632v-56`).join(''), '#4a3a4c', 3),
    line([0, 584, 386, 584], '#4a3a4c', 4),
    line([614, 584, 1000, 584], '#4a3a4c', 4),
    rect(376, 560, 20, 72, wall.trim, 3),
    rect(604, 560, 20, 72, wall.trim, 3),
    rect(-10, 630, 1020, 180, '#e3bfa0'),
    rects(
      times(
        10,
        (index) => [-10 + index * 110 - (index % 2) * 20, 650 + (index % 3) * 46, 90, 5] as const,
      ),
      '#cfa58c',
    ),
    poly([560, 640, 1010, 640, 1010, 700, 620, 690], '#c99c8c'),
    faint(0.35, ellipse(640, 690, 110, 7, '#4a3040'), ellipse(250, 744, 120, 8, '#4a3040')),
    person(600, 690, -116, poses.walk, {
      top: '#1d6a74',
      bottom: '#fff0d8',
      hairCut: 'hat',
      hat: '#fff6e6',
      face: true,
      skin: '#8d5a3c',
    }),
    person(652, 692, -112, poses.walk, {
      top: '#e5a33b',
      bottom: '#a81e4a',
      cut: 'skirt',
      hairCut: 'long',
      face: true,
    }),
    person(712, 690, -118, poses.photo, { top: '#fff0d8', bottom: '#3a3a5c', skin: '#6b412b' }),
    confidant(280, 744),
    person(
      238,
      738,
      150,
      { ...poses.sit },
      {
        top: '#a81e4a',
        bottom: '#43304a',
        cut: 'skirt',
        hairCut: 'bun',
        face: true,
      },
    ),
    person(326, 738, -154, poses.sit, {
      top: '#fffaf0',
      bottom: '#3a3a5c',
      face: true,
      skin: '#8d5a3c',
    }),
  ),
)
