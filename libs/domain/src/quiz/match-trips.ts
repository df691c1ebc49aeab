import { fallbackPicture } from '../pictures/site-pictures.ts'
import type { QuizAnswers, QuizMatch, QuizQuestion } from './quiz.ts'
import { type Fit, fitOf, type QuizTrip } from './trait-fit.ts'

/** The score of every trip where nothing distinctive was answered: neither for nor against. */
export const neutralScore = 50

/** Reasons that a match names at most, for and against together. */
const mostReasons = 6

interface Weighed {
  readonly fit: Fit
  readonly weight: number
}

/** What each answered question says of a trip; questions that say nothing are left out. */
function weigh(
  trip: QuizTrip,
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
): readonly Weighed[] {
  const weighed: Weighed[] = []
  for (const { id, category, weight } of questions) {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined
    const fit = value === undefined ? undefined : fitOf(trip, category, value)
    if (fit) weighed.push({ fit, weight })
  }
  return weighed
}

function scoreOf(weighed: readonly Weighed[]): number {
  let total = 0
  let reached = 0
  for (const { fit, weight } of weighed) {
    total += weight
    reached += weight * fit.fit
  }
  return total === 0 ? neutralScore : Math.round((100 * reached) / total)
}

/**
 * The reasons that the weightiest answers give, each said once: what speaks for the trip first. One for and one against
 * weigh alike, so that no wish that decides goes unmentioned; an answer without weight decides nothing.
 */
function pickReasons(weighed: readonly Weighed[]): Pick<QuizMatch, 'reasons' | 'misses'> {
  const fits = new Set<string>()
  const misses = new Set<string>()
  const heaviest = weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { fit } of heaviest) {
    if (fits.size + misses.size === mostReasons) break
    if (fit.reason !== undefined) (fit.speaksFor ? fits : misses).add(fit.reason)
  }
  return { reasons: [...fits, ...misses], misses: [...misses] }
}

/**
 * Every trip with how well it answers the quiz, in whole percent, best first; equals go by their id. The score is the
 * mean of how each answer and the trip agree, weighted by the question. What was left open, or is not known, has no
 * weight; where all of it was, every trip has `neutralScore`.
 */
export function matchTrips(
  questions: readonly QuizQuestion[],
  trips: readonly QuizTrip[],
  answers: QuizAnswers,
): QuizMatch[] {
  const matches = trips.map((trip): QuizMatch => {
    const weighed = weigh(trip, questions, answers)
    return {
      tripId: trip.id,
      title: trip.title,
      destination: trip.destination,
      duration: trip.duration,
      // The card's picture, which stands second.
      image: trip.images[1] ?? trip.images[0] ?? fallbackPicture.src,
      matchScore: scoreOf(weighed),
      ...pickReasons(weighed),
    }
  })
  return matches.sort(
    (one, other) => other.matchScore - one.matchScore || one.tripId - other.tripId,
  )
}
