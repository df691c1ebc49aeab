import type { Element } from './elements.ts'
import { type Matrix, multiply, readTransform, widening } from './matrix.ts'
import { close, type Outline, transform } from './outline.ts'
import { removeCrossings } from './overlay.ts'
import { gradientOf } from './gradients.ts'
import { createFilledMark, type Ink, type Item } from './marks.ts'
import { applyOpacity } from './apply-opacity.ts'
import { clipItem } from './clip.ts'
import { outlineOf } from './shapes.ts'

/** State of reading a drawing: its clips and gradients by id, and those in use. */
export interface Reading {
  readonly named: ReadonlyMap<string, Element>
  /** Definitions of the gradients in use, by id. */
  readonly gradients: Map<string, string>
}

const idOf = (reference: string | undefined) => /^url\(#(.+)\)$/.exec(reference ?? '')?.[1]

/** Every element that has an id. */
export function namedElements(root: Element): Map<string, Element> {
  const named = new Map<string, Element>()
  const visit = (element: Element) => {
    const { id } = element.attributes
    if (id) named.set(id, element)
    element.children.forEach(visit)
  }
  visit(root)
  return named
}

/** The items of an element, with transforms and clips applied. */
export function readItems(element: Element, matrix: Matrix, reading: Reading): Item[] {
  const { tag, attributes, children } = element
  if (tag === 'clipPath' || tag === 'linearGradient') return []
  const own = attributes['transform']
  const here = own ? multiply(matrix, readTransform(own)) : matrix
  if (tag !== 'g' && tag !== 'svg') return marksOf(element, here, reading)
  let items = children.flatMap((child) => readItems(child, here, reading))
  const clip = reading.named.get(idOf(attributes['clip-path']) ?? '')
  if (clip) {
    const shapes = clip.children.flatMap((child) => transform(outlineOf(child), here).map(close))
    items = items.flatMap((item) => clipItem(item, shapes))
  }
  return attributes['opacity'] ? applyOpacity(items, Number(attributes['opacity'])) : items
}

function marksOf(element: Element, matrix: Matrix, reading: Reading): Item[] {
  const { attributes } = element
  const local = outlineOf(element)
  const outline = transform(local, matrix).filter((loop) => loop.length > 0)
  if (outline.length === 0) return []
  const opacity = Number(attributes['opacity'] ?? 1)
  const items: Item[] = []
  const fill = attributes['fill'] ?? '#000000'
  if (fill !== 'none') {
    const gradient = reading.named.get(idOf(fill) ?? '')
    const color = gradient ? gradientOf(gradient, local, matrix, reading.gradients) : fill
    const ink: Ink = { color, opacity: opacity * Number(attributes['fill-opacity'] ?? 1) }
    const closed = outline.map(close)
    const even = attributes['fill-rule'] === 'evenodd'
    items.push(
      createFilledMark(even ? (removeCrossings(closed, 'evenodd') ?? closed) : closed, ink, []),
    )
  }
  const stroke = attributes['stroke']
  if (stroke && stroke !== 'none') {
    const width = Number(attributes['stroke-width'] ?? 1) * widening(matrix)
    const line = { width: Math.round(width * 100) / 100, style: styleOf(attributes) }
    const closes = /z\s*$/i.test(attributes['d'] ?? 'z')
    const loops: Outline = closes ? outline.map(close) : outline
    items.push({ outline: loops, ink: { color: stroke, opacity, line }, clips: [] })
  }
  return items
}

const styleOf = (attributes: Element['attributes']): string =>
  ['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']
    .filter((name) => attributes[name])
    .map((name) => ` ${name}="${attributes[name]}"`)
    .join('')
