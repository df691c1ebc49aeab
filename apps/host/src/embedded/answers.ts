import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostProblems, type HostProblem, problemBody } from '../problems.ts'
import { problemHeaders, securityHeaders } from '../security-headers.ts'
import type { HostSettings } from '../settings.ts'

const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url)

export const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

/** Answers of the host itself: a problem document for a call, a line of text for anything else. */
export function createAnswers(settings: HostSettings) {
  const headers = { page: securityHeaders(settings), call: problemHeaders(settings) }

  const answerProblem = (reply: FastifyReply, problem: HostProblem) =>
    reply
      .code(problem.status)
      .headers(headers.call)
      .type('application/problem+json')
      .send(problemBody(problem))

  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: HostProblem) =>
    isCall(request.url)
      ? answerProblem(reply, problem)
      : answerText(reply.headers(headers.page), problem.status, `${problem.detail}\n`)

  /** A request that could not be read, or an error of this server, without the error's own message. */
  const answerError = (
    error: { statusCode?: number; code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { statusCode = 500, code } = error
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      // Node reads a body of this length to its end: the client would otherwise see a reset instead of the answer.
      if (Number(request.headers['content-length']) <= drained) reply.removeHeader('connection')
      return refuse(request, reply, hostProblems.tooLarge)
    }
    if (statusCode >= 500) request.log.error(error, 'request failed')
    return refuse(
      request,
      reply,
      statusCode < 500 ? hostProblems.badRequest : hostProblems.internal,
    )
  }

  return { headers, answerProblem, refuse, answerError }
}
export type Answers = ReturnType<typeof createAnswers>

/** Bytes of a refused body that are still read. */
const drained = 8_000_000
