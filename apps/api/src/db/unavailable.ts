/**
 * The database could not be reached, did not answer in time, or is not serving: the same call may succeed later, and
 * is answered with 503. `cause` says what happened.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError'
}

/** The embedded database has one connection, and it did not become free in time. */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseBusyError'
}

/** Errors of the system in the middle of talking (Node's documentation, "Common system errors"). */
const systemCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What PostgreSQL says when it cannot serve (its documentation, appendix A). */
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

/** Messages of pg and PGlite, whose errors of this kind carry no code. */
const messages = [/^Connection terminated/, /not queryable$/, /^PGlite is clos(ed|ing)/]

/** Whether a query failed because of the database's state, and not of its own. */
function isAboutDatabase(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') {
    return systemCodes.has(code) || serverCodes.has(code) || code.startsWith('08')
  }
  return messages.some((pattern) => pattern.test(String(message)))
}

/** A failure to connect, whatever its reason. */
export const connectFailure = (cause: unknown): DatabaseUnavailableError =>
  cause instanceof DatabaseUnavailableError
    ? cause
    : new DatabaseUnavailableError('The database cannot be reached', { cause })

/** A failure of a query: as it is, or as DatabaseUnavailableError where it is not about the query. */
export const queryFailure = (cause: unknown): unknown =>
  isAboutDatabase(cause)
    ? new DatabaseUnavailableError('The database did not answer', { cause })
    : cause

/** Whether an error, or what caused it, says that the database is away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true
  const { cause } = (error ?? {}) as { cause?: unknown }
  return cause !== undefined && isDatabaseUnavailable(cause)
}
