import { bookAnotherText, invitedSeatsText } from '@farandfew/domain/invites/invited-seats.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
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

const toFindAnotherDate = `Write to ${brand.email}, and we'll look for another date with you.`

/** What happens next with a request. */
function nextStepText(request: InviteRequestItem): string {
  const { kind, status, requestedDate, departures = [], ended } = request
  if (ended) {
    const isApproved = status === 'approved'
    return [
      `${isApproved ? 'Your invite is approved, but' : 'The departure'} ${requestedDate} ${ended.isCancelled ? 'is cancelled' : 'can no longer be booked'}.`,
      ...(ended.others.length > 0 ? [bookAnotherText] : []),
      isApproved ? toFindAnotherDate : notApprovedTexts.pending,
    ].join(' ')
  }
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
  const { ended } = request
  const departures = ended ? ended.others : (request.departures ?? [])
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
      {kind === 'trip' && (status === 'approved' || ended) && (
        <TripLink tripName={tripName} departure={departures[0] ?? ended} />
      )}
    </Card>
  )
}

interface TripLinkProps {
  tripName: string
  departure: { id: number } | undefined
}

/** Links to the trip of a request, about the first departure that it opens, or the one that it names if that has ended, or to all trips if the catalogue no longer has it. */
function TripLink({ tripName, departure }: TripLinkProps) {
  const trip = useQuery(tripsQuery).data?.find(({ title }) => title === tripName)
  return (
    <p>
      <UiLink href={trip ? departurePath(trip, departure) : paths.trips}>
        {trip ? `See ${tripName}` : 'View All Trips'}
      </UiLink>
    </p>
  )
}
