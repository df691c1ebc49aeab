import { type OpenWork, openWork } from '@farandfew/domain/today/admin-open-work.ts'
import { queueRules } from '@farandfew/domain/today/queue-rules.ts'
import type { ClubFigures } from '@farandfew/domain/today/club-figures.ts'
import { getClubFigures } from '@farandfew/domain/today/admin-today.contract.ts'
import { type FakeRoutes, send } from './fake-routes.ts'
import type { InquiriesState } from './inquiries.ts'
import type { InvitesState } from './invites.ts'
import type { MessagesState } from './messages.ts'
import type { ReportsState } from './reports.ts'
import type { ReviewsState } from './reviews.ts'

/** What waits besides the queues of the other pages, and how the club is doing. */
export interface TodayState {
  waiting: Partial<OpenWork>
  figures: ClubFigures
}

const none = { now: 0, before: 0 }

export const noToday = (): TodayState => ({
  waiting: {},
  figures: {
    today: '2025-05-01',
    departures: [],
    steps: { requests: none, approvals: none, bookings: none, paid: none },
    money: { received: 0, refunded: 0 },
    replies: {
      counts: { within6: 0, within12: 0, within24: 0, within48: 0, later: 0 },
      median: null,
    },
  },
})

type State = TodayState &
  InvitesState &
  InquiriesState &
  ReportsState &
  ReviewsState &
  MessagesState

const nothing = { open: 0, mark: '', due: null, first: null }

/** A queue whose first entry waits since an instant. */
function queueOf(
  name: keyof OpenWork,
  waiting: readonly { id: number; name?: string; since: string }[],
): OpenWork['invites'] {
  const [first] = waiting
  if (!first) return nothing
  const hours = queueRules[name].promisedHours ?? 0
  return {
    open: waiting.length,
    mark: waiting.map(({ id }) => id).join(' '),
    due: new Date(Date.parse(first.since) + hours * 3_600_000).toISOString(),
    first: first.name ?? String(first.id),
  }
}

/** The calls that count what waits and how the club is doing, for a role that may see all of it. */
export const openWorkRoutes = (state: State): FakeRoutes => ({
  'GET /api/admin/open-work': ({ response }) =>
    send(response, 200, openWork, {
      invites: queueOf(
        'invites',
        state.invites
          .map(({ invite }) => invite)
          .filter(({ status }) => status === 'pending')
          .map(({ kind, id, createdAt }) => ({ id, name: `${kind}-${id}`, since: createdAt })),
      ),
      inquiries: queueOf(
        'inquiries',
        state.inquiries
          .filter(({ answeredAt }) => answeredAt === null)
          .map(({ id, createdAt }) => ({ id, since: createdAt })),
      ),
      unwritten: nothing,
      lapsedHolds: nothing,
      integrity: { ...nothing, kinds: [] },
      smallGroups: { ...nothing, departures: [] },
      waitlists: { ...nothing, departures: [] },
      reports: queueOf(
        'reports',
        state.reports
          .filter(({ decision }) => decision === null)
          .map(({ id, createdAt }) => ({ id, since: createdAt })),
      ),
      reviews: queueOf(
        'reviews',
        state.reviews
          .filter(({ state: is }) => is === 'waiting')
          .map(({ id, writtenAt }) => ({ id, since: writtenAt })),
      ),
      messages: queueOf(
        'messages',
        state.messages
          .filter(({ state: is }) => is === 'dead')
          .map(({ id, createdAt }) => ({ id, since: createdAt })),
      ),
      ...state.waiting,
    }),
  'GET /api/admin/today': ({ response }) =>
    send(response, 200, getClubFigures.responses[200], state.figures),
})
