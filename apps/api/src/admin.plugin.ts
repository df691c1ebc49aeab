import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context/context.ts'
import { AppError } from './errors/app-error.ts'
import { adminAnnotationsRoutes } from './features/admin/annotations/admin-annotations.routes.ts'
import { adminAuditRoutes } from './features/admin/audit/admin-audit.routes.ts'
import { adminBookingsRoutes } from './features/admin/bookings/admin-bookings.routes.ts'
import { adminClubRoutes } from './features/admin/club/admin-club.routes.ts'
import { adminDeparturesRoutes } from './features/admin/departures/admin-departures.routes.ts'
import { departureHostRoutes } from './features/admin/departures/departure-host.routes.ts'
import { departureHotelsRoutes } from './features/admin/departures/departure-hotels.routes.ts'
import { adminInquiriesRoutes } from './features/admin/inquiries/admin-inquiries.routes.ts'
import { integrityRoutes } from './features/admin/integrity/integrity.routes.ts'
import { adminInvitesRoutes } from './features/admin/invites/admin-invites.routes.ts'
import { adminMessagesRoutes } from './features/admin/messages/admin-messages.routes.ts'
import { adminNewslettersRoutes } from './features/admin/newsletters/admin-newsletters.routes.ts'
import { openWorkRoutes } from './features/admin/open-work/open-work.routes.ts'
import { adminOperatorsRoutes } from './features/admin/operators/admin-operators.routes.ts'
import { invitationRoutes } from './features/admin/operators/invitation.routes.ts'
import { ownAccountRoutes } from './features/admin/operators/own-account.routes.ts'
import { adminRoommatesRoutes } from './features/admin/roommates/admin-roommates.routes.ts'
import { adminReportsRoutes } from './features/admin/reports/admin-reports.routes.ts'
import { memberViewsRoutes } from './features/admin/member-views/member-views.routes.ts'
import { adminReviewsRoutes } from './features/admin/reviews/admin-reviews.routes.ts'
import { adminSecurityRoutes } from './features/admin/security/admin-security.routes.ts'
import { adminSecurityEventsRoutes } from './features/admin/security-events/admin-security-events.routes.ts'
import { adminSelectionsRoutes } from './features/admin/selections/admin-selections.routes.ts'
import { adminSessionRoutes } from './features/admin/session/admin-session.routes.ts'
import { todayRoutes } from './features/admin/today/today.routes.ts'
import { adminTravelDetailsRoutes } from './features/admin/travel-details/admin-travel-details.routes.ts'
import { adminTripsRoutes } from './features/admin/trips/admin-trips.routes.ts'
import { tripPictureUploadRoutes } from './features/admin/trips/trip-picture-upload.routes.ts'
import { adminUsersRoutes } from './features/admin/users/admin-users.routes.ts'
import { memberCareRoutes } from './features/admin/users/member-care.routes.ts'
import { memberMergesRoutes } from './features/admin/users/member-merges.routes.ts'
import { eraseMemberAndFiles, previewEndedBookings } from './features/account/erase.service.ts'
import { exportMember } from './features/account/export.queries.ts'
import { sendLink, setVerifiedEmail } from './features/auth/email.service.ts'
import { queuePasswordLink } from './features/auth/password.service.ts'
import { storeVerifiedPhone } from './features/auth/phone-codes.queries.ts'
import { adminWritingRoutes } from './features/admin/writing/admin-writing.routes.ts'
import { assignSeat } from './features/bookings/assign-seat.service.ts'
import {
  cancelBookingAtDesk,
  cancelDeparture,
  continueCancellation,
} from './features/bookings/club.service.ts'
import { listMoveTargets, moveBooking } from './features/bookings/move.service.ts'
import { bookingRepairs } from './features/bookings/repairs.service.ts'
import { addConsoleHostCheck } from './plugins/public-hosts.ts'
import { addAdminSession, requireAdmin } from './session/admin-session.ts'

/** Every call under /api/admin, with its own session, under the console's address only. */
export async function adminPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  addConsoleHostCheck(scope, context)
  await addAdminSession(scope, context)
  await scope.register(adminSessionRoutes, context)
  await scope.register(adminSecurityRoutes, context)
  await scope.register(adminOperatorsRoutes, context)
  await scope.register(ownAccountRoutes, context)
  await scope.register(invitationRoutes, context)
  await scope.register(adminUsersRoutes, context)
  const account = {
    ...{ sendEmailLink: sendLink, setVerifiedEmail, storeVerifiedPhone, queuePasswordLink },
    ...{ exportMember, previewEndedBookings, eraseMemberAndFiles },
  }
  await scope.register(memberCareRoutes, { ...context, account })
  await scope.register(memberMergesRoutes, context)
  const endings = { cancelDeparture, continueCancellation }
  await scope.register(adminDeparturesRoutes, { ...context, endings })
  const desk = { cancelBookingAtDesk, listMoveTargets, moveBooking }
  await scope.register(adminBookingsRoutes, { ...context, desk })
  await scope.register(departureHostRoutes, context)
  await scope.register(departureHotelsRoutes, context)
  await scope.register(adminTravelDetailsRoutes, context)
  await scope.register(adminRoommatesRoutes, context)
  await scope.register(adminSelectionsRoutes, context)
  await scope.register(adminTripsRoutes, context)
  await scope.register(tripPictureUploadRoutes, context)
  await scope.register(adminClubRoutes, context)
  await scope.register(adminInquiriesRoutes, context)
  await scope.register(adminNewslettersRoutes, context)
  await scope.register(adminMessagesRoutes, context)
  await scope.register(adminAnnotationsRoutes, context)
  await scope.register(adminWritingRoutes, context)
  await scope.register(openWorkRoutes, context)
  await scope.register(todayRoutes, context)
  await scope.register(integrityRoutes, { ...context, repairs: bookingRepairs(context) })
  await scope.register(adminAuditRoutes, context)
  await scope.register(adminSecurityEventsRoutes, context)
  await scope.register(adminInvitesRoutes, { ...context, assignSeat })
  await scope.register(adminReportsRoutes, context)
  await scope.register(memberViewsRoutes, context)
  await scope.register(adminReviewsRoutes, context)
  // 401 for every unknown path, so that a signed-out client cannot find out which paths exist.
  scope.all(
    '/api/admin/*',
    { schema: { hide: true }, onRequest: async (request) => requireAdmin(request) },
    async () => {
      throw new AppError('NOT_FOUND')
    },
  )
}
