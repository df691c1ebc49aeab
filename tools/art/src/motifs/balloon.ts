import {
  at,
  type Color,
  circle,
  darken,
  ellipse,
  faint,
  line,
  path,
  rect,
  type Svg,
  times,
  within,
} from '../kit/index.ts'

const envelope =
  'M0 -150C62 -150 100 -106 100 -58C100 -6 56 34 30 74L-30 74C-56 34 -100 -6 -100 -58C-100 -106 -62 -150 0 -150Z'

/** The gore stripes of an envelope: narrowing towards the sides, as on a ball. */
function gores(colors: readonly Color[]): Svg {
  const widths = [100, 84, 62, 38, 13]
  return widths
    .map((rx, index) => {
      const color = colors[index % colors.length] as Color
      return path(
        `M0 -152C${rx * 0.62} -152 ${rx} -106 ${rx} -58C${rx} -6 ${rx * 0.56} 34 ${rx * 0.3} 76L${-rx * 0.3} 76C${-rx * 0.56} 34 ${-rx} -6 ${-rx} -58C${-rx} -106 ${-rx * 0.62} -152 0 -152Z`,
        color,
      )
    })
    .join('')
}

export interface BalloonPaint {
  /** Stripes from the rim inwards, repeated. */
  readonly colors: readonly Color[]
  /** A band round its belly. */
  readonly band?: Color
  /** The side of the sun. */
  readonly light?: 'left' | 'right'
  /** How deep its shade side is. */
  readonly shade?: number
  readonly riders?: boolean
  readonly ink?: Color
}

/** A hot-air balloon about 300 high at scale 1, its envelope's middle at (x, y). */
export function balloon(
  x: number,
  y: number,
  scale: number,
  { colors, band, light = 'left', shade = 0.28, riders = false, ink = '#3b2233' }: BalloonPaint,
): Svg {
  const away = light === 'left' ? 1 : -1
  const base = colors[0] as Color
  const bands = band
    ? path('M-110 -66C-60 -38 60 -38 110 -66L110 -26C60 4 -60 4 -110 -26Z', band)
    : ''
  const content =
    within(
      envelope,
      gores(colors),
      bands,
      faint(
        shade,
        path(
          `M${away * 10} -160C${away * 74} -120 ${away * 62} 10 ${away * 8} 80L${away * 120} 80L${away * 120} -160Z`,
          darken(base, 0.85),
        ),
      ),
      faint(0.25, ellipse(away * -58, -92, 13, 34, '#fff6e6', away * 24)),
    ) +
    path('M-30 74L30 74L24 84L-24 84Z', darken(base, 0.35)) +
    line([-22, 84, -15, 112], ink, 2) +
    line([22, 84, 15, 112], ink, 2) +
    (riders
      ? times(
          3,
          (index) =>
            circle(-10 + index * 10, 105 - (index % 2) * 3, 4.4, ink) +
            rect(-13.5 + index * 10, 108, 7, 8, index === 1 ? '#c8623e' : ink, 3),
        ).join('')
      : '') +
    path('M-18 112L18 112L15 136Q0 140 -15 136Z', '#7a4a2c') +
    rect(-19, 110, 38, 5, ink, 2)
  return at(x, y, content, { scale })
}
