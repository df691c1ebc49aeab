import { at, circle, type Color, line, path, rect, type Svg } from '../kit/index.ts'

/** A horse and its rider in silhouette, walking to the right; hooves at (x, y), 130 high. */
export function horseman(x: number, y: number, scale: number, ink: Color, coat: Color): Svg {
  return at(
    x,
    y,
    line([-38, -46, -44, -22, -40, 0], ink, 8) +
      line([-28, -44, -26, -20, -32, 0], ink, 8) +
      line([26, -46, 34, -24, 28, 0], ink, 7) +
      line([18, -44, 18, -20, 22, 0], ink, 7) +
      path(
        'M-46 -62C-40 -74 -10 -70 10 -70C24 -72 34 -88 42 -104L54 -112L58 -104L72 -94Q74 -86 66 -86L54 -90C48 -70 42 -52 30 -44C10 -36 -20 -38 -38 -42C-48 -46 -48 -56 -46 -62Z',
        ink,
      ) +
      path('M-44 -62Q-64 -56 -60 -26Q-52 -34 -46 -48Z', ink) +
      line([-4, -70, 8, -52, 4, -34], ink, 8) +
      path('M-12 -66L-8 -104Q0 -114 8 -104L10 -66Z', coat) +
      line([2, -98, 16, -86, 30, -84], coat, 7) +
      circle(2, -118, 9, '#8a5a44') +
      rect(-11, -129, 26, 6, ink, 3),
    { scale },
  )
}
