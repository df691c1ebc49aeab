import { fallbackPicture } from '../pictures/site-pictures.ts'
import type { QuizAnswers, QuizMatch, QuizQuestion } from './quiz.ts'
import { type Fit, fitOf, type QuizEdition, type QuizTrip } from './trait-fit.ts'

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

/** Cached by trip, like the profiles. */
const offersByTrip = new WeakMap<QuizTrip, readonly QuizTrip[]>()

/** The trip as it can be booked: once for each length and price of its departures, its own first, then by price. */
function offersOf(trip: QuizTrip): readonly QuizTrip[] {
  const known = offersByTrip.get(trip)
  if (known) return known
  const { editions = [] } = trip
  const isOwn = ({ duration, price }: QuizEdition) =>
    duration === trip.duration && price === trip.price
  const sorted = [...editions].sort(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.price - other.price,
  )
  const offers = sorted.length === 0 ? [trip] : sorted.map((edition) => ({ ...trip, ...edition }))
  offersByTrip.set(trip, offers)
  return offers
}

/** The match of a trip is that of its departure that fits best. Length and budget are those of one departure. */
function matchOf(
  trip: QuizTrip,
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
): QuizMatch {
  let best: { offer: QuizTrip; weighed: readonly Weighed[]; score: number } | undefined
  for (const offer of offersOf(trip)) {
    const weighed = weigh(offer, questions, answers)
    const score = scoreOf(weighed)
    if (!best || score > best.score) best = { offer, weighed, score }
  }
  const { offer, weighed, score } = best!
  return {
    tripId: offer.id,
    title: offer.title,
    destination: offer.destination,
    duration: offer.duration,
    // The card's picture, which is always the second.
    image: offer.images[1] ?? offer.images[0] ?? fallbackPicture.src,
    matchScore: score,
    ...pickReasons(weighed),
  }
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
  const matches = trips.map((trip) => matchOf(trip, questions, answers))
  return matches.sort(
    (one, other) => other.matchScore - one.matchScore || one.tripId - other.tripId,
  )
}
