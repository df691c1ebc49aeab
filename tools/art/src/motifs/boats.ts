import {
  at,
  bend,
  circle,
  type Color,
  darken,
  line,
  n,
  path,
  poly,
  rect,
  type Svg,
  times,
} from '../kit/index.ts'

/** A Thai long-tail boat, prow to the right, about 300 long at scale 1, its keel at (x, y). */
export function longTail(
  x: number,
  y: number,
  {
    hull,
    inside,
    ribbons,
    canopy,
    scale = 1,
    flip = false,
  }: {
    hull: Color
    inside: Color
    ribbons: readonly Color[]
    canopy?: Color
    scale?: number
    flip?: boolean
  },
): Svg {
  const content =
    path(
      'M-150 -42C-90 -22 20 -24 86 -46C116 -58 140 -84 156 -118L164 -116C152 -66 128 -22 84 -6C30 6 -90 4 -128 -4Z',
      hull,
    ) +
    path(
      'M-144 -30C-90 -12 30 -12 92 -36C70 -10 20 -2 -40 -2C-80 0 -120 0 -130 -6Z',
      darken(hull, 0.35),
    ) +
    path('M-150 -42C-90 -22 20 -24 86 -46C40 -52 -90 -54 -150 -42Z', inside) +
    line([-120, -40, 74, -42], darken(inside, 0.3), 4) +
    (canopy
      ? line([-84, -38, -84, -84], darken(hull, 0.3), 4) +
        line([18, -40, 18, -84], darken(hull, 0.3), 4) +
        path('M-100 -80Q-34 -104 34 -80L34 -74Q-34 -92 -100 -74Z', canopy) +
        path('M-34 -98Q10 -94 34 -80L34 -74Q6 -86 -34 -88Z', darken(canopy, 0.25))
      : '') +
    rect(-146, -66, 26, 16, '#3b2b33', 3) +
    line([-146, -54, -196, -26], '#3b2b33', 4) +
    ribbons
      .map((color, index) =>
        bend(
          [
            148 - index * 3,
            -98 + index * 9,
            141 - index * 3,
            -96 + index * 9,
            134 - index * 4,
            -84 + index * 10,
          ],
          color,
          8,
        ),
      )
      .join('') +
    ribbons
      .map((color, index) =>
        bend(
          [
            140 - index * 4,
            -92 + index * 9,
            144 + index * 2,
            -70 + index * 8,
            138 - index * 6,
            -52 + index * 7,
          ],
          color,
          4,
        ),
      )
      .join('')
  return at(x, y, content, { scale, scaleX: flip ? -scale : scale })
}

/** A two-masted gulet, bow to the right, about 420 long at scale 1, its waterline at (x, y). */
export function gulet(
  x: number,
  y: number,
  scale: number,
  hull: Color,
  deck: Color,
  flag: Color,
  flip = false,
): Svg {
  const dark = darken(hull, 0.4)
  const rope = '#5b4a44'
  const content =
    line([40, -56, 40, -300], darken(deck, 0.35), 7) +
    line([-96, -60, -96, -250], darken(deck, 0.35), 6) +
    line([40, -292, 214, -66], rope, 2) +
    line([40, -292, -96, -120], rope, 2) +
    line([-96, -246, -196, -84], rope, 2) +
    line([40, -210, 186, -68], rope, 1.6) +
    path('M28 -98C10 -102 -60 -98 -88 -92L-88 -84C-50 -88 0 -90 28 -88Z', '#fff0d8') +
    path('M-104 -96C-130 -100 -160 -96 -182 -90L-180 -84C-150 -88 -124 -88 -104 -86Z', '#fff0d8') +
    path('M54 -270L196 -78C150 -100 100 -110 64 -108C70 -160 66 -220 54 -270Z', '#fff0d8') +
    path('M54 -270L196 -78C176 -88 160 -94 142 -99C118 -160 88 -220 54 -270Z', '#ecd3b4') +
    rect(-150, -84, 96, 26, deck, 4) +
    rect(-70, -80, 82, 22, darken(deck, 0.15), 4) +
    times(5, (index) => rect(-140 + index * 30, -76, 16, 10, dark, 2)).join('') +
    path(
      'M-206 -70C-120 -46 60 -46 150 -62L262 -92C236 -50 214 -22 186 0L-176 0C-196 -18 -206 -44 -206 -70Z',
      hull,
    ) +
    path(
      'M-200 -36C-110 -18 90 -18 216 -42C206 -24 196 -12 186 0L-176 0C-188 -10 -196 -22 -200 -36Z',
      dark,
    ) +
    bend([-206, -70, -100, -52, 60, -52, 150, -64, 262, -94], lightTrim, 5) +
    times(6, (index) => circle(-120 + index * 46, -34, 4, '#fff0d8')).join('') +
    line([-206, -70, -214, -108], rope, 3) +
    path('M-214 -108C-232 -112 -240 -100 -256 -104L-254 -82C-240 -80 -230 -90 -211 -86Z', flag) +
    circle(-234, -96, 5.5, '#fff6e6') +
    circle(-232, -96, 4.4, flag)
  return at(x, y, content, { scale, scaleX: flip ? -scale : scale })
}

