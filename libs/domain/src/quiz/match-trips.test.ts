import fc from 'fast-check'
import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { fitOf, type QuizOffer, type QuizTrip } from './trait-fit.ts'
import { matchTrips, neutralScore } from './match-trips.ts'
import { openValue } from '../traits/traits.options.ts'
import { type QuizAnswers, type QuizMatch, quizMatchResult } from './quiz.ts'
import type { QuizQuestion } from '../traits/quiz-question.ts'
import { quizQuestions } from '../traits/quiz-questions.ts'

const options = ({ options }: QuizQuestion) => options.map(({ value }) => value)

/** The club's questions with other weights, because the rule must not depend on the seeded ones. */
const questions = fc
  .tuple(...quizQuestions.map(() => fc.integer({ min: 0, max: 9 })))
  .map((weights) => quizQuestions.map((one, index) => ({ ...one, weight: weights[index]! })))

/** Some of the questions answered, in any way. */
const answers = fc
  .tuple(
    ...quizQuestions.map((one) => fc.option(fc.constantFrom(...options(one)), { nil: undefined })),
  )
  .map((values): QuizAnswers => {
    const pairs = values.map((value, index) => [String(index + 1), value] as const)
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as QuizAnswers
  })

/** A trip that the profiles do not know. */
const newTrip: fc.Arbitrary<QuizTrip> = fc.record({
  id: fc.integer({ min: 11, max: 999 }),
  title: fc.string({ maxLength: 20 }),
  destination: fc.constantFrom('Namibia', '', 'The moon', 'Bali & Lombok'),
  duration: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 0, max: 2_000_000 }),
  groupSize: fc.constantFrom('8-12 People', 'four', '20', '2-4', ''),
  availability: fc.constantFrom(...availabilities),
  departures: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 999 }),
      departureDate: fc.constantFrom('2025-05-10', '2025-08-30', '2025-12-20'),
      duration: fc.integer({ min: 1, max: 40 }),
      price: fc.nat({ max: 2_000_000 }),
      hasSeat: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  images: fc.array(fc.constant('/a.svg'), { maxLength: 2 }),
})
const trips = fc.uniqueArray(newTrip, { selector: ({ id }) => id, maxLength: 4 })

/** A trip that counts with its own length and price only. */
const withoutDepartures = (trip: QuizTrip): QuizTrip => ({ ...trip, departures: [] })
const oneTrip = fc.constantFrom(...catalogue.map(withoutDepartures))

/** Whether a reason against a trip is the month, the length or the price of its departure. */
const isOfDeparture = (reason: string) =>
  /, not in |^[0-9]+ days?, (longer|shorter) |, more than you planned$|^No date set yet$/.test(
    reason,
  )

const scoreOf = (questions: readonly QuizQuestion[], trip: QuizTrip, given: QuizAnswers) =>
  matchTrips(questions, [trip], given)[0]!.matchScore

const nothingDistinctive: QuizAnswers[] = [
  {},
  Object.fromEntries(quizQuestions.map(({ id }) => [id, openValue])),
]

