import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors/app-error.ts'
import { problemDocument, problemMediaType } from '../errors/problem-document.ts'
import { toAppError } from '../errors/to-app-error.ts'
import { logRefusal } from './logging.ts'
import { privateHeaders } from './security-headers.ts'

/** Rejected bodies up to this many bytes are read to their end, so that the client receives the response. */
const maxDrainedBytes = 8_000_000

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

const refusals: ReadonlySet<ErrorCode> = new Set([
  'DATABASE_UNAVAILABLE',
  'OVERLOADED',
  'STORAGE_FULL',
])

/** Logs our own failures, not the client's errors. */
function logFailure(request: FastifyRequest, reply: FastifyReply, failure: AppError): void {
  if (failure.status < 500) return
  if (refusals.has(failure.code)) {
    logRefusal(request, reply, failure)
    return
  }
  // The app's logger, because public reads have none per request.
  const { log } = request.server
  const entry = { reqId: request.id, code: failure.code, err: failure.cause ?? failure }
  log.error(entry, 'request failed')
}

/**
 * Fastify closes the connection after a body that is too large. A client that is still sending would then see a reset
 * instead of the response. So Node reads a body of known, acceptable length to its end.
 */
function keepConnectionForAnswer(raw: IncomingMessage, reply: FastifyReply): void {
  const length = Number(raw.headers['content-length'])
  if (length <= maxDrainedBytes) reply.removeHeader('connection')
}

/** Sends an error as a problem document (RFC 9457). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  logFailure(request, reply, failure)
  if (failure.code === 'PAYLOAD_TOO_LARGE') keepConnectionForAnswer(request.raw, reply)
  return sendProblem(request, reply, failure)
}

/** Sends a problem document for every error and every unknown path. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('NOT_FOUND')))
}

/** What Node cannot parse never becomes a request, so this writes the response to the socket. */
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
