import { circle, type Color, path, type Svg } from '../kit/index.ts'

/** The club's mark, 96 square: the sun behind two far ridges, a small boat before them. */
export function mark({
  sun,
  far,
  near,
  sea,
  sail,
}: {
  sun: Color
  far: Color
  near: Color
  sea: Color
  sail: Color
}): Svg {
  return (
    circle(58, 36, 21, sun) +
    path('M8 66L34 30L48 49L56 41L88 66Z', far) +
    path('M34 30L48 49L41 52L46 66H28L36 50Z', near) +
    path('M8 66H88C85 82 68 91 48 91C28 91 11 82 8 66Z', sea) +
    path('M50 77V52L66 75Z', sail) +
    path('M47 77V58L37 75Z', sail) +
    path('M33 78H69Q65 85 58 85H44Q36 84 33 78Z', sail)
  )
}
