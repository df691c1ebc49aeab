import { type Kysely, sql } from 'kysely'

/** The looks at manifests by the bookings whose details they showed: each member sees theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_log_manifests on audit_log using gin ((details -> 'bookings'))
    where action in ('manifest.opened', 'manifest.exported')
  `.execute(db)
}
