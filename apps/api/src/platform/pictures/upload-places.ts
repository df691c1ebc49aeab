import { tooManyRequests } from '../plugins/rate-limit.ts'

/** Uploads whose bodies are in memory, on each instance. */
const places = { ofOne: 2, ofAll: 4 } as const
/** Uploads that wait for a place, unread. */
const waiting = { ofOne: 6, ofAll: 24 } as const
/** Milliseconds after which an upload that waits is refused. */
const waitMs = 10_000
/** Milliseconds after which a client may try again. */
const retryAfterMs = 5_000

interface Waiting {
  readonly person: string
  readonly enter: () => void
}

/**
 * Gives each upload a place in memory before its body is read, and returns a function that frees the place. The uploads of one
 * person never take all places, so a slow one holds up no one else.
 * @throws AppError TOO_MANY_REQUESTS if too many wait, or after 10 seconds without a place
 */
export function createUploadPlaces() {
  const taken: string[] = []
  const queue: Waiting[] = []
  const countOf = (person: string, list: readonly string[]) =>
    list.filter((one) => one === person).length
  const hasPlace = (person: string) =>
    taken.length < places.ofAll && countOf(person, taken) < places.ofOne

  function take(person: string): () => void {
    taken.push(person)
    return () => {
      taken.splice(taken.indexOf(person), 1)
      queue.find((next) => hasPlace(next.person))?.enter()
    }
  }

  return (person: string): Promise<() => void> => {
    if (hasPlace(person)) return Promise.resolve(take(person))
    const people = queue.map((one) => one.person)
    if (queue.length >= waiting.ofAll || countOf(person, people) >= waiting.ofOne) {
      return Promise.reject(tooManyRequests(retryAfterMs))
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(entry), 1)
      }
      const timer = setTimeout(() => {
        leave()
        reject(tooManyRequests(retryAfterMs))
      }, waitMs)
      const entry: Waiting = {
        person,
        enter: () => {
          leave()
          resolve(take(person))
        },
      }
      queue.push(entry)
    })
  }
}
