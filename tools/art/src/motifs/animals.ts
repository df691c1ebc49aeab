import {
  at,
  bend,
  circle,
  type Color,
  darken,
  ellipse,
  lighten,
  line,
  n,
  path,
  shaded,
  type Svg,
  times,
  within,
} from '../kit/index.ts'

const elephantBody =
  'M-128 -108C-132 -160 -70 -188 0 -184C36 -182 62 -180 80 -168C106 -180 142 -158 148 -120C152 -96 148 -66 150 -40C152 -18 160 -10 172 -16L178 -6C166 8 138 6 131 -24C126 -50 124 -70 113 -82C104 -76 92 -76 82 -80L80 0H42L37 -60C10 -52 -20 -52 -42 -60L-44 0H-84L-88 -58C-104 -68 -122 -84 -128 -108Z'

/** An elephant in profile facing right, feet at (x, y), about 190 high at scale 1. */
export function elephant(x: number, y: number, scale: number, hide: Color, flip = false): Svg {
  const dark = darken(hide, 0.38)
  const content =
    path('M4 -70L2 -2H34L38 -70ZM-118 -90L-116 -2H-88L-84 -60Z', dark) +
    bend([-127, -112, -144, -90, -142, -58], dark, 5) +
    ellipse(-142, -52, 4, 9, dark) +
    shaded(
      elephantBody,
      hide,
      path('M-130 -92C-60 -66 60 -70 90 -88L90 8H-130Z', darken(hide, 0.2)),
      path('M-120 -150C-70 -192 30 -190 78 -168C30 -176 -70 -176 -120 -150Z', lighten(hide, 0.22)),
    ) +
    path('M126 -74Q146 -64 158 -74Q148 -52 124 -62Z', '#fff0d8') +
    path('M72 -162C44 -166 32 -122 50 -88C64 -76 88 -104 94 -134C95 -152 88 -160 72 -162Z', dark) +
    path(
      'M74 -156C54 -156 44 -122 57 -97C68 -92 84 -112 88 -134C88 -148 84 -154 74 -156Z',
      darken(hide, 0.15),
    ) +
    circle(117, -128, 4, '#2b1b2f') +
    times(3, (index) => path(`M${46 + index * 11} 0a5 6 0 0 1 10 0Z`, lighten(hide, 0.35))).join(
      '',
    ) +
    times(3, (index) => path(`M${-80 + index * 11} 0a5 6 0 0 1 10 0Z`, lighten(hide, 0.35))).join(
      '',
    )
  return at(x, y, content, { scale, scaleX: flip ? -scale : scale })
}

/** A heron or egret standing at (x, y). */
export function heron(x: number, y: number, scale: number, color: Color, flip = false): Svg {
  return at(
    x,
    y,
    line([-3, -34, -4, 0], '#5b4a44', 2.4) +
      line([5, -34, 8, 0], '#5b4a44', 2.4) +
      path(
        'M-30 -34C-16 -60 10 -62 16 -54C24 -66 12 -78 18 -92C22 -100 32 -98 34 -92L56 -88L34 -86C28 -80 30 -72 28 -62C24 -42 8 -32 -10 -32Z',
        color,
      ) +
      path('M-30 -34C-14 -46 6 -46 14 -38C6 -32 -2 -31 -10 -32Z', darken(color, 0.2)),
    { scale, scaleX: flip ? -scale : scale },
  )
}

/** A sitting cat seen from behind, its tail down, about 60 high at scale 1. */
export function cat(x: number, y: number, scale: number, fur: Color, flip = false): Svg {
  return at(
    x,
    y,
    path('M-16 0C-20 -18 -14 -32 -8 -38L-11 -56L-3 -49H5L13 -56L11 -38C18 -30 22 -16 17 0Z', fur) +
      bend([15, -4, 28, -2, 30, 10, 24, 18], fur, 5) +
      path('M4 -48L13 -56L11 -38C18 -30 22 -16 17 0H6C12 -16 12 -34 4 -48Z', darken(fur, 0.3)),
    { scale, scaleX: flip ? -scale : scale },
  )
}

/** A dog trotting to the right, about 50 high at scale 1. */
export function dog(x: number, y: number, scale: number, fur: Color, flip = false): Svg {
  return at(
    x,
    y,
    line([-22, -22, -28, 0], darken(fur, 0.3), 6) +
      line([20, -22, 14, 0], darken(fur, 0.3), 6) +
      line([-18, -22, -14, 0], fur, 6) +
      line([22, -22, 28, 0], fur, 6) +
      path(
        'M-28 -34C-10 -40 10 -40 22 -40L28 -54L38 -50L52 -46C52 -40 44 -38 38 -38C34 -24 26 -16 14 -18C-4 -20 -16 -18 -26 -18C-32 -24 -32 -30 -28 -34Z',
        fur,
      ) +
      path('M28 -54L24 -38L34 -44Z', darken(fur, 0.35)) +
      bend([-28, -32, -40, -42, -40, -52], fur, 5),
    { scale, scaleX: flip ? -scale : scale },
  )
}

