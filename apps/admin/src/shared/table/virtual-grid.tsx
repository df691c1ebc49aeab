import {
  type CSSProperties,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Grid, GridBody, GridScroller, GridTail, rowHeight } from './grid.styles.ts'
import type { ListColumn } from './list-column.ts'
import type { HeadingsProps } from './table-head.tsx'
import { GridHeadings } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { rowIndexOf, useCurrentRow } from './use-current-row.ts'
import type { Selection } from './selection.ts'
import { useGridWindow } from './use-grid-window.ts'

/** What a page can do with its grid. */
export interface GridHandle {
  /** Scrolls to a row and focuses it; false if it is not loaded. */
  focusRow: (key: number) => boolean
  /** Focuses the row that was focused last, or the first one; false if there are no rows. */
  focusCurrent: () => boolean
}

interface VirtualGridProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  /** The loaded rows. Pass the same array until one changes. */
  rows: readonly Row[]
  keyOf: (row: Row) => number
  /** The link to a row's details. */
  hrefOf: (row: Row) => string
  /** The number of rows, loaded or not. */
  total: number
  sorting: HeadingsProps['sorting']
  onOpen: (row: Row) => void
  /** The key of the row whose details are open. */
  selected?: number | undefined
  /** For a table whose rows can be selected, and what each row is called. */
  selection?: Selection | undefined
  nameOf?: (row: Row) => string
  /** Whether another list is loading. */
  busy?: boolean
  /** Identifies the list. A new list starts at its top. */
  listKey: string
  /** Loads the next rows; undefined if there are none or they must not be loaded now. */
  onNearEnd?: (() => void) | undefined
  /** Shown below the last row. */
  tail?: string | undefined
  ref?: Ref<GridHandle>
}

/** How many rows before the end the next ones are loaded. */
const nearEnd = 60

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

const usualWidth = 148

/** The tracks of a grid's columns. The last column takes the remaining width. */
export const tracksOf = (columns: readonly { width?: number }[], selects = false) =>
  ({
    '--select': selects ? `${rowHeight}px` : '0px',
    '--columns': [
      ...(selects ? [`${rowHeight}px`] : []),
      ...columns.map(({ width = usualWidth }, index) =>
        index === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
      ),
    ].join(' '),
  }) as CSSProperties

/**
 * A table of any length that renders only the visible rows. Assistive technology gets the full row count, and the Tab
 * key reaches one row.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { columns, rows, keyOf, hrefOf, total, selected, busy, listKey, onNearEnd, ref } = props
  const { selection, nameOf } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const open = (index: number) => {
    const row = rows[index]
    if (row !== undefined) props.onOpen(row)
  }
  const select = (index: number, shift: boolean) => {
    const row = rows[index]
    if (row !== undefined) selection?.toggle(String(keyOf(row)), shift)
  }
  const keyboard = useCurrentRow({
    count: rows.length,
    body,
    scrollTo: (index) => grid.scrollToIndex(index),
    pageRows: () => Math.max(1, Math.floor((grid.scrollRect?.height ?? 0) / rowHeight) - 2),
    onOpen: open,
    onSelect: selection && select,
  })
  const grid = useGridWindow({ count: rows.length, scroller, kept: keyboard.current })

  useImperativeHandle(ref, () => ({
    focusRow: (key) => keyboard.focusRow(rows.findIndex((row) => keyOf(row) === key)),
    focusCurrent: keyboard.focusCurrent,
  }))

  useScrollToTop(listKey, () => {
    grid.scrollToOffset(0)
    keyboard.setCurrent(0)
  })

  const last = grid.range?.endIndex ?? 0
  useEffect(() => {
    if (last >= rows.length - nearEnd) onNearEnd?.()
  }, [last, rows.length, onNearEnd])

  const openClicked = (event: MouseEvent) => {
    const index = rowIndexOf(event.target)
    if (index === undefined) return
    if (event.target instanceof HTMLInputElement) return select(index, event.shiftKey)
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A click that ends a text selection must not open the row.
    if (getSelection()?.isCollapsed !== false) open(index)
  }

  return (
    <GridScroller ref={scroller}>
      <Grid
        role="grid"
        aria-label={props.label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-busy={busy || undefined}
        style={tracksOf(columns, selection !== undefined)}
        onKeyDown={keyboard.onKeyDown}
      >
        <GridHeadings columns={columns} sorting={props.sorting} selects={selection !== undefined} />
        <GridBody
          ref={body}
          role="rowgroup"
          style={{ height: grid.getTotalSize() }}
          onClick={openClicked}
          onFocus={({ target }) => keyboard.setCurrent(rowIndexOf(target) ?? keyboard.current)}
        >
          {grid.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <GridRow
                  key={keyOf(row)}
                  row={row}
                  index={index}
                  start={start}
                  columns={columns}
                  hrefOf={hrefOf}
                  current={index === keyboard.current}
                  selected={keyOf(row) === selected}
                  checked={selection?.keys.has(String(keyOf(row)))}
                  nameOf={nameOf}
                />
              )
            )
          })}
        </GridBody>
      </Grid>
      {props.tail !== undefined && <GridTail>{props.tail}</GridTail>}
    </GridScroller>
  )
}

/** Calls `goToTop` when another list has replaced the previous one. */
function useScrollToTop(listKey: string, goToTop: () => void) {
  const shown = useRef(listKey)
  useLayoutEffect(() => {
    if (shown.current === listKey) return
    shown.current = listKey
    goToTop()
  })
}
