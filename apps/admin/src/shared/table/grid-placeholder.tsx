import { styled } from 'styled-components'
import { GridHeadings } from './grid-head.tsx'
import { Grid, GridScroller } from './grid.styles.ts'
import type { ListColumn } from './list-column.ts'
import { Bar } from './table.styles.ts'
import { tracksOf } from './virtual-grid.tsx'

const rows = Array.from({ length: 8 }, (_, index) => index)

/** The shape of a grid while its first rows load. */
export function GridPlaceholder({ columns }: { columns: readonly ListColumn<never>[] }) {
  return (
    <GridScroller aria-hidden="true" style={{ overflow: 'hidden' }}>
      <Grid role="table" style={tracksOf(columns)}>
        <GridHeadings columns={columns} />
        <div role="rowgroup">
          {rows.map((row) => (
            <div key={row} role="row">
              {columns.map(({ heading }) => (
                <Held key={heading} role="cell">
                  <Bar />
                </Held>
              ))}
            </div>
          ))}
        </div>
      </Grid>
    </GridScroller>
  )
}

const Held = styled.div`
  display: flex;
  align-items: center;
`
