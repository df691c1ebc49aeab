import { requestPhoneCode, verifyPhone } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey } from '../../plugins/rate-limit.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'
import { codeSent } from './otp.routes.ts'
import { sendVerificationCode, verifyPhoneByCode } from './phone-codes.service.ts'
import { memberKey, phoneKey } from './phone-limits.ts'

/** Verifies a member's phone, which can then be used to sign in. */
export async function phoneRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const requests = limitByKey(app, 'otpRequestsOfOne', context)
  const attempts = limitByKey(app, 'otpVerifiesOfOne', context)

  route(
    app,
    requestPhoneCode,
    async ({ body, request }) => {
      const memberId = getMemberId(request)
      await requests.count(request, memberKey(memberId))
      await requests.count(request, phoneKey(body.phone))
      await sendVerificationCode(context, { memberId, phone: body.phone })
      return codeSent()
    },
    memberOnly,
  )

  route(
    app,
    verifyPhone,
    async ({ body, request }) => {
      const memberId = getMemberId(request)
      await attempts.count(request, memberKey(memberId))
      await verifyPhoneByCode(context, { memberId, ...body })
      return getCurrentMember(context.db, memberId)
    },
    memberOnly,
  )
}
