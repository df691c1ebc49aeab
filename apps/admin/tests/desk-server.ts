import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminSession, adminSignInForm } from '@farandfew/domain/admin/session'
import * as z from 'zod/mini'
import { departuresRoutes, openDeparturesDesk, type DeparturesDesk } from './desk/departures.ts'
import { type DeskRoutes, type Failure, findRoute, refuse, send } from './desk/desk-routes.ts'
import { openTripsDesk, type TripsDesk, tripsRoutes } from './desk/trips.ts'
import { type AuditDesk, auditRoutes, openAuditLog } from './desk/audit.ts'
import { type InquiriesDesk, inquiriesRoutes, openInquiriesDesk } from './desk/inquiries.ts'
import { type InvitesDesk, invitesRoutes, openInvitesDesk } from './desk/invites.ts'
import { type NewsletterDesk, newsletterRoutes, openNewsletters } from './desk/newsletter.ts'
import { openSecurityDesk, type SecurityDesk, securityRoutes } from './desk/security.ts'
import { openUsersDesk, type UsersDesk, usersRoutes } from './desk/users.ts'

export type { Failure } from './desk/desk-routes.ts'

interface Call {
  /** Method, path and query. */
  line: string
  body: unknown
}

/** What the club has, each room adding its own; a test sets it. */
interface DeskState
  extends
    TripsDesk,
    UsersDesk,
    InquiriesDesk,
    NewsletterDesk,
    AuditDesk,
    DeparturesDesk,
    InvitesDesk,
    SecurityDesk {
  password: string
  open: boolean
  operator: string | undefined
}

export interface DeskServer {
  /** What was asked for, in its order. */
  calls: Call[]
  state: DeskState
  /** Answers the next call of a method and path with a failure. */
  failNext: (route: string, failure: Failure) => void
  /** Keeps calls waiting until the answer of this is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/** The calls of every room; without an open session each answers 401. */
const roomRoutes = (state: DeskState): DeskRoutes => ({
  ...invitesRoutes(state),
  ...inquiriesRoutes(state),
  ...newsletterRoutes(state),
  ...auditRoutes(state),
  ...tripsRoutes(state),
  ...usersRoutes(state),
  ...securityRoutes(state),
  ...departuresRoutes(state),
})

/**
 * The console's calls over real HTTP: it takes and gives only what the contracts allow, and remembers
 * one browser's session.
 */
export async function startDeskServer(): Promise<DeskServer> {
  const state: DeskState = {
    ...openTripsDesk(),
    ...openUsersDesk(),
    ...openDeparturesDesk(),
    ...openInquiriesDesk(),
    ...openNewsletters(),
    ...openAuditLog(),
    ...openInvitesDesk(),
    ...openSecurityDesk(),
    password: 'far-and-few',
    open: false,
    operator: undefined,
  }
  const calls: Call[] = []
  const failures = new Map<string, Failure>()
  let held = Promise.resolve()

  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://desk.invalid')
    const method = request.method ?? 'GET'
    const route = `${method} ${pathname}`
    const body = await readBody(request)
    calls.push({ line: `${method} ${request.url}`, body })
    await held
    const failure = failures.get(route)
    failures.delete(route)
    if (failure) return refuse(response, failure)
    const session = findRoute(sessionRoutes(state), method, pathname)
    const found = session ?? findRoute(roomRoutes(state), method, pathname)
    if (!found) return refuse(response, { code: 'NOT_FOUND', detail: `No ${route}` })
    if (!session && !state.open) {
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

function sessionRoutes(state: DeskState): DeskRoutes {
  const session = () => ({
    open: state.open,
    ...(state.operator !== undefined && { operator: state.operator }),
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
        return refuse(response, { code: 'WRONG_CODE', detail: 'This code is not right.' })
      }
      Object.assign(state, { open: true, operator: form.operator })
      send(response, 201, adminSession, session())
    },
    'DELETE /api/admin/session': ({ response }) => {
      Object.assign(state, { open: false, operator: undefined })
      send(response, 200, adminSession, session())
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? JSON.parse(text) : undefined
}
