import { faultsCountedMax } from '@farandfew/domain/integrity/admin-integrity.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import type { Check } from './check.ts'
import { checks } from './checks.ts'

/** Minutes after which the sums are checked again. */
const checkEveryMinutes = 10

/**
 * Lets one transaction at a time resolve a fault. Of a slow check it is one for all its faults, because resolving one stores
 * all of them: two would wait for each other's rows.
 */
export async function lockFault(trx: Db, { kind, isSlow }: Check, key: string): Promise<void> {
  const name = isSlow ? `fault ${kind}` : `fault ${kind} ${key}`
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}

/** Stores what a slow check finds now. What is still wrong keeps its time, and whether it is settled. Needs a transaction. */
export async function storeFindings(db: Db, check: Check, at: { today: string }): Promise<void> {
  await lockFault(db, check, '')
  await sql`
    with found as materialized (
      select * from (${check.find(at)}) f order by key limit ${faultsCountedMax}
    ), gone as (
      delete from integrity_findings i
      where i.kind = ${check.kind} and not exists (select from found where found.key = i.key)
    )
    insert into integrity_findings (kind, key, booking_id, departure_id, amount, since, figures)
    select ${check.kind}, key, booking_id, departure_id, amount, since, figures from found
    on conflict (kind, key) do update set
      booking_id = excluded.booking_id, departure_id = excluded.departure_id,
      amount = excluded.amount, figures = excluded.figures
  `.execute(db)
}

type Context = Pick<AppContext, 'db' | 'clock'>

/**
 * Runs the slow checks and stores what they find, unless another instance has done so in the last minutes. Returns whether
 * they ran.
 */
export const checkSums = (
  { db, clock }: Context,
  { olderThanMinutes = checkEveryMinutes } = {},
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const claimed = await sql`
      update integrity_runs set checked_at = now()
      where checked_at is null or checked_at <= now() - ${olderThanMinutes} * interval '1 minute'
      returning checked_at
    `.execute(trx)
    if (claimed.rows.length === 0) return false
    const at = { today: clock.today() }
    for (const check of checks) if (check.isSlow) await storeFindings(trx, check, at)
    return true
  })

/** Milliseconds between two looks whether the sums are due. */
const pollMs = 60_000

/** Checks the sums at intervals. Any number of instances may run it. */
export const startIntegrityWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({
    name: 'integrity',
    log,
    pollMs,
    round: async () => void (await checkSums(context)),
  })
