import { problems } from '@farandfew/domain/problem/problem.ts'

/** An error that a web server answers itself, without the API. */
export interface HostProblem {
  code: string
  status: number
  title: string
  /** One sentence for a person. */
  detail: string
}

const unreadable = 'The request could not be read.'

export const hostProblems = {
  apiUnavailable: {
    ...problems.DATABASE_UNAVAILABLE,
    code: 'API_UNAVAILABLE',
    detail: 'The club cannot be reached for a moment. Please try again shortly.',
  },
  badRequest: { ...problems.VALIDATION_FAILED, code: 'VALIDATION_FAILED', detail: unreadable },
  tooLarge: {
    ...problems.PAYLOAD_TOO_LARGE,
    code: 'PAYLOAD_TOO_LARGE',
    detail: 'The request is too large.',
  },
  notFound: {
    ...problems.NOT_FOUND,
    code: 'NOT_FOUND',
    detail: 'There is nothing at this address.',
  },
  otherHost: {
    ...problems.OTHER_HOST,
    code: 'OTHER_HOST',
    detail: 'This server does not answer under this address.',
  },
  tooMany: {
    ...problems.TOO_MANY_REQUESTS,
    code: 'TOO_MANY_REQUESTS',
    detail: 'Too many requests at once. Please try again in a moment.',
  },
  internal: {
    ...problems.INTERNAL,
    code: 'INTERNAL',
    detail: 'Something went wrong on our side. Please try again later.',
  },
} satisfies Record<string, HostProblem>

/** Seconds after which a client may try again when the API is unavailable or too many requests are open. */
export const retryAfter = '2'

/** The problem document (RFC 9457), as the API writes one. */
export const problemBody = (problem: HostProblem) =>
  JSON.stringify({ type: 'about:blank', ...problem })
