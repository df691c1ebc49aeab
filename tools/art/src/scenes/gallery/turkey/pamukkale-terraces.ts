import { cloud, curve, ellipse, faint, far, heightAlong, hours, land, mix, path, random, ridge, sky, stack, stroke, sun, times, wide, within, type Svg } from '../../../kit/index.ts'
import { cypress } from '../../../motifs/plants.ts'
import { person, poses } from '../../../motifs/people.ts'

const hour = { ...hours.golden, sky: ['#6fa9cc', '#f0c4b0', '#fde3b8'], haze: '#ecd0bc', shade: '#54507c' } as const

/** One terrace: a sheet of water behind a scalloped lip, and the white curtain that hangs below. */
function terrace(y: number, drop: number, swing: number, seed: number, tone: number): Svg {
  const rnd = random(seed)
  const lip: number[] = [-60, y]
  let x = -60
  while (x < 1060) {
    const w = swing * rnd.between(1.6, 3)
    const sag = swing * rnd.between(0.35, 0.75)
    lip.push(x + w * 0.25, y + sag * 0.8, x + w * 0.6, y + sag, x + w * 0.95, y + sag * 0.25)
    x += w
  }
  const line = curve(lip)
  const at = heightAlong(lip)
  const curtain = `${line}L1100 ${y + drop * 2}L-60 ${y + drop * 2}Z`
  const ribs = times(Math.round(1100 / swing) * 2, (index) => {
    const rx = -50 + index * swing * 0.52 + rnd.between(-4, 4)
    return `M${Math.round(rx)} ${Math.round(at(rx))}q${Math.round(swing * 0.06)} ${Math.round(drop * 0.5)} ${-Math.round(swing * 0.04)} ${Math.round(drop)}h${Math.round(swing * 0.16)}q${Math.round(swing * 0.03)} ${-Math.round(drop * 0.5)} ${-Math.round(swing * 0.05)} ${-Math.round(drop)}Z`
  }).join('')
  return (
    path(curtain, mix('#f3e6e4', '#fdf6ee', tone)) +
    within(curtain, path(ribs, mix('#cdc9dc', '#b4bcdc', tone))) +
    within(`M-60 ${y - swing}H1100V${y + swing}H-60Z`, path(`${line}L1100 ${y - swing * 0.8}L-60 ${y - swing * 0.8}Z`, mix('#a4dedd', '#55c3cd', tone)), stroke(curve(lip.map((v, i) => (i % 2 ? v - swing * 0.42 : v + swing * 0.3))), mix('#c9ecea', '#8fdcdd', tone), swing * 0.13)) +
    stroke(line, '#fffaf2', Math.max(4, swing * 0.13))
  )
}

/** The cotton castle in the evening: peach light from the right on white, blue in its curtains. */
export default wide(() =>
  stack(
    sky(1000, 420, hour),
    sun(820, 180, 50, hour.sun, 3),
    faint(0.8, cloud(120, 150, 220, '#fff3e4', 6)),
    land(ridge(0, 1000, 280, { rise: 34, length: 320, seed: 4 }), 460, far('#7a7a9c', hour, 0.5)),
    land([0, 310, 160, 290, 330, 260, 470, 266, 640, 296, 1000, 320], 500, '#c9a58c'),
    times(6, (index) => cypress(180 + index * 40, 284 - (index % 2) * 10, 56 - (index % 3) * 10, '#5f8a6a', '#3a5a60', 'right')),
    times(5, (index) => path(`M${330 + index * 26} 268v-30h7v30Z`, '#f3dcc0')), path('M322 238h130v-8h-130Z', '#e0b898'),
    land([-20, 350, 120, 320, 300, 306, 520, 312, 760, 336, 1020, 340], 820, '#f6ece8'),
    terrace(362, 30, 26, 3, 0), terrace(404, 40, 36, 7, 0.2), terrace(462, 54, 48, 12, 0.4), terrace(540, 70, 64, 19, 0.6), terrace(634, 90, 86, 23, 0.8), terrace(752, 120, 110, 31, 1),
    person(560, 648, 120, poses.walk, { top: '#a81e4a', bottom: '#a81e4a', cut: 'shorts', sleeves: false, hairCut: 'bun', skin: '#d9a27a', shoes: '#d9a27a' }),
    ellipse(562, 648, 30, 5, '#dff4f0'),
    person(300, 560, -96, poses.sit, { top: '#e5a33b', bottom: '#1d6a74', cut: 'shorts', skin: '#8d5a3c', hairCut: 'hat' }),
    person(352, 562, 96, poses.sit, { top: '#1d6a74', bottom: '#1d6a74', cut: 'shorts', sleeves: false, skin: '#b67a52', hairCut: 'tail' }),
    person(770, 752, -156, { ...poses.walk, arms: [[[-16, -76], [-28, -80]], [[16, -76], [28, -82]]] }, { top: '#fff0d8', bottom: '#c8623e', cut: 'shorts', skin: '#6b412b', hairCut: 'curls', shoes: '#6b412b' }),
    ellipse(766, 754, 40, 6, '#dff4f0'),
  ),
)
