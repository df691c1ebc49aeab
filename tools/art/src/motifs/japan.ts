import {
  bend,
  circle,
  type Color,
  darken,
  line,
  n,
  path,
  poly,
  random,
  rect,
  shaded,
  type Svg,
  times,
} from '../kit/index.ts'

/** Mount Fuji with its snow, summit about (x, y), slopes down to `bottom`; light from the left. */
export function fuji(
  x: number,
  y: number,
  bottom: number,
  { lit, shade, snow, snowShade }: { lit: Color; shade: Color; snow: Color; snowShade: Color },
  snowLine = 0.34,
): Svg {
  const h = bottom - y
  const w = h * 2.15
  const d = `M${n(x - w)} ${n(bottom)}C${n(x - w * 0.5)} ${n(bottom - h * 0.1)} ${n(x - h * 0.5)} ${n(y + h * 0.34)} ${n(x - h * 0.17)} ${n(y)}L${n(x - h * 0.09)} ${n(y + h * 0.022)}L${n(x)} ${n(y - h * 0.006)}L${n(x + h * 0.08)} ${n(y + h * 0.02)}L${n(x + h * 0.15)} ${n(y)}C${n(x + h * 0.5)} ${n(y + h * 0.34)} ${n(x + w * 0.5)} ${n(bottom - h * 0.1)} ${n(x + w)} ${n(bottom)}Z`
  const rnd = random('fuji')
  const teeth: number[] = []
  for (let index = 0; index <= 22; index += 1) {
    const t = index / 22
    const px = x + (t - 0.5) * h * 1.5
    const low = index % 2 ? rnd.between(0.9, 1.5) : rnd.between(0.45, 0.8)
    teeth.push(px, y + h * snowLine * low)
  }
  const cap = `M${n(x - h)} ${n(y - 30)}L${times(teeth.length / 2, (i) => `${n(teeth[i * 2] as number)} ${n(teeth[i * 2 + 1] as number)}`).join('L')}L${n(x + h)} ${n(y - 30)}Z`
  const side = `M${n(x + h * 0.02)} ${n(y - 20)}L${n(x + h * 0.1)} ${n(y + h * 0.12)}L${n(x + h * 0.07)} ${n(y + h * 0.2)}L${n(x + h * 0.22)} ${n(y + h * 0.42)}L${n(x + h * 0.2)} ${n(y + h * 0.55)}L${n(x + h * 0.48)} ${n(bottom)}H${n(x + w)}V${n(y - 20)}Z`
  return shaded(
    d,
    lit,
    path(side, shade),
    path(cap, snow),
    shaded(cap, snow, path(side, snowShade)),
  )
}

/** A torii gate on (x, y), `height` high: curved lintel, tie beam, tablet. */
export function torii(
  x: number,
  y: number,
  height: number,
  red: Color,
  {
    dark = darken(red, 0.35),
    roof = '#2b1b2f',
    braces = false,
  }: { dark?: Color; roof?: Color; braces?: boolean } = {},
): Svg {
  const u = height / 100
  const post = (px: number) =>
    poly(
      [
        x + (px - 5.5) * u,
        y,
        x + (px - 4.2) * u,
        y - 84 * u,
        x + (px + 4.2) * u,
        y - 84 * u,
        x + (px + 5.5) * u,
        y,
      ],
      red,
    ) +
    poly(
      [
        x + (px + 1) * u,
        y,
        x + (px + 1) * u,
        y - 84 * u,
        x + (px + 4.2) * u,
        y - 84 * u,
        x + (px + 5.5) * u,
        y,
      ],
      dark,
    )
  const brace = (px: number) =>
    rect(x + (px - 2.4) * u, y - 44 * u, 4.8 * u, 44 * u, dark) +
    rect(x + (px - 3.4) * u, y - 46 * u, 6.8 * u, 3 * u, roof)
  return (
    (braces
      ? brace(-54) +
        brace(-26) +
        brace(26) +
        brace(54) +
        rect(x - 56 * u, y - 30 * u, 32 * u, 4 * u, dark) +
        rect(x + 24 * u, y - 30 * u, 32 * u, 4 * u, dark)
      : '') +
    post(-40) +
    post(40) +
    rect(x - 54 * u, y - 72 * u, 108 * u, 7 * u, red) +
    rect(x - 54 * u, y - 67.4 * u, 108 * u, 2.4 * u, dark) +
    rect(x - 6 * u, y - 84 * u, 12 * u, 13 * u, dark) +
    rect(x - 4 * u, y - 82 * u, 8 * u, 9 * u, '#e5a33b') +
    path(
      `M${n(x - 66 * u)} ${n(y - 96 * u)}Q${n(x)} ${n(y - 86 * u)} ${n(x + 66 * u)} ${n(y - 96 * u)}L${n(x + 62 * u)} ${n(y - 84 * u)}Q${n(x)} ${n(y - 77 * u)} ${n(x - 62 * u)} ${n(y - 84 * u)}Z`,
      red,
    ) +
    path(
      `M${n(x - 70 * u)} ${n(y - 102 * u)}Q${n(x)} ${n(y - 90 * u)} ${n(x + 70 * u)} ${n(y - 102 * u)}L${n(x + 66 * u)} ${n(y - 93 * u)}Q${n(x)} ${n(y - 84 * u)} ${n(x - 66 * u)} ${n(y - 93 * u)}Z`,
      roof,
    )
  )
}

