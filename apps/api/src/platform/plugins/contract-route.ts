import type { AuditAction } from '@farandfew/domain/contract/audit-actions.ts'
import { type Contract, successStatus, errorsOf } from '@farandfew/domain/contract/contract.ts'
import { allContracts } from '@farandfew/domain/all-contracts/all-contracts.ts'
import { problem, problems, type ErrorCode } from '@farandfew/domain/problem/problem.ts'
import { isUnstorable, unprintableMessage } from '@farandfew/domain/text/text.ts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { safeParse, type $ZodType, type output } from 'zod/v4/core'
import { actorOf, type OperatorCall, operatorCall } from '../audit/record-action.ts'
import type { AppContext } from '../context/context.ts'
import { type Limit, limits } from '../context/limits.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors/app-error.ts'
import { validationFailure } from '../errors/validation.ts'
import { requireRole } from '../session/admin-session.ts'
import { transact } from '../outbox/transaction.ts'
import { getMemberId, requireMember } from '../session/member-session.ts'
import { answerOnce, answerOnceOutside, keyedRequest } from './idempotency.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is a stream, which says nothing about how long an answer takes. */
    lastsLong?: boolean
    /** The row of the call. */
    contract?: Contract
  }
  interface FastifyInstance {
    /** Where calls store what they do. */
    stores?: Pick<AppContext, 'db' | 'outbox'>
  }
}

type Part<C, Key extends 'params' | 'query' | 'body'> = C extends {
  [K in Key]: infer S extends $ZodType
}
  ? output<S>
  : undefined

/** The actions that the row of a call names. */
type ActionOf<C> = C extends { audit: readonly (infer A extends AuditAction)[] } ? A : never

/** Who sends a call: a member, or an operator with what adds entries to the audit log. */
type Sender<C extends Contract> = C extends { access: 'member' }
  ? { userId: number }
  : C extends { access: 'visitor' }
    ? unknown
    : Omit<OperatorCall<ActionOf<C>>, 'trx'>

/** What a handler receives: the checked parts of the call, its sender, and the raw request and reply. */
type RouteInput<C extends Contract> = Sender<C> & {
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  body: Part<C, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** The same in a transaction, in which `record` adds its entries. */
type TransactionInput<C extends Contract> = RouteInput<C> & { trx: Transaction<Database> }

/** What a handler returns: the body of the contract's success response. */
type RouteAnswer<C extends Contract> = output<C['responses'][keyof C['responses'] & number]>

interface ContractRouteOptions extends Pick<
  RouteOptions,
  'bodyLimit' | 'preValidation' | 'preHandler'
> {
  lastsLong?: boolean
  /** Runs when the role of an operator is refused. */
  onRefused?: (request: FastifyRequest) => Promise<void>
}

/** `Idempotency-Key`: 8-100 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header leaves the format to us). */
const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string('The key must be a text')
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'The key must be 8-100 visible ASCII characters')),
  ),
})

const noParameters = z.strictObject({}, { error: () => 'This parameter is not known' })

/** Where a checked part has a text, or a name of a field, that no database can store; undefined if nowhere. */
function findUnstorable(
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = isUnstorable(name) ? path : findUnstorable(inner, [...path, name])
    if (found) return found
  }
  return undefined
}

const refuseUnstorable = (path: readonly string[]) =>
  new AppError('VALIDATION_FAILED', {
    detail: unprintableMessage,
    ...(path.length > 0 && { errors: { [path.join('.')]: unprintableMessage } }),
  })

/**
 * Checks a part of a call against its schema; a failure becomes a problem document. What no database can store is refused
 * here for every text, also for those that are only compared with what is stored.
 */
export const validatorCompiler =
  ({ schema }: { schema: $ZodType }) =>
  (data: unknown) => {
    const result = safeParse(schema, data)
    if (!result.success) return { error: validationFailure(result.error) }
    const unstorable = findUnstorable(result.data)
    return unstorable ? { error: refuseUnstorable(unstorable) } : { value: result.data }
  }

/** Errors by status, for OpenAPI. */
function problemResponses(codes: readonly ErrorCode[]): Record<number, unknown> {
  const responses: Record<number, { description: string; content: object }> = {}
  for (const code of codes) {
    const { status, title } = problems[code]
    const other = responses[status]?.description
    responses[status] = {
      description: `${other === undefined ? '' : `${other}; `}${title} (\`${code}\`)`,
      content: { 'application/problem+json': { schema: problem } },
    }
  }
  return responses
}

const securityOf = ({ access }: Contract) => {
  if (access === 'visitor') return []
  return [{ [access === 'member' ? 'memberSession' : 'adminSession']: [] }]
}

