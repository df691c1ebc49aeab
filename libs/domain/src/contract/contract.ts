import type * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { ErrorCode } from '../problem/problem.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Method and path of a call, without its schemas, so that a page that only reads loads no schema. */
export interface Endpoint<M extends Method = Method, P extends string = string> {
  readonly method: M
  /** The path on the API's origin, with parameters as `:name`. */
  readonly path: P
}

/** One call of the API. The route registers it, the client infers from it, and OpenAPI is generated from it. */
export interface Contract extends Endpoint {
  /** One line for the API reference. */
  readonly summary: string
  readonly tag: string
  readonly params?: $ZodType
  readonly query?: $ZodType
  readonly body?: $ZodType
  /** Media type of the body; JSON by default. */
  readonly bodyMediaType?: string
  /** Media type of a successful answer; JSON by default. */
  readonly mediaType?: string
  /** Successful answers by status. */
  readonly responses: Readonly<Record<number, $ZodType>>
  /**
   * Expected failures, each answered as a problem document (RFC 9457). TOO_MANY_REQUESTS only if the handler counts for
   * itself: the API adds it to the calls that its table of limits names.
   */
  readonly errors: readonly ErrorCode[]
}

/** Failures of every call with a JSON body. */
export const writeErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'CROSS_SITE_WRITE',
  'PAYLOAD_TOO_LARGE',
  'NOT_JSON',
  'DATABASE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Part<C, K extends 'params' | 'query' | 'body', Key extends string> = C extends {
  [P in K]: infer S extends $ZodType
}
  ? { [P in Key]: z.input<S> }
  : unknown

/** What the caller passes. */
export type ContractInput<C extends Contract> = Part<C, 'params', 'params'> &
  Part<C, 'query', 'query'> &
  Part<C, 'body', 'body'>

/** A successful answer of any status. */
export type ContractOutput<C extends Contract> = z.output<C['responses'][keyof C['responses']]>
