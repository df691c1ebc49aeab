import {
  at,
  bend,
  circle,
  type Color,
  darken,
  lighten,
  n,
  path,
  random,
  rect,
  shaded,
  stroke,
  type Svg,
  times,
} from '../kit/index.ts'

/** Low tufts strewn along the foreground between x and x + width. */
export function scrub(
  x: number,
  y: number,
  width: number,
  size: number,
  color: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  return times(Math.round(width / size / 1.6), (index) => {
    const cx = x + index * size * 1.6 + rnd.between(0, size)
    const s = size * rnd.between(0.4, 1)
    const cy = y + rnd.between(-0.2, 0.6) * size
    return path(
      `M${n(cx - s)} ${n(cy + s)}Q${n(cx - s * 0.9)} ${n(cy)} ${n(cx - s * 0.4)} ${n(cy + s * 0.3)}Q${n(cx - s * 0.2)} ${n(cy - s * 0.5)} ${n(cx + s * 0.1)} ${n(cy + s * 0.2)}Q${n(cx + s * 0.7)} ${n(cy - s * 0.2)} ${n(cx + s)} ${n(cy + s)}Z`,
      color,
    )
  }).join('')
}

/** Blades of grass along a line. */
export function grass(
  x: number,
  y: number,
  width: number,
  size: number,
  color: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  const d = times(Math.round((width / size) * 2.2), () => {
    const gx = x + rnd.next() * width
    const h = size * rnd.between(0.5, 1.2)
    const lean = h * rnd.between(-0.4, 0.4)
    return `M${n(gx - size * 0.09)} ${n(y)}Q${n(gx + lean * 0.3)} ${n(y - h * 0.6)} ${n(gx + lean)} ${n(y - h)}Q${n(gx + lean * 0.5)} ${n(y - h * 0.4)} ${n(gx + size * 0.1)} ${n(y)}Z`
  }).join('')
  return path(d, color)
}

const frond = (length: number, droop: number, width: number) => {
  const tip = `${n(length)} ${n(droop)}`
  // A small palm is far away, where fewer leaf tips look better.
  const count = length < 75 ? 5 : 9
  const teeth = times(count, (index) => {
    const t = 1 - (index + 1) / (count + 1)
    const px = length * t
    const py = droop * t * t - length * 0.22 * Math.sin(t * Math.PI) * (1 - t * 0.4)
    return `L${n(px + width * 0.2)} ${n(py + width * (1.25 - t * 0.7))}L${n(px - width * 0.05)} ${n(py + width * 0.22)}`
  }).join('')
  return `M0 0Q${n(length * 0.45)} ${n(-length * 0.36)} ${tip}${teeth}Z`
}

export interface PalmPaint {
  readonly trunk: Color
  readonly leaf: Color
  readonly light?: Color
  readonly coconuts?: Color
}

/** The crown of a coconut palm about (0, 0), its fronds `size` long. */
export function palmCrown(size: number, { leaf, light, coconuts }: PalmPaint, seed: number): Svg {
  const rnd = random(seed)
  const back = darken(leaf, 0.3)
  const angles = [-172, -8, -140, -42, -108, -72, 168, 14]
  return (
    angles
      .map((angle, index) => {
        const turn = angle + rnd.between(-9, 9)
        const flip = Math.abs(turn) > 90
        const droop = size * rnd.between(0.2, 0.42)
        const color = index < 2 || index > 5 ? back : index % 2 && light ? light : leaf
        const content = path(frond(size * rnd.between(0.85, 1.08), droop, size * 0.15), color)
        return at(0, 0, content, flip ? { scaleX: -1, turn: turn + 180 } : { turn })
      })
      .join('') +
    (coconuts
      ? circle(-size * 0.06, size * 0.08, size * 0.065, coconuts) +
        circle(size * 0.05, size * 0.1, size * 0.06, darken(coconuts, 0.25)) +
        circle(0, size * 0.03, size * 0.06, lighten(coconuts, 0.15))
      : '')
  )
}