/** One sweeping roof of a pagoda or castle, its eaves w wide at height y. */
export function sweptRoof(
  x: number,
  y: number,
  w: number,
  rise: number,
  top: number,
  tile: Color,
  shade: Color,
): Svg {
  const half = w / 2
  const d = `M${n(x - half)} ${n(y - rise * 0.12)}Q${n(x - half * 0.6)} ${n(y - rise * 0.3)} ${n(x - top / 2)} ${n(y - rise)}H${n(x + top / 2)}Q${n(x + half * 0.6)} ${n(y - rise * 0.3)} ${n(x + half)} ${n(y - rise * 0.12)}L${n(x + half * 0.97)} ${n(y + rise * 0.1)}Q${n(x)} ${n(y - rise * 0.02)} ${n(x - half * 0.97)} ${n(y + rise * 0.1)}Z`
  return shaded(
    d,
    tile,
    path(
      `M${n(x + top * 0.12)} ${n(y - rise * 1.1)}L${n(x + half * 0.3)} ${n(y + rise)}H${n(x + w)}V${n(y - rise * 1.1)}Z`,
      shade,
    ),
  )
}

/** A five-storeyed pagoda on (x, y). */
export function pagoda(
  x: number,
  y: number,
  height: number,
  storeys: number,
  {
    roof,
    roofShade,
    wall,
    wallShade,
    lamp,
  }: { roof: Color; roofShade: Color; wall: Color; wallShade: Color; lamp: Color },
): Svg {
  const body = height * 0.76
  const step = body / storeys
  return (
    times(storeys, (index) => {
      const shrink = 1 - index * 0.1
      const w = height * 0.2 * shrink
      const top = y - step * (index + 1)
      return (
        rect(x - w / 2, top, w, step + 1, wall) +
        rect(x + w * 0.12, top, w * 0.38, step + 1, wallShade) +
        rect(x - w * 0.3, top + step * 0.52, w * 0.16, step * 0.34, lamp) +
        rect(x - w * 0.04, top + step * 0.52, w * 0.16, step * 0.34, lamp) +
        rect(x - w * 0.62, y - step * index - step * 0.14, w * 1.24, step * 0.07, roofShade) +
        sweptRoof(x, top + step * 0.3, w * 2.1, step * 0.42, w * 0.8, roof, roofShade)
      )
    }).join('') +
    line([x, y - body, x, y - height], roofShade, height * 0.008) +
    times(6, (index) =>
      line(
        [
          x - height * 0.016,
          y - body - height * (0.06 + index * 0.022),
          x + height * 0.016,
          y - body - height * (0.06 + index * 0.022),
        ],
        roofShade,
        height * 0.007,
      ),
    ).join('')
  )
}

/** A paper lantern hung from (x, y), about `size` high; its mark is a disc, never writing. */
export function lantern(
  x: number,
  y: number,
  size: number,
  paper: Color,
  {
    shade = darken(paper, 0.25),
    mark = '',
    cord = '#2b1b2f',
  }: { shade?: Color; mark?: Color; cord?: Color } = {},
): Svg {
  const w = size * 0.36
  const d = `M${n(x - w * 0.6)} ${n(y + size * 0.1)}C${n(x - w * 1.25)} ${n(y + size * 0.25)} ${n(x - w * 1.25)} ${n(y + size * 0.75)} ${n(x - w * 0.6)} ${n(y + size * 0.9)}H${n(x + w * 0.6)}C${n(x + w * 1.25)} ${n(y + size * 0.75)} ${n(x + w * 1.25)} ${n(y + size * 0.25)} ${n(x + w * 0.6)} ${n(y + size * 0.1)}Z`
  return (
    line([x, y - size * 0.12, x, y + size * 0.1], cord, Math.max(1.2, size * 0.03)) +
    shaded(
      d,
      paper,
      path(
        `M${n(x + w * 0.3)} ${n(y)}Q${n(x + w * 0.8)} ${n(y + size * 0.5)} ${n(x + w * 0.3)} ${n(y + size)}H${n(x + w * 2)}V${n(y)}Z`,
        shade,
      ),
      times(4, (index) =>
        bend(
          [
            x - w * 1.2,
            y + size * (0.22 + index * 0.17),
            x,
            y + size * (0.26 + index * 0.17),
            x + w * 1.2,
            y + size * (0.22 + index * 0.17),
          ],
          shade,
          Math.max(0.8, size * 0.014),
        ),
      ),
    ) +
    (mark ? circle(x, y + size * 0.5, w * 0.42, mark) : '') +
    rect(x - w * 0.6, y + size * 0.06, w * 1.2, size * 0.08, cord, 1) +
    rect(x - w * 0.6, y + size * 0.87, w * 1.2, size * 0.07, cord, 1)
  )
}
