import { type Kysely, sql } from 'kysely'

/** What members write themselves. Not what the club writes about them, which may come after an account has ended. */
const tables = [
  'bookings',
  'connections',
  'group_arrivals',
  'group_messages',
  'group_read_positions',
  'member_pictures',
  'member_reports',
  'message_pictures',
  'message_reactions',
  'payment_orders',
  'quick_invite_requests',
  'quiz_responses',
  'reviews',
  'room_wishes',
  'saved_trips',
  'travel_details',
  'trip_invite_requests',
  'vouches',
  'waitlist',
] as const

/**
 * No member adds anything to an account that was deactivated, merged into another one or erased while their call ran: it
 * would be lost with the account. The lock waits for a merge as that of the foreign key does, and the row is read after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_open_account() returns trigger language plpgsql as $$
    begin
      if new.user_id is null then
        return new;
      end if;
      perform from users where id = new.user_id and deactivated_at is null for key share;
      if not found then
        raise exception 'Account % has ended', new.user_id
          using errcode = 'check_violation', constraint = 'open_account';
      end if;
      return new;
    end $$
  `.execute(db)
  for (const table of tables) {
    await sql`
      create trigger ${sql.ref(`${table}_open_account`)} before insert on ${sql.table(table)}
      for each row execute function require_open_account()
    `.execute(db)
  }
}
