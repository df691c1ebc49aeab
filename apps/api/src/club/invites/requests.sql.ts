import {
  type AdminInvite,
  type InviteDestination,
  inviteDestinations,
} from '@farandfew/domain/invites/admin-invites.ts'
import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { type InviteStatus, travelMonths } from '@farandfew/domain/invites/invite.options.ts'
import { type Option, optionLabel } from '@farandfew/domain/text/words.ts'
import { sql } from 'kysely'
import { assigneeOf, tagsOf } from '../annotations/annotation-columns.ts'
import { nameOfUser } from '../members/name-of-user.ts'

// Requests as a table `requests`, with applicant and destination: joined from the left, so that PostgreSQL leaves out what a
// statement does not use.

const tripRequests = sql`(
  select 'trip' as kind, r.id, r.user_id, r.name, r.email as typed_email, r.trip_id,
    t.title as trip_title, t.destination as place, null as chosen, r.schedule_id as departure_id, s.departure_date,
    null as travel_month, null as group_size_preference, null as budget_range,
    r.request_message as message, r.why_join, null as additional,
    r.status, r.created_at, r.updated_at, r.decided_at, r.decided_by, r.decision_note,
    r.decision_mail_id, r.assigned_at, r.assignment_note, u.username, u.email as account_email, u.email_verified_at
  from trip_invite_requests r
  left join trips t on t.id = r.trip_id
  left join trip_schedules s on s.id = r.schedule_id
  left join users u on u.id = r.user_id
)`

const chosen = sql`coalesce(q.preferred_destination, 'no-preference')`

const quickRequests = sql`(
  select 'quick' as kind, q.id, q.user_id, ${nameOfUser()} as name, null as typed_email, null::int as trip_id,
    t.title as trip_title, ${chosen} as place, ${chosen} as chosen, q.schedule_id as departure_id,
    s.departure_date, q.travel_month, q.group_size_preference, q.budget_range,
    null as message, q.why_join, q.additional_requests as additional,
    q.status, q.created_at, q.updated_at, q.decided_at, q.decided_by, q.decision_note,
    q.decision_mail_id, q.assigned_at, q.assignment_note, u.username, u.email as account_email, u.email_verified_at
  from quick_invite_requests q
  left join trip_schedules s on s.id = q.schedule_id
  left join trips t on t.id = s.trip_id
  left join users u on u.id = q.user_id
)`

/** Requests of one kind, for parts of a list. */
export const requestsOfKind = {
  trip: sql`${tripRequests} as requests`,
  quick: sql`${quickRequests} as requests`,
}

/** Requests of both kinds. */
export const requests = sql`(${tripRequests} union all ${quickRequests}) as requests`

export const requestSubject = {
  kind: sql`case requests.kind when 'trip' then 'invite' else 'quick-invite' end`,
  id: sql`requests.id`,
}

export const queueColumns = sql`
  kind, id, user_id, name, trip_id, trip_title, place, departure_id, departure_date, travel_month,
  status, created_at,
  greatest(0, floor(extract(epoch from
    coalesce(decided_at, case status when 'pending' then now() else updated_at end) - created_at
  ) / 60))::integer as waited_minutes,
  ${assigneeOf(requestSubject)} as assignee, ${tagsOf(requestSubject)} as tags
`

export interface QueueRow {
  kind: 'trip' | 'quick'
  id: number
  userId: number | null
  name: string
  tripId: number | null
  tripTitle: string | null
  place: string
  departureId: number | null
  departureDate: string | null
  travelMonth: string | null
  status: InviteStatus
  createdAt: Date
  waitedMinutes: number
  assignee: string | null
  tags: string[]
}

/** The destination of a request: `place` is a trip's place ('Bali, Indonesia') or a quick request's choice ('sri-lanka'). */
export function destinationOf({
  kind,
  place,
}: Pick<QueueRow, 'kind' | 'place'>): InviteDestination {
  if (kind === 'trip') return destinationIn(place) ?? 'other'
  return inviteDestinations.find((destination) => destination === place) ?? 'other'
}

/** The label of a form's option, or the stored value if the form no longer offers it. */
export const labelOf = (options: readonly Option[], value: string): string =>
  optionLabel(options, value) ?? value

/** A row of the queue as the API returns it. */
export function queueItem(row: QueueRow): AdminInvite {
  const { kind, id, userId, name, tripTitle, departureDate, status } = row
  return {
    kind,
    id,
    userId,
    name,
    tripTitle,
    scheduleId: row.departureId,
    departureDate,
    status,
    destination: destinationOf(row),
    travelMonth: row.travelMonth === null ? null : labelOf(travelMonths, row.travelMonth),
    createdAt: row.createdAt.toISOString(),
    waitedMinutes: row.waitedMinutes,
    assignee: row.assignee,
    tags: row.tags,
  }
}
