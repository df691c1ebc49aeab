import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { limitByKey, networkOf, tooManyRequests } from '../../platform/plugins/rate-limit.ts'
import { shareLimit } from '../../platform/plugins/shared-limit.ts'
import { phoneDigits } from './one-time-code.ts'

interface NumberCode {
  memberId: number
  phone: string
}

/**
 * Counts a code to a number that is not confirmed yet, which anyone with an account can send to anyone's phone.
 * @throws AppError TOO_MANY_REQUESTS
 */
export function limitNumberCodes(context: AppContext) {
  const ofMember = limitByKey('numberCodesOfMember', context)
  const ofNetwork = limitByKey('numberCodesOfNetwork', context)
  const ofNumber = shareLimit('numberCodes', context)
  const all = limitByKey('newNumberCodes', context)
  const { max } = context.limits.newNumberCodes
  return async (request: FastifyRequest, { memberId, phone }: NumberCode): Promise<void> => {
    await ofMember.count(String(memberId))
    await ofNetwork.count(networkOf(request))
    await ofNumber.count(request, { key: phoneDigits(phone) })
    const { current, ttl } = await all.hit('')
    if (current <= max) return
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfter: tooManyRequests(ttl).retryAfter ?? 1,
      detail: 'We cannot send more codes to new numbers today. Please try again tomorrow.',
    })
  }
}
