import { Button } from '@farandfew/ui/button/button.tsx'
import { styled } from 'styled-components'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { TablePlaceholder } from '../../shared/table/table-placeholder.tsx'
import { DepartureDialog } from './departure-dialog.tsx'
import { describeDepartures } from './departure-words.ts'
import { DeparturesBar } from './departures-bar.tsx'
import { departureColumns, DeparturesTable } from './departures-table.tsx'
import { type DepartureFilter, type DeparturesQuery, useDepartures } from './departures.data.ts'
import { useDeparturesUrl } from './use-departures-url.ts'

/** The departures: filters, count, table and dialog. */
export function DeparturesView() {
  const url = useDeparturesUrl()
  const query = useDepartures(url.filter)
  const choices = query.data?.pages.at(-1)
  const add = () => url.show('new')
  return (
    <Stack>
      <DeparturesBar
        filter={url.filter}
        choices={choices}
        hrefOfYear={url.hrefOfYear}
        onTrip={url.setTrip}
        onAdd={add}
      >
        <p role="status">{describeState(query, url.filter)}</p>
      </DeparturesBar>
      <Results query={query} hrefOf={url.hrefOf} onAdd={add} />
      <DepartureDialog
        open={url.open}
        trips={choices?.trips.filter(({ archived }) => !archived) ?? []}
        preferredTrip={url.filter.tripId}
        onShow={url.show}
      />
    </Stack>
  )
}

function describeState(
  { data, isError, isPlaceholderData }: DeparturesQuery,
  filter: DepartureFilter,
) {
  if (isError) return ''
  if (!data || isPlaceholderData) return 'Loading departures…'
  return describeDepartures(data.pages[0]?.total ?? 0, filter)
}

interface ResultsProps {
  query: DeparturesQuery
  hrefOf: (departure: { id: number }) => string
  onAdd: () => void
}

function Results({ query, hrefOf, onAdd }: ResultsProps) {
  return (
    <PagedResults
      query={query}
      what="departures"
      placeholder={<TablePlaceholder columns={departureColumns} naming="Trip" />}
      empty={
        <Notice>
          <p>No departures yet. Choose another year or trip.</p>
          <Allowed to="manage-bookings">
            <Button variant="secondary" onClick={onAdd}>
              Add the first one
            </Button>
          </Allowed>
        </Notice>
      }
    >
      {(pages) => (
        <DeparturesTable departures={pages.flatMap(({ items }) => items)} hrefOf={hrefOf} />
      )}
    </PagedResults>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`
