import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Keeps an account from being merged or erased until the transaction ends. Locks as a foreign key does, so the order of
 * locks stays the same. Returns false if the account has ended or is deactivated.
 */
export async function keepActive(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The same for a member's change of the account itself, which would be lost if the account has ended while the call ran. For
 * what a member adds, a trigger does the same.
 * @throws AppError NOT_SIGNED_IN if the account has ended: its sessions ended with it
 */
export async function keepOwnActive(trx: Db, id: number): Promise<void> {
  if (!(await keepActive(trx, id))) throw new AppError('NOT_SIGNED_IN')
}
