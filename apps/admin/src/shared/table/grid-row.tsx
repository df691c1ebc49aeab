import { memo } from 'react'
import { type ListColumn, onPhoneOf } from './list-column.ts'

interface GridRowProps<Row> {
  row: Row
  /** From 0. */
  index: number
  /** Its offset in the table's body, in CSS pixels. */
  start: number
  columns: readonly ListColumn<Row>[]
  hrefOf: (row: Row) => string
  /** Whether the Tab key reaches it. */
  current: boolean
  /** Whether its details are open. */
  selected: boolean
  /** Whether it is one of the selected rows; undefined if rows cannot be selected. */
  checked?: boolean | undefined
  nameOf?: ((row: Row) => string) | undefined
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, start, columns, hrefOf, current, selected, checked, nameOf } = props
  return (
    <div
      role="row"
      // Row 1 is the heading.
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      tabIndex={current ? 0 : -1}
      style={{ transform: `translateY(${start}px)` }}
    >
      {checked !== undefined && (
        <div role="gridcell" data-select>
          <input
            type="checkbox"
            checked={checked}
            aria-label={`Select ${nameOf?.(row)}`}
            // The space bar does this on the row.
            tabIndex={-1}
            onChange={() => undefined}
          />
        </div>
      )}
      {columns.map((column) =>
        column.naming ? (
          <div key={column.heading} role="rowheader" data-naming {...onPhoneOf(column, row)}>
            <a href={hrefOf(row)} tabIndex={-1}>
              {column.cell(row)}
            </a>
          </div>
        ) : (
          <div key={column.heading} role="gridcell">
            {column.cell(row)}
          </div>
        ),
      )}
    </div>
  )
}

/** One row. It renders again only if its own props change, so that scrolling renders only new rows. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow
