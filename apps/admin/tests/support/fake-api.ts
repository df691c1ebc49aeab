import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { annotationRoutes } from './annotations.ts'
import { type AuditState, auditRoutes, noAuditEntries } from './audit.ts'
import { type BookingsState, bookingsRoutes, noBookings } from './bookings.ts'
import { type ClubState, clubRoutes, noClub } from './club.ts'
import { departuresRoutes, noDepartures, type DeparturesState } from './departures.ts'
import { type Failure, type FakeRoute, findRoute, readAsked, refuse, send } from './fake-routes.ts'
import { type HostsState, hostsRoutes, someHosts } from './hosts.ts'
import { type InquiriesState, inquiriesRoutes, noInquiries } from './inquiries.ts'
import { integrityRoutes, type IntegrityState, noFaults } from './integrity.ts'
import { type InvitesState, invitesRoutes, noInvites } from './invites.ts'
import { noMailings, type MailingsState, mailingsRoutes } from './mailings.ts'
import { noMembers, type MembersState, membersRoutes } from './members.ts'
import { type MessagesState, messagesRoutes, noMessages } from './messages.ts'
import { type NewslettersState, newslettersRoutes, noNewsletters } from './newsletters.ts'
import { noToday, openWorkRoutes, type TodayState } from './open-work.ts'
import { noOperators, type OperatorsState, operatorsRoutes } from './operators.ts'
import { noReports, type ReportsState, reportsRoutes } from './reports.ts'
import { noReviews, type ReviewsState, reviewsRoutes } from './reviews.ts'
import { roomsRoutes } from './rooms.ts'
import {
  noSecurityEvents,
  type SecurityEventsState,
  securityEventsRoutes,
} from './security-events.ts'
import { noSecondFactor, type SecurityState, securityRoutes } from './security.ts'
import { noSession, type SessionState, sessionRoutes } from './session.ts'
import { noTrips, type TripsState, tripsRoutes } from './trips.ts'

export type { Failure } from './fake-routes.ts'

interface Call {
  /** Method, path and query. */
  line: string
  body: unknown
}

/** The rows that the API answers. Tests set them. */
interface FakeState
  extends
    AuditState,
    BookingsState,
    ClubState,
    DeparturesState,
    HostsState,
    InquiriesState,
    IntegrityState,
    InvitesState,
    MailingsState,
    MembersState,
    MessagesState,
    NewslettersState,
    OperatorsState,
    ReportsState,
    ReviewsState,
    SecurityEventsState,
    SecurityState,
    SessionState,
    TodayState,
    TripsState {}

type Change = (state: FakeState) => void

export interface FakeApi {
  /** The calls in their order. */
  calls: Call[]
  state: FakeState
  /** Changes the rows when a method and path are called next: what the API does besides storing the fields of the body. */
  answerNext: (line: string, change: Change) => void
  /** Makes the next call of a method and path fail, after a change of the rows: what another operator did before. */
  failNext: (line: string, failure: Failure, change?: Change) => void
  /** Delays all calls until the returned function is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/** The calls of all pages. */
const routesOf = (state: FakeState): FakeRoute[] => [
  ...annotationRoutes,
  ...auditRoutes(state),
  ...bookingsRoutes(state),
  ...clubRoutes(state),
  ...departuresRoutes(state),
  ...hostsRoutes(state),
  ...inquiriesRoutes(state),
  ...integrityRoutes(state),
  ...invitesRoutes(state),
  ...mailingsRoutes(state),
  ...membersRoutes(state),
  ...messagesRoutes(state),
  ...newslettersRoutes(state),
  ...openWorkRoutes(state),
  ...operatorsRoutes(state),
  ...reportsRoutes(state),
  ...reviewsRoutes(state),
  ...roomsRoutes,
  ...securityEventsRoutes(state),
  ...securityRoutes(state),
  ...sessionRoutes(state),
  ...tripsRoutes(state),
]

/**
 * A fake of the console's API over real HTTP. It stores rows, checks every input and answer with its contract, and knows
 * whether a session is open, but no rule of the club: what the API computes or refuses, a test says.
 */
export async function startFakeApi(): Promise<FakeApi> {
  const state: FakeState = {
    ...noAuditEntries(),
    ...noBookings(),
    ...noClub(),
    ...noDepartures(),
    ...someHosts(),
    ...noFaults(),
    ...noInquiries(),
    ...noInvites(),
    ...noMailings(),
    ...noMembers(),
    ...noMessages(),
    ...noNewsletters(),
    ...noOperators(),
    ...noReports(),
    ...noReviews(),
    ...noSecondFactor(),
    ...noSecurityEvents(),
    ...noSession(),
    ...noToday(),
    ...noTrips(),
  }
  const routes = routesOf(state)
  const calls: Call[] = []
  const plans = new Map<string, { change?: Change | undefined; failure?: Failure }>()
  let held = Promise.resolve()

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request
    const { pathname, searchParams } = new URL(url, 'http://fake-api.invalid')
    const line = `${method} ${pathname}`
    const body = await readBody(request)
    calls.push({ line: `${method} ${url}`, body })
    await held
    const { change, failure } = plans.get(line) ?? {}
    plans.delete(line)
    change?.(state)
    if (failure) return refuse(response, failure)
    const found = findRoute(routes, method, pathname)
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: `No ${line}` })
    const { contract, params } = found
    if (contract.access !== 'visitor' && !state.open) {
      return refuse(response, { code: 'NOT_SIGNED_IN', detail: 'Not signed in' })
    }
    const asked = readAsked(contract, { params, query: Object.fromEntries(searchParams), body })
    const value = await found.answer(asked, response)
    if (response.headersSent) return
    if (value === undefined) return refuse(response, notFound)
    send(response, contract, value)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    state,
    answerNext: (line, change) => plans.set(line, { change }),
    failNext: (line, failure, change) => plans.set(line, { failure, change }),
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

const notFound = { code: 'NOT_FOUND', detail: 'There is no such row.' } as const

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : undefined
}
