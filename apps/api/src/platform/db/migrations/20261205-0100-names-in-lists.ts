import { type Kysely, sql } from 'kysely'

/** What a text is sorted by. */
const folded = (text: string) => sql.raw(`(coalesce(fold_text(${text}), '') collate "C")`)

const nameOfUser = `coalesce(
  nullif(coalesce(first_name || ' ' || last_name, first_name, last_name), ''), username
)`

/**
 * The orders of the long lists that sorted all rows: bookings and payments by member, receipts and credit notes by number, member
 * and amount, inquiries and requests by name. docs/operations.md has what each of them brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_by_name on users (${folded(nameOfUser)})`.execute(db)
  for (const table of ['receipts', 'credit_notes']) {
    const index = (name: string) => sql.ref(`${table}_by_${name}`)
    const on = sql.table(table)
    await sql`create index ${index('label')} on ${on} (${folded('label')})`.execute(db)
    await sql`
      create index ${index('member')} on ${on} (${folded(`facts->>'receivedFrom'`)})
    `.execute(db)
  }
  // With the number that tells documents of three tables apart: thousands have the same amount.
  await sql`create index payments_of_receipts on payments (amount, (id * 3))`.execute(db)
  await sql`create index inquiries_by_name on inquiries (${folded('name')}, id)`.execute(db)
  await sql`
    create index trip_invite_requests_by_name on trip_invite_requests (${folded('name')})
  `.execute(db)
  // Who has applied for any date of a trip: the departures count them.
  await sql`
    create index trip_invite_requests_any_date on trip_invite_requests (trip_id)
    where status = 'pending' and schedule_id is null
  `.execute(db)
  // How often a text occurs is only known of an index after this.
  for (const table of ['users', 'receipts', 'credit_notes', 'inquiries', 'trip_invite_requests']) {
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}
