import { type RawBuilder, sql } from 'kysely'

/** What `users.username_key` holds for a name: the way to find a member without regard to case. */
export const usernameKey = (username: string): RawBuilder<string> =>
  sql<string>`lower(normalize(${username}::text, nfkc) collate "und-x-icu")`
