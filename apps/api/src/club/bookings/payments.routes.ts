import { verifyPayment as verifyPaymentContract } from '@farandfew/domain/bookings/bookings.contract.ts'
import {
  createPaymentOrder,
  finishPayment as finishPaymentContract,
  paySandbox,
  receivePaymentEvent,
} from '@farandfew/domain/payments/payments.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { answerOnceOutside, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { isSandbox } from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import {
  finishPayment,
  openPayment,
  paySandboxOrder,
  receiveWebhook,
  verifyPayment,
} from './payments.service.ts'

/** The member's payments. A payment is recorded once however often it is reported, so that call takes no key. */
export async function paymentsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, createPaymentOrder, ({ body, request }) => {
    const userId = getMemberId(request)
    return answerOnceOutside(context, keyedRequest(createPaymentOrder, request, userId), () =>
      openPayment(context, { ...body, userId }),
    )
  })

  route(app, verifyPaymentContract, ({ body, request }) =>
    verifyPayment(context, body, getMemberId(request)),
  )

  const { payments } = context
  if (isSandbox(payments)) {
    route(app, paySandbox, ({ body, request }) =>
      paySandboxOrder(context, payments, { ...body, userId: getMemberId(request) }),
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

  route(app, receivePaymentEvent, async ({ request }) => {
    const { headers, body } = request
    const isGenuine = await receiveWebhook(context, {
      rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      signature: headerText(headers['x-razorpay-signature']) ?? '',
      eventId: headerText(headers['x-razorpay-event-id']),
    })
    if (!isGenuine) throw new AppError('SIGNATURE_WRONG')
    return { received: true as const }
  })

  bytesRoute(app, finishPaymentContract, async ({ request: { body }, reply }) => {
    const form = Buffer.isBuffer(body) ? body.toString('utf8') : ''
    const departureId = await finishPayment(context, form)
    const page = departureId === undefined ? '/' : `/book/${departureId}`
    return reply.redirect(`${context.urls.web}${page}`, 303)
  })
}
