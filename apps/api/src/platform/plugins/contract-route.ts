import type { Contract, Endpoint } from '@farandfew/domain/contract/contract.ts'
import { problem, problems, type ErrorCode } from '@farandfew/domain/problem/problem.ts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify'
import { STATUS_CODES } from 'node:http'
import * as z from 'zod/mini'
import { safeParse, type $ZodType, type output } from 'zod/v4/core'
import { findLimit } from '../context/limits.ts'
import { validationFailure } from '../errors/validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is a stream, which says nothing about how long an answer takes. */
    lastsLong?: boolean
  }
}

type Part<C, Key extends 'params' | 'query' | 'body'> = C extends {
  [K in Key]: infer S extends $ZodType
}
  ? output<S>
  : undefined

/** What a handler receives: the checked parts of the call, and the raw request and reply for headers and session. */
interface RouteInput<C extends Contract> {
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  body: Part<C, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: the body of the contract's success response. */
type RouteAnswer<C extends Contract> = output<C['responses'][keyof C['responses'] & number]>

interface ContractRouteOptions extends Pick<
  RouteOptions,
  'bodyLimit' | 'onRequest' | 'preValidation'
> {
  /** Schema of the request headers, with lower-case names. */
  headers?: $ZodType
  /** OpenAPI: the name of the security scheme. */
  security?: string
  /** The errors of the guard beyond those of the contract, for OpenAPI. */
  guardErrors?: (call: Endpoint) => readonly ErrorCode[]
  lastsLong?: boolean
  /** What the call's limit counts by; the client address unless given. */
  limitKey?: (request: FastifyRequest) => string
}

const noParameters = z.strictObject({}, { error: () => 'This parameter is not known' })

/** Checks a part of a call against its schema; a failure becomes a problem document. */
export const validatorCompiler =
  ({ schema }: { schema: $ZodType }) =>
  (data: unknown) => {
    const result = safeParse(schema, data)
    return result.success ? { value: result.data } : { error: validationFailure(result.error) }
  }

/** The errors of a call, with those that its guard, its limit, the load and a full disk add. */
function errorsOf(contract: Contract, { guardErrors }: ContractRouteOptions): ErrorCode[] {
  const codes: ErrorCode[] = [...contract.errors, ...(guardErrors?.(contract) ?? [])]
  if (findLimit(contract) !== undefined) codes.push('TOO_MANY_REQUESTS')
  codes.push('OVERLOADED')
  if (contract.method !== 'GET') codes.push('STORAGE_FULL')
  return [...new Set(codes)]
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

/** The status of the contract's one success response. */
export function successStatus(contract: Contract): number {
  const [status, ...others] = Object.keys(contract.responses).map(Number)
  if (status === undefined || others.length > 0) {
    throw new Error(`${contract.method} ${contract.path} must have one success response`)
  }
  return status
}

function schemaOf(contract: Contract, options: ContractRouteOptions): FastifySchema {
  const status = successStatus(contract)
  return {
    summary: contract.summary,
    tags: [contract.tag],
    ...(options.security === undefined ? {} : { security: [{ [options.security]: [] }] }),
    ...(contract.params ? { params: contract.params } : {}),
    ...(contract.body ? { body: contract.body } : {}),
    ...(contract.bodyMediaType ? { consumes: [contract.bodyMediaType] } : {}),
    ...(options.headers ? { headers: options.headers } : {}),
    querystring: contract.query ?? noParameters,
    response: {
      [status]: {
        description: STATUS_CODES[status] ?? 'Success',
        content: {
          [contract.mediaType ?? 'application/json']: { schema: contract.responses[status] },
        },
      },
      ...problemResponses(errorsOf(contract, options)),
    },
  }
}

/** The route setting of the call's limit. */
function limitConfig(app: FastifyInstance, contract: Contract, options: ContractRouteOptions) {
  const name = findLimit(contract)
  if (name === undefined) return {}
  if (!app.limitedBy) {
    throw new Error(`${contract.method} ${contract.path} has a limit, but its scope counts none`)
  }
  const { rateLimit } = app.limitedBy(name)
  const { limitKey } = options
  return { rateLimit: { ...rateLimit, ...(limitKey && { keyGenerator: limitKey }) } }
}

/** The hooks that run before the body is read: the guard, and the count of a member's requests. */
function onRequestHooks(app: FastifyInstance, contract: Contract, options: ContractRouteOptions) {
  const name = findLimit(contract)
  const guards = options.onRequest === undefined ? [] : [options.onRequest].flat()
  const countsMember = name !== undefined && options.limitKey === undefined && app.limitMember
  return countsMember ? [...guards, countsMember(name)] : guards
}

function register<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  options: ContractRouteOptions,
  handle: (input: RouteInput<C>) => unknown,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    // A stream has no end that its head could wait for.
    ...(options.lastsLong ? { exposeHeadRoute: false } : {}),
    schema: schemaOf(contract, options),
    config: { ...limitConfig(app, contract, options), lastsLong: options.lastsLong === true },
    onRequest: onRequestHooks(app, contract, options),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    ...(options.preValidation ? { preValidation: options.preValidation } : {}),
    handler: (request, reply) => {
      const { params, query, body } = request
      return handle({ params, query, body, request, reply } as RouteInput<C>)
    },
  })
}

/**
 * Registers a call. The contract checks the request before the handler runs, and the response after it, so that the API
 * sends no field that the contract does not name.
 */
export function route<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: RouteInput<C>) => RouteAnswer<C> | Promise<RouteAnswer<C>>,
  options: ContractRouteOptions = {},
): void {
  const status = successStatus(contract)
  register(app, contract, options, async (input) => {
    const body = await handler(input)
    return input.reply.code(status).send(body)
  })
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
