import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { limitByKey, networkOf, tooManyRequests } from '../../platform/plugins/rate-limit.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { phoneDigits } from './one-time-code.ts'

interface NumberCode {
  memberId: number
  phone: string
}

/**
 * Counts a code to a number that is not confirmed yet, which a member with a confirmed email address can send to anyone's
 * phone. Many members may share one network, so it only slows down (docs/product.md#limits).
 * @throws AppError EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export function limitNumberCodes(context: AppContext) {
  const ofMember = limitByKey('numberCodesOfMember', context)
  const ofNetwork = limitByKey('numberCodesOfNetwork', context)
  const spaced = limitByKey('numberCodesSpaced', context)
  const ofNumber = shareLimit('numberCodes', context)
  const all = limitByKey('newNumberCodes', context)
  const { max } = context.limits.newNumberCodes
  return async (request: FastifyRequest, { memberId, phone }: NumberCode): Promise<void> => {
    if (!(await findVerifiedEmail(context.db, memberId))) throw new AppError('EMAIL_NOT_VERIFIED')
    await ofMember.count(String(memberId))
    const network = networkOf(request)
    if (!(await ofNetwork.allows(network))) await spaced.count(network)
    await ofNumber.count(request, { key: phoneDigits(phone) })
    const { current, ttl } = await all.hit('')
    if (current <= max) return
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfter: tooManyRequests(ttl).retryAfter ?? 1,
      detail: 'We cannot send more codes to new numbers today. Please try again tomorrow.',
    })
  }
}
