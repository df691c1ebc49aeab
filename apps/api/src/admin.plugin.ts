import type { FastifyInstance } from 'fastify'
import type { AppContext } from './platform/context/context.ts'
import { AppError } from './platform/errors/app-error.ts'
import { adminAnnotationsRoutes } from './club/annotations/admin-annotations.routes.ts'
import { adminAuditRoutes } from './club/audit/admin-audit.routes.ts'
import { departureBookingsRoutes } from './club/bookings/departure-bookings.routes.ts'
import { memberDataRoutes } from './club/personal-data/member-data.routes.ts'
import { adminWaitlistRoutes } from './club/waitlist/admin-waitlist.routes.ts'
import { adminBookingsRoutes } from './club/bookings/admin-bookings.routes.ts'
import { moneyListsRoutes } from './club/payments/money-lists.routes.ts'
import { adminTaxRatesRoutes } from './club/payments/admin-tax-rates.routes.ts'
import { adminClubRoutes } from './club/club-details/admin-club.routes.ts'
import { adminDeparturesRoutes } from './club/departures/admin-departures.routes.ts'
import { departureHotelsRoutes } from './club/departures/departure-hotels.routes.ts'
import { adminHostsRoutes } from './club/hosts/admin-hosts.routes.ts'
import { adminInquiriesRoutes } from './club/inquiries/admin-inquiries.routes.ts'
import { integrityRoutes } from './club/integrity/integrity.routes.ts'
import { adminInvitesRoutes } from './club/invites/admin-invites.routes.ts'
import { adminMessagesRoutes } from './club/messages/admin-messages.routes.ts'
import { adminNewslettersRoutes } from './club/newsletters/admin-newsletters.routes.ts'
import { adminOperatorsRoutes } from './club/operators/admin-operators.routes.ts'
import { invitationRoutes } from './club/operators/invitation.routes.ts'
import { ownAccountRoutes } from './club/operators/own-account.routes.ts'
import { adminRoommatesRoutes } from './club/roommates/admin-roommates.routes.ts'
import { adminReportsRoutes } from './club/reports/admin-reports.routes.ts'
import { savedViewsRoutes } from './club/saved-views/saved-views.routes.ts'
import { adminReviewsRoutes } from './club/reviews/admin-reviews.routes.ts'
import { adminSecurityRoutes } from './club/operator-sessions/admin-security.routes.ts'
import { adminSecurityEventsRoutes } from './club/security-events/admin-security-events.routes.ts'
import { adminSelectionsRoutes } from './club/selections/admin-selections.routes.ts'
import { adminSessionRoutes } from './club/operator-sessions/admin-session.routes.ts'
import { todayRoutes } from './club/today/today.routes.ts'
import { adminTravelDetailsRoutes } from './club/travel-details/admin-travel-details.routes.ts'
import { adminTripsRoutes } from './club/trips/admin-trips.routes.ts'
import { tripPictureUploadRoutes } from './club/trips/trip-picture-upload.routes.ts'
import { adminMembersRoutes } from './club/members/admin-members.routes.ts'
import { memberCareRoutes } from './club/member-care/member-care.routes.ts'
import { memberMergesRoutes } from './club/member-merges/member-merges.routes.ts'
import { adminMailingsRoutes } from './club/mailings/admin-mailings.routes.ts'
import { addConsoleHostCheck } from './platform/plugins/public-hosts.ts'
import { addRowsReadLimit } from './platform/plugins/rows-read.ts'
import { addAdminSession, requireAdmin } from './platform/session/admin-session.ts'

const consoleRoutes = [
  adminSessionRoutes,
  adminSecurityRoutes,
  adminOperatorsRoutes,
  ownAccountRoutes,
  invitationRoutes,
  adminMembersRoutes,
  memberCareRoutes,
  memberDataRoutes,
  memberMergesRoutes,
  adminDeparturesRoutes,
  adminHostsRoutes,
  departureBookingsRoutes,
  adminBookingsRoutes,
  moneyListsRoutes,
  adminTaxRatesRoutes,
  adminWaitlistRoutes,
  departureHotelsRoutes,
  adminTravelDetailsRoutes,
  adminRoommatesRoutes,
  adminSelectionsRoutes,
  adminTripsRoutes,
  tripPictureUploadRoutes,
  adminClubRoutes,
  adminInquiriesRoutes,
  adminNewslettersRoutes,
  adminMessagesRoutes,
  adminAnnotationsRoutes,
  adminMailingsRoutes,
  todayRoutes,
  integrityRoutes,
  adminAuditRoutes,
  adminSecurityEventsRoutes,
  adminInvitesRoutes,
  adminReportsRoutes,
  savedViewsRoutes,
  adminReviewsRoutes,
]

/** Every call under /api/admin, with its own session, under the console's address only. */
export async function adminPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  addConsoleHostCheck(scope, context)
  await addAdminSession(scope, context)
  addRowsReadLimit(scope, context)
  for (const routes of consoleRoutes) await scope.register(routes, context)
  // 401 for every unknown path, so that a signed-out client cannot find out which paths exist.
  scope.all(
    '/api/admin/*',
    { schema: { hide: true }, onRequest: async (request) => requireAdmin(request) },
    async () => {
      throw new AppError('NOT_FOUND')
    },
  )
}
