import type { ReactNode } from 'react'
import type { OnPhone } from './on-phone.ts'

export interface GridColumn<Row, Id extends string = string> {
  /** The column to sort by. */
  id: Id
  heading: string
  /** In CSS pixels. */
  width: number
  /** Whether it names its row. Such a column stays in view and links to the row's details. */
  naming?: boolean
  onPhone?: OnPhone<Row>
  cell: (row: Row) => ReactNode
}

/** What a page can do with its grid. */
export interface GridHandle {
  /** Scrolls to a row and focuses it; false if it is not loaded. */
  focusRow: (key: number) => boolean
  /** Focuses the row that was focused last, or the first one; false if there are no rows. */
  focusCurrent: () => boolean
}
