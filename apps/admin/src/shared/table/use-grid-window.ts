import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import { rowHeight } from './grid.styles.ts'

/** What is taken to be in sight where nothing is laid out: rows are there all the same, for a test or a reader. */
const unmeasured: Rect = { width: 1280, height: 15 * rowHeight }

/** Rows beyond either edge that are drawn ahead of the scrolling. */
const overscan = 12

type GridVirtualizer = Virtualizer<HTMLDivElement, Element>

const observeRect = (grid: GridVirtualizer, report: (rect: Rect) => void) =>
  observeElementRect(grid, (rect) => report(rect.height > 0 ? rect : unmeasured))

interface GridWindowOptions {
  count: number
  scroller: RefObject<HTMLDivElement | null>
  /** A row that stays drawn wherever the table is scrolled to, for it may have the focus. */
  kept: number
}

/** Which rows of a long table are drawn, and where. */
export function useGridWindow({ count, scroller, kept }: GridWindowOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const absent = kept < count && !indexes.includes(kept)
      return absent ? [...indexes, kept].sort((one, other) => one - other) : indexes
    },
    [kept, count],
  )
  // It is about React's compiler, which does not run here.
  // eslint-disable-next-line react-hooks/incompatible-library
  return useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeRect,
    initialRect: unmeasured,
    overscan,
    rangeExtractor,
    // The heading lies over the first pixels of what is in sight.
    scrollPaddingEnd: rowHeight,
  })
}
