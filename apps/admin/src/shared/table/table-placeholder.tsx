import { TableHead, type TableHeadProps } from './table-head.tsx'
import { Bar, ScrollRegion, Table } from './table.styles.ts'

const lines = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a table while its first rows load. */
export function TablePlaceholder({ columns, naming }: TableHeadProps) {
  return (
    <ScrollRegion aria-hidden="true">
      <Table>
        <TableHead columns={columns} naming={naming} />
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              {columns.map((column) => (
                <td key={column}>
                  <Bar />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
