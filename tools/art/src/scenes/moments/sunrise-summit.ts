import {
  faint,
  far,
  hours,
  land,
  mist,
  mountains,
  path,
  ridge,
  shaded,
  sky,
  square,
  stack,
  sun,
  times,
  streak,
  ellipse,
  random,
} from '../../kit/index.ts'
import { person, poses } from '../../motifs/people.ts'

const hour = { ...hours.dawn, sky: ['#3f4f8c', '#e98f86', '#fde0a0'], haze: '#e9b0a0' } as const
const rnd = random('sea of cloud')

const cloudSea = (y: number, color: string) =>
  times(
    9,
    (index) =>
      ellipse(
        rnd.between(0, 800),
        y + rnd.between(-6, 16),
        rnd.between(70, 150),
        rnd.between(12, 24),
        color,
      ) + (index % 3 ? '' : streak(rnd.between(-60, 500), y, 340, 20, color)),
  )

/** Three friends on a summit, seen from behind; the sun rises above the clouds on their right. */
export default square(800, () =>
  stack(
    sky(800, 640, hour),
    sun(540, 380, 66, '#fff3cc', 3),
    mist(60, 180, 560, '#fbd0b0', 4, 0.4),
    mountains(
      [-40, 430, 60, 380, 150, 410, 270, 330, 350, 400, 470, 430, 640, 420, 740, 360, 860, 420],
      520,
      {
        lit: far('#8f7fa8', hour, 0.5),
        shade: far('#5f5a92', hour, 0.45),
        light: 'right',
        seed: 3,
        rough: 5,
      },
    ),
    cloudSea(440, '#fbd9bc'),
    mountains([-40, 520, 100, 440, 180, 470, 290, 420, 380, 500, 460, 520], 620, {
      lit: far('#8a6f9c', hour, 0.25),
      shade: far('#4f4a82', hour, 0.2),
      light: 'right',
      seed: 9,
      rough: 7,
    }),
    cloudSea(500, '#f7c3ac'),
    land(ridge(0, 800, 560, { rise: 20, length: 200, seed: 31 }), 800, '#e9a89c'),
    cloudSea(560, '#fbe3c8'),
    cloudSea(610, '#f0b3a4'),
    shaded(
      'M0 720L90 690L170 700L250 640L330 630L420 610L520 622L600 650L690 690L760 740L800 760V800H0Z',
      '#7a4f6c',
      path(
        'M0 700L250 660L310 690L290 800H0ZM420 610L400 700L470 740L440 800H320L350 690L330 630Z',
        '#4a3058',
      ),
      path('M420 610L520 622L600 650L690 690L640 690L540 650Z', '#e09a86'),
    ),
    person(300, 640, 210, poses.hug, {
      top: '#a81e4a',
      bottom: '#2f2a50',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#b67a52',
    }),
    person(400, 628, 226, poses.cheer, {
      top: '#e5a33b',
      bottom: '#3f3a60',
      back: true,
      skin: '#8d5a3c',
    }),
    person(512, 646, 210, poses.sitBack, {
      top: '#1d6a74',
      bottom: '#2f2a50',
      hairCut: 'long',
      hair: '#7a4030',
      back: true,
      skin: '#d9a27a',
    }),
    faint(
      0.5,
      ellipse(300, 644, 40, 5, '#2b1b3f'),
      ellipse(404, 632, 44, 5, '#2b1b3f'),
      ellipse(514, 648, 52, 5, '#2b1b3f'),
    ),
    path('M590 652L600 600H626L634 664Z', '#c8623e'),
    path('M612 600H626L634 664L616 660Z', '#8f4038'),
    path('M602 600Q613 584 624 600', '#8f4038'),
  ),
)