function schemaOf(contract: Contract): FastifySchema {
  const {
    summary,
    description,
    tag,
    params,
    query,
    body,
    bodyMediaType = 'application/json',
  } = contract
  const { otherBodyMediaTypes = [], mediaType = 'application/json', responses } = contract
  const status = successStatus(contract)
  const operationId = allContracts.get(contract)
  const headers = contract.idempotent ? idempotencyHeaders : contract.headers
  return {
    ...(operationId !== undefined && { operationId }),
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    security: securityOf(contract),
    ...(params && { params }),
    ...(headers && { headers }),
    ...(body && { body, consumes: [bodyMediaType, ...otherBodyMediaTypes] }),
    querystring: query ?? noParameters,
    response: {
      [status]: {
        description: STATUS_CODES[status] ?? 'Success',
        content: { [mediaType]: { schema: responses[status] } },
      },
      ...problemResponses(errorsOf(contract)),
    },
  }
}

const nameOf = ({ method, path }: Contract) => `${method} ${path}`

/** The hook that refuses whom the row does not allow. @throws Error if the scope has not the session that it needs */
function guardsOf(app: FastifyInstance, contract: Contract, { onRefused }: ContractRouteOptions) {
  const { access } = contract
  if (access === 'visitor') return []
  const session = access === 'member' ? 'member' : 'operator'
  if (app.sessionOf !== session) {
    throw new Error(
      `${nameOf(contract)} needs the session of a ${session}, which its scope has not`,
    )
  }
  return [access === 'member' ? requireMember : requireRole(access, onRefused)]
}

const memberKey = (request: FastifyRequest) => `member ${getMemberId(request)}`

/** The setting and the hooks that count a call's requests. @throws Error if its scope counts none */
function limitOf(app: FastifyInstance, contract: Contract) {
  const { limit } = contract
  if (limit === undefined) return { config: {}, hooks: [] }
  if (!app.limitedBy) {
    throw new Error(`${nameOf(contract)} has a limit, but its scope counts none`)
  }
  const { rateLimit } = app.limitedBy(limit)
  const { by }: Limit = limits[limit]
  return by === 'member'
    ? { config: { rateLimit: { ...rateLimit, keyGenerator: memberKey } }, hooks: [] }
    : { config: { rateLimit }, hooks: app.limitMember ? [app.limitMember(limit)] : [] }
}

function senderOf({ access }: Contract, request: FastifyRequest, db: Db | undefined) {
  if (access === 'visitor') return {}
  if (access === 'member') return { userId: getMemberId(request) }
  const actor = actorOf(request)
  return db ? operatorCall(db, actor) : { actor }
}

function register<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  options: ContractRouteOptions,
  handle: (input: RouteInput<C>) => unknown,
): void {
  const { bodyLimit, preValidation, preHandler, lastsLong = false } = options
  const limit = limitOf(app, contract)
  app.route({
    method: contract.method,
    url: contract.path,
    // A stream has no end that its head could wait for.
    ...(lastsLong && { exposeHeadRoute: false }),
    schema: schemaOf(contract),
    config: { ...limit.config, lastsLong, contract },
    // Before the body is read.
    onRequest: [...guardsOf(app, contract, options), ...limit.hooks],
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(preValidation && { preValidation }),
    ...(preHandler && { preHandler }),
    handler: (request, reply) => {
      const { params, query, body } = request
      const sender = senderOf(contract, request, app.stores?.db)
      return handle({ params, query, body, request, reply, ...sender } as RouteInput<C>)
    },
  })
}

/**
 * Registers a call with the guard, the limit and the documentation that follow from its row. The contract checks the
 * request before the handler runs, and the response after it, so that the API sends no field that the contract does not
 * name.
 */
export function route<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: RouteInput<C>) => RouteAnswer<C> | Promise<RouteAnswer<C>>,
  options: ContractRouteOptions = {},
): void {
  const status = successStatus(contract)
  register(app, contract, options, async (input) => {
    const work = async () => handler(input)
    const body =
      app.stores && contract.idempotent === 'outside'
        ? await answerOnceOutside(app.stores, keyedRequest(contract, input.request), work)
        : await work()
    return input.reply.code(status).send(body)
  })
}

/**
 * Registers a call whose work is one transaction, which it opens and gives the handler as `trx`: what the handler writes,
 * queues and records is stored together, or not at all if it throws. A repeat of an `idempotent` row gets the first answer.
 */
export function transactionRoute<const C extends Contract & { idempotent?: 'wait' | 'refuse' }>(
  app: FastifyInstance,
  contract: C,
  handler: (input: TransactionInput<C>) => RouteAnswer<C> | Promise<RouteAnswer<C>>,
  options: ContractRouteOptions = {},
): void {
  const { stores } = app
  if (!stores) throw new Error(`${nameOf(contract)} needs a scope with stores`)
  const { idempotent } = contract
  route(
    app,
    contract,
    (input) => {
      const { request } = input
      const work = async (trx: Transaction<Database>) =>
        handler({ ...input, ...senderOf(contract, request, trx), trx })
      return idempotent
        ? answerOnce(stores, keyedRequest(contract, request), work, { whileRunning: idempotent })
        : transact(stores, work)
    },
    options,
  )
}

/**
 * Registers a call whose handler sends prepared bytes. The contract checks the request only: a test must compare the
 * bytes with the contract.
 */
export function bytesRoute<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: RouteInput<C>) => FastifyReply | Promise<FastifyReply>,
  options: ContractRouteOptions = {},
): void {
  register(app, contract, options, handler)
}
