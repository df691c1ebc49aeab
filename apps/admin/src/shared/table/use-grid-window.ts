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

/** The assumed size if there is no layout, as in tests. */
const unmeasured: Rect = { width: 1280, height: 15 * rowHeight }

/** The number of rows that are rendered above and below the visible ones. */
const overscan = 12

type GridVirtualizer = Virtualizer<HTMLDivElement, Element>

const observeRect = (grid: GridVirtualizer, report: (rect: Rect) => void) =>
  observeElementRect(grid, (rect) => report(rect.height > 0 ? rect : unmeasured))

interface GridWindowOptions {
  count: number
  scroller: RefObject<HTMLDivElement | null>
  /** A row that is always rendered, because it may have the focus. */
  kept: number
}

/** Computes which rows of a long table are rendered, and where. */
export function useGridWindow({ count, scroller, kept }: GridWindowOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const absent = kept < count && !indexes.includes(kept)
      return absent ? [...indexes, kept].sort((one, other) => one - other) : indexes
    },
    [kept, count],
  )
  // The rule is about React's compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  return useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeRect,
    initialRect: unmeasured,
    overscan,
    rangeExtractor,
    // The heading covers the first pixels of the scroll area.
    scrollPaddingEnd: rowHeight,
  })
}
