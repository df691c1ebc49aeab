/** An element of a drawing, as the kit writes it: without text or names with colons. */
export interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

/** Parses the SVG text of a drawing. Throws if a tag is not closed. */
export function readElements(svg: string): Element {
  const root = { tag: '', attributes: {}, children: [] as Element[] }
  const open = [root]
  for (const [, slash, tag, text, closed] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (slash) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> has no opening tag.`)
      continue
    }
    const element = { tag: tag as string, attributes: readAttributes(text as string), children: [] }
    open.at(-1)?.children.push(element)
    if (!closed) open.push(element)
  }
  const [first] = root.children
  if (open.length !== 1 || first === undefined)
    throw new Error('A tag of the drawing is not closed.')
  return first
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
