import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context/context.ts'
import { accountPlugin } from './features/account/account.plugin.ts'
import { authPlugin } from './features/auth/auth.plugin.ts'
import { bookingsRoutes } from './features/bookings/bookings.routes.ts'
import { paymentsRoutes } from './features/bookings/payments.routes.ts'
import { connectionsRoutes } from './features/connections/connections.routes.ts'
import { checklistsRoutes } from './features/checklists/checklists.routes.ts'
import { groupsRoutes } from './features/groups/groups.routes.ts'
import { groupMessagesPlugin } from './features/group-messages/group-messages.plugin.ts'
import { invitesRoutes } from './features/invites/invites.routes.ts'
import { pictureUploadRoutes } from './features/member-pictures/picture-upload.routes.ts'
import { quickInvitesRoutes } from './features/quick-invites/quick-invites.routes.ts'
import { tripPocketsRoutes } from './features/trip-pockets/trip-pockets.routes.ts'
import { travelDetailsRoutes } from './features/travel-details/travel-details.routes.ts'
import { roommatesRoutes } from './features/roommates/roommates.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { savedTripsRoutes } from './features/saved-trips/saved-trips.routes.ts'
import { vouchesRoutes } from './features/vouches/vouches.routes.ts'
import { addMemberLimits } from './plugins/rate-limit.ts'
import { addMemberSession } from './session/member-session.ts'

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
