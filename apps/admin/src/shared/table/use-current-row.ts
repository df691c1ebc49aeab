import { isEnter } from '@farandfew/ui/keys/is-composing.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface CurrentRowOptions {
  count: number
  body: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
  /** How many whole rows are visible. */
  pageRows: () => number
  onOpen: (index: number) => void
  /** Selects a row, with Shift also those before it; undefined if rows cannot be selected. */
  onSelect: ((index: number, shift: boolean) => void) | undefined
}

/** The index of the row that contains an element. */
export function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}

/**
 * The one row of a table that the Tab key reaches. Arrows, Home, End, PageUp and PageDown move the focus to another
 * row, Enter opens it, and the space bar selects it.
 */
export function useCurrentRow(options: CurrentRowOptions) {
  const { count, body, scrollTo, pageRows, onOpen, onSelect } = options
  const [wanted, setWanted] = useState({ index: 0, focus: false })
  const current = Math.max(0, Math.min(wanted.index, count - 1))

  useLayoutEffect(() => {
    if (!wanted.focus) return
    scrollTo(wanted.index)
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.index}"]`)
    row?.focus({ preventScroll: true })
    // Only a new request moves the focus, not another change of `scrollTo`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])

  const setCurrent = (index: number) =>
    setWanted((before) => (before.index === index ? before : { index, focus: false }))
  const focusRow = (index: number) => {
    if (index < 0 || index >= count) return false
    setWanted({ index, focus: true })
    return true
  }

  const steps: Record<string, (from: number) => number> = {
    ArrowDown: (from) => from + 1,
    ArrowUp: (from) => from - 1,
    Home: () => 0,
    End: () => count - 1,
    PageDown: (from) => from + pageRows(),
    PageUp: (from) => from - pageRows(),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = rowIndexOf(event.target)
    const step = steps[event.key]
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (index === undefined) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      focusRow(current)
    } else if (isEnter(event.nativeEvent)) {
      event.preventDefault()
      onOpen(index)
    } else if (event.key === ' ' && onSelect) {
      event.preventDefault()
      onSelect(index, event.shiftKey)
    } else if (step) {
      event.preventDefault()
      focusRow(Math.max(0, Math.min(step(index), count - 1)))
    }
  }

  const lastRow = useRef(current)
  useLayoutEffect(() => {
    lastRow.current = current
  }, [current])

  return {
    current,
    setCurrent,
    focusRow,
    focusCurrent: () => focusRow(lastRow.current),
    onKeyDown,
  }
}
