import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { DepartureWaitlist } from '../features/waitlist/departure-waitlist.tsx'
import { SelectionPart } from '../features/selections/selection-part.tsx'

/** Who waits for a seat of a departure, in order, and who has applied for it. */
export default function ApplicantsPage() {
  return (
    <DepartureFrame>
      {(departure) => (
        <Stack gap={10} anywhere>
          <DepartureWaitlist departure={departure} />
          <Stack as="section" gap={4} aria-labelledby="applicants">
            <Heading size="title" id="applicants">
              Choose the group
            </Heading>
            <Allowed to="choose-group" otherwise={<p>Your role cannot choose a group.</p>}>
              <SelectionPart departureId={departure.id} />
            </Allowed>
          </Stack>
        </Stack>
      )}
    </DepartureFrame>
  )
}
