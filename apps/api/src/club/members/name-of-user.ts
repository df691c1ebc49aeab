import { sql } from 'kysely'

/**
 * How operators, receipts and the gateway read a member: first and last name, or the username without them.
 * @param alias of the users table in the statement
 */
export const nameOfUser = (alias = 'u') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(
    nullif(concat_ws(' ', ${column('first_name')}, ${column('last_name')}), ''), ${column('username')}
  )`
}
