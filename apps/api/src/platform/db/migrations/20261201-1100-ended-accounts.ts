import { type Kysely, sql } from 'kysely'

/** Finds the few accounts that are deactivated or merged among many members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_deactivated on users (id) where deactivated_at is not null
  `.execute(db)
}
