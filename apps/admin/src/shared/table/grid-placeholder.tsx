import { styled } from 'styled-components'
import { Grid, GridHead, GridScroller } from './grid.styles.ts'
import type { GridColumn } from './grid.types.ts'
import { Bar } from './table.styles.ts'
import { tracksOf } from './virtual-grid.tsx'

const rows = Array.from({ length: 8 }, (_, index) => index)

/** The shape of a grid while its first rows load. */
export function GridPlaceholder({ columns }: { columns: readonly GridColumn<never>[] }) {
  return (
    <GridScroller aria-hidden="true" style={{ overflow: 'hidden' }}>
      <Grid role="table" style={tracksOf(columns)}>
        <GridHead role="rowgroup">
          <div role="row">
            {columns.map(({ id, heading, naming }) => (
              <div key={id} role="columnheader" data-naming={naming}>
                {heading}
              </div>
            ))}
          </div>
        </GridHead>
        <div role="rowgroup">
          {rows.map((row) => (
            <div key={row} role="row">
              {columns.map(({ id }) => (
                <Held key={id} role="cell">
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
