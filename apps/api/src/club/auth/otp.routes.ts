import type { OtpSent } from '@farandfew/domain/auth/auth.ts'
import { requestOtp, verifyOtp } from '@farandfew/domain/auth/auth.contract.ts'
import { otpRules } from '@farandfew/domain/constants/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findCurrentUser } from '../members/current-user.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { recordSecurityEvent, recordSuccess } from '../security-events/record-security-event.ts'
import {
  knownBrowsersOf,
  requireSecureMember,
  signIn,
  signOut,
} from '../../platform/session/member-session.ts'
import { makeRequestKey, phoneDigits } from './one-time-code.ts'
import { findPhoneOwner, isStillPhoneOf } from './one-time-codes.queries.ts'
import { redeemSignInCode, sendSignInCode, wrongCode } from './one-time-codes.service.ts'

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
  const codes = shareLimit('signInCodes', context)
  const knownBrowsers = knownBrowsersOf(context)

  const senderOf = async (request: FastifyRequest, phone: string) => {
    const key = phoneDigits(phone)
    const owner = await findPhoneOwner(context.db, key)
    return { key, knownBrowser: owner && knownBrowsers.find(request, owner.id) }
  }

  route(app, requestOtp, async ({ body, request }) => {
    await codes.count(request, await senderOf(request, body.phone))
    const { phone, requestKey = makeRequestKey() } = body
    await sendSignInCode(context, { phone, requestKey })
    return codeSent(requestKey)
  })

  route(app, verifyOtp, async ({ body, request, reply }) => {
    requireSecureMember(context, request)
    const sender = await senderOf(request, body.phone)
    const userId = await redeemSignInCode(context, body).catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === 'WRONG_CODE'
      if (isWrong) await recordWrongCode(context, request, body.phone)
      throw error
    })
    const user = await findCurrentUser(context.db, userId)
    if (!user) throw wrongCode()
    await codes.uncount(request, sender)
    await signIn(context, { request, reply }, userId)
    if (!(await isStillPhoneOf(context.db, userId, body.phone))) {
      await signOut(context, { request, reply })
      throw wrongCode()
    }
    await recordSuccess(context, request, 'sign-in.code', { userId })
    return user
  })
}
