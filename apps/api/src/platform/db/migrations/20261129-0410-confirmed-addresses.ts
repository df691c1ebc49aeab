import { type Kysely, sql } from 'kysely'

/**
 * One-time codes confirm email addresses too. An offer of the waitlist is short until its member has opened it. A booking
 * keeps why a move gave back more than its terms, and since when its member belongs to the group.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table phone_codes rename to one_time_codes`.execute(db)
  await sql`alter table one_time_codes drop constraint phone_codes_purpose_check`.execute(db)
  await sql`
    alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('sign-in', 'proof', 'email'))
  `.execute(db)
  await sql`
    alter table bookings add move_reason text check (char_length(move_reason) between 1 and 500)
  `.execute(db)
  await sql`alter table bookings add joined_at timestamptz`.execute(db)
  await sql`update bookings set joined_at = confirmed_at`.execute(db)
  await sql`alter table waitlist add opened_at timestamptz`.execute(db)
  await sql`update waitlist set opened_at = now() where offered_until is not null`.execute(db)
}
