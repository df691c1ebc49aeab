import { openWork } from '@farandfew/domain/admin/open-work'
import { type FakeRoutes, send } from './fake-routes.ts'
import type { InquiriesState } from './inquiries.ts'
import type { InvitesState } from './invites.ts'
import type { MessagesState } from './messages.ts'
import type { ReportsState } from './reports.ts'
import type { ReviewsState } from './reviews.ts'

type State = InvitesState & InquiriesState & ReportsState & ReviewsState & MessagesState

const queueOf = (waiting: readonly { id: number }[]) => ({
  open: waiting.length,
  mark: waiting.map(({ id }) => id).join(' '),
})

/** The call that counts what waits, for a role that may see all of it. */
export const openWorkRoutes = (state: State): FakeRoutes => ({
  'GET /api/admin/open-work': ({ response }) =>
    send(response, 200, openWork, {
      invites: queueOf(
        state.invites.map(({ invite }) => invite).filter(({ status }) => status === 'pending'),
      ),
      inquiries: queueOf(state.inquiries.filter(({ answeredAt }) => answeredAt === null)),
      reports: queueOf(state.reports.filter(({ decision }) => decision === null)),
      reviews: queueOf(state.reviews.filter(({ state: is }) => is === 'waiting')),
      messages: queueOf(state.messages.filter(({ state: is }) => is === 'dead')),
    }),
})
