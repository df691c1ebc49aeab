import type { ServerResponse } from 'node:http'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import { type ErrorCode, problems } from '@farandfew/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** A failure that replaces an answer. */
export interface Failure {
  code: ErrorCode
  detail: string
  /** Messages by field. */
  errors?: Record<string, string>
}

type Part = 'params' | 'query' | 'body'

/** What a call asks for, as its contract reads it. */
type Asked<C> = {
  [P in Part]: C extends { [Name in P]: infer S extends $ZodType } ? z.output<S> : undefined
}
type Answer<C extends Contract> = z.input<C['responses'][keyof C['responses']]>

export interface FakeRoute {
  contract: Contract
  /** Returns the answer, or writes it itself. */
  answer: (asked: Record<Part, unknown>, response: ServerResponse) => unknown
}

/** Answers the calls of a contract from the rows that a test has stored; undefined is answered as not found. */
export const route = <C extends Contract>(
  contract: C,
  answer: (asked: Asked<C>) => Answer<C> | undefined,
): FakeRoute => ({ contract, answer: answer as FakeRoute['answer'] })

/** Finds the route of a method and path, and the parameters. */
export function findRoute(routes: readonly FakeRoute[], method: string, path: string) {
  for (const found of routes) {
    const source = found.contract.path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll('.', '\\.')
    const match = found.contract.method === method && new RegExp(`^${source}$`).exec(path)
    if (match) return { ...found, params: { ...match.groups } }
  }
  return undefined
}

/** Reads what a call asks for by its contract. */
export const readAsked = (
  { params, query, body }: Contract,
  sent: Record<Part, unknown>,
): Record<Part, unknown> => ({
  params: params && z.parse(params, sent.params),
  query: query && z.parse(query, sent.query),
  body: body && z.parse(body, sent.body),
})

/** Sends only what the contract allows. */
export function send(response: ServerResponse, { responses }: Contract, value: unknown) {
  const [[status, schema]] = Object.entries(responses) as [[string, $ZodType]]
  response
    .writeHead(Number(status), { 'content-type': 'application/json' })
    .end(JSON.stringify(z.parse(schema, value)))
}

export function refuse(response: ServerResponse, { code, detail, errors }: Failure) {
  const { status, title } = problems[code]
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type: 'about:blank', title, status, detail, code, errors }))
}

/** A page of rows, in the order in which a test has put them. */
export function pageOf<Row>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const start = Number(cursor ?? 0)
  const end = start + limit
  return {
    items: rows.slice(start, end),
    nextCursor: end < rows.length ? String(end) : null,
    total: rows.length,
  }
}

interface WithId {
  id: number | string
}

export const byId = <Row extends WithId>(rows: readonly Row[], id: Row['id']): Row | undefined =>
  rows.find((row) => row.id === id)

/** Changes a row if it is there. */
export const change = <Row extends object>(
  row: Row | undefined,
  values: { [Name in keyof Row]?: Row[Name] | undefined },
): Row | undefined => row && Object.assign(row, values)

/** Removes a row if it is there. */
export function remove<Row extends WithId>(rows: Row[], id: Row['id']): Row | undefined {
  const row = byId(rows, id)
  if (row) rows.splice(rows.indexOf(row), 1)
  return row
}
