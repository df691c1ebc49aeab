import * as calls from '@farandfew/domain/roommates/roommates.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import {
  answerRoom,
  chooseOwnRoom,
  getRoommates,
  leaveRoommates,
  savePreferences,
} from './roommates.service.ts'

interface Call {
  params: { departureId: number }
  request: FastifyRequest
}

const sharerOf = ({ params, request }: Call) => ({
  departureId: params.departureId,
  userId: getMemberId(request),
})

/** How the members of a group share rooms. */
export async function roommatesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, calls.getRoommates, (call) => getRoommates(context, sharerOf(call)))
  route(app, calls.saveRoomWishes, (call) => savePreferences(context, sharerOf(call), call.body))
  route(app, calls.leaveRoommates, (call) => leaveRoommates(context, sharerOf(call)))
  route(app, calls.answerRoom, (call) => answerRoom(context, sharerOf(call), call.body))
  route(app, calls.chooseOwnRoom, (call) => chooseOwnRoom(context, sharerOf(call), call.body))
}
