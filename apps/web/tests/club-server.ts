import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { getClub } from '@farandfew/domain/club-details/club.contract.ts'
import { noClubIdentity, type PublicClub } from '@farandfew/domain/club-details/club-identity.ts'
import {
  listDepartures,
  listTripDepartures,
} from '@farandfew/domain/departures/departures.contract.ts'
import type { DepartureList } from '@farandfew/domain/departures/listed-departure.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import { requestInvite } from '@farandfew/domain/invites/invites.contract.ts'
import { subscribe, unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { type ErrorCode, problems } from '@farandfew/domain/problem/problem.ts'
import { listQuizQuestions, matchQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import { matchTrips } from '@farandfew/domain/quiz/match-trips.ts'
import type { QuizQuestion } from '@farandfew/domain/quiz/quiz.ts'
import { quizQuestions } from '@farandfew/domain/quiz/quiz-questions.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { getTrip, listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { listTripReviews } from '@farandfew/domain/reviews/reviews.contract.ts'
import type { TripReviews } from '@farandfew/domain/reviews/review.ts'
import * as z from 'zod/mini'
import { createAccount } from './club-account.ts'
import { createBookings } from './club-bookings.ts'
import { createMembers } from './club-members.ts'

/** A failed response. */
export type Failure =
  | { code: ErrorCode; detail: string; errors?: Record<string, string> }
  /** Not a problem document, such as a proxy may send. */
  | { status: number; text: string }

interface Call {
  /** Method and path. */
  line: string
  body: unknown
  idempotencyKey: string | undefined
}

export interface ClubServer {
  /** All received calls but those of `reads`, in order. */
  calls: Call[]
  /** How often the club's details were read. */
  reads: { club: number }
  /** The data of the club; a test may replace it. */
  state: {
    questions: readonly QuizQuestion[]
    trips: readonly Trip[]
    schedule: DepartureList
    club: PublicClub
    /** The approved reviews by trip. */
    reviews: Map<number, TripReviews>
  }
  /** The members, and the one who is signed in. */
  members: ReturnType<typeof createMembers>['state']
  /** The account data of the member. */
  account: ReturnType<typeof createAccount>['state']
  /** The bookings of the member, and the payment service. */
  bookings: ReturnType<typeof createBookings>
  /** Makes the next `times` calls of a method and path fail. */
  fail: (line: string, failure: Failure, times?: number) => void
  /** Delays all responses until the returned function is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/** The schedule before its first departure, with three seats left on each departure. */
const initialSchedule: DepartureList = {
  today: '2025-05-01',
  departures: schedule2025.map(({ date, days, destination, ...departure }) => ({
    ...departure,
    departureDate: date,
    duration: days,
    destination: destinationNames[destination],
    spotsTotal: 12,
    spotsRemaining: 3,
    isClosed: false,
    groupSummary: null,
    host: null,
  })),
}

const noReviews: TripReviews = { average: null, count: 0, reviews: [] }

const receivedAt = '2025-05-01T09:30:00.000Z'

/** A server for the calls of the site. It checks requests and responses against the contracts. */
export async function startClubServer(): Promise<ClubServer> {
  const state: ClubServer['state'] = {
    questions: quizQuestions,
    trips: catalogue,
    schedule: initialSchedule,
    club: noClubIdentity,
    reviews: new Map(),
  }
  const calls: Call[] = []
  const reads = { club: 0 }
  const members = createMembers()
  const account = createAccount(members.state)
  const bookings = createBookings(members.state, () => state.schedule)
  const failures = new Map<string, { failure: Failure; times: number }>()
  let held = Promise.resolve()

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const line = `${request.method} ${request.url}`
    const body = await readBody(request)
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    // The footer of every page asks for these; they are counted apart.
    if (line === 'GET /api/club') reads.club += 1
    else calls.push({ line, body, idempotencyKey })
    await held
    const failure = nextFailure(line)
    if (failure) return sendFailure(response, failure)
    const tripId = /^GET \/api\/trips\/(\d+)$/.exec(line)?.[1]
    if (tripId) return sendTrip(response, Number(tripId))
    const departuresTripId = /^GET \/api\/trips\/(\d+)\/departures$/.exec(line)?.[1]
    if (departuresTripId) return sendDepartures(response, Number(departuresTripId))
    const reviewsTripId = /^GET \/api\/trips\/(\d+)\/reviews$/.exec(line)?.[1]
    if (reviewsTripId) {
      const found = state.reviews.get(Number(reviewsTripId)) ?? noReviews
      return send(response, 200, listTripReviews.responses[200], found)
    }
    if (line === 'GET /api/trips') return send(response, 200, listTrips.responses[200], state.trips)
    if (line === 'GET /api/club') return send(response, 200, getClub.responses[200], state.club)
    if (line === 'GET /api/quiz-questions') {
      return send(response, 200, listQuizQuestions.responses[200], state.questions)
    }
    if (line === 'POST /api/quiz-match') {
      const answers = z.parse(matchQuiz.body, body)
      const matches = matchTrips(state.questions, state.trips, answers)
      if (members.state.signedIn) account.saveQuiz(answers, matches)
      return send(response, 200, matchQuiz.responses[200], { matches })
    }
    if (line === 'GET /api/schedules') {
      return send(response, 200, listDepartures.responses[200], state.schedule)
    }
    if (line === 'POST /api/inquiries') {
      const form = z.parse(createInquiry.body, body)
      const trip = { tripId: form.tripId ?? null, tripTitle: null }
      const stored = { id: 1, ...form, ...trip, createdAt: receivedAt }
      return send(response, 201, createInquiry.responses[201], stored)
    }
    if (line === 'POST /api/invite-requests') {
      const form = z.parse(requestInvite.body, body)
      const instants = { createdAt: receivedAt, updatedAt: receivedAt }
      const stored = {
        id: 1,
        status: 'pending',
        ...instants,
        ...form,
        message: form.message ?? null,
        scheduleId: form.scheduleId ?? null,
      }
      return send(response, 201, requestInvite.responses[201], stored)
    }
    if (line === 'POST /api/newsletters/unsubscribe') {
      z.parse(unsubscribe.body, body)
      return send(response, 200, unsubscribe.responses[200], { subscribed: false })
    }
    if (line === 'POST /api/newsletters') {
      const form = z.parse(subscribe.body, body)
      return send(response, 201, subscribe.responses[201], form)
    }
    const answered =
      members.answer(line, body) ?? account.answer(line, body) ?? bookings.answer(line, body)
    if (answered && 'code' in answered) return sendFailure(response, answered)
    if (answered) {
      response.setHeader('set-cookie', answered.cookies ?? [])
      return send(response, answered.status, answered.schema, answered.value)
    }
    sendFailure(response, { code: 'NOT_FOUND', detail: `No ${line}` })
  }

  function nextFailure(line: string): Failure | undefined {
    const planned = failures.get(line)
    if (!planned) return undefined
    planned.times -= 1
    if (planned.times <= 0) failures.delete(line)
    return planned.failure
  }

  function sendTrip(response: ServerResponse, id: number) {
    const trip = state.trips.find((candidate) => candidate.id === id)
    if (trip) return send(response, 200, getTrip.responses[200], trip)
    sendFailure(response, { code: 'TRIP_NOT_FOUND', detail: 'There is no such trip.' })
  }

  function sendDepartures(response: ServerResponse, tripId: number) {
    const { today, departures } = state.schedule
    const ahead = departures.filter((one) => one.tripId === tripId && one.departureDate > today)
    send(response, 200, listTripDepartures.responses[200], { today, departures: ahead })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    reads,
    state,
    members: members.state,
    account: account.state,
    bookings,
    fail: (line, failure, times = 1) => failures.set(line, { failure, times }),
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : undefined
}

/** Sends only what the contract allows. */
function send(response: ServerResponse, status: number, schema: z.ZodMiniType, value: unknown) {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(z.parse(schema, value)))
}

function sendFailure(response: ServerResponse, failure: Failure) {
  if ('text' in failure) {
    response.writeHead(failure.status, { 'content-type': 'text/plain' }).end(failure.text)
    return
  }
  const { code, detail, errors } = failure
  const { status, title } = problems[code]
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status, detail, code, errors }))
}
