/** Has a contrast of at least 3:1 on light and dark backgrounds. */
const neutralColor = '#8C7A8C'

/**
 * Returns a line icon as a CSS image. `path` is drawn in a square of 16 by 16. CSS images cannot use custom properties, so
 * a switchable colour is replaced by one that works in both modes.
 */
export function drawnIcon(path: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${color.startsWith('var(') ? neutralColor : color}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
