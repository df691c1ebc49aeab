import { type Kysely, sql } from 'kysely'

/**
 * The offers of a member. Whether they have one on another departure is asked for each waiting member whenever seats are counted;
 * without the index each time read the whole waitlist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index waitlist_offers on waitlist (user_id)
    where ended_at is null and not is_kept and offered_until is not null
  `.execute(db)
}
