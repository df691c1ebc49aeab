import type { ServerResponse } from 'node:http'
import { type ErrorCode, problems } from '@farandfew/domain/problem/problem.ts'
import * as z from 'zod/mini'

/** A failure that replaces an answer. */
export interface Failure {
  code: ErrorCode
  detail: string
  /** Messages by field. */
  errors?: Record<string, string>
}

export interface FakeCall {
  response: ServerResponse
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
}

/** Handlers by 'GET /api/admin/users/:id'. */
export type FakeRoutes = Record<string, (call: FakeCall) => void | Promise<void>>

/** Sends only what the contract allows. */
export function send(
  response: ServerResponse,
  status: number,
  schema: z.ZodMiniType,
  value: unknown,
) {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(z.parse(schema, value)))
}

export function refuse(response: ServerResponse, { code, detail, errors }: Failure) {
  const { status, title } = problems[code]
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status, detail, code, errors }))
}

/** Finds the handler of a method and path, and its parameters. */
export function findRoute(routes: FakeRoutes, method: string, path: string) {
  for (const [route, handle] of Object.entries(routes)) {
    const [routeMethod, pattern = ''] = route.split(' ')
    const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll('.', '\\.')
    const match = routeMethod === method ? new RegExp(`^${source}$`).exec(path) : null
    if (match) return { handle, params: { ...match.groups } }
  }
  return undefined
}
