import { Bar, ScrollRegion, Table } from './table.styles.ts'

const lines = Array.from({ length: 8 }, (_, line) => line)

/** The shape of a table, while its first rows are on their way. */
export function TablePlaceholder({ columns }: { columns: readonly string[] }) {
  return (
    <ScrollRegion aria-hidden="true">
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
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
