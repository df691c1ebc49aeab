import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { AuditAction } from './audit-actions.ts'
import { idParam } from './request.ts'
import type { Permission } from './roles.ts'
import type { ErrorCode } from '../problem/problem.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Who may send a call: everyone, a signed-in member, an operator of any role, or the roles with a permission. */
export type Access = 'visitor' | 'member' | 'operator' | Permission

/** The rate limits that rows name. Their figures are in the API's table (`context/limits.ts`), which has a row for each. */
export type CallLimit =
  | 'inquiries'
  | 'newsletters'
  | 'inviteRequests'
  | 'quickInviteRequests'
  | 'profileChanges'
  | 'accountExport'
  | 'unsubscribe'
  | 'quizMatch'
  | 'otpRequests'
  | 'otpVerifies'
  | 'seatHolds'
  | 'bookingChanges'
  | 'groupChanges'
  | 'travelDetails'
  | 'roomChanges'
  | 'payments'
  | 'vouches'
  | 'reviews'
  | 'savedTrips'
  | 'connectionChanges'
  | 'paymentEvents'
  | 'pictureUploads'
  | 'groupMessages'
  | 'messageChanges'
  | 'groupReads'
  | 'messagePictures'
  | 'adminSession'
  | 'operatorLinks'
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'passwordForgot'
  | 'passwordReset'
  | 'emailVerify'
  | 'emailResend'
  | 'accountChange'

/**
 * One call of the API, as one row. Its route with guard and rate limit, the client's types, OpenAPI and the access
 * matrix derive from it.
 */
export interface Contract {
  readonly method: Method
  /** The path on the API's origin, with parameters as `:name`. */
  readonly path: string
  readonly access: Access
  /** What counts every request of the call. */
  readonly limit?: CallLimit
  /**
   * The call takes an `Idempotency-Key`: the same body with the same key gets the first answer. This is what a request does
   * while another one with its key is running: a form waits for the answer, a booking is refused; work that calls another
   * service is `outside` a transaction and may run twice.
   */
  readonly idempotent?: 'wait' | 'refuse' | 'outside'
  /** Whether pages of other sites may send the write: what it does is signed, and it has no session. */
  readonly fromOtherSites?: true
  /** What the call may add to the audit log. */
  readonly audit?: readonly AuditAction[]
  /** The field of the answer that lists people, if it is not `items`: its rows count as read. */
  readonly rows?: string
  /** One line for the API reference. */
  readonly summary: string
  /** What the line leaves open, as Markdown. */
  readonly description?: string
  /** The call's group in the API reference; a row of the console's needs none. */
  readonly tag: string
  /** The parameters of the path; a row needs them only if one is not the id of a row of the database. */
  readonly params?: $ZodType
  readonly query?: $ZodType
  /** Headers that the call reads itself, with lower-case names. */
  readonly headers?: $ZodType
  readonly body?: $ZodType
  /** Media type of the body; JSON by default. What is not JSON, the handler or its scope reads. */
  readonly bodyMediaType?: string
  /** Media types of bodies that the call also takes. */
  readonly otherBodyMediaTypes?: readonly string[]
  /** Media type of a successful answer; JSON by default. */
  readonly mediaType?: string
  /** Successful answers by status. */
  readonly responses: Readonly<Record<number, $ZodType>>
  /**
   * Expected failures beyond those that follow from the row (`errorsOf`), each answered as a problem document (RFC 9457).
   * TOO_MANY_REQUESTS only if the handler counts for itself.
   */
  readonly errors?: readonly ErrorCode[]
}

/** A row as it is written. */
type ContractRow = Omit<Contract, 'tag'> &
  (Pick<Contract, 'tag'> | { readonly path: `/api/admin/${string}` })

/** The names of a path's parameters. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParamOf<`/${Others}`>
    : Rest
  : never

type IdParams<Path extends string> = [ParamOf<Path>] extends [never]
  ? unknown
  : { readonly params: z.ZodMiniObject<Record<ParamOf<Path>, typeof idParam>> }

type DefinedContract<C extends ContractRow> = C &
  Pick<Contract, 'tag'> &
  (C extends { params: $ZodType } ? unknown : IdParams<C['path']>)

/** Completes a row: without `params` those of its path are ids, and the tag of a call of the console is `Admin`. */
export function defineContract<const C extends ContractRow>(row: C): DefinedContract<C> {
  const names = Array.from(row.path.matchAll(/:(\w+)/g), ([, name]) => name as string)
  const params = z.object(Object.fromEntries(names.map((name) => [name, idParam])))
  const completed: unknown = { tag: 'Admin', ...(names.length > 0 && { params }), ...row }
  return completed as DefinedContract<C>
}

/** The status of the contract's success response. @throws Error if it has not exactly one */
export function successStatus(contract: Contract): number {
  const [status, ...others] = Object.keys(contract.responses).map(Number)
  if (status === undefined || others.length > 0) {
    throw new Error(`${contract.method} ${contract.path} must have one success response`)
  }
  return status
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

const ofEveryCall: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'OVERLOADED',
  'DATABASE_UNAVAILABLE',
]
const ofWrites: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'STORAGE_FULL']
const openToEveryRole = ['visitor', 'member', 'operator']

/** Also of writes without a body: the API reads what arrives before it knows the call. */
function errorsOfBody({ method, bodyMediaType }: Contract): readonly ErrorCode[] {
  return method === 'GET' || bodyMediaType !== undefined ? [] : ['MALFORMED_JSON', 'NOT_JSON']
}

function errorsOfAccess({ access }: Contract): readonly ErrorCode[] {
  if (access === 'visitor') return []
  return openToEveryRole.includes(access)
    ? ['NOT_SIGNED_IN']
    : ['NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED']
}

/** Every expected failure of a call: its own, and those that follow from its row. */
export function errorsOf(contract: Contract): ErrorCode[] {
  const { method, limit, idempotent, fromOtherSites, errors = [] } = contract
  return [
    ...new Set([
      ...ofEveryCall,
      ...(method === 'GET' ? [] : ofWrites),
      ...(method === 'GET' || fromOtherSites ? [] : (['CROSS_SITE_WRITE'] as const)),
      ...errorsOfBody(contract),
      ...errorsOfAccess(contract),
      ...(limit === undefined ? [] : (['TOO_MANY_REQUESTS'] as const)),
      ...(idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
      ...errors,
    ]),
  ]
}
