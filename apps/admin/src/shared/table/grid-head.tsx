import { GridHead } from './grid.styles.ts'
import { headingProps, type HeadingsProps, selectHeading } from './table-head.tsx'

/** The headings of a grid. */
export const GridHeadings = ({ columns, selects = false, sorting }: HeadingsProps) => (
  <GridHead role="rowgroup">
    <div role="row" aria-rowindex={1}>
      {selects && (
        <div role="columnheader" data-select>
          {selectHeading}
        </div>
      )}
      {columns.map((column) => (
        <div key={column.heading} role="columnheader" {...headingProps(column, sorting)} />
      ))}
    </div>
  </GridHead>
)
