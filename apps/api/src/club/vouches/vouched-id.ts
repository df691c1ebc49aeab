import { sql } from 'kysely'

/** The account for which a vouch `v` is: the one of that name when it was written, otherwise the one of that name now. */
export const vouchedId = sql<number | null>`coalesce(v.vouched_user_id, (
  select n.id from users n
  where n.username_key = v.username_key
    or (n.email_verified_at is not null and lower(n.email) = v.email)
  limit 1
))`
