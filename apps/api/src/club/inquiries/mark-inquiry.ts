import { sql } from 'kysely'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'

/**
 * Marks an inquiry as answered or open, with an audit entry. Returns whether that changed it: a concurrent second change
 * waits for the first one and then does nothing. Needs a transaction.
 */
export async function markInquiry(
  trx: Db,
  actor: Actor,
  { id, answered }: { id: number; answered: boolean },
): Promise<boolean> {
  const changed = await trx
    .updateTable('inquiries')
    .set(
      answered
        ? { answeredAt: sql<Date>`now()`, answeredBy: actor.operator }
        : { answeredAt: null, answeredBy: null },
    )
    .where('id', '=', id)
    .where('answeredAt', answered ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await recordAction(trx, actor, {
    action: answered ? 'inquiry.answered' : 'inquiry.reopened',
    subject: `inquiry ${id}`,
    before: { answered: !answered },
    after: { answered },
  })
  return true
}
