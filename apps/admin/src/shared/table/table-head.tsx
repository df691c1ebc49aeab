export interface TableHeadProps {
  columns: readonly string[]
  /** The column that names the row and stays in view. */
  naming?: string | undefined
}

/** The headings of a table. */
export function TableHead({ columns, naming }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" data-naming={column === naming || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
