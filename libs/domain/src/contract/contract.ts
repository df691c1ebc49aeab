import type * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { ErrorCode } from '../problem/problem.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Where a call goes. Kept apart from its schemas, so that a page that only reads loads none. */
export interface Endpoint<M extends Method = Method, P extends string = string> {
  readonly method: M
  /** The path below the origin, its parameters written `:name`. */
  readonly path: P
}

/** One call of the API: the route registers it, the client infers from it, OpenAPI is made from it. */
export interface Contract extends Endpoint {
  /** One line for the API's reference. */
  readonly summary: string
  readonly tag: string
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** Of the body; JSON unless it is named. */
  readonly bodyMediaType?: string
  /** Of the good answer; JSON unless it is named. */
  readonly mediaType?: string
  /** What a good answer holds, by status. */
  readonly responses: Readonly<Record<number, $ZodType>>
  /** The expected failures; each is answered as a problem document (RFC 9457). */
  readonly errors: readonly ErrorCode[]
}

/** What every call that takes a JSON body can be refused with. */
export const writeErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'CROSS_SITE_WRITE',
  'PAYLOAD_TOO_LARGE',
  'NOT_JSON',
  'TOO_MANY_REQUESTS',
  'DATABASE_AWAY',
] as const satisfies readonly ErrorCode[]

export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Part<C, K extends 'params' | 'query' | 'body', Key extends string> = C extends {
  [P in K]: infer S extends $ZodType
}
  ? { [P in Key]: z.input<S> }
  : unknown

/** What a caller passes. */
export type ContractInput<C extends Contract> = Part<C, 'params', 'params'> &
  Part<C, 'query', 'query'> &
  Part<C, 'body', 'body'>

/** What a good answer holds, whatever its status. */
export type ContractOutput<C extends Contract> = z.output<C['responses'][keyof C['responses']]>
