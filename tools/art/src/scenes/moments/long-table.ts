import {
  circle,
  ellipse,
  far,
  glitter,
  hours,
  land,
  line,
  path,
  rect,
  ridge,
  ripples,
  sky,
  square,
  stack,
  stars,
  times,
  water,
  stroke,
} from '../../kit/index.ts'
import { sailboat } from '../../motifs/boats.ts'
import { type Dress, person, poses } from '../../motifs/people.ts'
import { umbrellaPine } from '../../motifs/plants.ts'
import { lampString } from '../../motifs/things.ts'

const hour = { ...hours.dusk, sky: ['#232a5c', '#7a4a86', '#f2987a'] } as const
const guests: readonly Dress[] = [
  { top: '#e5a33b', bottom: '#2b1b2f', hairCut: 'curls', skin: '#8d5a3c', face: true },
  { top: '#fff0d8', bottom: '#2b1b2f', hairCut: 'short', skin: '#d9a27a', face: true },
  { top: '#c22f4a', bottom: '#2b1b2f', hairCut: 'long', skin: '#b67a52', face: true },
  {
    top: '#2f8a8c',
    bottom: '#2b1b2f',
    hairCut: 'bun',
    skin: '#efc19b',
    hair: '#7a4030',
    face: true,
  },
  { top: '#d98fa6', bottom: '#2b1b2f', hairCut: 'short', skin: '#6b412b', face: true },
]
const near: readonly Dress[] = [
  { top: '#1d6a74', bottom: '#2b2444', hairCut: 'long', back: true, hair: '#241a22' },
  { top: '#c8623e', bottom: '#2b2444', hairCut: 'short', back: true, skin: '#8d5a3c' },
  {
    top: '#f2c98a',
    bottom: '#2b2444',
    hairCut: 'bun',
    back: true,
    hair: '#4a2f28',
    skin: '#d9a27a',
  },
]
const lamp = '#ffd98a'

/** Ten people at dinner by the sea; lamplight from above, and the last daylight behind. */
export default square(800, () =>
  stack(
    sky(800, 420, hour),
    stars(800, 180, 34, '#fbe9c8', 6),
    land(ridge(0, 800, 372, { rise: 30, length: 240, seed: 8 }), 420, far('#4a3a72', hour, 0.4)),
    water(800, 404, 560, '#e0907e', '#7d5a8a', '#3f3f78'),
    glitter(260, 408, 540, 220, '#fdd9a4', 3, 10),
    ripples(0, 414, 800, 120, '#b87a92', 40, 5),
    sailboat(610, 436, 0.7, '#2b2450', '#f0b89c', '#b87a92'),
    umbrellaPine(40, 640, 480, '#3a2848', '#23305a', '#34406a'),
    rect(0, 530, 800, 270, '#4f3458'),
    land([0, 534, 300, 526, 800, 536], 600, '#5d3d60'),
    lampString(30, 190, 420, 150, 60, 7, 9, lamp, '#231a3c'),
    lampString(420, 150, 830, 210, 64, 7, 9, lamp, '#231a3c'),
    line([420, 146, 420, 560], '#231a3c', 7),
    times(5, (index) =>
      person(
        130 + index * 138,
        640 + (index % 2) * 6,
        index % 2 ? -236 : 236,
        index === 2 ? poses.wave : index === 4 ? poses.cheer : poses.stand,
        guests[index] as Dress,
      ),
    ),
    // The cloth, its far edge catching the lamps.
    path('M40 566H760L810 660H-10Z', '#fff0d8'),
    path('M-10 660H810V690Q740 712 670 692T530 692T390 692T250 692T110 692T-10 690Z', '#d9b8a0'),
    times(
      5,
      (index) =>
        ellipse(132 + index * 136, 584, 34, 8, '#c9d6d0') +
        ellipse(132 + index * 136, 582, 22, 5, index % 2 ? '#c8623e' : '#7f9a5c'),
    ),
    times(4, (index) =>
      stack(
        rect(196 + index * 138, 548, 13, 34, '#3d5f4c', 4),
        rect(199 + index * 138, 532, 7, 20, '#3d5f4c'),
        circle(230 + index * 138, 604, 9, '#e5a33b'),
        circle(240 + index * 138, 610, 9, '#c8623e'),
      ),
    ),
    times(5, (index) =>
      stack(
        path(`M${96 + index * 138} 596h20q0 18 -8 20v14h6h-16h6v-14q-8 -2 -8 -20Z`, '#f7dcc0'),
        path(`M${98 + index * 138} 602h16q-1 12 -8 13q-7 -1 -8 -13Z`, '#a81e4a'),
      ),
    ),
    ellipse(400, 626, 74, 17, '#e9c9a0'),
    ellipse(400, 622, 58, 12, '#d9714e'),
    times(5, (index) =>
      circle(364 + index * 18, 618 + (index % 2) * 6, 7, index % 2 ? '#7f9a5c' : '#f2c14e'),
    ),
    times(3, (index) =>
      person(
        180 + index * 220,
        880,
        index === 1 ? -300 : 300,
        index === 0 ? poses.wave : poses.stand,
        near[index] as Dress,
      ),
    ),
    times(3, (index) =>
      stack(
        rect(120 + index * 220, 716, 120, 12, '#2b1b3f', 4),
        line([126 + index * 220, 720, 120 + index * 220, 800], '#2b1b3f', 8),
        line([234 + index * 220, 720, 240 + index * 220, 800], '#2b1b3f', 8),
        stroke(`M${132 + index * 220} 770H${228 + index * 220}`, '#2b1b3f', 8),
      ),
    ),
  ),
)
