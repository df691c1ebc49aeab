import type { AdminMessage } from '@farandfew/domain/messages/admin-messages.ts'
import { deliveryReasons } from '@farandfew/domain/messages/delivery-reasons.ts'
import { operatorCall } from '../platform/audit/record-action.ts'
import type { Config } from '../platform/config/config.ts'
import { connectDatabase, type Db } from '../platform/db/connect.ts'
import { DataFolderBusyError } from '../platform/db/lock.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'
import {
  discardMessage,
  sendAgain,
  sendAllAgain,
} from '../platform/outbox/dead-messages.service.ts'
import { outboxDepth } from '../platform/outbox/depth.ts'
import { listMessages, messageKeys } from '../platform/outbox/unsent-messages.ts'
import { batchesInOrder, sortedBy } from '../platform/paging/by-order.ts'
import { terminal, UsageError } from './run-command.ts'
import { table } from './table.ts'

/** 'mail: 3 waiting, 2 dead', for each channel that has unsent messages. */
export async function describeUnsent(db: Db): Promise<string> {
  const lines = (await outboxDepth(db)).map(({ channel, waiting, failed }) => {
    const hint = failed > 0 ? ' (npm run outbox -- --dead)' : ''
    return `${channel}: ${waiting} waiting, ${failed} dead${hint}`
  })
  return lines.join('\n') || 'Every message is sent.'
}

/** The dead messages, oldest first, as lines of a table. */
export async function listDead(db: Db): Promise<string> {
  const sorted = sortedBy(messageKeys, { sort: 'created', direction: 'asc' })
  const batches = batchesInOrder(sorted, (slice) => listMessages(db, { state: 'dead' }, slice))
  const dead: AdminMessage[] = []
  for await (const batch of batches) dead.push(...batch)
  if (dead.length === 0) return 'No messages are dead.'
  const rows = dead.map(({ id, kind, recipient, attempts, lastAttemptAt, reason, reply }) => [
    ...[String(id), kind, recipient, String(attempts), lastAttemptAt ?? ''],
    `${reason === null ? '' : deliveryReasons[reason]}${reply === null ? '' : ` (${reply})`}`,
  ])
  return table([['id', 'kind', 'to', 'attempts', 'last attempt', 'reason'], ...rows])
}

/** Sends dead messages again. Returns what it did, as a sentence. */
export async function sendDeadAgain(db: Db, number: number | 'all'): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const call = operatorCall(trx, terminal)
    if (number === 'all') {
      return `Messages that will be sent again: ${(await sendAllAgain(call)).messages}.`
    }
    await sendAgain(call, { id: number })
    return `Message ${number} will be sent again.`
  })
}

/** Deletes a dead message. Returns what it did, as a sentence. */
export async function discardDead(db: Db, number: number): Promise<string> {
  await db.transaction().execute((trx) => discardMessage(operatorCall(trx, terminal), number))
  return `Message ${number} is discarded.`
}

/** Milliseconds for a connection and for each query: no request waits for this command. */
const patienceMs = 30_000

/** Runs work on the configured database, and prints what it returns. */
export async function withDatabase(
  config: Config,
  work: (db: Db) => Promise<string>,
): Promise<void> {
  const connection = await connectDatabase(config, patienceMs).catch((error: unknown) => {
    if (!(error instanceof DataFolderBusyError)) throw error
    throw new UsageError(
      `The running site (process ${error.pid}) is using the embedded database. Open Mail, Failed in the console, or stop the site first.`,
    )
  })
  try {
    await migrateDatabase(connection)
    console.log(await work(connection.db))
  } catch (error) {
    throw error instanceof AppError
      ? new UsageError(error.detail ?? problems[error.code].sentence)
      : error
  } finally {
    await connection.close()
  }
}
