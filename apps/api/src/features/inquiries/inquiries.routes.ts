import { createInquiry } from '@farandfew/domain/inquiries'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { idempotencyHeaders, idempotencyKeyOf } from '../../plugins/idempotency.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { receiveInquiry } from './inquiries.service.ts'

export interface InquiriesOptions {
  db: Db
  limits: Limits
  clubEmail: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** The inquiry form. */
export async function inquiriesRoutes(
  app: FastifyInstance,
  { db, limits, clubEmail, wakeOutbox }: InquiriesOptions,
): Promise<void> {
  route(
    app,
    createInquiry,
    async ({ body, request }) => {
      const inquiry = await receiveInquiry(db, {
        scope: `${createInquiry.method} ${createInquiry.path}`,
        form: body,
        idempotencyKey: idempotencyKeyOf(request),
        clubEmail,
      })
      wakeOutbox()
      return inquiry
    },
    { headers: idempotencyHeaders, config: limitedBy('inquiries', limits) },
  )
}