/** A macaque sitting, facing right, about 200 high at scale 1. */
export function macaque(
  x: number,
  y: number,
  scale: number,
  fur: Color,
  flip = false,
  face: Color = '#d79a86',
): Svg {
  const dark = darken(fur, 0.3)
  const light = lighten(fur, 0.35)
  const content =
    bend([-50, -14, -92, -10, -112, -44, -98, -74], dark, 12) +
    shaded(
      'M-62 0C-78 -60 -58 -124 -16 -142C14 -152 40 -132 46 -100C54 -60 56 -24 60 0Z',
      fur,
      path('M-70 0C-76 -70 -58 -122 -20 -140C-44 -90 -42 -40 -30 0Z', dark),
      path('M18 -110C40 -100 46 -50 40 0H4C-4 -40 2 -90 18 -110Z', light),
    ) +
    path('M-44 -8C-34 -50 20 -60 44 -30C52 -18 48 -4 40 0H-30C-40 0 -46 -2 -44 -8Z', fur) +
    path('M10 0C14 -12 44 -14 62 -8C68 -6 68 0 64 0Z', face) +
    bend([18, -104, 44, -74, 52, -44], fur, 20) +
    ellipse(56, -36, 9, 7, face, 40) +
    path(
      'M-20 -176C-20 -210 10 -224 36 -216C62 -208 70 -184 64 -160C58 -136 34 -126 12 -134C-10 -140 -20 -156 -20 -176Z',
      fur,
    ) +
    path('M-4 -206C6 -228 40 -232 52 -206C36 -216 14 -216 -4 -206Z', dark) +
    ellipse(-14, -170, 9, 12, face) +
    path(
      'M22 -196C42 -206 62 -194 64 -176C68 -166 70 -150 58 -144C44 -138 24 -140 18 -154C12 -168 12 -188 22 -196Z',
      face,
    ) +
    ellipse(58, -158, 10, 9, lighten(face, 0.25)) +
    circle(38, -178, 4.4, '#2b1b2f') +
    circle(57, -178, 3.8, '#2b1b2f') +
    line([28, -188, 44, -190], dark, 4) +
    bend([50, -151, 58, -149, 65, -152], '#7a3b3b', 2.4) +
    path('M-6 -152C2 -134 16 -126 32 -128L24 -112L8 -122L2 -116Z', light)
  return at(x, y, content, { scale, scaleX: flip ? -scale : scale })
}

/** A gull or stork gliding, its wings spread, about 100 across at scale 1. */
export function glider(
  x: number,
  y: number,
  scale: number,
  white: Color,
  tip: Color,
  turn = 0,
): Svg {
  return at(
    x,
    y,
    path(
      'M-52 -14C-34 -24 -14 -14 0 0C14 -16 36 -26 54 -12C36 -14 20 -4 8 8L-4 10C-16 -2 -34 -10 -52 -14Z',
      white,
    ) +
      path(
        'M-52 -14C-44 -18 -36 -20 -28 -18L-30 -11C-38 -13 -46 -14 -52 -14ZM54 -12C46 -18 38 -21 30 -19L33 -12C40 -14 48 -14 54 -12Z',
        tip,
      ) +
      ellipse(2, 5, 12, 5, white, 8),
    { scale, turn },
  )
}

/** A sea turtle seen from above, swimming to the right. */
export function turtle(
  x: number,
  y: number,
  scale: number,
  shell: Color,
  skin: Color,
  turn = 0,
): Svg {
  const shellPath =
    'M-64 0C-60 -34 -20 -46 16 -40C48 -34 62 -16 62 0C62 16 48 34 16 40C-20 46 -60 34 -64 0Z'
  return at(
    x,
    y,
    path('M30 -30C50 -60 40 -96 14 -110C4 -84 4 -52 12 -32Z', skin) +
      path('M30 30C60 46 64 80 48 104C26 88 10 56 12 32Z', darken(skin, 0.2)) +
      path(
        'M-44 -24C-66 -40 -86 -40 -92 -30C-80 -20 -62 -12 -50 -12ZM-44 24C-66 40 -86 40 -92 30C-80 20 -62 12 -50 12Z',
        skin,
      ) +
      path('M54 -14C70 -26 96 -20 100 0C96 20 70 26 54 14Z', skin) +
      circle(86, -8, 3.4, '#1d1430') +
      circle(86, 8, 3.4, '#1d1430') +
      shaded(shellPath, shell, path('M-70 0C-20 8 30 8 66 0V50H-70Z', darken(shell, 0.22))) +
      within(
        shellPath,
        times(5, (index) =>
          line(
            [-50 + index * 26, -14, -38 + index * 26, 0, -50 + index * 26, 14],
            lighten(shell, 0.35),
            3,
          ),
        ).join(''),
        line([-50, -14, 60, -14], lighten(shell, 0.35), 3),
        line([-50, 14, 60, 14], lighten(shell, 0.35), 3),
        times(
          4,
          (index) =>
            line([-36 + index * 26, -14, -44 + index * 28, -44], lighten(shell, 0.35), 3) +
            line([-36 + index * 26, 14, -44 + index * 28, 44], lighten(shell, 0.35), 3),
        ).join(''),
      ),
    { scale, turn },
  )
}

/** A fish in profile facing right, 40 long at scale 1. */
export const fish = (
  x: number,
  y: number,
  scale: number,
  color: Color,
  stripe: Color,
  flip = false,
): Svg =>
  at(
    x,
    y,
    path('M-20 0L-34 -11L-31 0L-34 11Z', stripe) +
      shaded(
        'M-22 0C-12 -15 12 -15 22 0C12 15 -12 15 -22 0Z',
        color,
        times(2, (index) => path(`M${n(-8 + index * 13)} -16h6v32h-6Z`, stripe)),
      ) +
      circle(15, -2.4, 2, '#1d1430'),
    { scale, scaleX: flip ? -scale : scale },
  )
