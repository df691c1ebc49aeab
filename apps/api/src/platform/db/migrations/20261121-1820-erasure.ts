import { type Kysely, sql } from 'kysely'

/** Bookings and payment orders stay after an account is deleted, without the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bookings', 'payment_orders']) {
    const name = sql.ref(table)
    const constraint = sql.ref(`${table}_user_id_fkey`)
    await sql`
      alter table ${name}
        alter column user_id drop not null,
        drop constraint ${constraint},
        add constraint ${constraint}
          foreign key (user_id) references users (id) on delete set null
    `.execute(db)
  }
}
