import { Button } from '@farandfew/ui/button'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '../notices/action-button.tsx'
import { Notice } from '../notices/notice.ts'
import { Problem } from '../notices/problem.tsx'
import { DepartureDialog } from './departure-dialog.tsx'
import { describeDepartures } from './departure-words.ts'
import { DeparturesBar } from './departures-bar.tsx'
import { DeparturesTable, DeparturesTablePlaceholder } from './departures-table.tsx'
import { type DeparturesQuery, useDepartures } from './departures.data.ts'
import { useDeparturePlace } from './use-departure-place.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`

const More = styled.div`
  justify-self: start;
`

/** The departures: season and trip, how many, the table, and what is open over it. */
export function DeparturesRoom() {
  const place = useDeparturePlace()
  const query = useDepartures(place.filter)
  const choices = query.data?.pages.at(-1)
  const add = () => place.show('new')
  return (
    <Stack>
      <DeparturesBar
        filter={place.filter}
        choices={choices}
        hrefOfSeason={(season) => place.hrefWith({ season })}
        onTrip={place.setTrip}
        onAdd={add}
      />
      <p role="status">{describeState(query, place.filter.season)}</p>
      <Results
        query={query}
        hrefOf={({ id }) => place.hrefWith({ departure: String(id), view: undefined })}
        onAdd={add}
      />
      <DepartureDialog
        open={place.open}
        trips={choices?.trips ?? []}
        preferredTrip={place.filter.tripId}
        onShow={place.show}
      />
    </Stack>
  )
}

function describeState({ data, isError, isPlaceholderData }: DeparturesQuery, season?: string) {
  if (isError) return ''
  if (!data || isPlaceholderData) return 'Loading departures…'
  return describeDepartures(data.pages[0]?.total ?? 0, season)
}

interface ResultsProps {
  query: DeparturesQuery
  hrefOf: (departure: { id: number }) => string
  onAdd: () => void
}

function Results({ query, hrefOf, onAdd }: ResultsProps) {
  const table = useRef<HTMLDivElement>(null)
  const { data, error, errorUpdateCount, isPlaceholderData } = query
  if (errorUpdateCount > 0 && (!data || isPlaceholderData)) {
    return (
      <Problem
        what="We could not load the departures."
        error={error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!data) return <DeparturesTablePlaceholder />
  const departures = data.pages.flatMap(({ items }) => items)
  if (departures.length === 0) {
    return (
      <Notice>
        <p>No trip departs here yet. Choose another season or trip, or add a departure.</p>
        <Button variant="secondary" onClick={onAdd}>
          Add the first one
        </Button>
      </Notice>
    )
  }
  const loadMore = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    // The button goes with the last page; the focus stays with the table.
    if (!hasNextPage) table.current?.focus()
  }
  return (
    <>
      <DeparturesTable
        ref={table}
        departures={departures}
        hrefOf={hrefOf}
        busy={isPlaceholderData}
      />
      {query.isFetchNextPageError ? (
        <Problem
          what="We could not load more departures."
          error={error}
          retrying={query.isFetchingNextPage}
          onRetry={() => void loadMore()}
        />
      ) : (
        query.hasNextPage && (
          <More>
            <ActionButton
              busy={query.isFetchingNextPage}
              busyLabel="Loading more..."
              onAction={() => void loadMore()}
            >
              Load more
            </ActionButton>
          </More>
        )
      )}
    </>
  )
}
