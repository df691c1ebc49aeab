import * as calls from '@farandfew/domain/payments/payments.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { isSandbox } from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { finishPayment, paySandboxOrder, receiveWebhook } from './gateway-reports.service.ts'
import { openPayment } from './open-payment.service.ts'

/** The member's payments. A payment is recorded once however often it is reported, so that call takes no key. */
export async function paymentsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, calls.createPaymentOrder, ({ userId, body }) =>
    openPayment(context, { ...body, userId }),
  )

  const { payments } = context
  if (isSandbox(payments)) {
    route(app, calls.paySandbox, ({ userId, body }) =>
      paySandboxOrder(context, payments, { ...body, userId }),
    )
  }
}

const headerText = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : undefined

/** What the payment gateway sends: its events without an origin, and browsers from its own page. Neither has a session. */
export async function paymentEventsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  // The signature covers the bytes, which parsing would change.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  route(app, calls.receivePaymentEvent, async ({ request }) => {
    const { headers, body } = request
    const isGenuine = await receiveWebhook(context, {
      rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      signature: headerText(headers['x-razorpay-signature']) ?? '',
      eventId: headerText(headers['x-razorpay-event-id']),
    })
    if (!isGenuine) throw new AppError('SIGNATURE_WRONG')
    return { received: true as const }
  })

  bytesRoute(app, calls.finishPayment, async ({ request: { body }, reply }) => {
    const form = Buffer.isBuffer(body) ? body.toString('utf8') : ''
    const departureId = await finishPayment(context, form)
    const page = departureId === undefined ? '/' : `/book/${departureId}`
    return reply.redirect(`${context.urls.web}${page}`, 303)
  })
}
