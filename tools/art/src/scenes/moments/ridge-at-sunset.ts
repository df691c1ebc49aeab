import {
  ellipse,
  faint,
  far,
  hours,
  land,
  mist,
  path,
  ridge,
  shaded,
  sky,
  square,
  stack,
  sun,
} from '../../kit/index.ts'
import { fairyChimney, tuffCones } from '../../motifs/cappadocia.ts'
import { person, poses } from '../../motifs/people.ts'

const hour = { ...hours.dusk, sky: ['#5a4a86', '#e5846f', '#fdd08a'], haze: '#eea98a' } as const
const tuff = (distance: number) =>
  ({
    lit: far('#e59a78', hour, distance),
    shade: far('#9a4f5c', hour, distance),
    light: 'right',
  }) as const
const chimney = { ...tuff(0.12), cap: '#8a4a50', door: '#5a2f40' }

/** Three friends on the Kızılçukur ridge above the Rose Valley, seen from behind; the sun sets on their right. */
export default square(800, () =>
  stack(
    sky(800, 640, hour),
    sun(560, 340, 66, '#fff0c4', 3),
    mist(40, 190, 560, '#fbc79a', 4, 0.45),
    // A table mountain, then row after row of tuff.
    path('M-20 440C40 430 60 380 120 366H300C340 376 360 420 420 436Z', far('#9a6f86', hour, 0.45)),
    path('M210 366H300C340 376 360 420 420 436H230Z', far('#b98a8c', hour, 0.5)),
    land(ridge(0, 800, 430, { rise: 12, length: 260, seed: 31 }), 800, far('#d08a74', hour, 0.5)),
    tuffCones(-30, 470, 860, 66, tuff(0.5), 7),
    land(ridge(0, 800, 468, { rise: 8, length: 220, seed: 12 }), 800, far('#c98070', hour, 0.35)),
    tuffCones(-40, 540, 900, 110, tuff(0.32), 11),
    land(ridge(0, 800, 536, { rise: 8, length: 220, seed: 5 }), 800, far('#b86a64', hour, 0.25)),
    tuffCones(-60, 640, 940, 150, tuff(0.16), 3),
    fairyChimney(96, 640, 210, chimney, 4, 2),
    fairyChimney(690, 650, 190, chimney, 9, 2),
    fairyChimney(766, 660, 150, chimney, 2, 1),
    land(ridge(0, 800, 636, { rise: 8, length: 220, seed: 8 }), 800, '#a85a58'),
    shaded(
      'M0 720L90 690L170 700L250 640L330 630L420 610L520 622L600 650L690 690L760 740L800 760V800H0Z',
      '#8a4450',
      path(
        'M0 700L250 660L310 690L290 800H0ZM420 610L400 700L470 740L440 800H320L350 690L330 630Z',
        '#5f2c48',
      ),
      path('M420 610L520 622L600 650L690 690L640 690L540 650Z', '#f0a878'),
    ),
    person(300, 640, 210, poses.hug, {
      top: '#a81e4a',
      bottom: '#2f2a50',
      hairCut: 'tail',
      back: true,
      pack: '#1d6a74',
      skin: '#b67a52',
    }),
    person(400, 628, 226, poses.akimbo, {
      top: '#e5a33b',
      bottom: '#3f3a60',
      back: true,
      skin: '#8d5a3c',
    }),
    person(512, 646, 210, poses.sitKnees, {
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
    // Their water.
    path('M592 650V618l6 -8v-10h10v10l6 8v32Z', '#c3dcd8'),
    path('M604 610v40h10v-32l-6 -8Z', '#8fb4b4'),
  ),
)
