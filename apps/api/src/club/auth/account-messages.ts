import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { AccountCode } from '../../platform/db/column-types.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { AccountMessagesTable } from '../../platform/db/tables.ts'
import { queueSms } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { findOwner, queuePasswordLink } from './password.service.ts'
import { dialled, phoneDigits } from './one-time-code.ts'
import { findPhoneOwner, giveCode } from './one-time-codes.queries.ts'

// A request stores what someone typed, whether an account has it or not, so that nothing about its answer depends on that.
// A worker looks the account up, and sends the message or nothing.

type Context = Pick<AppContext, 'db' | 'outbox' | 'urls'>

/** What a stored message was about has expired by then. */
const keptMilliseconds = 60 * 60_000

/** Asks for a link for a new password to a typed address. */
export async function askForPasswordLink({ db, outbox }: Context, email: string): Promise<void> {
  await db
    .insertInto('accountMessages')
    .values({ kind: 'password-link', recipient: email })
    .execute()
  outbox.notify()
}

/** Stores a code for a typed phone. Notify the outbox after the commit. */
export async function storeSignInCode(trx: Db, phone: string, code: AccountCode): Promise<void> {
  await trx
    .insertInto('accountMessages')
    .values({ kind: 'sign-in-code', recipient: dialled(phone), code: JSON.stringify(code) })
    .execute()
}

async function sendPasswordLink(trx: Db, { urls }: Context, email: string): Promise<void> {
  const userId = await findOwner(trx, email)
  if (userId !== undefined) await queuePasswordLink(trx, urls, { userId, email })
}

async function sendCode(trx: Db, recipient: string, { key, text }: AccountCode): Promise<void> {
  const owner = await findPhoneOwner(trx, phoneDigits(recipient))
  if (!owner || !(await giveCode(trx, { key, userId: owner.id }))) return
  await queueSms(trx, { kind: 'phone.sign-in', to: dialled(owner.phone ?? recipient), text })
}

/** Takes the oldest message, which no other instance takes meanwhile. */
const takeOldest = (trx: Db): Promise<Selectable<AccountMessagesTable> | undefined> =>
  trx
    .deleteFrom('accountMessages')
    .where('id', '=', (of) =>
      of.selectFrom('accountMessages').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** Sends the oldest stored message to its account, or drops it if there is none. Returns false if nothing is stored. */
export function sendAccountMessage(context: Context): Promise<boolean> {
  return transact(context, async (trx) => {
    const message = await takeOldest(trx)
    if (!message) return false
    const { recipient, code, createdAt } = message
    if (Date.now() - createdAt.getTime() > keptMilliseconds) return true
    if (code) await sendCode(trx, recipient, code)
    else await sendPasswordLink(trx, context, recipient)
    return true
  })
}

/** Sends the stored messages while the program runs. Any number of instances may run it. */
export const startAccountMessageWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({
    name: 'account messages',
    log,
    pollMs: 5_000,
    round: async (isStopped) => {
      while (!isStopped() && (await sendAccountMessage(context))) continue
    },
  })
