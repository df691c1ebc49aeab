/** PostgreSQL's code unique_violation (its documentation, appendix A). */
const uniqueViolation = '23505'

/** Whether a query violated the unique index or constraint with this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint' in error &&
    error.constraint === constraint
  )
}
