import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { styled } from 'styled-components'
import { arrows, orderWords } from './grid-head.tsx'
import type { Ordering } from '@farandfew/domain/contract/list-order.ts'

export interface TableHeadProps {
  columns: readonly string[]
  /** The column that names the row and stays in view. */
  naming?: string | undefined
  /** Whether the rows have checkboxes. */
  selects?: boolean
  /** Which headings sort the table. */
  sorting?: {
    /** What a heading sorts by; undefined if it does not. */
    sortOf: (heading: string) => string | undefined
    order: Ordering
    onSort: (column: string) => void
  }
}

/** The headings of a table. */
export function TableHead({ columns, naming, selects = false, sorting }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {selects && (
          <th scope="col">
            <VisuallyHidden>Selected</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => {
          const sort = sorting?.sortOf(column)
          const named = { scope: 'col', 'data-naming': column === naming || undefined } as const
          if (!sorting || sort === undefined) {
            return (
              <th key={column} {...named}>
                {column}
              </th>
            )
          }
          const { order, onSort } = sorting
          const isSorted = order.sort === sort
          return (
            <th key={column} {...named} aria-sort={isSorted ? orderWords[order.direction] : 'none'}>
              <SortButton type="button" onClick={() => onSort(sort)}>
                <span>{column}</span>
                {isSorted && <span aria-hidden="true">{arrows[order.direction]}</span>}
              </SortButton>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** As high as the heading. */
const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  margin-block: -10px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  outline-offset: -3px;
`
