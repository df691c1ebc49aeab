import { endpointQuery } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { invitedSeatsText } from '@farandfew/domain/invites/invited-seats.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Callout, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { InvitedDepartures } from './invited-departures.tsx'

/** Says to a member whose invite to the trip is approved that they need no other. */
export function ApprovedInvite({ trip }: { trip: Trip }) {
  const user = useCurrentUser().data
  const { data: requests = [] } = useQuery({
    ...endpointQuery(listInviteRequests, {}),
    enabled: Boolean(user),
  })
  const invited = requests
    .filter(({ tripName }) => tripName === trip.title)
    .flatMap(({ departures = [] }) => departures)
  const departures = invited.filter(
    ({ id }, index) => invited.findIndex((one) => one.id === id) === index,
  )
  if (!user || departures.length === 0) return null
  return (
    <Callout accent="sea" ground="paper" marginBottom={6} role="status">
      <Stack gap={3}>
        <p>
          <strong>Your invite to this trip is approved.</strong>
          <span>{` ${invitedSeatsText(departures)}`}</span>
        </p>
        <InvitedDepartures departures={departures} />
      </Stack>
    </Callout>
  )
}
