import type { FastifyInstance } from 'fastify'
import type { AppContext } from './platform/context/context.ts'
import { accountPlugin } from './club/members/account.plugin.ts'
import { authPlugin } from './club/auth/auth.plugin.ts'
import { bookingsRoutes } from './club/bookings/bookings.routes.ts'
import { paymentsRoutes } from './club/bookings/payments.routes.ts'
import { connectionsRoutes } from './club/connections/connections.routes.ts'
import { checklistsRoutes } from './club/checklists/checklists.routes.ts'
import { groupsRoutes } from './club/groups/groups.routes.ts'
import { groupMessagesPlugin } from './club/group-messages/group-messages.plugin.ts'
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

/** Every call that uses the member session. */
export async function membersPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  await addMemberSession(scope, context)
  addMemberLimits(scope, context)
  await scope.register(authPlugin, context)
  await scope.register(accountPlugin, context)
  await scope.register(invitesRoutes, context)
  await scope.register(quickInvitesRoutes, context)
  await scope.register(bookingsRoutes, context)
  await scope.register(connectionsRoutes, context)
  await scope.register(groupsRoutes, context)
  await scope.register(checklistsRoutes, context)
  await scope.register(travelDetailsRoutes, context)
  await scope.register(paymentsRoutes, context)
  await scope.register(pictureUploadRoutes, context)
  await scope.register(tripPocketsRoutes, context)
  await scope.register(roommatesRoutes, context)
  await scope.register(vouchesRoutes, context)
  await scope.register(reviewsRoutes, context)
  await scope.register(savedTripsRoutes, context)
  await scope.register(groupMessagesPlugin, context)
}