/** A coconut palm rooted at (x, y); `lean` says how far its crown stands to the side. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  paint: PalmPaint,
  seed: number,
  crown = height * 0.42,
): Svg {
  const w = Math.max(2, height * 0.028)
  const [topX, topY] = [x + lean, y - height]
  const trunk = `M${n(x - w * 1.3)} ${n(y)}Q${n(x + lean * 0.12 - w)} ${n(y - height * 0.55)} ${n(topX - w * 0.55)} ${n(topY)}L${n(topX + w * 0.55)} ${n(topY)}Q${n(x + lean * 0.12 + w)} ${n(y - height * 0.5)} ${n(x + w * 1.3)} ${n(y)}Z`
  const dark = `M${n(x + w * 0.3)} ${n(y)}Q${n(x + lean * 0.12 + w * 0.2)} ${n(y - height * 0.52)} ${n(topX)} ${n(topY)}L${n(topX + w)} ${n(topY)}L${n(x + w * 3 + lean * 0.3)} ${n(y - height * 0.4)}L${n(x + w * 3)} ${n(y)}Z`
  return (
    shaded(trunk, paint.trunk, path(dark, darken(paint.trunk, 0.35))) +
    at(topX, topY, palmCrown(crown, paint, seed))
  )
}

/** A slender cypress, lit from the left by default. */
export function cypress(
  x: number,
  y: number,
  height: number,
  color: Color,
  dark: Color,
  light: 'left' | 'right' = 'left',
): Svg {
  const w = height * 0.13
  const d = `M${n(x)} ${n(y - height)}C${n(x + w * 0.5)} ${n(y - height * 0.7)} ${n(x + w * 1.3)} ${n(y - height * 0.2)} ${n(x + w * 0.5)} ${n(y)}L${n(x - w * 0.5)} ${n(y)}C${n(x - w * 1.3)} ${n(y - height * 0.2)} ${n(x - w * 0.5)} ${n(y - height * 0.7)} ${n(x)} ${n(y - height)}Z`
  const side = light === 'left' ? 1 : -1
  return shaded(
    d,
    color,
    path(
      `M${n(x)} ${n(y - height)}Q${n(x + side * w * 0.3)} ${n(y - height * 0.4)} ${n(x)} ${n(y)}h${n(side * w * 3)}V${n(y - height)}Z`,
      dark,
    ),
  )
}

/** A round-headed tree: several crowns over a trunk, the lit ones on the side of the sun. */
export function roundTree(
  x: number,
  y: number,
  size: number,
  { trunk, leaf, dark, lit }: { trunk: Color; leaf: Color; dark: Color; lit: Color },
  seed: number,
  light: 'left' | 'right' = 'left',
): Svg {
  const rnd = random(seed)
  const side = light === 'left' ? -1 : 1
  const puff = (cx: number, cy: number, r: number, color: Color) =>
    circle(x + cx * size, y - cy * size, r * size, color)
  return (
    path(
      `M${n(x - size * 0.07)} ${n(y)}Q${n(x - size * 0.03)} ${n(y - size * 0.4)} ${n(x - size * 0.1)} ${n(y - size * 0.8)}H${n(x + size * 0.1)}Q${n(x + size * 0.04)} ${n(y - size * 0.4)} ${n(x + size * 0.09)} ${n(y)}Z`,
      trunk,
    ) +
    puff(-side * 0.33, 0.72, 0.3, dark) +
    puff(side * 0.3, 0.74, 0.31, leaf) +
    puff(0, 0.94, 0.4, leaf) +
    puff(-side * 0.2, 1.0, 0.3, dark) +
    puff(side * 0.08, 1.04, 0.3, leaf) +
    puff(side * 0.16, 1.1, 0.17 + rnd.next() * 0.05, lit) +
    puff(side * 0.36, 0.84, 0.12, lit)
  )
}

/** An umbrella pine: a bare trunk under a flat-bottomed crown. */
export function umbrellaPine(
  x: number,
  y: number,
  height: number,
  trunk: Color,
  leaf: Color,
  lit: Color,
): Svg {
  const w = height * 0.5
  const top = y - height
  const crown = `M${n(x - w)} ${n(top + height * 0.3)}C${n(x - w)} ${n(top + height * 0.1)} ${n(x - w * 0.5)} ${n(top)} ${n(x)} ${n(top)}C${n(x + w * 0.5)} ${n(top)} ${n(x + w)} ${n(top + height * 0.1)} ${n(x + w)} ${n(top + height * 0.3)}Q${n(x + w * 0.5)} ${n(top + height * 0.4)} ${n(x)} ${n(top + height * 0.33)}Q${n(x - w * 0.5)} ${n(top + height * 0.42)} ${n(x - w)} ${n(top + height * 0.3)}Z`
  return (
    bend(
      [x + w * 0.06, y, x - w * 0.06, y - height * 0.4, x, top + height * 0.3],
      trunk,
      height * 0.06,
    ) +
    bend(
      [
        x - w * 0.05,
        y - height * 0.45,
        x + w * 0.2,
        y - height * 0.6,
        x + w * 0.4,
        top + height * 0.3,
      ],
      trunk,
      height * 0.03,
    ) +
    shaded(
      crown,
      leaf,
      path(
        `M${n(x - w)} ${n(top + height * 0.2)}Q${n(x - w * 0.3)} ${n(top + height * 0.05)} ${n(x + w * 0.5)} ${n(top + height * 0.1)}L${n(x)} ${n(top - 9)}L${n(x - w)} ${n(top - 9)}Z`,
        lit,
      ),
    )
  )
}

/** A banana plant's long leaves fanning from (x, y). */
export function bananaLeaves(
  x: number,
  y: number,
  size: number,
  leaf: Color,
  rib: Color,
  seed: number,
): Svg {
  const rnd = random(seed)
  return [-150, -28, -122, -58, -90]
    .map((angle) => {
      const length = size * rnd.between(0.8, 1.1)
      const turn = angle + rnd.between(-8, 8)
      const d = `M0 0Q${n(length * 0.35)} ${n(-length * 0.2)} ${n(length * 0.7)} ${n(-length * 0.12)}T${n(length)} ${n(length * 0.1)}Q${n(length * 0.6)} ${n(length * 0.22)} 0 0Z`
      const flip = Math.abs(turn) > 90
      const content =
        path(d, leaf) +
        stroke(
          `M0 0Q${n(length * 0.5)} ${n(-length * 0.03)} ${n(length)} ${n(length * 0.1)}`,
          rib,
          Math.max(1.4, size * 0.014),
        )
      return at(x, y, content, flip ? { scaleX: -1, turn: turn + 180 } : { turn })
    })
    .join('')
}