const lightTrim = '#f4dcae'

/** A small sailing boat: hull, mainsail and jib, about 100 high at scale 1. */
export function sailboat(
  x: number,
  y: number,
  scale: number,
  hull: Color,
  sail: Color,
  sailShade: Color,
): Svg {
  return at(
    x,
    y,
    line([0, -8, 0, -98], darken(hull, 0.3), 2.4) +
      path('M-4 -94C-10 -60 -26 -34 -40 -16L-4 -16Z', sailShade) +
      path('M4 -96C14 -66 34 -36 44 -16L4 -16Z', sail) +
      path('M-46 -12H50C44 -2 36 4 26 6H-28C-38 4 -44 -4 -46 -12Z', hull),
    { scale },
  )
}

/** A plain rowing or fishing boat, bow to the right, about 120 long at scale 1. */
export function skiff(
  x: number,
  y: number,
  scale: number,
  hull: Color,
  trim: Color,
  flip = false,
): Svg {
  return at(
    x,
    y,
    path('M-60 -20C-20 -10 30 -12 68 -28C62 -10 54 0 42 4H-44C-54 -2 -58 -10 -60 -20Z', hull) +
      path(
        'M-56 -8C-20 0 30 -2 62 -14C56 -4 50 2 42 4H-44C-50 0 -54 -4 -56 -8Z',
        darken(hull, 0.35),
      ) +
      bend([-60, -20, -20, -12, 30, -14, 68, -29], trim, 4) +
      rect(-26, -20, 12, 6, darken(trim, 0.3)) +
      rect(12, -21, 12, 6, darken(trim, 0.3)),
    { scale, scaleX: flip ? -scale : scale },
  )
}

/** A Bosphorus ferry, bow to the right, about 400 long at scale 1. */
export function ferry(x: number, y: number, scale: number, funnel: Color): Svg {
  const white = '#fdf1da'
  const shade = '#d3b394'
  return at(
    x,
    y,
    rect(-30, -150, 34, 56, funnel, 3) +
      rect(-30, -134, 34, 12, '#fff6e6') +
      rect(-10, -150, 14, 56, darken(funnel, 0.3)) +
      circle(-14, -128, 4, funnel) +
      rect(-110, -104, 220, 26, white, 4) +
      rect(84, -122, 44, 22, white, 4) +
      rect(92, -117, 30, 9, '#3a5a6c', 2) +
      rect(-150, -78, 300, 30, white, 4) +
      times(16, (index) => rect(-142 + index * 18, -72, 11, 14, '#3a5a6c', 2)).join('') +
      times(11, (index) => rect(-100 + index * 18, -98, 10, 12, '#3a5a6c', 2)).join('') +
      rect(-110, -82, 220, 4, shade) +
      path(
        'M-190 -52C-100 -46 90 -46 206 -60C196 -30 180 -10 160 0H-166C-182 -14 -190 -32 -190 -52Z',
        white,
      ) +
      path(
        'M-186 -26C-80 -18 90 -18 190 -30C182 -16 172 -8 160 0H-166C-176 -8 -182 -16 -186 -26Z',
        '#2b4a5c',
      ) +
      path('M-190 -52C-100 -46 90 -46 206 -60L204 -53C90 -40 -100 -40 -189 -45Z', shade) +
      line([-186, -52, -186, -92], '#5b4a44', 3) +
      path('M-186 -92C-200 -96 -208 -86 -222 -90L-221 -74C-208 -70 -200 -80 -186 -76Z', '#c22f3b') +
      circle(-205, -83, 4, '#fff6e6') +
      circle(-203.6, -83, 3.4, '#c22f3b'),
    { scale },
  )
}

