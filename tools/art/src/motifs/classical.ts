import { type Color, line, poly, rect, type Svg, times } from '../kit/index.ts'

interface MarblePaint {
  readonly lit: Color
  readonly mid: Color
  readonly shade: Color
  readonly deep: Color
}

/** A fluted column on (x, y) with base and leafy capital, lit from the left. */
export function column(
  x: number,
  y: number,
  height: number,
  { lit, mid, shade }: MarblePaint,
  width = height * 0.1,
): Svg {
  const w = width
  const cap = w * 0.9
  return (
    rect(x - w * 0.72, y - w * 0.35, w * 1.44, w * 0.35, mid) +
    rect(x - w * 0.5, y - height + cap, w, height - cap - w * 0.3, lit) +
    rect(x + w * 0.14, y - height + cap, w * 0.36, height - cap - w * 0.3, shade) +
    times(3, (index) =>
      line(
        [
          x - w * 0.3 + index * w * 0.2,
          y - height + cap + w * 0.2,
          x - w * 0.3 + index * w * 0.2,
          y - w * 0.5,
        ],
        mid,
        w * 0.05,
      ),
    ).join('') +
    poly(
      [
        x - w * 0.5,
        y - height + cap,
        x - w * 0.76,
        y - height + w * 0.2,
        x + w * 0.76,
        y - height + w * 0.2,
        x + w * 0.5,
        y - height + cap,
      ],
      mid,
    ) +
    poly(
      [
        x + w * 0.14,
        y - height + cap,
        x + w * 0.2,
        y - height + w * 0.2,
        x + w * 0.76,
        y - height + w * 0.2,
        x + w * 0.5,
        y - height + cap,
      ],
      shade,
    ) +
    rect(x - w * 0.82, y - height, w * 1.64, w * 0.24, lit)
  )
}

/** A beam across columns: architrave, frieze and cornice, lit above and shaded below. */
export const entablature = (
  x: number,
  y: number,
  width: number,
  height: number,
  { lit, mid, shade, deep }: MarblePaint,
): Svg =>
  rect(x, y - height, width, height, mid) +
  rect(x - height * 0.12, y - height * 1.06, width + height * 0.24, height * 0.22, lit) +
  rect(x - height * 0.06, y - height * 0.84, width + height * 0.12, height * 0.1, shade) +
  rect(x, y - height * 0.16, width, height * 0.16, shade) +
  times(Math.floor(width / (height * 0.42)), (index) =>
    rect(x + height * (0.14 + index * 0.42), y - height * 0.6, height * 0.16, height * 0.26, deep),
  ).join('')

/** A pediment over a beam. */
export const pediment = (
  x: number,
  y: number,
  width: number,
  height: number,
  { lit, mid, shade, deep }: MarblePaint,
): Svg =>
  poly([x, y, x + width / 2, y - height, x + width, y], lit) +
  poly([x + width / 2, y - height, x + width, y, x + width * 0.6, y], shade) +
  poly(
    [
      x + width * 0.14,
      y - height * 0.1,
      x + width / 2,
      y - height * 0.78,
      x + width * 0.86,
      y - height * 0.1,
    ],
    mid,
  ) +
  poly(
    [
      x + width * 0.3,
      y - height * 0.1,
      x + width / 2,
      y - height * 0.5,
      x + width * 0.7,
      y - height * 0.1,
    ],
    deep,
  )
