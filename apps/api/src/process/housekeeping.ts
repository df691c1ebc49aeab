import type { FastifyInstance } from 'fastify'
import { mergeUndoHours } from '@farandfew/domain/member-merges/member-merges.ts'
import { sql } from 'kysely'
import type { AppContext } from '../platform/context/context.ts'
import { longestWindow } from '../platform/context/limits.ts'
import { lockAccounts } from '../club/members/lock-accounts.ts'

/** Milliseconds between two rounds. */
const interval = 5 * 60_000
/** Hours for which an idempotency key is kept: a client retries within minutes. */
const keptKeysHours = 24
/** Hours for which an uploaded picture waits for its message. */
const keptPicturesHours = 24
/** Days for which a dismissed event of the payment gateway is kept, so that its repeats stay dismissed. */
const keptGatewayEventsDays = 90
/** Days for which a security event is kept. */
const keptEventsDays = 30

/** Hours after which an account that was merged into another one is deleted: later than a merge can be undone. */
const keptMergesHours = mergeUndoHours + 1

const tablesWithExpiry = ['sessions', 'adminSessions', 'accountTokens', 'oneTimeCodes'] as const

/**
 * Deletes what has expired: counts of past windows, sessions, links, codes, idempotency keys, pictures without a
 * message, security events, dismissed events of the payment gateway, and accounts that were merged into others. Any
 * instance may run it at any time.
 */
export async function cleanUp({ db, limits }: Pick<AppContext, 'db' | 'limits'>): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where(
      'windowStart',
      '<',
      sql<Date>`now() - ${longestWindow(limits)} * interval '1 millisecond'`,
    )
    .execute()
  for (const table of tablesWithExpiry) {
    await db
      .deleteFrom(table)
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute()
  }
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - ${keptKeysHours} * interval '1 hour'`)
    .execute()
  await db
    .deleteFrom('messagePictures')
    .where('messageId', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - ${keptPicturesHours} * interval '1 hour'`)
    .execute()
  await db
    .deleteFrom('securityEvents')
    .where('lastAt', '<', sql<Date>`now() - ${keptEventsDays} * interval '1 day'`)
    .execute()
  await db
    .deleteFrom('paymentEventFaults')
    .where('dismissedAt', '<', sql<Date>`now() - ${keptGatewayEventsDays} * interval '1 day'`)
    .execute()
  await deleteMergedAccounts(db)
}

/** Deletes the accounts whose merge can no longer be undone, and the records of merges. */
async function deleteMergedAccounts(db: AppContext['db']): Promise<void> {
  const isOver = sql<boolean>`m.created_at < now() - ${keptMergesHours} * interval '1 hour'`
  const isEnded = sql<boolean>`
    users.id = m.from_user_id and m.undone_at is null and ${isOver}
      -- Everything has moved, but a booking would lose its person.
      and not exists (select from bookings b where b.user_id = users.id)
  `
  const { rows } = await sql<{ id: number }>`
    select users.id from users, account_merges m where ${isEnded} order by 1
  `.execute(db)
  for (const { id } of rows) {
    await db.transaction().execute(async (trx) => {
      await lockAccounts(trx, () => Promise.resolve([id]))
      await sql`
        delete from users using account_merges m where users.id = ${id} and ${isEnded}
      `.execute(trx)
    })
  }
  await sql`delete from account_merges m where m.undone_at is not null and ${isOver}`.execute(db)
}

/** Cleans up at intervals while the app runs. If a round fails, the next one does its work. */
export function addHousekeeping(app: FastifyInstance, context: AppContext): void {
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = cleanUp(context).catch((err: unknown) => app.log.warn({ err }, 'clean-up failed'))
  }, interval)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
}
