import { type Kysely, sql } from 'kysely'

/** A member can withdraw a pending request. No one has decided it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['trip_invite_requests', 'quick_invite_requests']) {
    const table = sql.table(name)
    const check = sql.ref(`${name}_status_check`)
    await sql`alter table ${table} drop constraint ${check}`.execute(db)
    await sql`
      alter table ${table} add constraint ${check}
        check (status in ('pending', 'approved', 'rejected', 'withdrawn'))
    `.execute(db)
    await sql`
      alter table ${table} add constraint ${sql.ref(`${name}_withdrawn`)} check (
        status <> 'withdrawn'
        or num_nonnulls(decided_at, decided_by, decision_note, decision_mail_id) = 0
      )
    `.execute(db)
  }
}
