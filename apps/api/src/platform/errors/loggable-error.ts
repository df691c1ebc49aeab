/** The parts of an error that a log line may contain. */
interface LoggableError {
  name: string
  code?: string
  /** Of a database error: the violated constraint. */
  constraint?: string
  table?: string
  message?: string
  stack?: string
  cause?: LoggableError
}

const field = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** PostgreSQL sends a SQLSTATE and a severity with every error (its protocol, section 53.8). */
const isFromDatabase = (error: object) =>
  field(error, 'severity') !== undefined && /^[0-9A-Z]{5}$/.test(field(error, 'code') ?? '')

/** The stack's frames without its first lines, which repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error for the log. Leaves out the messages of database errors, because they quote what a person typed
 * (`Key (email)=(…) already exists`).
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const fromDatabase = isFromDatabase(error)
  const entries = {
    code: field(error, 'code'),
    constraint: fromDatabase ? field(error, 'constraint') : undefined,
    table: fromDatabase ? field(error, 'table') : undefined,
    message: fromDatabase ? undefined : field(error, 'message'),
    stack: framesOf(field(error, 'stack') ?? ''),
    cause:
      'cause' in error && error.cause !== undefined && depth < 3
        ? loggableError(error.cause, depth + 1)
        : undefined,
  }
  const present = Object.entries(entries).filter(([, value]) => value !== undefined)
  return { name: field(error, 'name') ?? 'Error', ...Object.fromEntries(present) }
}
