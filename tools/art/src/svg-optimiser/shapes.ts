import { unitArc } from './arc.ts'
import type { Element } from './elements.ts'
import type { Point } from './matrix.ts'
import type { Loop, Outline, Segment } from './outline.ts'
import { readPath } from './path-data.ts'

/** The outline of a path, rectangle, circle or ellipse. Throws for any other element. */
export function outlineOf({ tag, attributes }: Element): Outline {
  const value = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return readPath(attributes['d'] ?? '')
    case 'circle':
      return [round(value('cx'), value('cy'), value('r'), value('r'))]
    case 'ellipse':
      return [round(value('cx'), value('cy'), value('rx'), value('ry'))]
    case 'rect': {
      const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')]
      return w > 0 && h > 0 ? [box(x, y, w, h, value('rx'))] : []
    }
    default:
      throw new Error(`Unsupported element <${tag}>.`)
  }
}

const round = (x: number, y: number, rx: number, ry: number): Loop =>
  unitArc(0, Math.PI * 2, [rx, 0, 0, ry, x, y])

const straight = (points: readonly Point[]): Segment[] =>
  points.map((from, index) => ({ from, to: points[(index + 1) % points.length] as Point }))

function box(x: number, y: number, w: number, h: number, radius: number): Loop {
  const [right, bottom] = [x + w, y + h]
  const [rx, ry] = [Math.min(radius, w / 2), Math.min(radius, h / 2)]
  if (rx === 0) {
    return straight([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ])
  }
  const corner = (cx: number, cy: number, quarter: number) =>
    unitArc((quarter * Math.PI) / 2, Math.PI / 2, [rx, 0, 0, ry, cx, cy])
  const corners = [
    ...corner(right - rx, bottom - ry, 0),
    ...corner(x + rx, bottom - ry, 1),
    ...corner(x + rx, y + ry, 2),
    ...corner(right - rx, y + ry, 3),
  ]
  return corners.flatMap((segment, index) => {
    const { from } = corners[(index + 1) % corners.length] as Segment
    const apart = Math.hypot(from[0] - segment.to[0], from[1] - segment.to[1]) > 1e-6
    return apart ? [segment, { from: segment.to, to: from }] : [segment]
  })
}
