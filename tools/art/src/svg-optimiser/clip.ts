import { areaOf, boxOf, chordsOf, type Loop, near, type Outline } from './outline.ts'
import { overlay } from './overlay.ts'
import { createFilledMark, isFadedGroup, type Item, itemBox, type Mark } from './marks.ts'
import { areClose, chordsNear, contains } from './region.ts'

/** The visible part of an item within a clip: fills are cut, items inside stay whole. */
export function clipItem(item: Item, clip: Outline): Item[] {
  if (isFadedGroup(item)) {
    const marks = item.marks.flatMap((mark) => clipItem(mark, clip))
    return marks.length > 0 ? [{ ...item, marks }] : []
  }
  const visible = clip.filter((loop) => near(boxOf(loop), itemBox(item)))
  if (visible.length === 0) return []
  if (item.ink.line) return lineWithin(item, clip)
  if (isWithin(item.outline, clip, 0)) return [item]
  const cut = overlay(item.outline, clip)
  if (!cut) return [{ ...item, clips: [...item.clips, clip] }]
  return cut.length > 0 ? [createFilledMark(cut, item.ink, item.clips)] : []
}

function lineWithin(item: Mark, clip: Outline): Item[] {
  const margin = (item.ink.line?.width ?? 0) / 2
  const kept: Loop[] = []
  const crossed: Loop[] = []
  for (const loop of item.outline) {
    const [start] = chordsOf(loop)
    if (crosses(loop, clip, margin)) crossed.push(loop)
    else if (start && contains(clip, start.a)) kept.push(loop)
  }
  return [
    ...(kept.length > 0 ? [{ ...item, outline: kept }] : []),
    ...(crossed.length > 0 ? [{ ...item, outline: crossed, clips: [...item.clips, clip] }] : []),
  ]
}

/** Whether a loop is closer to the edge of an outline than `margin`. */
export function crosses(loop: Loop, edge: Outline, margin: number): boolean {
  const box = boxOf(loop)
  return edge.some((other) => {
    if (!near(box, boxOf(other), margin)) return false
    const chords = chordsNear(chordsOf(other), box, margin)
    return chordsNear(chordsOf(loop), boxOf(other), margin).some((one) =>
      chords.some((chord) => areClose(one, chord, margin)),
    )
  })
}

/** Whether an outline is entirely inside the fill of another. */
export const isWithin = (outline: Outline, cover: Outline, margin: number): boolean =>
  outline.every((loop) => {
    const [start] = chordsOf(loop)
    if (!start || !contains(cover, start.a) || crosses(loop, cover, margin)) return false
    // A hole of the cover can be inside the loop without touching it.
    return cover.every((hole) => {
      const [point] = chordsOf(hole)
      return !point || areaOf(hole) > 0 || !contains([loop], point.a)
    })
  })
