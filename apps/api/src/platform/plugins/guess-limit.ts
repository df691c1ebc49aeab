import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../context/context.ts'
import type { LimitName } from '../context/limits.ts'
import { addressOf, type KeyedLimit, limitByKey, networkOf } from './rate-limit.ts'

interface Guess {
  /** The secret, such as the password of a typed name. Equal for an account that does not exist. */
  at: string
  /** The name of a browser that has signed in to the account before. */
  knownBrowser: string | undefined
}

interface GuessLimit {
  /**
   * Counts a guess, and returns a function that removes it again: a correct password or code is not a guess.
   * @throws AppError TOO_MANY_REQUESTS
   */
  count(request: FastifyRequest, guess: Guess): Promise<() => Promise<void>>
}

/**
 * Bounds the guesses at one secret from all addresses, without letting strangers lock its owner out
 * (docs/product.md#limits). A browser that signed in before has a limit of its own. All others share one; once it is
 * used up, every network still has a few guesses, so that an owner in a new browser is not refused for what others did.
 */
export function limitGuesses(context: AppContext): GuessLimit {
  const limit = (name: LimitName) => limitByKey(name, context)
  const fromAddress = limit('guessesFromAddress')
  const fromNetwork = limit('guessesFromNetwork')
  const together = limit('guesses')
  const whenSlowed = limit('guessesWhenSlowed')
  const ofManyNetworks = limit('guessesOfManyNetworks')
  const spaced = limit('guessesSpaced')
  const fromKnownBrowser = limit('guessesFromKnownBrowser')

  return {
    count: async (request, { at, knownBrowser }) => {
      const counted: [KeyedLimit, string][] = []
      const count = async (by: KeyedLimit, key: string) => {
        await by.count(key)
        counted.push([by, key])
      }
      const uncount = async () => {
        for (const [by, key] of counted) await by.uncount(key)
      }
      if (knownBrowser !== undefined) {
        await count(fromKnownBrowser, `${knownBrowser} ${at}`)
        return uncount
      }
      const network = `${networkOf(request)} ${at}`
      await count(fromAddress, `${addressOf(request)} ${at}`)
      await count(fromNetwork, network)
      counted.push([together, at])
      if (await together.allows(at)) return uncount
      await count(whenSlowed, network)
      counted.push([ofManyNetworks, at])
      if (!(await ofManyNetworks.allows(at))) await count(spaced, at)
      return uncount
    },
  }
}
