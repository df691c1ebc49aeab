import { type Color, line, n, path, poly, rect, type Svg } from '../kit/index.ts'

interface ChurchPaint {
  readonly wall: Color
  readonly shade: Color
  readonly roof: Color
  readonly roofShade: Color
  readonly opening: Color
  readonly light?: 'left' | 'right'
}

/** An Armenian drum with its pointed cone, standing on (x, y); w is the drum's width. */
export function coneDrum(
  x: number,
  y: number,
  w: number,
  drum: number,
  cone: number,
  paint: ChurchPaint,
): Svg {
  const side = paint.light === 'right' ? -1 : 1
  const half = w / 2
  const top = y - drum
  return (
    rect(x - half, top, w, drum, paint.wall) +
    rect(side > 0 ? x + w * 0.08 : x - half, top, w * 0.42, drum, paint.shade) +
    [-0.3, -0.06, 0.18]
      .map((t) =>
        rect(
          x + (side > 0 ? t : -t - 0.1) * w,
          top + drum * 0.25,
          w * 0.08,
          drum * 0.5,
          paint.opening,
          w * 0.04,
        ),
      )
      .join('') +
    poly([x - half * 1.12, top + 2, x, top - cone, x + half * 1.12, top + 2], paint.roof) +
    poly(
      [x + side * half * 0.12, top + 2, x, top - cone, x + side * half * 1.12, top + 2],
      paint.roofShade,
    ) +
    line([x, top - cone, x, top - cone - w * 0.2], paint.opening, Math.max(1.4, w * 0.03)) +
    line(
      [x - w * 0.06, top - cone - w * 0.13, x + w * 0.06, top - cone - w * 0.13],
      paint.opening,
      Math.max(1.4, w * 0.03),
    )
  )
}

/** A cross-domed Armenian church on (x, y), `width` wide: gabled body, drum and cone. */
export function armenianChurch(x: number, y: number, width: number, paint: ChurchPaint): Svg {
  const u = width / 100
  const side = paint.light === 'right' ? -1 : 1
  const gable = (gx: number, w: number, h: number, wall: Color) =>
    path(
      `M${n(x + gx * u)} ${n(y)}V${n(y - h * u)}L${n(x + (gx + w / 2) * u)} ${n(y - (h + w * 0.3) * u)}L${n(x + (gx + w) * u)} ${n(y - h * u)}V${n(y)}Z`,
      wall,
    )
  return (
    coneDrum(x, y - 52 * u, 34 * u, 30 * u, 42 * u, paint) +
    rect(x - 50 * u, y - 38 * u, 100 * u, 38 * u, side > 0 ? paint.wall : paint.shade) +
    rect(side > 0 ? x + 18 * u : x - 50 * u, y - 38 * u, 32 * u, 38 * u, paint.shade) +
    poly(
      [
        x - 54 * u,
        y - 37 * u,
        x - 40 * u,
        y - 52 * u,
        x + 40 * u,
        y - 52 * u,
        x + 54 * u,
        y - 37 * u,
      ],
      paint.roof,
    ) +
    (side > 0
      ? poly(
          [
            x + 18 * u,
            y - 37 * u,
            x + 24 * u,
            y - 52 * u,
            x + 40 * u,
            y - 52 * u,
            x + 54 * u,
            y - 37 * u,
          ],
          paint.roofShade,
        )
      : poly(
          [
            x - 18 * u,
            y - 37 * u,
            x - 24 * u,
            y - 52 * u,
            x - 40 * u,
            y - 52 * u,
            x - 54 * u,
            y - 37 * u,
          ],
          paint.roofShade,
        )) +
    gable(-20, 40, 44, paint.wall) +
    poly(
      [
        x - 23 * u,
        y - 42 * u,
        x,
        y - 60 * u,
        x + 23 * u,
        y - 42 * u,
        x + 20 * u,
        y - 42 * u,
        x,
        y - 55 * u,
        x - 20 * u,
        y - 42 * u,
      ],
      paint.roof,
    ) +
    path(
      `M${n(x - 6 * u)} ${n(y)}V${n(y - 16 * u)}A${n(6 * u)} ${n(6 * u)} 0 0 1 ${n(x + 6 * u)} ${n(y - 16 * u)}V${n(y)}Z`,
      paint.opening,
    ) +
    rect(x - 1.6 * u, y - 40 * u, 3.2 * u, 10 * u, paint.opening, 1.6 * u) +
    rect(x - 34 * u, y - 26 * u, 3 * u, 9 * u, paint.opening, 1.5 * u) +
    rect(x + 32 * u, y - 26 * u, 3 * u, 9 * u, paint.opening, 1.5 * u)
  )
}
