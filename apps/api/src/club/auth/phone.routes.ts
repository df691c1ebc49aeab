import { removePhone, requestPhoneCode, verifyPhone } from '@farandfew/domain/auth/auth.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getCurrentMember } from '../members/current-user.queries.ts'
import { createPasswordCheck } from '../members/password-check.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import { codeSent } from './otp.routes.ts'
import { makeRequestKey } from './one-time-code.ts'
import { sendVerificationCode } from './one-time-codes.service.ts'
import { limitNumberCodes } from './phone-limits.ts'
import { removePhoneOf, verifyPhoneByCode } from './phone.service.ts'

/** Verifies and removes a member's phone, which signs them in. An open session alone is not enough for either. */
export async function phoneRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const countCode = limitNumberCodes(context)
  const tries = limitByKey('numberCodeTries', context)
  const checkPassword = createPasswordCheck(context)

  const record = (request: FastifyRequest, kind: 'phone.added' | 'phone.removed') =>
    recordSuccess(context, request, kind, { userId: getMemberId(request) })

  route(app, requestPhoneCode, async ({ userId, body, request }) => {
    await checkPassword(request, body.currentPassword)
    const { phone, requestKey = makeRequestKey() } = body
    const memberId = userId
    await countCode(request, { memberId, phone })
    await sendVerificationCode(context, { memberId, phone, requestKey })
    return codeSent(requestKey)
  })

  route(app, verifyPhone, async ({ userId, body, request }) => {
    const passwordHash = await checkPassword(request, body.currentPassword)
    const memberId = userId
    await tries.count(String(memberId))
    await verifyPhoneByCode(context, { ...body, memberId, passwordHash })
    await record(request, 'phone.added')
    return getCurrentMember(context.db, memberId)
  })

  route(app, removePhone, async ({ userId, body, request }) => {
    const passwordHash = await checkPassword(request, body.currentPassword)
    const memberId = userId
    await removePhoneOf(context, { memberId, passwordHash })
    await record(request, 'phone.removed')
    return getCurrentMember(context.db, memberId)
  })
}
