import {
  at,
  type Color,
  darken,
  n,
  path,
  random,
  rect,
  shaded,
  type Svg,
  times,
} from '../kit/index.ts'

interface RockPaint {
  readonly lit: Color
  readonly shade: Color
  readonly cap: Color
  readonly door: Color
  readonly light?: 'left' | 'right'
}

/** A fairy chimney of tuff with its dark basalt cap, standing on (x, y); doors cut in for a few. */
export function fairyChimney(
  x: number,
  y: number,
  height: number,
  paint: RockPaint,
  seed: number,
  doors = 0,
): Svg {
  const rnd = random(seed)
  const h = height
  const half = h * rnd.between(0.2, 0.26)
  const neck = h * rnd.between(0.075, 0.095)
  const lean = h * rnd.between(-0.04, 0.04)
  const away = paint.light === 'right' ? -1 : 1
  const brim = neck * 1.9
  const body = `M${n(-half)} 4C${n(-half * 0.72)} ${n(-h * 0.26)} ${n(lean - neck * 1.5)} ${n(-h * 0.42)} ${n(lean - neck)} ${n(-h * 0.74)}L${n(lean + neck)} ${n(-h * 0.74)}C${n(lean + neck * 1.6)} ${n(-h * 0.4)} ${n(half * 0.76)} ${n(-h * 0.22)} ${n(half)} 4Z`
  const bodyDark = `M${n(lean + away * neck * 0.05)} ${n(-h)}L${n(lean + away * neck * 0.2)} ${n(-h * 0.6)}C${n(away * half * 0.3)} ${n(-h * 0.44)} ${n(away * -half * 0.1)} ${n(-h * 0.3)} ${n(away * half * 0.24)} 8L${n(away * half * 2)} 8L${n(away * half * 2)} ${n(-h)}Z`
  // The block of basalt that kept the rain off leans over its neck like a hat.
  const cap = `M${n(lean - brim)} ${n(-h * 0.7)}C${n(lean - brim * 0.86)} ${n(-h * 0.82)} ${n(lean - neck * 0.7)} ${n(-h * 0.97)} ${n(lean + neck * 0.1)} ${n(-h)}C${n(lean + neck * 0.8)} ${n(-h * 0.96)} ${n(lean + brim * 0.9)} ${n(-h * 0.8)} ${n(lean + brim)} ${n(-h * 0.69)}Q${n(lean)} ${n(-h * 0.74)} ${n(lean - brim)} ${n(-h * 0.7)}Z`
  const capDark = `M${n(lean + neck * 0.1)} ${n(-h * 1.02)}C${n(lean + away * neck * 0.5)} ${n(-h * 0.9)} ${n(lean - away * neck * 0.2)} ${n(-h * 0.82)} ${n(lean + away * neck * 0.3)} ${n(-h * 0.6)}H${n(lean + away * half * 2)}V${n(-h * 1.02)}Z`
  const underCap = `M${n(lean - brim)} ${n(-h * 0.76)}H${n(lean + brim)}L${n(lean + neck * 1.2)} ${n(-h * 0.66)}Q${n(lean)} ${n(-h * 0.62)} ${n(lean - neck * 1.2)} ${n(-h * 0.66)}Z`
  const openings = times(doors, (index) => {
    const w = h * 0.032
    const oy = -h * (0.15 + index * 0.14)
    const ox = lean * 0.4 - away * half * rnd.between(0.08, 0.3)
    return index === 0
      ? rect(ox - w, oy - w, w * 2, h * 0.085 + w, paint.door, w)
      : rect(ox - w * 0.6, oy - w, w * 1.2, w * 1.9, paint.door, w * 0.6)
  }).join('')
  return at(
    x,
    y,
    shaded(body, paint.lit, path(bodyDark, paint.shade), path(underCap, paint.shade), openings) +
      shaded(cap, paint.cap, path(capDark, darken(paint.cap, 0.42))),
  )
}

/** A row of rounded tuff cones from x to x + width, their feet at y. */
export function tuffCones(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Pick<RockPaint, 'lit' | 'shade' | 'light'>,
  seed: number,
): Svg {
  const rnd = random(seed)
  const cones: Svg[] = []
  let across = 0
  while (across < width) {
    const w = height * rnd.between(0.55, 1.05)
    const h = height * rnd.between(0.55, 1)
    const cx = x + across + w / 2
    const top = w * rnd.between(0.05, 0.1)
    const d = `M${n(cx - w * 0.62)} ${n(y)}C${n(cx - w * 0.3)} ${n(y - h * 0.35)} ${n(cx - top * 2)} ${n(y - h * 0.8)} ${n(cx - top)} ${n(y - h)}Q${n(cx)} ${n(y - h * 1.06)} ${n(cx + top)} ${n(y - h)}C${n(cx + top * 2)} ${n(y - h * 0.75)} ${n(cx + w * 0.34)} ${n(y - h * 0.3)} ${n(cx + w * 0.62)} ${n(y)}Z`
    const away = paint.light === 'right' ? -1 : 1
    const dark = `M${n(cx)} ${n(y - h * 1.1)}C${n(cx + away * w * 0.12)} ${n(y - h * 0.6)} ${n(cx - away * w * 0.02)} ${n(y - h * 0.4)} ${n(cx + away * w * 0.14)} ${n(y)}H${n(cx + away * w)}V${n(y - h * 1.1)}Z`
    cones.push(shaded(d, paint.lit, path(dark, paint.shade)))
    across += w * rnd.between(0.5, 0.8)
  }
  return cones.join('')
}
