import type { FastifyInstance } from 'fastify'
import type { AppContext } from './platform/context/context.ts'
import { authRoutes } from './club/auth/auth.routes.ts'
import { emailRoutes } from './club/auth/email.routes.ts'
import { otpRoutes } from './club/auth/otp.routes.ts'
import { passwordRoutes } from './club/auth/password.routes.ts'
import { phoneRoutes } from './club/auth/phone.routes.ts'
import { personalDataRoutes } from './club/personal-data/personal-data.routes.ts'
import { profileRoutes } from './club/members/profile.routes.ts'
import { quizRoutes } from './club/quiz/member-quiz.routes.ts'
import { requestsRoutes } from './club/invites/member-requests.routes.ts'
import { sessionsRoutes } from './club/auth/sessions.routes.ts'
import { tripsRoutes } from './club/bookings/member-trips.routes.ts'
import { eventsRoutes } from './club/group-messages/events.routes.ts'
import { messagePicturesRoutes } from './club/group-messages/message-pictures.routes.ts'
import { messagesRoutes } from './club/group-messages/messages.routes.ts'
import { waitlistRoutes } from './club/waitlist/waitlist.routes.ts'
import { bookingsRoutes } from './club/bookings/bookings.routes.ts'
import { paymentsRoutes } from './club/payments/payments.routes.ts'
import { connectionsRoutes } from './club/connections/connections.routes.ts'
import { checklistsRoutes } from './club/checklists/checklists.routes.ts'
import { groupsRoutes } from './club/groups/groups.routes.ts'
import { invitesRoutes } from './club/invites/invites.routes.ts'
import { pictureUploadRoutes } from './club/member-pictures/picture-upload.routes.ts'
import { quickInvitesRoutes } from './club/quick-invites/quick-invites.routes.ts'
import { tripPocketsRoutes } from './club/trip-pockets/trip-pockets.routes.ts'
import { travelDetailsRoutes } from './club/travel-details/travel-details.routes.ts'
import { roommatesRoutes } from './club/roommates/roommates.routes.ts'
import { reviewsRoutes } from './club/reviews/reviews.routes.ts'
import { savedTripsRoutes } from './club/saved-trips/saved-trips.routes.ts'
import { vouchesRoutes } from './club/vouches/vouches.routes.ts'
import { addMemberLimits } from './platform/plugins/rate-limit.ts'
import { addMemberSession } from './platform/session/member-session.ts'

const memberRoutes = [
  authRoutes,
  emailRoutes,
  passwordRoutes,
  otpRoutes,
  phoneRoutes,
  profileRoutes,
  tripsRoutes,
  requestsRoutes,
  quizRoutes,
  sessionsRoutes,
  personalDataRoutes,
  invitesRoutes,
  quickInvitesRoutes,
  bookingsRoutes,
  waitlistRoutes,
  connectionsRoutes,
  groupsRoutes,
  checklistsRoutes,
  travelDetailsRoutes,
  paymentsRoutes,
  pictureUploadRoutes,
  tripPocketsRoutes,
  roommatesRoutes,
  vouchesRoutes,
  reviewsRoutes,
  savedTripsRoutes,
  messagesRoutes,
  messagePicturesRoutes,
  eventsRoutes,
]

/** Every call that uses the member session. */
export async function membersPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  await addMemberSession(scope, context)
  addMemberLimits(scope, context)
  for (const routes of memberRoutes) await scope.register(routes, context)
}
