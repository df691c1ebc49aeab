import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperatorRole } from '@farandfew/domain/operators/roles.ts'
import {
  adminSession,
  adminSignInForm,
  endedAdminSessions,
} from '@farandfew/domain/operator-sessions/admin-session.ts'
import * as z from 'zod/mini'
import { type BookingsState, bookingsRoutes, noBookings } from './bookings.ts'
import { type ClubState, clubRoutes, noClub } from './club.ts'
import { departuresRoutes, noDepartures, type DeparturesState } from './departures.ts'
import { type FakeRoutes, type Failure, findRoute, refuse, send } from './fake-routes.ts'
import { noTrips, type TripsState, tripsRoutes } from './trips.ts'
import { type AuditState, auditRoutes, noAuditEntries } from './audit.ts'
import { annotationRoutes } from './annotations.ts'
import { type InquiriesState, inquiriesRoutes, noInquiries } from './inquiries.ts'
import { type InvitesState, invitesRoutes, noInvites } from './invites.ts'
import { noOperators, type OperatorsState, operatorsRoutes } from './operators.ts'
import { type MessagesState, messagesRoutes, noMessages } from './messages.ts'
import { type NewslettersState, newslettersRoutes, noNewsletters } from './newsletters.ts'
import { integrityRoutes, type IntegrityState, noFaults } from './integrity.ts'
import { noToday, openWorkRoutes, type TodayState } from './open-work.ts'
import { noReports, type ReportsState, reportsRoutes } from './reports.ts'
import { noReviews, type ReviewsState, reviewsRoutes } from './reviews.ts'
import { roomsRoutes } from './rooms.ts'
import { noSecondFactor, type SecurityState, securityRoutes } from './security.ts'
import {
  noSecurityEvents,
  type SecurityEventsState,
  securityEventsRoutes,
} from './security-events.ts'
import { noMembers, type MembersState, membersRoutes } from './members.ts'
import { noMailings, type MailingsState, mailingsRoutes } from './mailings.ts'

export type { Failure } from './fake-routes.ts'

interface Call {
  /** Method, path and query. */
  line: string
  body: unknown
}

/** What the API has stored. Tests change it. */
interface FakeState
  extends
    TripsState,
    MembersState,
    InquiriesState,
    NewslettersState,
    MessagesState,
    OperatorsState,
    ReportsState,
    ReviewsState,
    TodayState,
    AuditState,
    BookingsState,
    ClubState,
    DeparturesState,
    InvitesState,
    SecurityEventsState,
    SecurityState,
    MailingsState,
    IntegrityState {
  password: string
  open: boolean
  operator: string | undefined
  /** What the password opens. */
  role: OperatorRole
  secondsLeft: number
}

export interface FakeApi {
  /** The calls in their order. */
  calls: Call[]
  state: FakeState
  /** Makes the next call of a method and path fail. */
  failNext: (route: string, failure: Failure) => void
  /** Delays all calls until the returned function is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/** The calls of all pages. Each answers 401 without an open session. */
const featureRoutes = (state: FakeState): FakeRoutes => ({
  ...invitesRoutes(state),
  ...annotationRoutes,
  ...inquiriesRoutes(state),
  ...newslettersRoutes(state),
  ...messagesRoutes(state),
  ...openWorkRoutes(state),
  ...operatorsRoutes(state),
  ...reportsRoutes(state),
  ...reviewsRoutes(state),
  ...auditRoutes(state),
  ...bookingsRoutes(state),
  ...securityEventsRoutes(state),
  ...tripsRoutes(state),
  ...membersRoutes(state),
  ...securityRoutes(state),
  ...clubRoutes(state),
  ...departuresRoutes(state),
  ...roomsRoutes,
  ...mailingsRoutes(state),
  ...integrityRoutes(state),
})

/**
 * A fake of the console's API over real HTTP. It checks every input and answer with its contract, and has one session.
 */
export async function startFakeApi(): Promise<FakeApi> {
  const state: FakeState = {
    ...noBookings(),
    ...noReports(),
    ...noReviews(),
    ...noToday(),
    ...noTrips(),
    ...noMembers(),
    ...noClub(),
    ...noDepartures(),
    ...noInquiries(),
    ...noNewsletters(),
    ...noMessages(),
    ...noOperators(),
    ...noAuditEntries(),
    ...noSecurityEvents(),
    ...noInvites(),
    ...noSecondFactor(),
    ...noMailings(),
    ...noFaults(),
    password: 'far-and-few',
    open: false,
    operator: undefined,
    role: 'owner',
    secondsLeft: 12 * 3600,
  }
  const calls: Call[] = []
  const failures = new Map<string, Failure>()
  let held = Promise.resolve()

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://fake-api.invalid')
    const method = request.method ?? 'GET'
    const route = `${method} ${pathname}`
    const body = await readBody(request)
    calls.push({ line: `${method} ${request.url}`, body })
    await held
    const failure = failures.get(route)
    failures.delete(route)
    if (failure) return refuse(response, failure)
    const session = findRoute(sessionRoutes(state), method, pathname)
    const found = session ?? findRoute(featureRoutes(state), method, pathname)
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: `No ${route}` })
    const needsSession = !session && !pathname.startsWith('/api/admin/invitation')
    if (needsSession && !state.open) {
      return refuse(response, { code: 'NOT_SIGNED_IN', detail: 'Not signed in' })
    }
    await found.handle({ response, params: found.params, query, body })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    state,
    failNext: (route, failure) => failures.set(route, failure),
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

function sessionRoutes(state: FakeState): FakeRoutes {
  const session = () => ({
    open: state.open,
    ...(state.operator !== undefined && { operator: state.operator }),
    ...(state.open && { role: state.role, secondsLeft: state.secondsLeft }),
  })
  return {
    'GET /api/admin/session': ({ response }) => send(response, 200, adminSession, session()),
    'POST /api/admin/session': ({ response, body }) => {
      const form = z.parse(adminSignInForm, body)
      if (form.password !== state.password) {
        return refuse(response, { code: 'WRONG_PASSWORD', detail: 'Incorrect password' })
      }
      if (state.factorOn && form.code === undefined) {
        return refuse(response, { code: 'SECOND_FACTOR_NEEDED', detail: 'Please enter the code.' })
      }
      if (state.factorOn && form.code !== state.code) {
        return refuse(response, { code: 'WRONG_CODE', detail: 'This code is wrong.' })
      }
      Object.assign(state, { open: true, operator: form.operator })
      send(response, 201, adminSession, session())
    },
    'DELETE /api/admin/session': ({ response }) => {
      Object.assign(state, { open: false, operator: undefined })
      send(response, 200, adminSession, session())
    },
    'DELETE /api/admin/sessions': ({ response }) => {
      Object.assign(state, { open: false, operator: undefined })
      send(response, 200, endedAdminSessions, { ended: 3 })
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : undefined
}
