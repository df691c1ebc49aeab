import type { FastifyInstance } from 'fastify'
import type { AppContext } from './platform/context/context.ts'
import { AppError } from './platform/errors/app-error.ts'
import { adminAnnotationsRoutes } from './club/annotations/admin-annotations.routes.ts'
import { adminAuditRoutes } from './club/audit/admin-audit.routes.ts'
import { adminBookingsRoutes } from './club/bookings/admin-bookings.routes.ts'
import { adminClubRoutes } from './club/club-details/admin-club.routes.ts'
import { adminDeparturesRoutes } from './club/departures/admin-departures.routes.ts'
import { departureHostRoutes } from './club/departures/departure-host.routes.ts'
import { departureHotelsRoutes } from './club/departures/departure-hotels.routes.ts'
import { adminInquiriesRoutes } from './club/inquiries/admin-inquiries.routes.ts'
import { integrityRoutes } from './club/integrity/integrity.routes.ts'
import { adminInvitesRoutes } from './club/invites/admin-invites.routes.ts'
import { adminMessagesRoutes } from './club/messages/admin-messages.routes.ts'
import { adminNewslettersRoutes } from './club/newsletters/admin-newsletters.routes.ts'
import { openWorkRoutes } from './club/today/open-work.routes.ts'
import { adminOperatorsRoutes } from './club/operators/admin-operators.routes.ts'
import { invitationRoutes } from './club/operators/invitation.routes.ts'
import { ownAccountRoutes } from './club/operators/own-account.routes.ts'
import { adminRoommatesRoutes } from './club/roommates/admin-roommates.routes.ts'
import { adminReportsRoutes } from './club/reports/admin-reports.routes.ts'
import { memberViewsRoutes } from './club/members/member-views.routes.ts'
import { adminReviewsRoutes } from './club/reviews/admin-reviews.routes.ts'
import { adminSecurityRoutes } from './club/operator-sessions/admin-security.routes.ts'
import { adminSecurityEventsRoutes } from './club/security-events/admin-security-events.routes.ts'
import { adminSelectionsRoutes } from './club/selections/admin-selections.routes.ts'
import { adminSessionRoutes } from './club/operator-sessions/admin-session.routes.ts'
import { todayRoutes } from './club/today/today.routes.ts'
import { adminTravelDetailsRoutes } from './club/travel-details/admin-travel-details.routes.ts'
import { adminTripsRoutes } from './club/trips/admin-trips.routes.ts'
import { tripPictureUploadRoutes } from './club/trips/trip-picture-upload.routes.ts'
import { adminUsersRoutes } from './club/members/admin-members.routes.ts'
import { memberCareRoutes } from './club/member-care/member-care.routes.ts'
import { memberMergesRoutes } from './club/member-merges/member-merges.routes.ts'
import { eraseMemberAndFiles, previewEndedBookings } from './club/personal-data/erase.service.ts'
import { exportMember } from './club/personal-data/export.queries.ts'
import { sendLink, setVerifiedEmail } from './club/auth/email.service.ts'
import { queuePasswordLink } from './club/auth/password.service.ts'
import { storeVerifiedPhone } from './club/auth/phone-codes.queries.ts'
import { adminWritingRoutes } from './club/mailings/admin-mailings.routes.ts'
import { assignSeat } from './club/bookings/assign-seat.service.ts'
import {
  cancelBookingAtDesk,
  cancelDeparture,
  continueCancellation,
} from './club/bookings/cancel-for-club.service.ts'
import { listMoveTargets, moveBooking } from './club/bookings/move.service.ts'
import { bookingRepairs } from './club/bookings/repairs.service.ts'
import { addConsoleHostCheck } from './platform/plugins/public-hosts.ts'
import { addAdminSession, requireAdmin } from './platform/session/admin-session.ts'

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
    sendEmailLink: sendLink,
    setVerifiedEmail,
    storeVerifiedPhone,
    queuePasswordLink,
    exportMember,
    previewEndedBookings,
    eraseMemberAndFiles,
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
