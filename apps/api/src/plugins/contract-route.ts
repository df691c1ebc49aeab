import type { Contract } from '@farandfew/domain/contract'
import { problem, problems, type ErrorCode } from '@farandfew/domain/problem'
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
import { validationFailure } from '../errors/validation.ts'

type Part<C, Key extends 'params' | 'query' | 'body'> = C extends {
  [K in Key]: infer S extends $ZodType
}
  ? output<S>
  : undefined

/** What a handler gets: the checked parts of the call, and the raw pair for headers and session. */
export interface RouteInput<C extends Contract> {
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  body: Part<C, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler must answer: the body of the contract's good answer. */
export type RouteAnswer<C extends Contract> = output<C['responses'][keyof C['responses'] & number]>

export interface ContractRouteOptions extends Pick<
  RouteOptions,
  'config' | 'onRequest' | 'preValidation'
> {
  /** Request headers beside the contract's parts, with lower-case names. */
  headers?: $ZodType
  /** OpenAPI: the name of the scheme that opens the call. */
  security?: string
}

const noParameters = z.strictObject({}, { error: () => 'This parameter is not known' })

/** Checks a part of a call against its schema; the refusal is a problem document of its own. */
export const validatorCompiler =
  ({ schema }: { schema: $ZodType }) =>
  (data: unknown) => {
    const result = safeParse(schema, data)
    return result.success ? { value: result.data } : { error: validationFailure(result.error) }
  }

/** The contract's failures by status, as OpenAPI shows them. */
function problemResponses(codes: readonly ErrorCode[]): Record<number, unknown> {
  const responses: Record<number, { description: string; content: object }> = {}
  for (const code of codes) {
    const { status, title } = problems[code]
    const before = responses[status]?.description
    responses[status] = {
      description: `${before === undefined ? '' : `${before}; `}${title} (\`${code}\`)`,
      content: { 'application/problem+json': { schema: problem } },
    }
  }
  return responses
}

/** The one status of the contract's good answer. */
function goodStatus(contract: Contract): number {
  const [status, ...others] = Object.keys(contract.responses).map(Number)
  if (status === undefined || others.length > 0) {
    throw new Error(`${contract.method} ${contract.path} must have one good answer`)
  }
  return status
}

function schemaOf(contract: Contract, options: ContractRouteOptions): FastifySchema {
  const status = goodStatus(contract)
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
        description: STATUS_CODES[status] ?? 'Answered',
        content: {
          [contract.mediaType ?? 'application/json']: { schema: contract.responses[status] },
        },
      },
      ...problemResponses(contract.errors),
    },
  }
}

function register<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  options: ContractRouteOptions,
  answer: (input: RouteInput<C>) => unknown,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    schema: schemaOf(contract, options),
    ...(options.config ? { config: options.config } : {}),
    ...(options.onRequest ? { onRequest: options.onRequest } : {}),
    ...(options.preValidation ? { preValidation: options.preValidation } : {}),
    handler: (request, reply) => {
      const { params, query, body } = request
      return answer({ params, query, body, request, reply } as RouteInput<C>)
    },
  })
}

/**
 * Registers a call: its parts are checked by the contract before the handler runs, and the answer after it,
 * so that no field leaves that the contract does not name.
 */
export function route<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: RouteInput<C>) => RouteAnswer<C> | Promise<RouteAnswer<C>>,
  options: ContractRouteOptions = {},
): void {
  const status = goodStatus(contract)
  register(app, contract, options, async (input) => {
    const answer = await handler(input)
    return input.reply.code(status).send(answer)
  })
}

/**
 * Registers a call whose handler sends prepared bytes itself. The parts are checked; the bytes are not, and
 * a test must hold them against the contract.
 */
export function bytesRoute<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: (input: RouteInput<C>) => FastifyReply | Promise<FastifyReply>,
  options: ContractRouteOptions = {},
): void {
  register(app, contract, options, handler)
}