/** A fir with stepped boughs, lit on one side. */
export function fir(
  x: number,
  y: number,
  height: number,
  color: Color,
  dark: Color,
  light: 'left' | 'right' = 'left',
): Svg {
  const w = height * 0.2
  const tiers = 5
  const half = (side: number) =>
    times(tiers, (index) => {
      const t = (index + 1) / tiers
      return `L${n(x + side * w * t * 1.1)} ${n(y - height * (1 - t * 0.92))}L${n(x + side * w * t * 0.55)} ${n(y - height * (1 - t * 0.9))}`
    }).join('')
  const body = (side: number) =>
    `M${n(x)} ${n(y - height)}${half(side)}L${n(x)} ${n(y - height * 0.08)}Z`
  const lit = light === 'left' ? -1 : 1
  return (
    rect(x - w * 0.1, y - height * 0.1, w * 0.2, height * 0.1, dark) +
    path(body(lit), color) +
    path(body(-lit), dark)
  )
}

/** Path data of a maple leaf of five points around (x, y), `size` from its stalk to its tip. */
function mapleLeaf(x: number, y: number, size: number, turn: number): string {
  const tips = [1, 0.88, 0.6, 0.6, 0.88]
  const points = times(10, (index) => {
    const angle = [0, 0.62, 1.25, 1.85, 2.4, Math.PI, 3.88, 4.43, 5.03, 5.66][index]! + turn
    const reach = size * (index % 2 ? 0.34 : tips[index / 2]!)
    return `${n(x + Math.sin(angle) * reach)} ${n(y - Math.cos(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}

/** A bough of maple along a line, with leaves around it within `spread`. */
export function mapleBough(
  points: readonly number[],
  { wood, leaves }: { wood: Color; leaves: readonly Color[] },
  width: number,
  spread: number,
  seed: number,
): Svg {
  const rnd = random(seed)
  const drawn = leaves.map(() => '')
  for (let index = 0; index < points.length - 2; index += 2) {
    const [x0, y0, x1, y1] = points.slice(index, index + 4) as [number, number, number, number]
    for (let part = 0; part < 9; part += 1) {
      const t = part / 9
      const px = x0 + (x1 - x0) * t + rnd.between(-spread, spread)
      const py = y0 + (y1 - y0) * t + rnd.between(-spread, spread)
      const color = Math.floor(rnd.next() * leaves.length)
      drawn[color] += mapleLeaf(px, py, spread * rnd.between(0.4, 0.66), rnd.between(0, 6.3))
    }
  }
  return bend(points, wood, width) + drawn.map((d, index) => path(d, leaves[index]!)).join('')
}

/** A clump of silver grass in flower around (x, y), its plumes bent to the right. */
export function silverGrass(
  x: number,
  y: number,
  width: number,
  height: number,
  { stalk, plume, shade }: { stalk: Color; plume: Color; shade: Color },
  seed: number,
): Svg {
  const rnd = random(seed)
  let [stalks, plumes, shades] = ['', '', '']
  for (let index = 0; index < 9; index += 1) {
    const foot = x + (index / 8 - 0.5) * width
    const h = height * rnd.between(0.7, 1)
    const lean = h * rnd.between(0.12, 0.3)
    const [tx, ty] = [foot + lean, y - h]
    stalks += `M${n(foot - 2)} ${n(y)}Q${n(foot)} ${n(y - h * 0.6)} ${n(tx)} ${n(ty)}Q${n(foot + 4)} ${n(y - h * 0.6)} ${n(foot + 3)} ${n(y)}Z`
    const s = height * 0.1
    plumes += `M${n(tx - s * 0.3)} ${n(ty + s * 0.9)}C${n(tx - s * 0.5)} ${n(ty - s * 0.8)} ${n(tx + s * 0.4)} ${n(ty - s * 1.9)} ${n(tx + s * 2.1)} ${n(ty - s * 1.5)}C${n(tx + s * 1.5)} ${n(ty - s)} ${n(tx + s * 1.2)} ${n(ty)} ${n(tx - s * 0.3)} ${n(ty + s * 0.9)}Z`
    shades += `M${n(tx - s * 0.3)} ${n(ty + s * 0.9)}C${n(tx + s * 0.2)} ${n(ty - s * 0.3)} ${n(tx + s)} ${n(ty - s)} ${n(tx + s * 2.1)} ${n(ty - s * 1.5)}C${n(tx + s * 1.5)} ${n(ty - s)} ${n(tx + s * 1.2)} ${n(ty)} ${n(tx - s * 0.3)} ${n(ty + s * 0.9)}Z`
  }
  return path(stalks, stalk) + path(plumes, plume) + path(shades, shade)
}
