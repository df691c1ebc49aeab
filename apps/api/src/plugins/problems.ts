import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors/app-error.ts'
import { problemDocument, problemMediaType } from '../errors/problem-document.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { privateHeaders } from './security-headers.ts'

/** The most bytes of a refused body that are read to their end, so that the caller gets to see the answer. */
const mostDrained = 8_000_000

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return reply
    .code(failure.status)
    .headers(privateHeaders)
    .header('x-request-id', request.id)
    .header('content-type', problemMediaType)
    .send(JSON.stringify(problemDocument(failure)))
}

/** A failure of our own making is logged; what a caller did wrong is theirs. */
function logFailure(request: FastifyRequest, failure: AppError): void {
  if (failure.status < 500) return
  // The app's own logger: the public reads make none for each request (features/trips).
  const { log } = request.server
  const entry = { reqId: request.id, code: failure.code, err: failure.cause ?? failure }
  if (failure.code === 'DATABASE_AWAY') log.warn(entry, 'database away')
  else log.error(entry, 'request failed')
}

/**
 * Fastify closes the connection after a body that is too large, and a caller who is still sending then sees a
 * reset in place of the answer. A body of a known, bearable length is left to Node to read away.
 */
function keepConnectionForAnswer(raw: IncomingMessage, reply: FastifyReply): void {
  const length = Number(raw.headers['content-length'])
  if (length <= mostDrained) reply.removeHeader('connection')
}

/** Answers a failure as a problem document (RFC 9457). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  logFailure(request, failure)
  if (failure.code === 'PAYLOAD_TOO_LARGE') keepConnectionForAnswer(request.raw, reply)
  return sendProblem(request, reply, failure)
}

/** Every failure and every unknown address of the app is answered as a problem document. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('NOT_FOUND')))
}

/** What Node's parser could not read never becomes a request: the answer is written onto the socket. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = new AppError('VALIDATION_FAILED', { detail: 'The request could not be read.' })
  const body = JSON.stringify(problemDocument(failure))
  const headers = {
    ...privateHeaders,
    'content-type': problemMediaType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${failure.status} Bad Request`, ...lines, '', body].join('\r\n'))
}
