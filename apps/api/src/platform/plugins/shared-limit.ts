import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import type { Limit, LimitName } from '../context/limits.ts'
import { limitByKey, networkOf, tooManyRequests } from './rate-limit.ts'

interface Asker {
  /** What all askers share, such as the phone that gets a code. */
  key: string
  /** The name of a browser that has signed in to the account before: strangers cannot use up what it has. */
  knownBrowser?: string | undefined
}

interface SharedLimit {
  /**
   * Counts a request.
   * @throws AppError TOO_MANY_REQUESTS
   */
  count(request: FastifyRequest, asker: Asker): Promise<void>
  /** Counts a request and returns whether it is within the limit. */
  allows(request: FastifyRequest, asker: Asker): Promise<boolean>
  /** Removes a request from the count: the asker turned out to be the owner. */
  uncount(request: FastifyRequest, asker: Asker): Promise<void>
}

const nameOf = (request: FastifyRequest, { key, knownBrowser }: Asker) =>
  `${knownBrowser ?? networkOf(request)} ${key}`

/**
 * A limit of what all askers together may cause to one phone or address, divided so that a stranger cannot use up the
 * share of its owner (`ofNetwork`, `ofNewNetwork` and `most` in limits.ts).
 */
export function shareLimit(name: LimitName, context: AppContext): SharedLimit {
  const { max, ofNetwork = max, ofNewNetwork = 0, most = max }: Limit = context.limits[name]
  const { hit, uncount } = limitByKey(name, context)
  /** Milliseconds until the window ends, or undefined if the request is within the limit. */
  const waitOf = async (request: FastifyRequest, asker: Asker): Promise<number | undefined> => {
    const own = await hit(nameOf(request, asker))
    if (own.current > ofNetwork) return own.ttl
    if (asker.knownBrowser !== undefined) return undefined
    const all = await hit(asker.key)
    const isNew = own.current <= ofNewNetwork && all.current <= most
    if (all.current <= max || isNew) return undefined
    // Only what is sent counts: refused requests must not use up what is left for other networks.
    await uncount(asker.key)
    return all.ttl
  }
  return {
    count: async (request, asker) => {
      const wait = await waitOf(request, asker)
      if (wait !== undefined) throw tooManyRequests(wait)
    },
    allows: async (request, asker) => (await waitOf(request, asker)) === undefined,
    uncount: async (request, asker) => {
      await uncount(nameOf(request, asker))
      if (asker.knownBrowser === undefined) await uncount(asker.key)
    },
  }
}
