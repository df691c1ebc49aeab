import { far, hours, land, mist, ridge, sky, stack, tall, times } from '../../../kit/index.ts'
import { balloon } from '../../../motifs/balloon.ts'
import { fairyChimney, tuffCones } from '../../../motifs/cappadocia.ts'
import { scrub } from '../../../motifs/plants.ts'

const hour = {
  ...hours.morning,
  sky: ['#5fa8c4', '#a9d3d4', '#fbe9cf'],
  haze: '#dccfc4',
} as const
const tuff = { lit: '#f8d9bc', shade: '#cf8f8a', cap: '#7a5a62', door: '#5a3344' }

/** A balloon so near that its passengers can be counted; morning light from the left. */
export default tall(() =>
  stack(
    sky(800, 780, hour),
    balloon(120, 250, 0.16, { colors: [far('#1d6a74', hour, 0.4), far('#fff0d8', hour, 0.2)] }),
    balloon(700, 170, 0.12, { colors: [far('#c8623e', hour, 0.4), far('#fff0d8', hour, 0.2)] }),
    balloon(90, 470, 0.1, { colors: [far('#a81e4a', hour, 0.5), far('#e5a33b', hour, 0.4)] }),
    land(ridge(0, 800, 640, { rise: 26, length: 260, seed: 6 }), 1000, far('#b98a8a', hour, 0.55)),
    tuffCones(
      -40,
      740,
      900,
      110,
      { lit: far(tuff.lit, hour, 0.4), shade: far(tuff.shade, hour, 0.4) },
      5,
    ),
    mist(40, 720, 720, '#fdf3e0', 7, 0.6),
    tuffCones(
      -60,
      830,
      940,
      150,
      { lit: far(tuff.lit, hour, 0.15), shade: far(tuff.shade, hour, 0.15) },
      18,
    ),
    land(ridge(0, 800, 826, { rise: 14, length: 220, seed: 16 }), 1000, '#d99a86'),
    times(4, (index) =>
      fairyChimney(
        90 + index * 200,
        900 + (index % 2) * 16,
        120 + (index % 3) * 40,
        tuff,
        index + 40,
        1,
      ),
    ),
    land(ridge(0, 800, 896, { rise: 14, length: 240, seed: 26 }), 1000, '#b06a6c'),
    scrub(0, 900, 800, 30, '#8a4a5c', 3),
    fairyChimney(690, 1010, 250, tuff, 61, 2),
    land(ridge(0, 800, 966, { rise: 10, length: 240, seed: 36 }), 1000, '#7a3f56'),
    balloon(400, 400, 2.15, {
      colors: ['#a81e4a', '#f2c14e', '#c8623e', '#fff0d8'],
      band: '#1d6a74',
      riders: true,
      shade: 0.32,
    }),
  ),
)