/** A Porto wine boat with its square sail furled or set and casks aboard, bow to the right. */
export function rabelo(
  x: number,
  y: number,
  scale: number,
  sail: Color | undefined,
  hull = '#4a2f2b',
): Svg {
  return at(
    x,
    y,
    line([0, -20, 0, -190], '#3b2622', 6) +
      (sail
        ? path(
            'M-58 -176Q0 -168 58 -176C66 -130 66 -100 60 -66Q0 -52 -60 -66C-66 -100 -66 -130 -58 -176Z',
            sail,
          ) +
          path(
            'M10 -173Q40 -172 58 -176C66 -130 66 -100 60 -66Q40 -61 18 -59C26 -100 22 -140 10 -173Z',
            darken(sail, 0.2),
          )
        : line([-60, -176, 60, -170], '#3b2622', 5) +
          path('M-56 -174Q0 -156 56 -168L56 -172Q0 -166 -56 -178Z', '#f4dcae')) +
      line([0, -186, 150, -44], '#5b4a44', 1.8) +
      line([0, -186, -140, -52], '#5b4a44', 1.8) +
      line([-96, -40, -190, -64], '#3b2622', 7) +
      rect(-110, -76, 46, 6, '#3b2622') +
      line([-106, -72, -106, -30], '#3b2622', 4) +
      line([-68, -72, -68, -30], '#3b2622', 4) +
      times(5, (index) => {
        const bx = -40 + index * 24 + (index > 2 ? 6 : 0)
        return circle(bx, -32, 12, '#a8683c') + circle(bx, -32, 7, '#7d4a2c')
      }).join('') +
      path(
        'M-160 -56C-110 -22 90 -20 168 -58C150 -16 120 2 90 4H-96C-130 0 -150 -26 -160 -56Z',
        hull,
      ) +
      path(
        'M-150 -36C-100 -8 90 -6 154 -32C140 -8 116 2 90 4H-96C-126 0 -140 -16 -150 -36Z',
        darken(hull, 0.45),
      ) +
      bend([-160, -56, -80, -26, 70, -26, 168, -58], '#d9a35b', 4),
    { scale },
  )
}

/** A Balinese outrigger with its slanting sail, bow to the right. */
export function jukung(
  x: number,
  y: number,
  scale: number,
  hull: Color,
  sail: Color,
  stripes: Color,
): Svg {
  return at(
    x,
    y,
    line([-10, -14, 26, -168], '#5b4a44', 4) +
      path('M-4 -24L34 -172C66 -120 84 -70 88 -36Z', sail) +
      poly([12, -86, 22, -126, 66, -100, 78, -72], stripes) +
      line([-66, 8, 58, 6], '#e8d3ac', 5) +
      bend([-36, -14, -40, -6, -38, 6], '#5b4a44', 4) +
      bend([34, -14, 36, -6, 36, 6], '#5b4a44', 4) +
      path(
        'M-86 -28L-78 -14C-40 -6 40 -6 74 -14L98 -34C90 -8 70 4 50 4H-54C-74 2 -84 -12 -86 -28Z',
        hull,
      ) +
      path('M-78 -4C-40 2 50 0 82 -12C74 0 62 4 50 4H-54C-66 4 -74 0 -78 -4Z', darken(hull, 0.4)) +
      circle(82, -18, 3, '#fff6e6'),
    { scale },
  )
}

/** Points of a reflected mast or sail: short bars under a boat. */
export function reflection(x: number, y: number, width: number, color: Color, rows = 5): Svg {
  return times(rows, (index) => {
    const w = width * (1 - index * 0.16) * (index % 2 ? 0.7 : 1)
    return `<rect x="${n(x - w / 2 + (index % 2 ? width * 0.06 : 0))}" y="${n(y + index * 9)}" width="${n(w)}" height="4" rx="2" fill="${color}"/>`
  }).join('')
}
