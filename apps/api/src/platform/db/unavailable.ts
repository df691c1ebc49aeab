/**
 * The database could not be reached, did not answer in time, or does not accept queries. The same call may succeed later;
 * the API answers 503. `cause` has the reason.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError'
  /** The code of the answer. */
  readonly problem: 'DATABASE_UNAVAILABLE' | 'OVERLOADED' | 'STORAGE_FULL' = 'DATABASE_UNAVAILABLE'
}

/** The database answers, but no connection became free in time, or too many calls are waiting for one. */
export class DatabaseOverloadedError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseOverloadedError'
  override readonly problem = 'OVERLOADED'
}

/** The disk of the database is full. Reads still work. */
export class DatabaseFullError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseFullError'
  override readonly problem = 'STORAGE_FULL'
}

/** Network errors during a query (Node's documentation, "Common system errors"). */
const systemCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** PostgreSQL's codes for being unavailable (its documentation, appendix A). */
const serverCodes = new Set([
  '25006', // read_only_sql_transaction: a standby answered
  '53300', // too_many_connections
  '57014', // query_canceled: our statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
])

/** PostgreSQL's code disk_full. */
const diskFull = '53100'

/** Messages of such errors from pg and PGlite, which have no code. */
const messages = [/^Connection terminated/, /not queryable$/, /^PGlite is clos(ed|ing)/]

/** Whether a query failed because of the database's state, not because of the query. */
function isDatabaseState(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') {
    return systemCodes.has(code) || serverCodes.has(code) || code.startsWith('08')
  }
  return messages.some((pattern) => pattern.test(String(message)))
}

/** The error for a failure to connect, whatever the reason. */
export const connectFailure = (cause: unknown): DatabaseUnavailableError =>
  cause instanceof DatabaseUnavailableError
    ? cause
    : new DatabaseUnavailableError('The database cannot be reached', { cause })

/** The error for a failed query: DatabaseUnavailableError if the query is not the reason, otherwise the error itself. */
export function queryFailure(cause: unknown): unknown {
  if (cause instanceof DatabaseUnavailableError) return cause
  if ((cause as { code?: unknown }).code === diskFull) {
    return new DatabaseFullError('The disk of the database is full', { cause })
  }
  return isDatabaseState(cause)
    ? new DatabaseUnavailableError('The database did not answer', { cause })
    : cause
}

/** The error, or the one of its causes, which says that the database is unavailable. */
export function findUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  if (error instanceof DatabaseUnavailableError) return error
  const { cause } = (error ?? {}) as { cause?: unknown }
  return cause === undefined ? undefined : findUnavailable(cause)
}

export const isDatabaseUnavailable = (error: unknown): boolean =>
  findUnavailable(error) !== undefined
