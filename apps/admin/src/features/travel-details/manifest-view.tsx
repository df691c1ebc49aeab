import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { CsvLink } from '../../shared/table/csv-link.tsx'
import { useManifest, useManifestDeparture } from './manifest.data.ts'
import { ManifestSheet } from './manifest-sheet.tsx'

/** What the leader of a departure carries: one sheet with everything about its travellers. */
export function ManifestView({ id }: { id: number }) {
  const departure = useManifestDeparture(id)
  const { data, error, isPending, mutate, submittedAt } = useManifest(id)
  if (departure.isError && !departure.data) {
    return (
      <LoadProblem
        title="We could not find this departure."
        error={departure.error}
        retrying={departure.isFetching}
        onRetry={() => void departure.refetch()}
      />
    )
  }
  if (!departure.data) return <p role="status">Loading the departure…</p>
  const { tripTitle, departureDate } = departure.data
  return (
    <>
      <Tools data-screen="">
        <ButtonLink variant="secondary" href={paths.departure(id)}>
          Back to the Departure
        </ButtonLink>
        {data && (
          <>
            <Button variant="primary" onClick={() => print()}>
              Print
            </Button>
            <CsvLink path={`/api/admin/departures/${id}/manifest.csv`} />
          </>
        )}
      </Tools>
      {data ? (
        <ManifestSheet manifest={data} openedAt={new Date(submittedAt).toISOString()} />
      ) : (
        <Intro>
          <h2>
            {tripTitle}, {formatDate(departureDate)}
          </h2>
          <p>
            The manifest lists the contacts, food, rooms, emergency contacts and arrivals of every
            confirmed traveller. Opening it is logged as a look at their travel details. They can
            see your name, your role and the time.
          </p>
          <ActionButton
            variant="primary"
            busy={isPending}
            busyLabel="Opening..."
            onAction={() => mutate()}
          >
            Open Manifest
          </ActionButton>
          <div role="alert">{error && <p>{explainFailure(error)}</p>}</div>
        </Intro>
      )}
    </>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 20px;
`

const Intro = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 70ch;
  h2 {
    font-size: ${theme.fontSizes.heading};
  }
`
