import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { eventsRoutes } from './events.routes.ts'
import { messagePicturesRoutes } from './message-pictures.routes.ts'
import { messagesRoutes } from './messages.routes.ts'

/** The conversation of a group. Needs the member session. */
export async function groupMessagesPlugin(
  scope: FastifyInstance,
  context: AppContext,
): Promise<void> {
  await scope.register(messagesRoutes, context)
  await scope.register(messagePicturesRoutes, context)
  await scope.register(eventsRoutes, context)
}
