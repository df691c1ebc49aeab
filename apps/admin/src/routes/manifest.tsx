import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { openManifest } from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../shared/calls/use-call.ts'
import { explainFailure } from '../shared/notices/explain-failure.ts'
import { CsvLink } from '../shared/table/csv-link.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { ManifestSheet } from '../features/travel-details/manifest-sheet.tsx'

/** What the leader of a departure carries: one sheet with everything about its travellers. */
export default function ManifestPage() {
  return (
    <DepartureFrame>
      {(departure) =>
        departure.groupDecision === 'cancelled' ? (
          <p>The departure is cancelled, so there is no one to list.</p>
        ) : (
          <ManifestPart departure={departure} />
        )
      }
    </DepartureFrame>
  )
}

function ManifestPart({ departure: { id } }: { departure: AdminDeparture }) {
  // Opening it is recorded, so it is never repeated by itself.
  const { answer, error, busy, send, sentAt } = useCall(openManifest)
  if (answer) {
    return (
      <>
        <Actions marginBottom={5} data-screen="">
          <Button variant="primary" onClick={() => print()}>
            Print
          </Button>
          <CsvLink path={`/api/admin/departures/${id}/manifest.csv`} />
        </Actions>
        <ManifestSheet manifest={answer} openedAt={new Date(sentAt).toISOString()} />
      </>
    )
  }
  return (
    <Stack maxWidth="70ch">
      <p>
        The manifest lists the contacts, food, rooms, emergency contacts and arrivals of every
        confirmed traveller. Opening it is logged as a look at their travel details. They can see
        your name, your role and the time.
      </p>
      <Actions>
        <ActionButton
          variant="primary"
          busy={busy}
          busyLabel="Opening..."
          onAction={() => send({ params: { id: String(id) } })}
        >
          Open manifest
        </ActionButton>
      </Actions>
      <div role="alert">{error && <p>{explainFailure(error)}</p>}</div>
    </Stack>
  )
}
