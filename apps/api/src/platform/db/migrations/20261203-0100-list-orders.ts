import { type Kysely, sql } from 'kysely'

/**
 * The orders of the long lists: bookings and payments by amount and date, the log by operator, sign-ins by kind, and the
 * newsletter's addresses. A page is read along its index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookings_by_paid on bookings (amount_paid, id)`.execute(db)
  await sql`
    create index bookings_by_due on bookings ((coalesce(balance_due, date '9999-12-31')), id)
  `.execute(db)
  await sql`create index payments_by_amount on payments (amount, id)`.execute(db)
  await sql`
    create index payments_by_day on payments (
      coalesce(received_on, (received_at at time zone 'Asia/Kolkata')::date), id
    )
  `.execute(db)
  await sql`
    create index audit_log_by_operator
    on audit_log ((coalesce(fold_text(operator), '') collate "C"), id)
  `.execute(db)
  await sql`create index security_events_by_kind on security_events (kind, id)`.execute(db)
  await sql`
    create index newsletters_by_email
    on newsletters ((coalesce(fold_text(email), '') collate "C"), id)
  `.execute(db)
}
