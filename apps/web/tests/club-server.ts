import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue } from '@farandfew/domain/catalogue'
import {
  listDepartures,
  listTripDepartures,
  type DepartureList,
} from '@farandfew/domain/departures'
import { destinationNames } from '@farandfew/domain/destinations'
import { createInquiry } from '@farandfew/domain/inquiries'
import { requestInvite } from '@farandfew/domain/invites'
import { subscribe, unsubscribe } from '@farandfew/domain/newsletters'
import { type ErrorCode, problems } from '@farandfew/domain/problem'
import {
  listQuizQuestions,
  matchQuiz,
  matchTrips,
  type QuizQuestion,
  quizQuestions,
} from '@farandfew/domain/quiz'
import { schedule2025 } from '@farandfew/domain/schedule'
import { getTrip, listTrips, type Trip } from '@farandfew/domain/trips'
import * as z from 'zod/mini'
import { createAccount } from './club-account.ts'
import { createMembers } from './club-members.ts'

/** An answer in place of the right one. */
export type Failure =
  | { code: ErrorCode; detail: string; errors?: Record<string, string> }
  /** Something that is no problem document, as a proxy in between may send it. */
  | { status: number; text: string }

interface Call {
  /** Method and path. */
  line: string
  body: unknown
  idempotencyKey: string | undefined
}

export interface ClubServer {
  /** What was asked for, in its order. */
  calls: Call[]
  /** What the club has; a test sets it. */
  state: { questions: readonly QuizQuestion[]; trips: readonly Trip[]; season: DepartureList }
  /** Who may sign in, and who has. */
  members: ReturnType<typeof createMembers>['state']
  /** What the club keeps of the member. */
  account: ReturnType<typeof createAccount>['state']
  /** Answers calls of a method and path with a failure, `times` of them. */
  fail: (line: string, failure: Failure, times?: number) => void
  /** Keeps calls waiting until the answer of this is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/** The season before its first departure, with three seats left of every one. */
const openingSeason: DepartureList = {
  today: '2025-05-01',
  departures: schedule2025.map(({ date, days, destination, ...departure }) => ({
    ...departure,
    departureDate: date,
    duration: days,
    destination: destinationNames[destination],
    spotsTotal: 12,
    spotsRemaining: 3,
  })),
}

const receivedAt = '2025-05-01T09:30:00.000Z'

/** The site's calls over real HTTP: it takes and gives only what the contracts allow. */
export async function startClubServer(): Promise<ClubServer> {
  const state: ClubServer['state'] = {
    questions: quizQuestions,
    trips: catalogue,
    season: openingSeason,
  }
  const calls: Call[] = []
  const members = createMembers()
  const account = createAccount(members.state)
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
    calls.push({ line, body, idempotencyKey })
    await held
    const failure = nextFailure(line)
    if (failure) return refuse(response, failure)
    const tripId = /^GET \/api\/trips\/(\d+)$/.exec(line)?.[1]
    if (tripId) return sendTrip(response, Number(tripId))
    const departingId = /^GET \/api\/trips\/(\d+)\/departures$/.exec(line)?.[1]
    if (departingId) return sendDepartures(response, Number(departingId))
    if (line === 'GET /api/trips') return send(response, 200, listTrips.responses[200], state.trips)
    if (line === 'GET /api/quiz-questions') {
      return send(response, 200, listQuizQuestions.responses[200], state.questions)
    }
    if (line === 'POST /api/quiz-match') {
      const answers = z.parse(matchQuiz.body, body)
      const matches = matchTrips(state.questions, state.trips, answers)
      if (members.state.signedIn) account.keepQuiz(answers, matches)
      return send(response, 200, matchQuiz.responses[200], { matches })
    }
    if (line === 'GET /api/schedules') {
      return send(response, 200, listDepartures.responses[200], state.season)
    }
    if (line === 'POST /api/inquiries') {
      const form = z.parse(createInquiry.body, body)
      const stored = { id: 1, ...form, createdAt: receivedAt }
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
    const answered = members.answer(line, body) ?? account.answer(line, body)
    if (answered && 'code' in answered) return refuse(response, answered)
    if (answered) {
      response.setHeader('set-cookie', answered.cookies ?? [])
      return send(response, answered.status, answered.schema, answered.value)
    }
    refuse(response, { code: 'NOT_FOUND', detail: `No ${line}` })
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
    refuse(response, { code: 'TRIP_NOT_FOUND', detail: 'There is no such trip.' })
  }

  function sendDepartures(response: ServerResponse, tripId: number) {
    const { today, departures } = state.season
    const ahead = departures.filter((one) => one.tripId === tripId && one.departureDate > today)
    send(response, 200, listTripDepartures.responses[200], { today, departures: ahead })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    state,
    members: members.state,
    account: account.state,
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

/** Only what the contract promises leaves. */
function send(response: ServerResponse, status: number, schema: z.ZodMiniType, value: unknown) {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(z.parse(schema, value)))
}

function refuse(response: ServerResponse, failure: Failure) {
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
