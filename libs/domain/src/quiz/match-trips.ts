import { fallbackPicture } from '../pictures/site-pictures.ts'
import type { QuizAnswers, QuizMatch } from './quiz.ts'
import type { QuizQuestion } from '../traits/quiz-question.ts'
import { isBookable } from '../availability/availability.ts'
import { monthTopic, type QuizTopic } from '../traits/traits.options.ts'
import { type Fit, fitOf, type QuizOffer, type QuizTrip } from './trait-fit.ts'

/** The score of every trip if no distinctive answer was given. */
export const neutralScore = 50

/** Maximum number of reasons of a match, for and against together. */
const mostReasons = 6

/** What a departure decides, and not its trip. */
const topicsOfDeparture: readonly string[] = [
  'preferredDuration',
  'budgetRange',
  monthTopic,
] satisfies QuizTopic[]

interface Weighed {
  readonly topic: string
  readonly fit: Fit
  readonly weight: number
}

/** Whether the departure leaves in another month, is of another length or costs more than asked for. */
const isWrongDeparture = ({ topic, fit, weight }: Weighed) =>
  weight > 0 && fit.isInFavour === false && topicsOfDeparture.includes(topic)

/** What each answered question means for a trip; answers without meaning are omitted. */
function weigh(
  offer: QuizOffer,
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
): readonly Weighed[] {
  const weighed: Weighed[] = []
  for (const { id, category, weight } of questions) {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined
    const fit = value === undefined ? undefined : fitOf(offer, category, value)
    if (fit) weighed.push({ topic: category, fit, weight })
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
 * that no decisive answer goes unmentioned; an answer without weight is never a reason. What is wrong with the departure is
 * always said.
 */
function pickReasons(weighed: readonly Weighed[]): Pick<QuizMatch, 'reasons' | 'misses'> {
  const heaviest = weighed
    .filter(({ fit, weight }) => weight > 0 && fit.reason !== undefined)
    .sort((one, other) => other.weight - one.weight)
  const byUrgency = heaviest.toSorted(
    (one, other) => Number(isWrongDeparture(other)) - Number(isWrongDeparture(one)),
  )
  const named = [...new Set(byUrgency.map(({ fit }) => fit.reason))].slice(0, mostReasons)
  const reasonsOf = (isInFavour: boolean) => {
    const said = heaviest.flatMap(({ fit }) =>
      fit.isInFavour === isInFavour && named.includes(fit.reason) ? [fit.reason!] : [],
    )
    return [...new Set(said)]
  }
  const misses = reasonsOf(false)
  return { reasons: [...reasonsOf(true), ...misses], misses }
}

/** Cached by trip, like the profiles. */
const offersByTrip = new WeakMap<QuizTrip, readonly QuizOffer[]>()

/** Whether a seat on it can be booked now. */
const isForSale = ({ availability, departure }: QuizOffer) =>
  isBookable({ availability }) && departure?.hasSeat === true

/** The trip once for each departure: those that can be booked first, then by date. */
function offersOf(trip: QuizTrip): readonly QuizOffer[] {
  const known = offersByTrip.get(trip)
  if (known) return known
  const { departures = [] } = trip
  const offers: readonly QuizOffer[] =
    departures.length === 0
      ? [trip]
      : departures
          .map((departure): QuizOffer => {
            const { duration, price } = departure
            return { ...trip, duration, price, departure }
          })
          .sort((one, other) => Number(isForSale(other)) - Number(isForSale(one)))
  offersByTrip.set(trip, offers)
  return offers
}

/** The match of a trip is that of its departure that fits best. Length, price and month are those of one departure. */
function matchOf(trip: QuizTrip, questions: readonly QuizQuestion[], answers: QuizAnswers) {
  let best: { offer: QuizOffer; weighed: readonly Weighed[]; score: number } | undefined
  for (const offer of offersOf(trip)) {
    const weighed = weigh(offer, questions, answers)
    const score = scoreOf(weighed)
    if (!best || score > best.score) best = { offer, weighed, score }
  }
  const { offer, weighed, score } = best!
  const { departure } = offer
  const match: QuizMatch = {
    tripId: offer.id,
    title: offer.title,
    destination: offer.destination,
    duration: offer.duration,
    // The card's picture, which is always the second.
    image: offer.images[1] ?? offer.images[0] ?? fallbackPicture.src,
    departure: departure
      ? { id: departure.id, departureDate: departure.departureDate, price: departure.price }
      : null,
    matchScore: score,
    ...pickReasons(weighed),
  }
  const isAsAsked = isForSale(offer) && !weighed.some(isWrongDeparture)
  return { match, rank: isAsAsked ? 0 : departure ? 1 : 2 }
}

/**
 * Scores every trip in whole percent. What can be booked now, and leaves in the month, with the length and for the price that
 * was asked for, comes first, then what has a date, then the rest; each of these best first, ties by id. The score is the average fit of the answers, weighted by their questions. Open and unknown
 * answers have no weight; if no answer has any, every trip gets `neutralScore`.
 */
export function matchTrips(
  questions: readonly QuizQuestion[],
  trips: readonly QuizTrip[],
  answers: QuizAnswers,
): QuizMatch[] {
  return trips
    .map((trip) => matchOf(trip, questions, answers))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.match.matchScore - one.match.matchScore ||
        one.match.tripId - other.match.tripId,
    )
    .map(({ match }) => match)
}
