import { type OtpSent, requestOtp, verifyOtp } from '@farandfew/domain/auth'
import { otpRules } from '@farandfew/domain/constants'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey, limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { findCurrentUser } from '../../members/current-user.queries.ts'
import { requireSecure, signIn } from '../../session/member-session.ts'
import { redeemSignInCode, sendSignInCode, wrongCode } from './phone-codes.service.ts'
import { onePhone } from './phone-limits.ts'
import { minimumDuration } from './minimum-duration.ts'

export interface OtpOptions {
  db: Db
  limits: Limits
  publicWebUrl: string
  sessionSecret: () => string
  /** Called when messages were committed. */
  wakeOutbox: () => void
}

/** Milliseconds, well above what storing a code and its message takes: a phone that is known costs a row more. */
const answerAfterMs = 100

/** What asking for a code answers, whoever asks. */
export const codeSent = (): OtpSent => ({
  expiresInSeconds: otpRules.expiresInSeconds,
  resendAfterSeconds: otpRules.resendAfterSeconds,
})

/** Signing in by a code that comes by SMS (rulings 6). */
export async function otpRoutes(app: FastifyInstance, options: OtpOptions): Promise<void> {
  const { db, limits, publicWebUrl, wakeOutbox } = options
  const countRequest = limitByKey(app, 'otpRequestsOfOne', limits)
  const countVerify = limitByKey(app, 'otpVerifiesOfOne', limits)

  route(
    app,
    requestOtp,
    async ({ body, request }) => {
      await countRequest(request, onePhone(body.phone))
      return minimumDuration(answerAfterMs, async () => {
        await sendSignInCode(db, body.phone, options)
        wakeOutbox()
        return codeSent()
      })
    },
    { config: limitedBy('otpRequests', limits) },
  )

  route(
    app,
    verifyOtp,
    async ({ body, request, reply }) => {
      requireSecure(request, publicWebUrl)
      await countVerify(request, onePhone(body.phone))
      const userId = await redeemSignInCode(db, body, options)
      const user = await findCurrentUser(db, userId)
      if (!user) throw wrongCode()
      await signIn(request, reply, { userId, publicWebUrl })
      return user
    },
    { config: limitedBy('otpVerifies', limits) },
  )
}
