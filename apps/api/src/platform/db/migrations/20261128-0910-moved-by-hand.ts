import { type Kysely, sql } from 'kysely'

/**
 * Paise that the club pays back by hand because a booking that was paid outside the site was moved to a cheaper departure.
 * The page Integrity lists it until it is paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings add moved_by_hand integer not null default 0 check (moved_by_hand >= 0)
  `.execute(db)
  await sql`
    create index bookings_moved_by_hand on bookings (id) where moved_by_hand > 0
  `.execute(db)
}
