import { at, type Color, circle, n, path, poly, rect, type Svg, times } from '../kit/index.ts'

interface StonePaint {
  readonly lit: Color
  readonly shade: Color
  readonly deep: Color
  readonly accent: Color
}

/** One half of a split gate, its sheer face at x 0, stepping out to the right; 100 high. */
function gateHalf({ lit, shade, deep, accent }: StonePaint): Svg {
  const tiers: readonly (readonly [number, number, number])[] = [
    [0, 8, 46],
    [8, 38, 36],
    [38, 54, 29],
    [54, 67, 23],
    [67, 77, 17.5],
    [77, 85, 12.5],
    [85, 91, 8],
  ]
  const body = tiers.map(([from, to, w], index) => {
    const thick = (to - from) * 0.26 + 1
    const lip = w + 3.4 - index * 0.25
    return (
      rect(0, -to, w, to - from + 0.4, lit) +
      rect(w * 0.62, -to, w * 0.38, to - from + 0.4, shade) +
      // Every storey ends in a cornice with a flame at its corner.
      poly([0, -to, lip, -to, lip + 2.4, -to - 2.4, lip + 1, -to + thick, 0, -to + thick], shade) +
      rect(0, -to, lip * 0.55, thick * 0.55, accent) +
      poly([w * 0.7, -to, w * 0.84, -to - 4.4, w * 0.96, -to], deep)
    )
  })
  const niche =
    path('M12 -10V-28Q18 -36 24 -28V-10Z', deep) +
    circle(18, -22, 2.4, accent) +
    rect(15.4, -20, 5.2, 9, accent, 2)
  return (
    body.join('') +
    poly([0, -91, 5, -91, 1.6, -100, 0, -100], lit) +
    niche +
    rect(0, -100, 0.9, 100, deep)
  )
}

/** A candi bentar, the split gate, `height` high with its path between at x. */
export function splitGate(
  x: number,
  y: number,
  height: number,
  gap: number,
  paint: StonePaint,
  paintLeft = paint,
): Svg {
  const scale = height / 100
  return (
    at(x + gap / 2, y, gateHalf(paint), { scale }) +
    at(x - gap / 2, y, gateHalf(paintLeft), { scale, scaleX: -scale })
  )
}

/** A meru: thatched roofs in an odd number of tiers over a shrine, standing on (x, y). */
export function meru(
  x: number,
  y: number,
  height: number,
  tiers: number,
  {
    thatch,
    thatchShade,
    wood,
    gold,
    stone,
  }: { thatch: Color; thatchShade: Color; wood: Color; gold: Color; stone: Color },
): Svg {
  const base = height * 0.16
  const step = (height - base * 1.7) / tiers
  const widest = height * 0.26
  const roofs = times(tiers, (index) => {
    const t = index / tiers
    const w = widest * (1 - t * 0.68)
    const top = y - base * 1.45 - step * (index + 1)
    const eave = top + step * 0.78
    const neck = w * 0.42
    const d = `M${n(x - w)} ${n(eave)}Q${n(x - neck)} ${n(eave - step * 0.3)} ${n(x - neck * 0.8)} ${n(top)}H${n(x + neck * 0.8)}Q${n(x + neck)} ${n(eave - step * 0.3)} ${n(x + w)} ${n(eave)}Q${n(x)} ${n(eave + step * 0.16)} ${n(x - w)} ${n(eave)}Z`
    const side = `M${n(x + neck * 0.2)} ${n(top)}H${n(x + neck * 0.8)}Q${n(x + neck)} ${n(eave - step * 0.3)} ${n(x + w)} ${n(eave)}Q${n(x + w * 0.7)} ${n(eave + step * 0.06)} ${n(x + w * 0.3)} ${n(eave + step * 0.09)}Z`
    return (
      rect(x - neck * 0.72, eave - 2, neck * 1.44, step * 0.5, index === 0 ? wood : gold) +
      path(d, thatch) +
      path(side, thatchShade)
    )
  })
  return (
    poly(
      [
        x - widest * 0.95,
        y,
        x - widest * 0.8,
        y - base,
        x + widest * 0.8,
        y - base,
        x + widest * 0.95,
        y,
      ],
      stone,
    ) +
    rect(x - widest * 0.42, y - base * 1.9, widest * 0.84, base * 1.1, wood) +
    rect(x - widest * 0.12, y - base * 1.6, widest * 0.24, base * 0.7, gold) +
    roofs.join('') +
    poly([x - 2.5, y - height * 0.985, x, y - height * 1.05, x + 2.5, y - height * 0.985], gold)
  )
}

/** A ceremonial parasol on its pole, rooted at (x, y). */
export function parasol(
  x: number,
  y: number,
  height: number,
  cloth: Color,
  fringe: Color,
  pole: Color,
): Svg {
  const w = height * 0.28
  const top = y - height
  return (
    rect(x - height * 0.012, top, height * 0.024, height, pole) +
    path(
      `M${n(x - w)} ${n(top + height * 0.17)}Q${n(x - w * 0.7)} ${n(top + height * 0.02)} ${n(x)} ${n(top)}Q${n(x + w * 0.7)} ${n(top + height * 0.02)} ${n(x + w)} ${n(top + height * 0.17)}Z`,
      cloth,
    ) +
    rect(x - w, top + height * 0.165, w * 2, height * 0.05, fringe) +
    times(7, (index) =>
      rect(
        x - w + (w * 2 * index) / 7 + w * 0.05,
        top + height * 0.2,
        w * 0.18,
        height * 0.045,
        index % 2 ? cloth : fringe,
      ),
    ).join('')
  )
}

/** A penjor: the tall bowed bamboo of festival days, with its hanging tassel. */
export function penjor(
  x: number,
  y: number,
  height: number,
  lean: number,
  bamboo: Color,
  leaf: Color,
  tassel: Color,
): Svg {
  const [tx, ty] = [x + lean, y - height * 0.72]
  const d = `M${n(x)} ${n(y)}C${n(x)} ${n(y - height * 0.6)} ${n(x + lean * 0.2)} ${n(y - height * 1.02)} ${n(x + lean * 0.7)} ${n(y - height * 0.95)}Q${n(tx)} ${n(y - height * 0.9)} ${n(tx)} ${n(ty)}`
  return (
    `<path d="${d}" fill="none" stroke="${bamboo}" stroke-width="${n(height * 0.014)}" stroke-linecap="round"/>` +
    times(7, (index) => {
      const py = y - height * (0.25 + index * 0.09)
      const px = x + lean * (index / 7) ** 3 * 0.35
      return path(
        `M${n(px)} ${n(py)}q${n(height * 0.05)} ${n(height * 0.01)} ${n(height * 0.045)} ${n(height * 0.07)}q${n(-height * 0.05)} ${n(-height * 0.01)} ${n(-height * 0.045)} ${n(-height * 0.07)}Z`,
        leaf,
      )
    }).join('') +
    circle(tx, ty + height * 0.03, height * 0.022, tassel) +
    rect(tx - height * 0.012, ty + height * 0.04, height * 0.024, height * 0.09, tassel, 2)
  )
}
