import { type Kysely, sql } from 'kysely'

/** What the console's page Today counts, each from an index of little more than that. */
const indexes = [
  "trip_invite_requests_approved on trip_invite_requests (decided_at) where status = 'approved'",
  "quick_invite_requests_approved on quick_invite_requests (decided_at) where status = 'approved'",
  "bookings_lapsed on bookings (ended_at) where status = 'expired' and ended_by = 'hold'",
  'bookings_created on bookings (created_at)',
  'bookings_confirmed on bookings (confirmed_at) where confirmed_at is not null',
  'payments_received on payments (received_at) include (amount)',
  'refunds_done on refunds (done_at) include (amount) where done_at is not null',
  'inquiries_answered on inquiries (answered_at) include (created_at) where answered_at is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db)
}
