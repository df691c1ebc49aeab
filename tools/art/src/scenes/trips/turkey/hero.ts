import {
  birds,
  faint,
  far,
  hero,
  hours,
  land,
  mist,
  mix,
  random,
  ridge,
  sky,
  stack,
  sun,
  times,
} from '../../../kit/index.ts'
import { balloon } from '../../../motifs/balloon.ts'
import { fairyChimney, tuffCones } from '../../../motifs/cappadocia.ts'
import { horseman } from '../../../motifs/riders.ts'
import { scrub } from '../../../motifs/plants.ts'

const hour = hours.dawn
const rose = '#e0a08a'
const tuff = { lit: '#f3cdA8', shade: '#b0708a', cap: '#5b4256', door: '#4a2b45' }
const wine = '#a81e4a'
const saffron = '#e5a33b'
const sea = '#1d6a74'
const cream = '#fff0d8'

const rnd = random('goreme')
const distant = times(9, (index) => {
  const colors = rnd.pick([
    [wine, cream],
    [saffron, wine],
    [sea, cream],
    [cream, saffron],
  ])
  const x = 210 + index * 148 + rnd.between(-40, 40)
  const y = rnd.between(150, 430)
  return faint(
    0.85,
    balloon(x, y, rnd.between(0.09, 0.2), {
      colors: colors.map((c) => far(c, hour, 0.35)),
      light: 'right',
      shade: 0.18,
    }),
  )
})

/** Göreme at dawn: the sun low on the right, every balloon lit from there. */
export default hero(() =>
  stack(
    sky(1600, 640, hour),
    sun(1120, 520, 58, hour.sun, 3),
    land(ridge(0, 1600, 520, { rise: 38, length: 420, seed: 3 }), 900, far('#8d5f86', hour, 0.55)),
    land(
      [0, 500, 160, 492, 330, 500, 420, 548, 700, 560, 1100, 566, 1600, 548],
      900,
      far('#9a6385', hour, 0.35),
    ),
    distant,
    mist(60, 568, 1500, '#fde6c4', 8, 0.6),
    tuffCones(
      -40,
      640,
      1700,
      120,
      { lit: far(tuff.lit, hour, 0.45), shade: far(tuff.shade, hour, 0.4), light: 'right' },
      12,
    ),
    land(ridge(0, 1600, 628, { rise: 14, length: 260, seed: 9 }), 900, far(rose, hour, 0.25)),
    mist(300, 640, 1200, '#fde6c4', 5, 0.5),
    tuffCones(
      -60,
      716,
      620,
      150,
      { lit: mix(tuff.lit, rose, 0.3), shade: tuff.shade, light: 'right' },
      31,
    ),
    tuffCones(
      1010,
      724,
      700,
      170,
      { lit: mix(tuff.lit, rose, 0.2), shade: tuff.shade, light: 'right' },
      44,
    ),
    balloon(1010, 372, 0.52, { colors: [sea, cream], band: saffron, light: 'right', riders: true }),
    balloon(340, 300, 0.44, { colors: [saffron, wine], light: 'right', riders: true }),
    balloon(650, 268, 0.92, {
      colors: [wine, cream],
      band: '#7d1740',
      light: 'right',
      riders: true,
    }),
    birds(830, 200, 13, '#6d4a70', 4),
    land(ridge(0, 1600, 716, { rise: 16, length: 330, seed: 17 }), 900, '#c97f78'),
    fairyChimney(1290, 838, 300, { ...tuff, light: 'right' }, 4, 3),
    fairyChimney(1180, 822, 196, { ...tuff, light: 'right' }, 8, 1),
    fairyChimney(1420, 842, 230, { ...tuff, light: 'right' }, 15, 2),
    fairyChimney(330, 812, 210, { ...tuff, light: 'right' }, 23, 2),
    fairyChimney(230, 826, 290, { ...tuff, light: 'right' }, 6, 3),
    fairyChimney(90, 830, 220, { ...tuff, light: 'right' }, 12, 1),
    land(ridge(0, 1600, 812, { rise: 18, length: 380, seed: 21 }), 900, '#8f4c62'),
    horseman(760, 822, 0.62, '#3b1f3b', wine),
    horseman(850, 826, 0.56, '#3b1f3b', saffron),
    land(ridge(0, 1600, 858, { rise: 14, length: 300, seed: 5 }), 900, '#4e2a4c'),
    scrub(0, 868, 1600, 40, '#3b1f3b', 3),
  ),
)
