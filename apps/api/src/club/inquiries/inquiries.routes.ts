import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { transactionRoute } from '../../platform/plugins/contract-route.ts'
import { receiveInquiry } from './inquiries.service.ts'

export async function inquiriesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  transactionRoute(app, createInquiry, ({ trx, body }) => receiveInquiry(trx, body, context.mail))
}
