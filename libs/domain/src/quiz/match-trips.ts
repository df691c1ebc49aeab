import { fallbackPicture } from '../pictures/site-pictures.ts'
import type { QuizAnswers, QuizMatch, QuizQuestion } from './quiz.ts'
import { type Fit, fitOf, type QuizTrip } from './trait-fit.ts'

/** The score of every trip if no distinctive answer was given. */
export const neutralScore = 50

/** Maximum number of reasons of a match, for and against together. */
const mostReasons = 6

interface Weighed {
  readonly fit: Fit
  readonly weight: number
}

/** What each answered question means for a trip; answers without meaning are omitted. */
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
 * The reasons of the heaviest answers, each once, those in favour first. Reasons for and against weigh the same, so
 * that no decisive answer goes unmentioned; an answer without weight is never a reason.
 */
function pickReasons(weighed: readonly Weighed[]): Pick<QuizMatch, 'reasons' | 'misses'> {
  const fits = new Set<string>()
  const misses = new Set<string>()
  const heaviest = weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { fit } of heaviest) {
    if (fits.size + misses.size === mostReasons) break
    if (fit.reason !== undefined) (fit.isInFavour ? fits : misses).add(fit.reason)
  }
  return { reasons: [...fits, ...misses], misses: [...misses] }
}

/**
 * Scores every trip in whole percent, best first, ties by id. The score is the average fit of the answers, weighted by
 * their questions. Open and unknown answers have no weight; if no answer has any, every trip gets `neutralScore`.
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
      // The card's picture, which is always the second.
      image: trip.images[1] ?? trip.images[0] ?? fallbackPicture.src,
      matchScore: scoreOf(weighed),
      ...pickReasons(weighed),
    }
  })
  return matches.sort(
    (one, other) => other.matchScore - one.matchScore || one.tripId - other.tripId,
  )
}
