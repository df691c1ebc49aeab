import {
  at,
  bend,
  circle,
  type Color,
  darken,
  ellipse,
  faint,
  lighten,
  line,
  n,
  path,
  random,
  rect,
  shaded,
  type Svg,
  times,
} from '../kit/index.ts'

/** A cone of ground spice heaped over the rolled rim of its sack; the sack's foot at (x, y). */
export function spiceCone(
  x: number,
  y: number,
  width: number,
  spice: Color,
  sack: Color,
  seed: number,
): Svg {
  const w = width / 2
  const h = width * 0.62
  const rnd = random(seed)
  const rim = y - width * 0.55
  const cone = `M${n(x - w * 0.94)} ${n(rim)}Q${n(x - w * 0.3)} ${n(rim - h * 0.9)} ${n(x)} ${n(rim - h)}Q${n(x + w * 0.3)} ${n(rim - h * 0.9)} ${n(x + w * 0.94)} ${n(rim)}Q${n(x)} ${n(rim + w * 0.3)} ${n(x - w * 0.94)} ${n(rim)}Z`
  const body = `M${n(x - w)} ${n(rim)}Q${n(x - w * 1.12)} ${n(y - width * 0.2)} ${n(x - w * 0.86)} ${n(y)}H${n(x + w * 0.86)}Q${n(x + w * 1.12)} ${n(y - width * 0.2)} ${n(x + w)} ${n(rim)}Z`
  return (
    shaded(
      body,
      sack,
      path(
        `M${n(x + w * 0.3)} ${n(rim)}L${n(x + w * 0.2)} ${n(y)}H${n(x + w * 2)}V${n(rim)}Z`,
        darken(sack, 0.28),
      ),
      times(3, (index) =>
        bend(
          [
            x - w,
            y - width * (0.12 + index * 0.14),
            x,
            y - width * (0.06 + index * 0.14),
            x + w,
            y - width * (0.12 + index * 0.14),
          ],
          darken(sack, 0.14),
          2,
        ),
      ),
    ) +
    ellipse(x, rim, w * 1.06, w * 0.26, darken(sack, 0.14)) +
    ellipse(x, rim - w * 0.03, w * 1.02, w * 0.22, lighten(sack, 0.3)) +
    shaded(
      cone,
      spice,
      path(
        `M${n(x)} ${n(rim - h * 1.1)}L${n(x + w * 0.1)} ${n(rim - h * 0.4)}L${n(x + w * 0.3)} ${n(rim + w)}H${n(x + w * 2)}V${n(rim - h * 1.1)}Z`,
        darken(spice, 0.24),
      ),
      times(10, () =>
        circle(
          x + rnd.between(-0.6, 0.3) * w,
          rim - rnd.between(0, 0.5) * h,
          w * 0.025,
          lighten(spice, 0.4),
        ),
      ),
    )
  )
}

/** A Turkish mosaic lamp hung on chains from (x, y), its globe `size` across. */
export function mosaicLamp(
  x: number,
  y: number,
  drop: number,
  size: number,
  colors: readonly [Color, Color, Color],
): Svg {
  const r = size / 2
  const cy = y + drop
  const [base, dots, glow] = colors
  return (
    line([x, y, x, cy - r * 1.3], '#5a3a2c', Math.max(1.6, size * 0.03)) +
    faint(0.2, circle(x, cy, r * 1.9, glow)) +
    path(
      `M${n(x - r * 0.42)} ${n(cy - r * 0.86)}Q${n(x)} ${n(cy - r * 1.6)} ${n(x + r * 0.42)} ${n(cy - r * 0.86)}Z`,
      '#c98a3c',
    ) +
    shaded(
      `M${n(x - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(cy)}Z`,
      base,
      times(3, (row) =>
        times(7, (index) =>
          circle(
            x - r + (index + 0.5 + (row % 2) * 0.5) * r * 0.28,
            cy - r * 0.5 + row * r * 0.5,
            r * 0.12,
            row === 1 ? glow : dots,
          ),
        ).join(''),
      ),
      times(7, (index) =>
        path(
          `M${n(x - r + index * r * 0.29)} ${n(cy - r * 0.14)}l${n(r * 0.14)} ${n(-r * 0.16)}l${n(r * 0.14)} ${n(r * 0.16)}l${n(-r * 0.14)} ${n(r * 0.16)}Z`,
          dots,
        ),
      ),
      path(
        `M${n(x + r * 0.4)} ${n(cy - r)}Q${n(x + r * 0.9)} ${n(cy)} ${n(x + r * 0.3)} ${n(cy + r)}H${n(x + r * 2)}V${n(cy - r)}Z`,
        '#1d1430',
        ' opacity="0.25"',
      ),
    ) +
    path(
      `M${n(x - r * 0.34)} ${n(cy + r * 0.9)}H${n(x + r * 0.34)}L${n(x)} ${n(cy + r * 1.5)}Z`,
      '#c98a3c',
    )
  )
}

