import { type Heading, TableHead } from './table-head.tsx'
import { Bar, ScrollRegion, Table } from './table.styles.ts'

const lines = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a table while its first rows load. */
export const TablePlaceholder = ({ columns }: { columns: readonly Heading[] }) => (
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
