import {
  at,
  type Color,
  circle,
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
  const half = height * rnd.between(0.19, 0.25)
  const neck = height * rnd.between(0.055, 0.08)
  const lean = height * rnd.between(-0.04, 0.04)
  const d = `M${n(-half)} 4C${n(-half * 0.8)} ${n(-height * 0.4)} ${n(lean - neck * 1.5)} ${n(-height * 0.55)} ${n(lean - neck)} ${n(-height * 0.84)}L${n(lean + neck)} ${n(-height * 0.84)}C${n(lean + neck * 1.6)} ${n(-height * 0.5)} ${n(half * 0.85)} ${n(-height * 0.35)} ${n(half)} 4Z`
  const cap = `M${n(lean - neck * 1.7)} ${n(-height * 0.8)}C${n(lean - neck * 1.4)} ${n(-height * 0.95)} ${n(lean - neck * 0.5)} ${n(-height)} ${n(lean + neck * 0.2)} ${n(-height)}C${n(lean + neck)} ${n(-height * 0.97)} ${n(lean + neck * 1.35)} ${n(-height * 0.9)} ${n(lean + neck * 1.7)} ${n(-height * 0.79)}Q${n(lean)} ${n(-height * 0.83)} ${n(lean - neck * 1.7)} ${n(-height * 0.8)}Z`
  const away = paint.light === 'right' ? -1 : 1
  const dark = `M${n(lean + away * neck * 0.1)} ${n(-height)}C${n(lean + away * neck * 1.2)} ${n(-height * 0.6)} ${n(away * -half * 0.12)} ${n(-height * 0.4)} ${n(away * half * 0.22)} 8L${n(away * half * 2)} 8L${n(away * half * 2)} ${n(-height)}Z`
  const openings = times(doors, (index) => {
    const w = height * 0.035
    const oy = -height * (0.19 + index * 0.15)
    const ox = half * rnd.between(-0.45, 0.1)
    return index === 0
      ? rect(ox - w, oy - w * 1.2, w * 2, height * 0.1 + w, paint.door, w)
      : circle(ox, oy, w * 0.62, paint.door)
  }).join('')
  return at(
    x,
    y,
    shaded(d, paint.lit, path(dark, paint.shade), openings) +
      shaded(cap, paint.cap, path(dark, '#2b1b2f', ' opacity="0.35"')),
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
