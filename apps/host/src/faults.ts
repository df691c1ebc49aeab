import { problems } from '@farandfew/domain/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'

const unreadable = 'The request could not be read.'
const broken = 'Something went wrong on our side. Please try again later.'

interface Fault {
  code: string
  status: number
  title: string
  /** One sentence for a person. */
  detail: string
}

/** Answers a call of the API with a problem document (RFC 9457), as the API would write one itself. */
function answerProblem(reply: FastifyReply, fault: Fault) {
  reply
    .code(fault.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', ...fault }))
}

/** The API did not answer. */
export function answerApiAway(reply: FastifyReply) {
  reply.header('retry-after', '2')
  answerProblem(reply, {
    ...problems.DATABASE_AWAY,
    code: 'API_AWAY',
    detail: 'The club cannot be reached for a moment. Please try again shortly.',
  })
}

/** A request that this server itself could not read, or an error of its own; nothing of the error is told. */
export function answerFault(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isRefused = error.statusCode !== undefined && error.statusCode < 500
  const code = isRefused ? 'VALIDATION_FAILED' : 'INTERNAL'
  const fault = { ...problems[code], code, detail: isRefused ? unreadable : broken }
  if (request.url.startsWith('/api/')) return answerProblem(reply, fault)
  reply.code(fault.status).type('text/plain; charset=utf-8').send(`${fault.detail}\n`)
}
