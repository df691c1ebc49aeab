import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { receiveInquiry } from './inquiries.service.ts'

export async function inquiriesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, createInquiry, ({ body, request }) =>
    answerOnce(context, keyedRequest(createInquiry, request), (trx) =>
      receiveInquiry(trx, body, context.mail),
    ),
  )
}
