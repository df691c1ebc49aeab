import { fallbackPicture } from '../pictures/site-pictures.ts'
import type { QuizAnswers, QuizMatch, QuizQuestion } from './quiz.ts'
import { type Fit, fitOf, type QuizTrip } from './trait-fit.ts'

/** The score of every trip where nothing distinctive was answered: neither for nor against. */
export const neutralScore = 50

/** Reasons that a match names at most: for the trip, and against it. */
const mostReasons = { for: 3, against: 2 } as const

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

/** The weightiest reasons for a trip, or against it, each said once. */
function pickReasons(weighed: readonly Weighed[], speaksFor: boolean): string[] {
  const gravity = ({ fit, weight }: Weighed) => weight * (speaksFor ? fit.fit : 1 - fit.fit)
  const most = speaksFor ? mostReasons.for : mostReasons.against
  const picked: string[] = []
  const heaviest = weighed
    .filter(({ fit }) => fit.speaksFor === speaksFor)
    .sort((one, other) => gravity(other) - gravity(one))
  for (const { fit } of heaviest) {
    if (picked.length === most) break
    if (fit.reason !== undefined && !picked.includes(fit.reason)) picked.push(fit.reason)
  }
  return picked
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
      reasons: [...pickReasons(weighed, true), ...pickReasons(weighed, false)],
    }
  })
  return matches.sort(
    (one, other) => other.matchScore - one.matchScore || one.tripId - other.tripId,
  )
}
