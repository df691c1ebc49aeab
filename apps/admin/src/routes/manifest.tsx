import { endpointQuery } from '@farandfew/api-client'
import { getAdminDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { openManifest } from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useCall } from '../shared/calls/use-call.ts'
import { explainFailure } from '../shared/notices/explain-failure.ts'
import { Loaded } from '../shared/notices/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { CsvLink } from '../shared/table/csv-link.tsx'
import { ManifestSheet } from '../features/travel-details/manifest-sheet.tsx'

/** What the leader of a departure carries: one sheet with everything about its travellers. */
export default function ManifestPage() {
  const id = Number(useParams()['id'])
  const at = { params: { id: String(id) } }
  // The departure, to name it before the manifest is opened.
  const departure = useQuery(endpointQuery(getAdminDeparture, at))
  // Opening it is recorded, so it is never repeated by itself.
  const { answer, error, busy, send, sentAt } = useCall(openManifest)
  return (
    <Loaded
      query={departure}
      loading="Loading the departure…"
      failed="We could not find this departure."
    >
      {({ tripTitle, departureDate }) => (
        <>
          <Actions marginBottom={5} data-screen="">
            <ButtonLink variant="secondary" href={paths.departure(id)}>
              Back to the Departure
            </ButtonLink>
            {answer && (
              <>
                <Button variant="primary" onClick={() => print()}>
                  Print
                </Button>
                <CsvLink path={`/api/admin/departures/${id}/manifest.csv`} />
              </>
            )}
          </Actions>
          {answer ? (
            <ManifestSheet manifest={answer} openedAt={new Date(sentAt).toISOString()} />
          ) : (
            <Stack maxWidth="70ch">
              <Heading>{`${tripTitle}, ${formatDate(departureDate)}`}</Heading>
              <p>
                The manifest lists the contacts, food, rooms, emergency contacts and arrivals of
                every confirmed traveller. Opening it is logged as a look at their travel details.
                They can see your name, your role and the time.
              </p>
              <Actions>
                <ActionButton
                  variant="primary"
                  busy={busy}
                  busyLabel="Opening..."
                  onAction={() => send(at)}
                >
                  Open Manifest
                </ActionButton>
              </Actions>
              <div role="alert">{error && <p>{explainFailure(error)}</p>}</div>
            </Stack>
          )}
        </>
      )}
    </Loaded>
  )
}
