import {
  circle,
  ellipse,
  faint,
  hours,
  line,
  path,
  poly,
  rect,
  sky,
  stack,
  stars,
  tall,
  times,
  type Svg,
  bend,
} from '../../../kit/index.ts'
import { cat, glider } from '../../../motifs/animals.ts'
import { person, poses } from '../../../motifs/people.ts'
import { lampString } from '../../../motifs/things.ts'

const hour = { ...hours.night, sky: ['#14234f', '#2f5a8c', '#8fb0b4'] } as const
const lamp = '#ffd58a'

/** A tall narrow house of Galata with its bay window; `side` is the wall seen along the street. */
function frontage(x: number, y: number, w: number, h: number, wall: string, dark: string): Svg {
  const floors = Math.floor(h / 92)
  return stack(
    rect(x, y - h, w, h, wall),
    rect(x - 6, y - h - 8, w + 12, 14, dark),
    times(floors, (index) =>
      times(2, (k) =>
        stack(
          rect(x + w * (0.14 + k * 0.46), y - h + 34 + index * 92, w * 0.26, 52, dark),
          rect(
            x + w * (0.16 + k * 0.46),
            y - h + 38 + index * 92,
            w * 0.22,
            46,
            (index * 3 + k * 2 + Math.round(x)) % 4 ? lamp : '#33507c',
          ),
          rect(x + w * (0.12 + k * 0.46), y - h + 86 + index * 92, w * 0.3, 5, dark),
        ),
      ),
    ),
  )
}

/** Blue hour at the foot of the tower: the light comes from the street lamps. */
export default tall(() =>
  stack(
    sky(800, 760, hour),
    stars(800, 320, 60, '#f3ecd4', 9),
    circle(640, 130, 30, '#fbf0d0'),
    rect(0, 700, 800, 300, '#5c5878'),
    // The tower: drum, arcade, gallery, cone.
    rect(312, 330, 200, 500, '#c9a07c'),
    rect(420, 330, 92, 500, '#7a6478'),
    rect(312, 330, 26, 500, '#e6bf92'),
    times(7, (row) =>
      times(3, (index) =>
        rect(344 + index * 58, 420 + row * 60, 13, 24, (row + index) % 3 ? '#2f3560' : lamp, 6),
      ),
    ),
    rect(300, 316, 224, 18, '#e6bf92'),
    rect(420, 316, 104, 18, '#8f7482'),
    times(7, (index) =>
      path(`M${312 + index * 30} 316V272a10 11 0 0 1 20 0V316Z`, index < 5 ? '#ffe3a0' : '#c98a5c'),
    ),
    rect(302, 244, 220, 16, '#c9a07c'),
    rect(420, 244, 102, 16, '#7a6478'),
    rect(292, 296, 240, 6, '#2f3560'),
    times(9, (index) => rect(304 + index * 26, 280, 4, 18, '#2f3560')),
    times(5, (index) => circle(330 + index * 40, 288, 5, '#2b1b2f')),
    rect(330, 196, 164, 50, '#c9a07c'),
    rect(420, 196, 74, 50, '#7a6478'),
    times(5, (index) => rect(344 + index * 30, 206, 12, 30, index < 3 ? '#ffe3a0' : '#c98a5c', 6)),
    path('M318 198L408 56L506 198Z', '#4f6f9c'),
    path('M408 56L506 198H430Z', '#2f4574'),
    line([408, 56, 408, 26], '#e5a33b', 4),
    circle(408, 40, 5, '#e5a33b'),
    frontage(-30, 860, 190, 560, '#a8584c', '#5a2f44'),
    frontage(150, 830, 110, 420, '#d9a35b', '#7a4a48'),
    frontage(244, 800, 74, 300, '#7f9a9c', '#3f5468'),
    frontage(640, 860, 200, 600, '#5c7fa0', '#2f4468'),
    frontage(544, 830, 110, 440, '#c98a7c', '#6a3f54'),
    frontage(488, 800, 68, 290, '#d9b98c', '#7a5a5c'),
    rect(96, 520, 70, 150, '#8a4440'),
    rect(104, 530, 54, 60, lamp),
    rect(104, 604, 54, 56, lamp),
    line([131, 530, 131, 660], '#5a2f44', 4),
    poly([90, 520, 131, 496, 172, 520], '#5a2f44'),
    poly([300, 800, 506, 800, 760, 1000, 20, 1000], '#8f86a0'),
    poly([0, 860, 300, 800, 20, 1000, 0, 1000], '#5c5878'),
    poly([800, 860, 506, 800, 760, 1000, 800, 1000], '#4a4a70'),
    times(8, (row) =>
      line(
        [290 - row * row * 4.4, 812 + row * row * 2.9, 516 + row * row * 4, 812 + row * row * 2.9],
        '#76708f',
        2 + row * 0.5,
      ),
    ),
    lampString(0, 520, 420, 470, 50, 8, 8, lamp, '#1a2248'),
    lampString(360, 600, 810, 560, 46, 8, 9, lamp, '#1a2248'),
    faint(0.22, ellipse(240, 900, 150, 30, lamp), ellipse(590, 880, 120, 24, lamp)),
    // The tables of a tea house on the pavement.
    poly([0, 700, 170, 712, 190, 752, 0, 748], '#a81e4a'),
    times(4, (index) =>
      poly(
        [
          index * 46,
          702 + index * 3,
          index * 46 + 22,
          704 + index * 3,
          index * 50 + 24,
          750,
          index * 50,
          748,
        ],
        '#fff0d8',
      ),
    ),
    rect(10, 760, 130, 100, lamp),
    rect(70, 760, 6, 100, '#5a2f44'),
    person(44, 862, 110, poses.stand, { top: '#5a2f44', bottom: '#2b2444' }),
    ellipse(178, 884, 42, 12, '#c98a5c'),
    line([178, 884, 178, 934], '#4a2f44', 6),
    path('M168 882q-4 -8 0 -18h8q4 10 0 18Z', '#c22f3b'),
    path('M192 882q-4 -8 0 -18h8q4 10 0 18Z', '#c22f3b'),
    person(126, 944, 150, poses.sit, {
      top: '#e5a33b',
      bottom: '#2b2444',
      skin: '#b67a52',
      hairCut: 'long',
    }),
    person(236, 946, -150, poses.sit, { top: '#1d8a8c', bottom: '#2b2444', skin: '#8d5a3c' }),
    person(400, 836, 84, poses.walk, { top: '#a81e4a', bottom: '#2b2444', hairCut: 'tail' }),
    person(444, 836, 88, poses.walk, { top: '#fff0d8', bottom: '#3a3a5c', skin: '#d9a27a' }),
    cat(590, 930, 1, '#2b1b2f'),
    cat(648, 948, 0.9, '#e09a4c', true),
    path('M700 964q20 -20 44 -8l10 -8l-2 12q6 12 -8 14h-44q-8 -4 0 -10Z', '#d9d4dc'),
    glider(250, 190, 0.6, '#dfe8ee', '#2f4468', -12),
    glider(560, 220, 0.44, '#dfe8ee', '#2f4468', 10),
    bend([30, 470, 90, 466, 160, 470], '#1a2248', 2),
  ),
)
