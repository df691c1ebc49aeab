import { findUnavailable } from '../db/unavailable.ts'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import { unprintableMessage } from '@farandfew/domain/text/text.ts'
import { AppError, type AppErrorOptions } from './app-error.ts'

/** Seconds after which a client may retry while the database is unavailable. */
const databaseRetryAfter = 2

/** Seconds after which a write may be tried again while the disk is full: someone has to make room. */
const storageRetryAfter = 60

/** Fastify's own errors, before a handler runs. */
const fastifyErrors: Readonly<Record<string, readonly [ErrorCode, AppErrorOptions?]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['MALFORMED_JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['NOT_JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE'],
  FST_ERR_BAD_URL: ['VALIDATION_FAILED', { detail: 'The address could not be read.' }],
  FST_ERR_HANDLER_TIMEOUT: ['DATABASE_UNAVAILABLE', { retryAfter: databaseRetryAfter }],
}

/** PostgreSQL's codes for a text that it cannot store: NUL, or an escaped NUL in JSON (its documentation, appendix A). */
const unstorableCodes = ['22021', '22P05']

const textOf = (error: unknown, name: 'code' | 'name' | 'constraint') => {
  const value =
    typeof error === 'object' && error !== null && name in error ? error[name as never] : ''
  return String(value)
}

const isClientError = (error: unknown): boolean => {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Converts any error to an AppError. An unknown error becomes INTERNAL, which reveals nothing about it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const known = fastifyErrors[textOf(error, 'code')]
  if (known) return new AppError(known[0], { ...known[1], cause: error })
  if (isClientError(error)) {
    // secure-json-parse rejects `__proto__` and `constructor` keys with a SyntaxError of status 400.
    return error instanceof SyntaxError
      ? new AppError('MALFORMED_JSON', { cause: error })
      : new AppError('VALIDATION_FAILED', {
          detail: 'The request could not be read.',
          cause: error,
        })
  }
  if (unstorableCodes.includes(textOf(error, 'code'))) {
    return new AppError('VALIDATION_FAILED', { detail: unprintableMessage, cause: error })
  }
  // A trigger: what a member writes must not land on an account that has ended, whose sessions have ended with it.
  if (textOf(error, 'constraint') === 'open_account') {
    return new AppError('NOT_SIGNED_IN', { cause: error })
  }
  const unavailable = findUnavailable(error)
  if (unavailable) {
    const { problem } = unavailable
    const retryAfter = problem === 'STORAGE_FULL' ? storageRetryAfter : databaseRetryAfter
    return new AppError(problem, { retryAfter, cause: error })
  }
  return new AppError('INTERNAL', { cause: error })
}
