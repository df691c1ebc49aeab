import { type Kysely, sql } from 'kysely'

/** The gateway pays a refund out that an operator has marked as paid out by hand: the member has the money twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_event_faults
      drop constraint payment_event_faults_reason_check,
      add constraint payment_event_faults_reason_check check (
        reason in ('malformed', 'unknown-order', 'unknown-refund', 'refund-failed', 'refunded-twice')
      )
  `.execute(db)
}