describe('a match', () => {
  it('scores every trip from 0 to 100 whole percent, what can be booked as asked first, then what has a date, best first, ties by id', () => {
    fc.assert(
      fc.property(questions, trips, answers, (asked, added, given) => {
        const all: QuizTrip[] = [...added, ...catalogue]
        const matches = matchTrips(asked, all, given)
        expect(z.parse(quizMatchResult, { matches })).toEqual({ matches })
        expect(matches.map(({ tripId }) => tripId).sort()).toEqual(all.map(({ id }) => id).sort())
        const rank = ({ tripId, departure, misses }: QuizMatch) => {
          const trip = all.find(({ id }) => id === tripId)!
          const { hasSeat } = trip.departures?.find(({ id }) => id === departure?.id) ?? {}
          const isAsAsked = !misses.some(isOfDeparture)
          return trip.availability === 'open' && hasSeat && isAsAsked ? 0 : departure ? 1 : 2
        }
        const places = matches.map((one) => [rank(one), -one.matchScore, one.tripId])
        const sorted = places.toSorted((one, next) => {
          const at = one.findIndex((value, index) => value !== next[index])
          return at < 0 ? 0 : one[at]! - next[at]!
        })
        expect(places).toEqual(sorted)
      }),
    )
  })

  it('is the same whatever the order of trips and answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse())
        expect(matchTrips(quizQuestions, [...catalogue].reverse(), turned)).toEqual(
          matchTrips(quizQuestions, catalogue, given),
        )
      }),
    )
  })

  it.each(nothingDistinctive)(
    'gives every trip the neutral score, without reasons, if no answer is distinctive: %j',
    (of) => {
      const matches = matchTrips(quizQuestions, catalogue, of)
      expect(matches.map(({ tripId }) => tripId)).toEqual(catalogue.map(({ id }) => id))
      expect(new Set(matches.map(({ matchScore }) => matchScore))).toEqual(new Set([neutralScore]))
      expect(matches.flatMap(({ reasons }) => reasons)).toEqual([])
    },
  )

  it('gives open answers no weight', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const without = Object.fromEntries(
          Object.entries(given).filter(([, value]) => value !== openValue),
        )
        expect(matchTrips(quizQuestions, catalogue, given)).toEqual(
          matchTrips(quizQuestions, catalogue, without),
        )
      }),
    )
  })

  it.each(catalogue)('scores 100 for $title if every answer fits it fully', (trip) => {
    const departure = {
      id: 1,
      departureDate: '2025-09-13',
      duration: trip.duration,
      price: trip.price,
      hasSeat: true,
    }
    const offer: QuizOffer = { ...trip, departure, departures: [departure] }
    const perfect = Object.fromEntries(
      quizQuestions.map((question) => {
        const own = options(question).find(
          (value) => fitOf(offer, question.category, value)?.fit === 1,
        )
        return [question.id, own]
      }),
    ) as QuizAnswers
    expect(Object.values(perfect)).not.toContain(undefined)
    const matches = matchTrips(
      quizQuestions,
      [offer, ...catalogue.filter((one) => one !== trip)],
      perfect,
    )
    expect(matches.find(({ tripId }) => tripId === trip.id)?.matchScore).toBe(100)
    expect(matches[0]?.matchScore).toBe(100)
  })

  it('never lowers the score of a trip when an answer changes in its favour', () => {
    const change = fc.nat({ max: quizQuestions.length - 1 }).chain((index) =>
      fc.record({
        index: fc.constant(index),
        to: fc.constantFrom(...options(quizQuestions[index]!)),
      }),
    )
    const anyTrip = fc.oneof(fc.constantFrom(...catalogue), newTrip).map(withoutDepartures)
    let turns = 0
    fc.assert(
      fc.property(questions, anyTrip, answers, change, (asked, trip, given, { index, to }) => {
        const { id, category } = asked[index]!
        const before = fitOf(trip, category, given[String(id)] ?? openValue)
        const after = fitOf(trip, category, to)
        // From "nothing in particular", only a trait that the trip has fully is a change in its favour.
        fc.pre(after !== undefined && after.fit >= (before?.fit ?? 1))
        turns += 1
        const turned = { ...given, [id]: to }
        expect(scoreOf(asked, trip, turned)).toBeGreaterThanOrEqual(scoreOf(asked, trip, given))
      }),
      { numRuns: 2000 },
    )
    expect(turns).toBeGreaterThan(1000)
  })

  it('weighs an answer by its question', () => {
    const given = { 1: 'outdoors', 6: 'long' }
    const asked = (style: number, duration: number) =>
      quizQuestions.map((question) => ({
        ...question,
        weight: { 1: style, 6: duration }[question.id] ?? 1,
      }))
    const montenegro = catalogue[2]!
    expect(scoreOf(asked(3, 1), montenegro, given)).toBe(75)
    expect(scoreOf(asked(1, 3), montenegro, given)).toBe(25)
    expect(scoreOf(asked(0, 1), montenegro, given)).toBe(0)
    expect(scoreOf(asked(0, 0), montenegro, given)).toBe(neutralScore)
  })

  it("shows the trip's card picture", () => {
    const image = (images: string[]) =>
      matchTrips(quizQuestions, [{ ...catalogue[0]!, images }], {})[0]?.image
    expect([image(['/hero.svg', '/card.svg']), image(['/hero.svg']), image([])]).toEqual([
      '/card.svg',
      '/hero.svg',
      '/art/fallback.svg',
    ])
  })
})

