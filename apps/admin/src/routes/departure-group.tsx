import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../shared/paths.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { DepartureMembers } from '../features/departures/departure-members.tsx'
import { DepartureTravelDetails } from '../features/travel-details/departure-travel-details.tsx'

/** Who goes on a departure, who hosts it, and who has entered travel details. */
export default function DepartureGroupPage() {
  return (
    <DepartureFrame>
      {(departure) => (
        <Stack gap={8} anywhere>
          <Stack as="section" gap={3} aria-labelledby="host">
            <Heading size="title" id="host">
              Host
            </Heading>
            {departure.host ? (
              <p>
                <UiLink href={paths.host(departure.host.id)}>{departure.host.name}</UiLink>
              </p>
            ) : (
              <p>Not named yet.</p>
            )}
            {departure.groupDecision !== 'cancelled' && (
              <Allowed to="manage-bookings">
                <Actions>
                  <ButtonLink
                    variant="secondary"
                    href={paths.departureForm(departure.id, 'change')}
                  >
                    {departure.host ? 'Choose another host' : 'Choose a host'}
                  </ButtonLink>
                </Actions>
              </Allowed>
            )}
          </Stack>
          <DepartureMembers departure={departure} />
          {departure.groupDecision !== 'cancelled' && (
            <DepartureTravelDetails departureId={departure.id} />
          )}
        </Stack>
      )}
    </DepartureFrame>
  )
}
