import { byteOrderMark, type CsvCell, writeCsvLines } from '@farandfew/domain/csv/csv-lines.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../table/file-saving.ts'
import { TableHead } from '../table/table-head.tsx'
import { ScrollRegion, Table } from '../table/table.styles.ts'

/** A column: its heading, its value in the file, and how the table shows it. */
export interface ChartColumn<Row> {
  heading: string
  valueOf: (row: Row) => CsvCell
  /** As the value if it is omitted. */
  show?: (row: Row) => string
  /** The page that it leads to. */
  hrefOf?: (row: Row) => string
}

export interface ChartTableProps<Row> {
  caption: string
  /** The first one names the row. */
  columns: readonly ChartColumn<Row>[]
  rows: readonly Row[]
  /** The file's name without its date and ending. */
  fileName: string
  /** The club's date, in the file's name. */
  date: string
}

/** The numbers of a chart, closed at first, and the same as a CSV file. They name no person, so every role can save them. */
export function ChartTable<Row>(props: ChartTableProps<Row>) {
  const { caption, columns, rows, fileName, date } = props
  const captionId = useId()
  const download = () => {
    const lines = [
      columns.map(({ heading }) => heading),
      ...rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    ]
    const file = new Blob([byteOrderMark, writeCsvLines(lines)], { type: 'text/csv;charset=utf-8' })
    saveFile(`${fileName}-${date}.csv`, file)
    toast({ title: 'Download started' })
  }
  return (
    <Details>
      <summary>
        Numbers as a table<VisuallyHidden>{`: ${caption}`}</VisuallyHidden>
      </summary>
      <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <caption id={captionId}>{caption}</caption>
          <TableHead columns={columns} />
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map(({ heading, valueOf, show, hrefOf }, at) => {
                  const words = show?.(row) ?? valueOf(row)
                  const text = hrefOf ? <UiLink href={hrefOf(row)}>{words}</UiLink> : words
                  return at === 0 ? (
                    <th key={heading} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={heading}>{text}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      <Button variant="secondary" onClick={download}>
        Download CSV
      </Button>
    </Details>
  )
}

const Details = styled.details`
  summary {
    position: relative;
    width: fit-content;
    min-height: 44px;
    align-content: center;
    color: ${theme.colors.raspberry};
    font-size: ${theme.fontSizes.small};
    cursor: pointer;
  }
  > button {
    margin-top: 12px;
  }
`