describe('the reasons of a match', () => {
  const reasons = (tripId: number, given: QuizAnswers) =>
    matchTrips(quizQuestions, catalogue, given).find((match) => match.tripId === tripId)?.reasons

  it('list what favours the trip first, heaviest before lighter', () => {
    expect(reasons(3, { 1: 'outdoors', 2: 'gentle', 3: 'sea', 5: 'small', 6: 'long' })).toEqual([
      'Outside most of the day, as you like it',
      'The sea, as you hoped',
      'Small group, as you like it',
      'More active than you asked for',
      '4 days, shorter than you asked for',
    ])
  })

  it('name the price that is above the budget', () => {
    expect(reasons(7, { 7: 'two-lacs' })).toEqual(['INR 3 Lacs, more than you planned'])
    expect(reasons(7, { 7: 'three-lacs' })).toEqual(['Within your budget'])
  })

  it('mark those against the trip, after those in favour', () => {
    const given = { 1: 'outdoors', 2: 'gentle', 6: 'long' }
    const [match] = matchTrips(quizQuestions, [catalogue[2]!], given)
    expect(match?.misses).toEqual([
      'More active than you asked for',
      '4 days, shorter than you asked for',
    ])
    expect(match?.reasons).toEqual(['Outside most of the day, as you like it', ...match!.misses])
  })

  it('always name what is wrong with the departure and the heaviest answers, met or not', () => {
    fc.assert(
      fc.property(questions, oneTrip, answers, (asked, trip, given) => {
        const [match] = matchTrips(asked, [trip], given)
        const said = asked.flatMap(({ id, category, weight }) => {
          const fit = fitOf(trip, category, given[String(id)] ?? openValue)
          return fit?.reason !== undefined && weight > 0 ? [{ ...fit, weight }] : []
        })
        const shown = said.filter(({ reason }) => match!.reasons.includes(reason!))
        const silent = said.filter(({ reason }) => !match!.reasons.includes(reason!))
        const others = shown.filter(({ reason }) => !isOfDeparture(reason!))
        const lightest = Math.min(...others.map(({ weight }) => weight))
        for (const { weight, reason } of silent) {
          expect(isOfDeparture(reason!)).toBe(false)
          expect(weight).toBeLessThanOrEqual(lightest)
        }
        expect(match!.misses).toEqual(
          match!.reasons.filter((reason) =>
            shown.some((one) => one.reason === reason && !one.isInFavour),
          ),
        )
      }),
    )
  })

  it('leave out an answer without weight', () => {
    const weightless = quizQuestions.map((one) => ({ ...one, weight: 0 }))
    const [match] = matchTrips(weightless, catalogue, { 3: 'sea', 7: 'two-lacs' })
    expect(match).toMatchObject({ matchScore: neutralScore, reasons: [], misses: [] })
  })

  it('are few, and none is repeated', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const match of matchTrips(quizQuestions, catalogue, given)) {
          expect(match.reasons.length).toBeLessThanOrEqual(6)
          expect(new Set(match.reasons).size).toBe(match.reasons.length)
        }
      }),
    )
  })
})

