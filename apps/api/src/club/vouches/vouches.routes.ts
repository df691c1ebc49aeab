import { addVouch, listVouches, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import * as service from './vouches.service.ts'

/** A member's vouches for people who ask for an invite. */
export async function vouchesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, listVouches, ({ request }) => service.readVouches(context, getMemberId(request)))
  route(app, addVouch, ({ body, request }) =>
    service.addVouch(context, { ...body, userId: getMemberId(request) }),
  )
  route(app, withdrawVouch, ({ params, request }) =>
    service.withdrawVouch(context, { ...params, userId: getMemberId(request) }),
  )
}
