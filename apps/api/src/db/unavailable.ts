/**
 * The database could not be reached, did not answer in time, or does not accept queries. The same call may succeed later;
 * the API answers 503. `cause` has the reason.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError'
}

/** The embedded database's only connection did not become free in time. */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseBusyError'
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
export const queryFailure = (cause: unknown): unknown =>
  isDatabaseState(cause)
    ? new DatabaseUnavailableError('The database did not answer', { cause })
    : cause

/** Whether an error, or one of its causes, says that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true
  const { cause } = (error ?? {}) as { cause?: unknown }
  return cause !== undefined && isDatabaseUnavailable(cause)
}