/** A market parasol seen from the side on its pole, the pole's foot at (x, y). */
export function marketParasol(
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Color,
  stripe: Color,
): Svg {
  const w = width / 2
  const top = y - height
  const skirt = top + width * 0.26
  const d = `M${n(x)} ${n(top)}Q${n(x + w * 0.7)} ${n(top + width * 0.05)} ${n(x + w)} ${n(skirt)}L${n(x - w)} ${n(skirt)}Q${n(x - w * 0.7)} ${n(top + width * 0.05)} ${n(x)} ${n(top)}Z`
  const gores = [-0.72, -0.24, 0.24, 0.72].map((t) =>
    path(
      `M${n(x)} ${n(top)}L${n(x + w * (t - 0.13))} ${n(skirt + 4)}H${n(x + w * (t + 0.13))}Z`,
      stripe,
    ),
  )
  return (
    rect(x - 3, top, 6, height, '#6a4a3c') +
    shaded(
      d,
      cloth,
      gores,
      path(
        `M${n(x + w * 0.3)} ${n(top)}L${n(x + w * 0.4)} ${n(skirt)}H${n(x + w * 2)}V${n(top)}Z`,
        '#1d1430',
        ' opacity="0.22"',
      ),
    ) +
    times(8, (index) =>
      path(
        `M${n(x - w + (index * w) / 4)} ${n(skirt - 1)}h${n(w / 4)}q${n(-w / 8)} ${n(w * 0.14)} ${n(-w / 4)} 0Z`,
        index % 2 ? stripe : cloth,
      ),
    ).join('')
  )
}

/** A round basket heaped with fruit, its foot at (x, y). */
export function fruitBasket(
  x: number,
  y: number,
  width: number,
  fruit: readonly Color[],
  seed: number,
  cane: Color = '#b9814a',
): Svg {
  const w = width / 2
  const rnd = random(seed)
  const rim = y - width * 0.32
  const heap = [5, 4, 3].flatMap((count, row) =>
    times(count, (index) =>
      circle(
        x + (index - (count - 1) / 2) * w * 0.38,
        rim - row * w * 0.24,
        w * 0.23,
        rnd.pick(fruit),
      ),
    ),
  )
  return (
    heap.join('') +
    at(
      0,
      0,
      shaded(
        `M${n(x - w)} ${n(rim)}Q${n(x - w * 0.9)} ${n(y)} ${n(x - w * 0.6)} ${n(y)}H${n(x + w * 0.6)}Q${n(x + w * 0.9)} ${n(y)} ${n(x + w)} ${n(rim)}Q${n(x)} ${n(rim + w * 0.2)} ${n(x - w)} ${n(rim)}Z`,
        cane,
        path(
          `M${n(x + w * 0.35)} ${n(rim)}L${n(x + w * 0.25)} ${n(y)}H${n(x + w * 2)}V${n(rim)}Z`,
          darken(cane, 0.3),
        ),
        times(3, (index) =>
          bend(
            [
              x - w,
              rim + width * (0.09 + index * 0.08),
              x,
              rim + width * (0.14 + index * 0.08),
              x + w,
              rim + width * (0.09 + index * 0.08),
            ],
            darken(cane, 0.22),
            2,
          ),
        ),
      ),
    )
  )
}
