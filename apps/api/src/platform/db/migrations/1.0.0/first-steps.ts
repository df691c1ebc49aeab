import { type Kysely, sql } from 'kysely'

/** Takes what an earlier version read out of the audit log: whether the tax rates are right and a test mail was sent. */
export async function storeFirstSteps(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into club_settings (key, value)
    select distinct
      case action when 'mailing.tested' then 'first-step.test-mail' else 'first-step.tax-rates' end,
      'true'::jsonb
    from audit_log where action in ('mailing.tested', 'tax-rates.added', 'tax-rates.confirmed')
  `.execute(db)
}
