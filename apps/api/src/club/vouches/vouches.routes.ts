import { addVouch, listVouches, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import * as service from './vouches.service.ts'

/** A member's vouches for people who ask for an invite. */
export async function vouchesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, listVouches, ({ userId }) => service.readVouches(context, userId))
  route(app, addVouch, ({ userId, body }) => service.addVouch(context, { ...body, userId }))
  route(app, withdrawVouch, ({ userId, params }) =>
    service.withdrawVouch(context, { ...params, userId }),
  )
}
