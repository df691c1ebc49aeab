import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { ListHead } from './list-head.tsx'
import { ListResults, type ListResultsProps } from './list-results.tsx'
import { type SortNames, useColumns } from './list-view.tsx'
import type { ListColumn } from './list-column.ts'
import { RowTable } from './row-table.tsx'
import { RowCheckbox, SelectedRows, type Selects } from './selected-rows.tsx'
import type { List } from './use-list.ts'
import { type Heading, TableHead } from './table-head.tsx'
import { Bar, ScrollRegion, Table } from './table.styles.ts'

interface ListRowsProps<Row> extends Omit<ListResultsProps<Row>, 'children' | 'placeholder'> {
  /** The name of the rows, for screen readers. */
  label: string
  /** How many rows were found, in other words than usual, and the element that says it, for a page that focuses it. */
  found?: string
  foundRef?: Ref<HTMLParagraphElement>
  /** What operators must know about the rows, next to their number. */
  note?: string | undefined
  /** What can be done with several rows. */
  selects?: Selects<Row>
}

interface ListTableProps<Row> extends ListRowsProps<Row> {
  columns: readonly ListColumn<Row>[]
  /** Shown below a row, if it is open. */
  details?: (row: Row) => ReactNode
  /** The focusable region of the table. */
  regionRef?: Ref<HTMLDivElement>
}

/** The rows of a list as a table, below what was found, and what can be done with those that are selected. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, label, selects, columns, details, regionRef, foundRef } = props
  const { keyOf, rows, sorting } = list
  const { shown } = useColumns(columns)
  return (
    <>
      <ListHead {...props} ref={foundRef} />
      <ListResults {...props} placeholder={<TablePlaceholder columns={columns} />}>
        <RowTable
          {...{ label, rows, keyOf, details, regionRef, sorting }}
          columns={shown}
          checkbox={checkboxesOf(list, selects)}
        />
      </ListResults>
      {selects && <SelectedRows list={list} {...selects} />}
    </>
  )
}

const lines = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a table while its first rows load. */
const TablePlaceholder = ({ columns }: { columns: readonly Heading[] }) => (
  <ScrollRegion aria-hidden="true">
    <Table>
      <TableHead columns={columns} />
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            {columns.map(({ heading }) => (
              <td key={heading}>
                <Bar />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </ScrollRegion>
)

interface ListItemsProps<Row> extends ListRowsProps<Row> {
  placeholder: ReactNode
  sortNames: SortNames
  /** Above what was found. */
  intro?: ReactNode
  children: (row: Row) => ReactNode
}

/** The rows of a list as items, below what was found, and what can be done with those that are selected. */
export function ListItems<Row>(props: ListItemsProps<Row>) {
  const { list, label, selects, intro, children } = props
  const { itemsRef, rows, keyOf, touching } = list
  const checkbox = checkboxesOf(list, selects)
  return (
    <>
      <ListHead {...props}>{intro}</ListHead>
      <ListResults {...props}>
        <Stack gap={1} as="ul" ref={itemsRef} role="list" aria-label={label}>
          {rows.map((row) => (
            <Item key={keyOf(row)} data-row={keyOf(row)} {...touching(row)}>
              {checkbox?.(row)}
              {children(row)}
            </Item>
          ))}
        </Stack>
      </ListResults>
      {selects && <SelectedRows list={list} {...selects} />}
    </>
  )
}

/** The checkbox of each row, if rows can be selected. */
const checkboxesOf = <Row,>({ selection, keyOf }: List<Row>, selects?: Selects<Row>) =>
  selects &&
  ((row: Row) => (
    <RowCheckbox selection={selection} rowKey={String(keyOf(row))} name={selects.rowOf(row).name} />
  ))

/** With its checkbox at the left, if it can be selected. */
const Item = styled.li`
  display: flex;
  align-items: start;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
`
