import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { styled } from 'styled-components'
import type { ListSorting } from './list-sorting.ts'

/** A column as its heading shows it. */
export interface Heading {
  heading: string
  /** Whether it names its row, and stays in view. */
  naming?: boolean | undefined
  /** The order of the API that its heading sorts by. */
  sort?: string | undefined
}

export interface HeadingsProps {
  columns: readonly Heading[]
  /** Whether the rows have checkboxes. */
  selects?: boolean
  /** What sorts the table, if its headings do. */
  sorting?: Pick<ListSorting, 'order' | 'sortBy'> | undefined
}

const orderWords = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: '↑', desc: '↓' } as const

/** The attributes of a heading, and its text, a button if it sorts. */
export function headingProps(
  { heading, naming, sort }: Heading,
  sorting: HeadingsProps['sorting'],
) {
  const named = { 'data-naming': naming || undefined }
  if (!sorting || sort === undefined) return { ...named, children: heading }
  const { order, sortBy } = sorting
  const isSorted = order.sort === sort
  return {
    ...named,
    'aria-sort': isSorted ? orderWords[order.direction] : ('none' as const),
    children: (
      <SortButton type="button" onClick={() => sortBy(sort)}>
        <span>{heading}</span>
        {isSorted && <span aria-hidden="true">{arrows[order.direction]}</span>}
      </SortButton>
    ),
  }
}

export const selectHeading = <VisuallyHidden>Selected</VisuallyHidden>

/** The headings of a table. */
export const TableHead = ({ columns, selects = false, sorting }: HeadingsProps) => (
  <thead>
    <tr>
      {selects && <th scope="col">{selectHeading}</th>}
      {columns.map((column) => (
        <th key={column.heading} scope="col" {...headingProps(column, sorting)} />
      ))}
    </tr>
  </thead>
)

/** Headings of which the first one names the rows. */
export const headingsOf = (headings: readonly string[]): Heading[] =>
  headings.map((heading, index) => ({ heading, naming: index === 0 }))

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
