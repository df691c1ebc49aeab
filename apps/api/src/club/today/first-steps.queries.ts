import type { FirstSteps } from '@farandfew/domain/today/first-steps.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasTakenStep } from '../club-details/first-steps.queries.ts'

/** Which steps of the first day are done. */
export async function readFirstSteps(db: Db): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select
      exists (
        select from operators
        where role = 'owner' and password_hash is not null and deactivated_at is null
      ) as own_account,
      ${hasTakenStep('tax-rates')} as tax_rates,
      exists (
        select from club_identity
        where registered_name is not null and address is not null and not is_sample
      ) as club_details,
      ${hasTakenStep('test-mail')} as test_mail,
      exists (select from hosts) as hosts
  `.execute(db)
  return rows[0]!
}
