import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { ErrorCode } from '@farandfew/domain/problem'
import { AppError, type AppErrorOptions } from './app-error.ts'

/** Seconds after which a caller may look whether the database is back. */
const databaseRetryAfter = 2

/** What Fastify refuses by itself, before a handler runs. */
const refusals: Readonly<Record<string, readonly [ErrorCode, AppErrorOptions?]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['MALFORMED_JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['NOT_JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE'],
  FST_ERR_BAD_URL: ['VALIDATION_FAILED', { detail: 'The address could not be read.' }],
  FST_ERR_HANDLER_TIMEOUT: ['DATABASE_AWAY', { retryAfter: databaseRetryAfter }],
}

const textOf = (error: unknown, name: 'code' | 'name') => {
  const value =
    typeof error === 'object' && error !== null && name in error ? error[name as never] : ''
  return String(value)
}

const isRefusal = (error: unknown): boolean => {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode
  return typeof status === 'number' && status >= 400 && status < 500
}

/** The expected failure that an error means: unknown errors tell nothing of themselves. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const refusal = refusals[textOf(error, 'code')]
  if (refusal) return new AppError(refusal[0], { ...refusal[1], cause: error })
  if (isRefusal(error)) {
    // secure-json-parse refuses `__proto__` and `constructor` keys by a SyntaxError of status 400.
    return error instanceof SyntaxError
      ? new AppError('MALFORMED_JSON', { cause: error })
      : new AppError('VALIDATION_FAILED', {
          detail: 'The request could not be read.',
          cause: error,
        })
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('DATABASE_AWAY', { retryAfter: databaseRetryAfter, cause: error })
  }
  return new AppError('INTERNAL', { cause: error })
}
