import { requestPhoneCode, verifyPhone } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey, limitedBy } from '../../plugins/rate-limit.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import { codeSent, type OtpOptions } from './otp.routes.ts'
import { provePhone, sendProofCode } from './phone-codes.service.ts'
import { oneMember, onePhone } from './phone-limits.ts'

/** How a member proves a phone, which may open the account from then on (rulings 6). */
export async function phoneRoutes(app: FastifyInstance, options: OtpOptions): Promise<void> {
  const { db, limits, wakeOutbox } = options
  const countRequest = limitByKey(app, 'otpRequestsOfOne', limits)
  const countVerify = limitByKey(app, 'otpVerifiesOfOne', limits)

  route(
    app,
    requestPhoneCode,
    async ({ body, request }) => {
      const memberId = memberIdOf(request)
      await countRequest(request, oneMember(memberId))
      await countRequest(request, onePhone(body.phone))
      await sendProofCode(db, { memberId, phone: body.phone }, options)
      wakeOutbox()
      return codeSent()
    },
    {
      ...memberOnly,
      config: limitedBy('otpRequests', limits),
    },
  )

  route(
    app,
    verifyPhone,
    async ({ body, request }) => {
      const memberId = memberIdOf(request)
      await countVerify(request, oneMember(memberId))
      await provePhone(db, { memberId, ...body }, options)
      return getCurrentMember(db, memberId)
    },
    {
      ...memberOnly,
      config: limitedBy('otpVerifies', limits),
    },
  )
}
