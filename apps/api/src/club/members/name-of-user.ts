import { sql } from 'kysely'

/**
 * How operators, receipts and the gateway read a member: first and last name, or the username without them. The index
 * `users_by_name` has it, which allows no `concat_ws`.
 * @param alias of the users table in the statement
 */
export const nameOfUser = (alias = 'u') => {
  const [first, last, username] = ['first_name', 'last_name', 'username'].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  return sql<string>`coalesce(
    nullif(coalesce(${first} || ' ' || ${last}, ${first}, ${last}), ''), ${username}
  )`
}
