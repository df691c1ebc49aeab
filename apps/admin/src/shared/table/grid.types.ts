import type { ReactNode } from 'react'

export interface GridColumn<Row, Id extends string = string> {
  /** What it is put in order by. */
  id: Id
  heading: string
  /** CSS pixels. */
  width: number
  /** Whether it names its row: it stays in sight, and leads to the row's details. */
  naming?: boolean
  cell: (row: Row) => ReactNode
}

/** What a page may do with its grid. */
export interface GridHandle {
  /** Brings a row into sight and gives it the focus; false where it is not loaded. */
  focusRow: (key: number) => boolean
  /** Gives the focus to the row that had it last, or to the first; false where there is none. */
  focusCurrent: () => boolean
}
