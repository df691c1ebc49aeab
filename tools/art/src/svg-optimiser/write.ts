import { hash } from '../kit/random.ts'
import { isFadedGroup, type Item, type Mark } from './marks.ts'
import { type Decimals, writePath } from './write-path.ts'

/** Writes items as SVG, with one group for each clip. */
export function writeItems(items: readonly Item[], decimals: Decimals): string {
  const parts: string[] = []
  for (let index = 0; index < items.length;) {
    const item = items[index] as Item
    let end = index + 1
    if (isFadedGroup(item)) {
      parts.push(`<g opacity="${item.opacity}">${writeItems(item.marks, decimals)}</g>`)
    } else {
      while (end < items.length && sameClips(item, items[end] as Item)) end += 1
      const marks = (items.slice(index, end) as Mark[])
        .map((mark) => writeMark(mark, decimals))
        .join('')
      parts.push(
        item.clips.reduce((content, clip) => {
          const d = writePath(clip, true, decimals)
          const id = `c${hash(d).toString(36)}`
          return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
        }, marks),
      )
    }
    index = end
  }
  return parts.join('')
}

const sameClips = (mark: Mark, item: Item): boolean =>
  !isFadedGroup(item) &&
  item.clips.length === mark.clips.length &&
  item.clips.every((clip, index) => clip === mark.clips[index])

function writeMark({ outline, ink }: Mark, decimals: Decimals): string {
  const { color, opacity, line } = ink
  if (!line) {
    const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
    return `<path fill="${color}"${faint} d="${writePath(outline, true, decimals)}"/>`
  }
  const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  return `<path fill="none" stroke="${color}" stroke-width="${line.width}"${line.style}${faint} d="${writePath(outline, false, decimals)}"/>`
}
