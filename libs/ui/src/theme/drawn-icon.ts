/** Between light and dark: a mark of 3:1 and more on either ground. */
const markColor = '#8C7A8C'

/**
 * A small line drawing as a CSS image: `path` on a field of 16 by 16, in one colour. An image knows no custom property:
 * where the colours are switchable it has one for both looks.
 */
export function drawnIcon(path: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${color.startsWith('var(') ? markColor : color}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
