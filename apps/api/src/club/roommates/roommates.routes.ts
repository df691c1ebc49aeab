import * as calls from '@farandfew/domain/roommates/roommates.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import {
  answerRoom,
  chooseOwnRoom,
  getRoommates,
  leaveRoommates,
  savePreferences,
} from './roommates.service.ts'

const sharerOf = ({ params, userId }: { params: { departureId: number }; userId: number }) => ({
  departureId: params.departureId,
  userId,
})

/** How the members of a group share rooms. */
export async function roommatesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, calls.getRoommates, (call) => getRoommates(context, sharerOf(call)))
  transactionRoute(app, calls.saveRoomWishes, (call) =>
    savePreferences(call.trx, context, sharerOf(call), call.body),
  )
  transactionRoute(app, calls.leaveRoommates, (call) =>
    leaveRoommates(call.trx, context, sharerOf(call)),
  )
  transactionRoute(app, calls.answerRoom, (call) =>
    answerRoom(call.trx, context, sharerOf(call), call.body),
  )
  transactionRoute(app, calls.chooseOwnRoom, (call) =>
    chooseOwnRoom(call.trx, context, sharerOf(call), call.body),
  )
}