describe('a budget', () => {
  it('is an upper limit: a trip within it ranks above one of the wanted length', () => {
    const matches = matchTrips(quizQuestions, catalogue, { 6: 'long', 7: 'two-lacs' })
    const isOverBudget = (id: number) => catalogue.find((trip) => trip.id === id)!.price > 200_000
    expect(matches.map(({ tripId }) => isOverBudget(tripId))).toEqual([
      ...Array.from({ length: 7 }, () => false),
      true,
      true,
      true,
    ])
    expect(matches.at(-1)?.misses).toEqual(['INR 3 Lacs, more than you planned'])
  })
})

describe('a trip with several departures', () => {
  const long = {
    id: 4,
    departureDate: '2025-06-28',
    duration: 8,
    price: 300_000,
    hasSeat: false,
  }
  const short = {
    id: 15,
    departureDate: '2025-12-06',
    duration: 4,
    price: 200_000,
    hasSeat: true,
  }
  const matchOf = (departures: QuizTrip['departures'], given: QuizAnswers) =>
    matchTrips(quizQuestions, [{ ...catalogue[1]!, availability: 'open', departures }], given)[0]

  it.each([
    ['short', 4, '4 days, as you asked for'],
    ['long', 8, '8 days, as you asked for'],
  ])('matches with the one of the wanted length: %s', (wanted, duration, reason) => {
    expect(matchOf([short, long], { 6: wanted })).toMatchObject({
      matchScore: 100,
      duration,
      reasons: [reason],
      misses: [],
    })
  })

  it('never joins the length of one with the price of another', () => {
    const given = { 6: 'long', 7: 'two-lacs' }
    expect(matchOf([short, long], given)).toMatchObject({
      duration: 4,
      reasons: ['Within your budget', '4 days, shorter than you asked for'],
    })
    expect(matchOf([long], { 6: 'short', 7: 'two-lacs' })).toMatchObject({
      matchScore: 0,
      duration: 8,
      misses: ['INR 3 Lacs, more than you planned', '8 days, longer than you asked for'],
    })
  })

  it('counts with its own length and price if it has no departure', () => {
    expect(matchOf([], { 6: 'short' })).toMatchObject({
      matchScore: 100,
      duration: 4,
      departure: null,
    })
  })

  it('names the departure that matches, and of equal ones one that can be booked', () => {
    expect(matchOf([long, short], {})?.departure).toEqual({
      id: 15,
      departureDate: '2025-12-06',
      price: 200_000,
    })
    expect(matchOf([long, short], { 6: 'long' })?.departure?.id).toBe(4)
  })

  it.each([
    ['june', 100, 4, 'In June, as you asked for', []],
    ['july', 50, 4, 'In June, not in July', ['In June, not in July']],
    ['december', 100, 15, 'In December, as you asked for', []],
    ['november', 50, 15, 'In December, not in November', ['In December, not in November']],
    ['august', 0, 15, 'In December, not in August', ['In December, not in August']],
    ['september', 0, 15, 'In December, not in September', ['In December, not in September']],
  ])('matches with the one of the wanted month: %s', (month, matchScore, id, reason, misses) => {
    expect(matchOf([long, short], { 8: month })).toMatchObject({
      matchScore,
      departure: { id },
      reasons: [reason],
      misses,
    })
  })
})

it('counts a departure in the month in which it leaves, however many of its days are in the next', () => {
  const departure = { departureDate: '2025-10-28', duration: 8, price: 300_000, hasSeat: true }
  const trip = { ...catalogue[1]!, departures: [{ id: 1, ...departure }] }
  const match = (month: string) => matchTrips(quizQuestions, [trip], { 8: month })[0]
  expect(match('october')).toMatchObject({ matchScore: 100, misses: [] })
  expect(match('november')).toMatchObject({
    matchScore: 50,
    misses: ['In October, not in November'],
  })
})

