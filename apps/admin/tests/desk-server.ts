import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminSession, adminSignInForm } from '@farandfew/domain/admin'
import { adminUsers, adminUsersQuery, type AdminUsers } from '@farandfew/domain/admin-users'
import { type ErrorCode, problems } from '@farandfew/domain/problem'
import type { PublicUser } from '@farandfew/domain/users'
import * as z from 'zod/mini'

/** A failure to answer with instead. */
export interface Failure {
  code: ErrorCode
  detail: string
}

interface Call {
  /** Method, path and query. */
  line: string
  body: unknown
}

export interface DeskServer {
  /** What was asked for, in its order. */
  calls: Call[]
  /** What the club has; a test sets it. */
  state: { password: string; members: PublicUser[]; open: boolean; operator: string | undefined }
  /** Answers the next call of a method and path with a failure. */
  failNext: (route: string, failure: Failure) => void
  /** Keeps calls waiting until the answer of this is called. */
  hold: () => () => void
  origin: string
  close: () => Promise<void>
}

/**
 * The console's calls over real HTTP: it takes and gives only what the contracts allow, and remembers
 * one browser's session.
 */
export async function startDeskServer(): Promise<DeskServer> {
  const state: DeskServer['state'] = {
    password: 'far-and-few',
    members: [],
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
    const url = new URL(request.url ?? '/', 'http://desk.invalid')
    const route = `${request.method} ${url.pathname}`
    const body = await readBody(request)
    calls.push({ line: `${request.method} ${request.url}`, body })
    await held
    const failure = failures.get(route)
    failures.delete(route)
    if (failure) return refuse(response, failure)
    const handle = routes[route]
    if (!handle) return refuse(response, { code: 'NOT_FOUND', detail: `No ${route}` })
    handle(response, url.searchParams, body)
  }

  const session = () => ({
    open: state.open,
    ...(state.operator !== undefined && { operator: state.operator }),
  })

  const routes: Record<
    string,
    (response: ServerResponse, query: URLSearchParams, body: unknown) => void
  > = {
    'GET /api/admin/session': (response) => send(response, 200, adminSession, session()),
    'POST /api/admin/session': (response, _query, body) => {
      const form = z.parse(adminSignInForm, body)
      if (form.password !== state.password) {
        return refuse(response, { code: 'WRONG_PASSWORD', detail: 'Incorrect password' })
      }
      Object.assign(state, { open: true, operator: form.operator })
      send(response, 201, adminSession, session())
    },
    'DELETE /api/admin/session': (response) => {
      Object.assign(state, { open: false, operator: undefined })
      send(response, 200, adminSession, session())
    },
    'GET /api/admin/users': (response, query) => {
      if (!state.open) return refuse(response, { code: 'NOT_SIGNED_IN', detail: 'Not signed in' })
      const asked = z.parse(adminUsersQuery, Object.fromEntries(query))
      send(response, 200, adminUsers, pageOf(state.members, asked))
    },
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

function refuse(response: ServerResponse, { code, detail }: Failure) {
  const { status, title } = problems[code]
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status, detail, code }))
}

function pageOf(
  members: PublicUser[],
  asked: { search?: string | undefined; cursor?: string | undefined; limit: number },
): AdminUsers {
  const wanted = asked.search?.toLowerCase() ?? ''
  const found = members.filter(({ firstName, lastName, email, username, city, country }) =>
    [firstName, lastName, email, username, city, country].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  )
  const rest = found.filter(({ id }) => id > Number(asked.cursor ?? 0))
  const items = rest.slice(0, asked.limit)
  const nextCursor = rest.length > items.length ? String(items.at(-1)?.id) : null
  return { items, nextCursor, total: found.length }
}
