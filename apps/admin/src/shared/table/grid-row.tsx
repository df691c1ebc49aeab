import { memo } from 'react'
import type { GridColumn } from './grid.types.ts'

interface GridRowProps<Row> {
  row: Row
  /** From 0. */
  index: number
  /** Where it begins in the table's body, in CSS pixels. */
  start: number
  columns: readonly GridColumn<Row>[]
  hrefOf: (row: Row) => string
  /** Whether it is the one that the Tab key reaches. */
  current: boolean
  /** Whether its details are open. */
  selected: boolean
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, start, columns, hrefOf, current, selected } = props
  return (
    <div
      role="row"
      // The heading is the first.
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      tabIndex={current ? 0 : -1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map(({ id, naming, cell }) =>
        naming ? (
          <div key={id} role="rowheader" data-naming>
            <a href={hrefOf(row)} tabIndex={-1}>
              {cell(row)}
            </a>
          </div>
        ) : (
          <div key={id} role="gridcell">
            {cell(row)}
          </div>
        ),
      )}
    </div>
  )
}

/** One row. It is drawn once, and again only when something of its own changes: scrolling draws new rows alone. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow
