/** PostgreSQL's code of a unique_violation (its documentation, appendix A). */
const uniqueViolation = '23505'

/** Whether a query failed because of the unique index or constraint of that name. */
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
