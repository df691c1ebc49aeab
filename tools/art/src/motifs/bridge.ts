import { type Color, edges, line, n, path, rect, stroke, type Svg, times } from '../kit/index.ts'

/** The two-decked iron arch of Porto, its crown at (x, y), `span` wide and `rise` high. */
export function ironArch(
  x: number,
  y: number,
  span: number,
  rise: number,
  iron: Color,
  light: Color,
): Svg {
  const half = span / 2
  const outer = (t: number) => y + rise * t * t
  const inner = (t: number) => y + rise * 0.1 + rise * 0.95 * t * t * (1 + 0.05 * t)
  const steps = 20
  const at = (index: number) => (index / steps) * 2 - 1
  const top = times(steps + 1, (index) => [x + at(index) * half, outer(Math.abs(at(index)))]).flat()
  const bottom = times(steps + 1, (index) => [
    x + at(index) * half * 0.94,
    inner(Math.abs(at(index))),
  ]).flat()
  const braces = times(steps, (index) => {
    const [a, b] = [index * 2, index * 2 + 2]
    return (
      line(
        [top[a] as number, top[a + 1] as number, bottom[b] as number, bottom[b + 1] as number],
        iron,
        3,
      ) +
      line(
        [bottom[a] as number, bottom[a + 1] as number, top[b] as number, top[b + 1] as number],
        iron,
        3,
      )
    )
  }).join('')
  const hangers = [-0.72, -0.48, 0.48, 0.72].map((t) => {
    const px = x + t * half
    return rect(px - 5, y - 8, 10, outer(Math.abs(t)) - y + 8, iron)
  })
  const deck = y + rise * 0.88
  const rods = times(9, (index) => {
    const t = -0.64 + index * 0.16
    const px = x + t * half
    return line([px, inner(Math.abs(t)), px, deck], iron, 2.4)
  })
  return (
    braces +
    stroke(edges(top, false), iron, 8) +
    stroke(edges(bottom, false), iron, 7) +
    hangers.join('') +
    rods.join('') +
    rect(x - half * 1.4, y - 20, half * 2.8, 12, iron) +
    rect(x - half * 1.4, y - 22, half * 2.8, 4, light) +
    rect(x - half * 0.98, deck, half * 1.96, 9, iron) +
    rect(x - half * 0.98, deck - 2, half * 1.96, 3, light)
  )
}

/** A masonry arcade of equal arches between x and x + width, its road at y, feet at `ground`. */
export function arcade(
  x: number,
  y: number,
  width: number,
  arches: number,
  ground: (x: number) => number,
  { stone, shade, parapet }: { stone: Color; shade: Color; parapet: Color },
  pier = 0.3,
): Svg {
  const step = width / arches
  const open = step * (1 - pier)
  const spring = y + step * 0.12
  // Deep enough for plants in front of them.
  const feet =
    times(13, (index) => ground(x + (width * index) / 12)).reduce((a, b) => Math.max(a, b), 0) + 140
  const holes = times(arches, (index) => {
    const left = x + index * step + (step - open) / 2
    return `M${n(left)} ${n(feet)}V${n(spring + open / 2)}A${n(open / 2)} ${n(open / 2)} 0 0 1 ${n(left + open)} ${n(spring + open / 2)}V${n(feet)}Z`
  }).join('')
  const reveals = times(arches, (index) => {
    const left = x + index * step + (step - open) / 2
    const w = open * 0.13
    return path(
      `M${n(left)} ${n(feet)}V${n(spring + open / 2)}A${n(open / 2)} ${n(open / 2)} 0 0 1 ${n(left + open / 2)} ${n(spring)}A${n(open / 2 - w)} ${n(open / 2)} 0 0 0 ${n(left + w)} ${n(spring + open / 2)}V${n(feet)}Z`,
      shade,
    )
  }).join('')
  return (
    `<path fill-rule="evenodd" fill="${stone}" d="M${n(x)} ${n(y)}H${n(x + width)}V${n(feet)}H${n(x)}Z${holes}"/>` +
    reveals +
    rect(x - 20, y - step * 0.08, width + 40, step * 0.09, parapet)
  )
}
