import {
  answerRoom as answerRoomContract,
  chooseOwnRoom as chooseOwnRoomContract,
  getRoommates as getRoommatesContract,
  leaveRoommates as leaveRoommatesContract,
  saveRoomWishes,
} from '@farandfew/domain/roommates/roommates.contract.ts'
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
  route(app, getRoommatesContract, (call) => getRoommates(context, sharerOf(call)))
  route(app, saveRoomWishes, (call) => savePreferences(context, sharerOf(call), call.body))
  route(app, leaveRoommatesContract, (call) => leaveRoommates(context, sharerOf(call)))
  route(app, answerRoomContract, (call) => answerRoom(context, sharerOf(call), call.body))
  route(app, chooseOwnRoomContract, (call) => chooseOwnRoom(context, sharerOf(call), call.body))
}
