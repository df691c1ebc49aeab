import { GridHead } from './grid.styles.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import type { Ordering } from '@farandfew/domain/contract/list-order.ts'
import type { GridColumn } from './grid.types.ts'

interface GridHeadingsProps<Id extends string> {
  columns: readonly Pick<GridColumn<never, Id>, 'id' | 'heading' | 'naming'>[]
  order: Ordering<Id>
  onSort: (column: Id) => void
  /** Whether the rows have checkboxes. */
  selects: boolean
}

export const orderWords = { asc: 'ascending', desc: 'descending' } as const
export const arrows = { asc: '↑', desc: '↓' } as const

/** The headings of a table. Each is a button that sorts by its column. */
export function GridHeadings<Id extends string>(props: GridHeadingsProps<Id>) {
  const { columns, order, onSort, selects } = props
  return (
    <GridHead role="rowgroup">
      <div role="row" aria-rowindex={1}>
        {selects && (
          <div role="columnheader" data-select>
            <VisuallyHidden>Selected</VisuallyHidden>
          </div>
        )}
        {columns.map(({ id, heading, naming }) => {
          const sorted = id === order.sort
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={sorted ? orderWords[order.direction] : 'none'}
              data-naming={naming}
            >
              <button type="button" onClick={() => onSort(id)}>
                <span>{heading}</span>
                {sorted && <span aria-hidden="true">{arrows[order.direction]}</span>}
              </button>
            </div>
          )
        })}
      </div>
    </GridHead>
  )
}
