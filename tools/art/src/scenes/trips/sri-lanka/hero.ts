import {
  birds,
  faint,
  far,
  hero,
  hours,
  land,
  mist,
  mix,
  path,
  poly,
  random,
  rect,
  ridge,
  ripples,
  shaded,
  sky,
  stack,
  sun,
  times,
  water,
  woods,
} from '../../../kit/index.ts'
import { elephant, heron } from '../../../motifs/animals.ts'
import { grass, palm } from '../../../motifs/plants.ts'

const hour = {
  ...hours.dawn,
  sky: ['#3e7b8c', '#9cc4b0', '#fbe2a4'],
  haze: '#bccda9',
} as const
const rock = { lit: '#d9894f', mid: '#b4623f', shade: '#74445a' }
const jungle = '#2f6a4a'
const rnd = random('sigiriya')

const outline =
  'M636 680L652 500L640 470L648 400L636 372L646 318L640 292L668 268L740 252L790 240L900 232L968 240L1030 250L1058 268L1052 300L1066 340L1056 400L1074 470L1072 540L1096 680Z'

const streaks = times(26, (index) => {
  const x = 650 + index * 16 + rnd.between(-6, 6)
  const top = 250 + rnd.between(0, 120)
  const w = rnd.between(3, 9)
  return poly(
    [x, top, x + w, top, x + w * 0.6 + rnd.between(-6, 4), top + rnd.between(80, 240)],
    mix(rock.mid, rock.shade, rnd.next() * 0.8),
  )
})

/** Sigiriya over the jungle tank at first light, which comes from the left. */
export default hero(() =>
  stack(
    sky(1600, 620, hour),
    sun(330, 420, 52, '#fff3c4', 3),
    mist(700, 130, 700, '#fdf0cf', 6, 0.5),
    mist(120, 250, 500, '#fdf0cf', 9, 0.4),
    land(ridge(0, 1600, 540, { rise: 60, length: 380, seed: 12 }), 900, far('#4a7f80', hour, 0.55)),
    land([900, 560, 1150, 500, 1330, 440, 1420, 470, 1600, 520], 900, far('#4a7f80', hour, 0.35)),
    shaded(
      outline,
      rock.lit,
      path('M780 690L800 500L786 420L806 350L790 300L812 236L1100 236V690Z', rock.mid),
      path('M940 690L956 500L940 430L962 350L946 290L964 236L1100 230V690Z', rock.shade),
      streaks,
      faint(
        0.5,
        path('M640 372L700 386L900 380L1060 400L1060 412L880 396L700 402L646 392Z', '#5a3348'),
      ),
    ),
    // The palace's brick courses and the trees of the summit.
    woods([646, 290, 700, 262, 800, 244, 900, 236, 1000, 248, 1050, 266], 276, '#4c7a4a', 16, 3),
    rect(770, 226, 90, 10, '#d9894f'),
    rect(800, 217, 46, 10, '#b4623f'),
    // The iron stair and its climbers, no more than a thread of dots.
    path('M700 560L716 470L702 404L724 396L730 404L714 408L728 470L712 560Z', '#5a3348'),
    times(6, (index) =>
      rect(704 + (index % 2) * 9, 540 - index * 24, 4, 8, index % 2 ? '#fff0d8' : '#a81e4a', 2),
    ),
    woods(
      ridge(0, 1600, 586, { rise: 18, length: 260, seed: 7 }),
      900,
      far(jungle, hour, 0.42),
      22,
      4,
    ),
    mist(300, 640, 1000, '#fdf0cf', 3, 0.5),
    woods(
      ridge(0, 1600, 624, { rise: 16, length: 220, seed: 17 }),
      900,
      far(jungle, hour, 0.2),
      32,
      6,
    ),
    palm(470, 660, 150, 18, { trunk: '#4a4a48', leaf: '#2a5e48', light: '#5a8a52' }, 5),
    palm(1240, 664, 170, -22, { trunk: '#4a4a48', leaf: '#2a5e48', light: '#5a8a52' }, 8),
    palm(1300, 664, 120, 14, { trunk: '#4a4a48', leaf: '#2a5e48', light: '#5a8a52' }, 3),
    woods(ridge(0, 1600, 664, { rise: 10, length: 200, seed: 27 }), 700, '#285a46', 40, 8),
    water(1600, 686, 900, '#d8cf9a', '#8fae8c', '#4c8580', '#2f6670'),
    faint(
      0.5,
      poly(
        [700, 690, 1040, 690, 1010, 800, 960, 770, 930, 830, 860, 790, 800, 840, 730, 770],
        '#b4623f',
      ),
    ),
    ripples(0, 700, 1600, 190, '#efe6b4', 80, 6),
    birds(540, 330, 13, '#3c4a5e', 5, 3),
    land([0, 700, 260, 694, 440, 700, 560, 706], 712, '#6a7d4c'),
    faint(0.35, rect(372, 770, 210, 8, '#1f4450', 4), rect(590, 786, 150, 8, '#1f4450', 4)),
    elephant(470, 772, 0.84, '#7c6a78'),
    elephant(648, 786, 0.5, '#86737d'),
    elephant(300, 760, 0.66, '#6e5f70', true),
    heron(880, 800, 0.7, '#fff6e6', true),
    heron(1010, 772, 0.5, '#fff6e6'),
    heron(1290, 812, 0.8, '#fff6e6', true),
    land([0, 850, 300, 870, 700, 890, 1100, 880, 1400, 850, 1600, 838], 900, '#1f4a44'),
    grass(0, 862, 480, 60, '#1f4a44', 4),
    grass(1120, 880, 480, 66, '#1f4a44', 6),
    grass(0, 890, 1600, 40, '#16363a', 9),
  ),
)
