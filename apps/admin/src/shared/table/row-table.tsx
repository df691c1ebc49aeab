import { theme } from '@farandfew/ui/theme/theme.ts'
import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { type ListColumn, onPhoneOf, secondLine } from './list-column.ts'
import { type HeadingsProps, TableHead } from './table-head.tsx'
import { ScrollRegion, Table } from './table.styles.ts'

interface RowTableProps<Row> {
  /** Its name, for screen readers. */
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The checkbox of a row, if rows can be selected. */
  checkbox?: ((row: Row) => ReactNode) | undefined
  /** Shown below a row, if it is open. */
  details?: ((row: Row) => ReactNode) | undefined
  sorting?: HeadingsProps['sorting']
  /** The focusable region of the table. */
  regionRef?: Ref<HTMLDivElement> | undefined
}

/** A table of dense rows, in a region that the keyboard can scroll. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, columns, rows, keyOf, checkbox, details, sorting, regionRef } = props
  const captionId = useId()
  const shrinking = columns.filter(({ shrinks }) => shrinks).length
  return (
    <ScrollRegion ref={regionRef} role="region" aria-labelledby={captionId} tabIndex={0}>
      <DenseTable>
        <caption id={captionId}>{label}</caption>
        <TableHead columns={columns} selects={checkbox !== undefined} sorting={sorting} />
        <tbody>
          {rows.map((row) => {
            const shown = details?.(row)
            const key = keyOf(row)
            return (
              <Fragment key={key}>
                <tr data-row={key}>
                  {checkbox && <td data-select>{checkbox(row)}</td>}
                  {columns.map((column) => {
                    const { heading, naming, shrinks, wraps } = column
                    const content = column.cell(row)
                    const marks = {
                      'data-shrinks': shrinks ? shrinking : undefined,
                      'data-wraps': wraps || undefined,
                      ...onPhoneOf(column, row),
                      ...(shrinks && typeof content === 'string' && { title: content }),
                    }
                    return naming ? (
                      <th key={heading} scope="row" {...marks}>
                        {content}
                      </th>
                    ) : (
                      <td key={heading} {...marks}>
                        {content}
                      </td>
                    )
                  })}
                </tr>
                {shown && (
                  <tr>
                    <td colSpan={columns.length + (checkbox ? 1 : 0)}>{shown}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  )
}

/** A row is one line, on a phone two, so that many are in view. */
const DenseTable = styled(Table)`
  ${secondLine}
  > thead > tr > th {
    padding: 10px 12px;
    vertical-align: middle;
  }
  > tbody > tr[data-row] > * {
    overflow: hidden;
    height: 48px;
    padding: 0 12px;
    text-overflow: ellipsis;
    vertical-align: middle;
    white-space: nowrap;
  }
  > tbody > tr[data-row] > [data-wraps] {
    min-width: 152px;
    line-height: 1.35;
    white-space: normal;
  }
  /* A link that is cut off ends there, and does not lie under the next cell. */
  > tbody > tr[data-row] > td > a {
    display: inline-block;
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    vertical-align: middle;
  }
  > tbody > tr > [data-select] {
    padding: 0;
  }
  ${theme.below.md} {
    > tbody > tr > td[data-on-phone] {
      min-width: calc(100vw - 156px);
      max-width: calc(100vw - 156px);
    }
    > tbody > tr > td[data-on-phone]:first-child,
    > tbody > tr > [data-select] + td[data-on-phone] {
      min-width: calc(100vw - 90px);
      max-width: calc(100vw - 90px);
    }
    > tbody > tr > th[data-on-phone] {
      max-width: 58vw;
    }
  }
  ${theme.media.lg} {
    > tbody > tr > [data-shrinks] {
      width: 50%;
      max-width: 0;
    }
    /* Beyond 100 % the last ones would have no width. */
    > tbody > tr > [data-shrinks='3'] {
      width: 33%;
    }
  }
`
