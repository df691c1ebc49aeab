import { type OtpSent, requestOtp, verifyOtp } from '@farandfew/domain/auth'
import { otpRules } from '@farandfew/domain/constants'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { findCurrentUser } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey } from '../../plugins/rate-limit.ts'
import { requireSecureMember, signIn } from '../../session/member-session.ts'
import { minimumDuration } from './minimum-duration.ts'
import { redeemSignInCode, sendSignInCode, wrongCode } from './phone-codes.service.ts'
import { phoneKey } from './phone-limits.ts'

/** Milliseconds. Well above the time to store a code and its message: a known phone costs one more row. */
const answerAfterMs = 100

/** The answer to every request for a code. */
export const codeSent = (): OtpSent => ({
  expiresInSeconds: otpRules.expiresInSeconds,
  resendAfterSeconds: otpRules.resendAfterSeconds,
})

/** Sign-in with a code from a text message (docs/product.md#sign-in). */
export async function otpRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const requests = limitByKey(app, 'otpRequestsOfOne', context)
  const attempts = limitByKey(app, 'otpVerifiesOfOne', context)

  route(app, requestOtp, async ({ body, request }) => {
    await requests.count(request, phoneKey(body.phone))
    return minimumDuration(answerAfterMs, async () => {
      await sendSignInCode(context, body.phone)
      return codeSent()
    })
  })

  route(app, verifyOtp, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    await attempts.count(request, phoneKey(body.phone))
    const userId = await redeemSignInCode(context, body)
    const user = await findCurrentUser(context.db, userId)
    if (!user) throw wrongCode()
    await signIn(context, { request, reply }, userId)
    return user
  })
}
