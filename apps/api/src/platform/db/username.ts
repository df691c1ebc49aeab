import { type RawBuilder, sql } from 'kysely'

/** The value of `users.username_key` for a username, to find a member regardless of case. */
export const usernameKey = (username: string): RawBuilder<string> =>
  sql<string>`lower(normalize(${username}::text, nfkc) collate "und-x-icu")`
