import { invitedSeatsText } from '@farandfew/domain/invites/invited-seats.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { inviteStatusNames, type InviteStatus } from '@farandfew/domain/invites/invite.options.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Grid, Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { formatLocalDay } from '../../../shared/local-time.ts'
import { InvitedDepartures } from '../../invites/invited-departures.tsx'
import { WithdrawRequest } from '../../invites/withdraw-request.tsx'
import { isAccountDemo } from '../data/account-demo.ts'
import { departurePath, paths } from '../../../shared/paths.ts'
import { tripsQuery } from '../../trips/trips.data.ts'
import { Card } from '../tabs/account.styles.ts'

/** Pending is yellow, approved blue, anything else red (docs/product.md#invite-requests). */
const tones: Readonly<Record<InviteStatus, BadgeTone>> = {
  pending: 'amber',
  approved: 'blue',
  rejected: 'red',
  withdrawn: 'red',
}

const notApprovedTexts: Readonly<Record<Exclude<InviteStatus, 'approved'>, string>> = {
  pending: `We review every request within ${inviteReviewHours} hours.`,
  rejected: 'We could not offer you a seat on this trip. Another departure may suit you.',
  withdrawn: 'You have withdrawn this request.',
}

/** What happens next with a request. */
function nextStepText(request: InviteRequestItem): string {
  const { kind, status, departures = [] } = request
  if (status !== 'approved') return notApprovedTexts[status]
  if (kind === 'quick' && departures.length === 0) {
    return `Your request is approved. We'll email you within ${inviteReviewHours} hours with the trip we have in mind.`
  }
  return `Your invite is approved. ${invitedSeatsText(departures)}`
}

interface RequestListProps {
  requests: readonly InviteRequestItem[]
  /** The accessible name of the list. */
  label: string
}

/** Requests as cards, each with its status and what happens next. */
export function RequestList({ requests, label }: RequestListProps) {
  return (
    <Grid as="ul" minWidth={300} role="list" aria-label={label}>
      {requests.map((request) => (
        <RequestCard key={`${request.kind}-${request.id}`} request={request} />
      ))}
    </Grid>
  )
}

function RequestCard({ request }: { request: InviteRequestItem }) {
  const { kind, tripName, requestedDate, groupSize, budget, status, requestDate } = request
  const { departures = [] } = request
  return (
    <Card>
      <Row align="start" justify="space-between" gap={3} rowGap={2}>
        <h3>{tripName}</h3>
        <Badge tone={tones[status]}>{inviteStatusNames[status]}</Badge>
      </Row>
      <Facts size="small">
        <dt>When</dt>
        <dd>{requestedDate}</dd>
        {groupSize !== undefined && (
          <>
            <dt>Group</dt>
            <dd>{groupSize}</dd>
          </>
        )}
        {budget !== undefined && (
          <>
            <dt>Budget</dt>
            <dd>{budget}</dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>{formatLocalDay(requestDate)}</dd>
      </Facts>
      <Quiet>{nextStepText(request)}</Quiet>
      {status === 'pending' && !isAccountDemo() && <WithdrawRequest request={request} />}
      {departures.length > 0 && <InvitedDepartures departures={departures} />}
      {kind === 'trip' && status === 'approved' && (
        <TripLink tripName={tripName} departures={departures} />
      )}
    </Card>
  )
}

interface TripLinkProps {
  tripName: string
  departures: readonly { id: number }[]
}

/** Links to the trip of an approved request, about the first departure that it opens, or to all trips if the catalogue no longer has it. */
function TripLink({ tripName, departures }: TripLinkProps) {
  const trip = useQuery(tripsQuery).data?.find(({ title }) => title === tripName)
  return (
    <p>
      <UiLink href={trip ? departurePath(trip, departures[0]) : paths.trips}>
        {trip ? `See ${tripName}` : 'View All Trips'}
      </UiLink>
    </p>
  )
}
