import { type OtpSent, requestOtp, verifyOtp } from '@farandfew/domain/auth'
import { otpRules } from '@farandfew/domain/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { findCurrentUser } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey } from '../../plugins/rate-limit.ts'
import { recordSecurityEvent } from '../../security-events/record-security-event.ts'
import { requireSecureMember, signIn, signOut } from '../../session/member-session.ts'
import { minimumDuration } from './minimum-duration.ts'
import { makeRequestKey, phoneDigits } from './phone-code.ts'
import { findPhoneOwner, isStillPhoneOf } from './phone-codes.queries.ts'
import { redeemSignInCode, sendSignInCode, wrongCode } from './phone-codes.service.ts'
import { phoneKey } from './phone-limits.ts'

/** Milliseconds. Well above the time to store a code and its message: a known phone costs one more row. */
const answerAfterMs = 100

/** The answer to every request for a code. */
export const codeSent = (requestKey: string): OtpSent => ({
  expiresInSeconds: otpRules.expiresInSeconds,
  resendAfterSeconds: otpRules.resendAfterSeconds,
  requestKey,
})

/** The same statements whether an account has the phone or not. */
async function recordWrongCode(
  context: AppContext,
  request: FastifyRequest,
  phone: string,
): Promise<void> {
  const typed = phoneDigits(phone)
  const owner = await findPhoneOwner(context.db, typed)
  await recordSecurityEvent(context, request, {
    kind: 'sign-in.code',
    outcome: 'refused',
    userId: owner?.id,
    typed,
  })
}

/** Sign-in with a code from a text message (docs/product.md#sign-in). */
export async function otpRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const requests = limitByKey('otpRequestsOfOne', context)
  const attempts = limitByKey('otpVerifiesOfOne', context)

  route(app, requestOtp, async ({ body }) => {
    await requests.count(phoneKey(body.phone))
    return minimumDuration(answerAfterMs, async () => {
      const { phone, requestKey = makeRequestKey() } = body
      await sendSignInCode(context, { phone, requestKey })
      return codeSent(requestKey)
    })
  })

  route(app, verifyOtp, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    await attempts.count(phoneKey(body.phone))
    const userId = await redeemSignInCode(context, body).catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === 'WRONG_CODE'
      if (isWrong) await recordWrongCode(context, request, body.phone)
      throw error
    })
    const user = await findCurrentUser(context.db, userId)
    if (!user) throw wrongCode()
    await signIn(context, { request, reply }, userId)
    if (!(await isStillPhoneOf(context.db, userId, body.phone))) {
      await signOut(context, { request, reply })
      throw wrongCode()
    }
    await recordSecurityEvent(context, request, {
      kind: 'sign-in.code',
      outcome: 'success',
      userId,
    })
    return user
  })
}
