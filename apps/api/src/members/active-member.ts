import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Keeps an account from ending until the transaction does. Call it before inserting what must not land on an account that a
 * merge has ended while the call ran. Locks as the foreign key does, so the order of locks stays the same.
 * @throws AppError NOT_SIGNED_IN if the account has ended: its sessions ended with it
 */
export async function lockActiveMember(trx: Db, id: number): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_SIGNED_IN')
}