it('counts January as next to December', () => {
  const departure = { departureDate: '2026-01-10', duration: 4, price: 200_000, hasSeat: true }
  const trip = { ...catalogue[1]!, departures: [{ id: 1, ...departure }] }
  const [match] = matchTrips(quizQuestions, [trip], { 8: 'december' })
  expect(match).toMatchObject({ matchScore: 50, misses: ['In January, not in December'] })
})

describe('the order of the matches', () => {
  const departure = {
    id: 1,
    departureDate: '2025-08-14',
    duration: 4,
    price: 200_000,
    hasSeat: true,
  }
  const [turkey, bali, montenegro] = catalogue as readonly QuizTrip[]

  it('does not start with what can be booked but leaves in another month than asked for', () => {
    const [sriLanka, mexico] = [catalogue[3]!, catalogue[5]!] as readonly QuizTrip[]
    const leaving = (trip: QuizTrip, id: number, departureDate: string): QuizTrip => ({
      ...trip,
      departures: [{ ...departure, id, departureDate }],
    })
    const trips = [
      leaving(turkey!, 1, '2025-10-11'),
      leaving(sriLanka!, 2, '2025-11-08'),
      leaving(mexico!, 3, '2025-11-22'),
    ]
    const matches = matchTrips(quizQuestions, trips, { 8: 'november' })
    expect(matches.map(({ tripId, matchScore }) => [tripId, matchScore])).toEqual([
      [sriLanka!.id, 100],
      [mexico!.id, 100],
      [1, 50],
    ])
  })

  it('never starts with a trip without a date, and starts with one that can be booked', () => {
    const given = { 1: 'outdoors', 3: 'sea', 5: 'small', 6: 'short' }
    const order = (trips: QuizTrip[]) =>
      matchTrips(quizQuestions, trips, given).map(({ tripId }) => tripId)
    expect(order([turkey!, bali!, montenegro!])).toEqual([3, 1, 2])
    expect(
      order([
        { ...turkey!, departures: [departure] },
        { ...bali!, departures: [{ ...departure, id: 2 }] },
        montenegro!,
      ]),
    ).toEqual([1, 2, 3])
  })
})

describe('a trip added later', () => {
  const added: QuizTrip = {
    id: 11,
    title: 'Dunes of the Namib',
    destination: 'Sossusvlei, Namibia',
    duration: 9,
    price: 320_000,
    groupSize: '6-8 People',
    availability: 'coming-soon',
    images: [],
  }

  it('is judged by its days, price and group size', () => {
    const score = (given: QuizAnswers) => scoreOf(quizQuestions, added, given)
    expect([score({ 6: 'long' }), score({ 6: 'short' })]).toEqual([100, 0])
    expect([score({ 7: 'three-lacs' }), score({ 7: 'two-lacs' })]).toEqual([0, 0])
    expect(scoreOf(quizQuestions, { ...added, price: 300_000 }, { 7: 'three-lacs' })).toBe(100)
    expect([score({ 5: 'handful' }), score({ 5: 'small' }), score({ 5: 'large' })]).toEqual([
      100, 50, 0,
    ])
  })

  it('scores half and gives no reason if nothing is known of it', () => {
    const [match] = matchTrips(quizQuestions, [added], { 1: 'curious', 2: 'active', 3: 'sea' })
    expect(match).toMatchObject({ matchScore: 50, reasons: [] })
  })

  it('has the character of its destination if the club knows it', () => {
    const again = { ...added, destination: 'Bursa, Turkey' }
    expect(scoreOf(quizQuestions, again, { 4: 'wellness' })).toBe(100)
  })
})

it('an unknown question or option counts for nothing', () => {
  const odd = (category: string): QuizQuestion => ({
    id: 1,
    questionText: 'Cats or dogs?',
    options: [{ value: 'cats', label: 'Cats' }],
    category,
    weight: 5,
    order: 1,
    isActive: true,
  })
  for (const category of ['pets', 'interests', 'groupSize', 'toString', '__proto__']) {
    expect(scoreOf([odd(category)], catalogue[0]!, { 1: 'cats' })).toBe(neutralScore)
  }
})
