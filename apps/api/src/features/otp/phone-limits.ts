import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createKeyedLimit, type Limits, tooManyRequests } from '../../plugins/rate-limit.ts'
import { phoneDigits } from './phone-code.ts'

/** One phone, from whatever address and whether or not it is known: many addresses get nobody more tries at it. */
export const onePhone = (phone: string): string => `phone ${phoneDigits(phone)}`

/** One member, so that nobody has messages sent to many phones. */
export const oneMember = (id: number): string => `member ${id}`

/** Counts the calls about one phone or of one member. The rejection is the 429 of every limit. */
export function createCountOfOne(
  app: FastifyInstance,
  name: 'otpRequestsOfOne' | 'otpVerifiesOfOne',
  limits: Limits,
): (request: FastifyRequest, who: string) => Promise<void> {
  const count = createKeyedLimit(app, name, limits)
  return async (request, who) => {
    const wait = await count(request, who)
    if (wait !== undefined) throw tooManyRequests(wait)
  }
}
