import { inviteReviewHours } from '@farandfew/domain/constants'
import type { InviteRequestItem } from '@farandfew/domain/invites'
import { Badge, type BadgeTone } from '@farandfew/ui/badge'
import { UiLink } from '@farandfew/ui/link'
import { paths, tripLink } from '../../../shared/paths.ts'
import { useTrips } from '../../../shared/trips/trips.data.ts'
import { Card, CardHead, Cards, Facts, Quiet } from '../tabs/account.styles.ts'
import { dayOf } from '../tabs/dates.ts'

/** Pending is yellow, approved blue, anything else red (spec section 4). */
const toneOf = (status: string): BadgeTone =>
  status === 'pending' ? 'amber' : status === 'approved' ? 'blue' : 'red'

const wordOf = (status: string) => status.charAt(0).toUpperCase() + status.slice(1)

/** What comes next, by the state of a request (rulings 24). */
const nextOf = (status: string): string => {
  if (status === 'pending') return `We review every request within ${inviteReviewHours} hours.`
  if (status === 'approved') return `The desk will write to you within ${inviteReviewHours} hours.`
  return 'There is no place for this one. Another departure may suit.'
}

interface RequestListProps {
  requests: readonly InviteRequestItem[]
  /** What names the list. */
  label: string
}

/** Requests as cards, each with its state in words and colour, and what comes of it. */
export function RequestList({ requests, label }: RequestListProps) {
  return (
    <Cards role="list" aria-label={label}>
      {requests.map((request) => (
        <RequestCard key={`${request.kind}-${request.id}`} request={request} />
      ))}
    </Cards>
  )
}

function RequestCard({ request }: { request: InviteRequestItem }) {
  const { kind, tripName, requestedDate, groupSize, budget, status, requestDate } = request
  return (
    <Card>
      <CardHead>
        <h3>{tripName}</h3>
        <Badge tone={toneOf(status)}>{wordOf(status)}</Badge>
      </CardHead>
      <Facts>
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
        <dd>{dayOf(requestDate)}</dd>
      </Facts>
      <Quiet>{nextOf(status)}</Quiet>
      {kind === 'trip' && status === 'approved' && <TripWay tripName={tripName} />}
    </Card>
  )
}

/** On to the trip of an approved request; to all trips where the catalogue has it no more. */
function TripWay({ tripName }: { tripName: string }) {
  const trip = useTrips().data?.find(({ title }) => title === tripName)
  return (
    <p>
      <UiLink href={trip ? tripLink(trip) : paths.trips}>
        {trip ? `See ${tripName}` : 'View All Trips'}
      </UiLink>
    </p>
  )
}
