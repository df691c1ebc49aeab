import { type AdminMessage, isAddressFixed } from '@farandfew/domain/messages/admin-messages.ts'
import { type Actor, recordAction } from '../audit/record-action.ts'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import {
  deleteDeadMessage,
  findUnsentMessage,
  requeueDeadMessages,
  requeueMessage,
} from './unsent-messages.ts'

const fixedAddress =
  'This message contains a code or a link of an account, so it goes only to its own address.'

/** @throws AppError NOT_FOUND, MESSAGE_CHANGED: the message is not dead any more */
async function refuseLiving(db: Db, id: number): Promise<never> {
  if (await findUnsentMessage(db, id)) throw new AppError('MESSAGE_CHANGED')
  throw new AppError('NOT_FOUND', {
    detail: 'This message no longer exists, or has been sent in the meantime.',
  })
}

/** @throws AppError VALIDATION_FAILED if the message goes only to its own address */
async function checkAddress(db: Db, id: number): Promise<void> {
  const message = await findUnsentMessage(db, id)
  if (!message || !isAddressFixed(message)) return
  throw new AppError('VALIDATION_FAILED', {
    detail: fixedAddress,
    errors: { recipient: fixedAddress },
  })
}

/**
 * Sends a dead message again, to `recipient` if it is given, with an audit entry that has no address.
 * @throws AppError NOT_FOUND, MESSAGE_CHANGED, VALIDATION_FAILED
 */
export function sendAgain(
  db: Db,
  actor: Actor,
  { id, recipient }: { id: number; recipient?: string | undefined },
): Promise<AdminMessage> {
  return db.transaction().execute(async (trx) => {
    if (recipient !== undefined) await checkAddress(trx, id)
    const message = await requeueMessage(trx, { id, recipient })
    if (!message) return refuseLiving(trx, id)
    await recordAction(trx, actor, {
      action: 'message.sent-again',
      subject: `message ${id}`,
      details: { kind: message.kind, addressChanged: recipient !== undefined },
    })
    return message
  })
}

/** Sends the dead messages again, with an audit entry. Returns their number. */
export function sendAllAgain(db: Db, actor: Actor): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const messages = await requeueDeadMessages(trx)
    if (messages > 0) {
      await recordAction(trx, actor, { action: 'messages.sent-again', details: { messages } })
    }
    return messages
  })
}

/**
 * Deletes a dead message, with an audit entry.
 * @throws AppError NOT_FOUND, MESSAGE_CHANGED
 */
export function discardMessage(db: Db, actor: Actor, id: number): Promise<AdminMessage> {
  return db.transaction().execute(async (trx) => {
    const message = await deleteDeadMessage(trx, id)
    if (!message) return refuseLiving(trx, id)
    await recordAction(trx, actor, {
      action: 'message.discarded',
      subject: `message ${id}`,
      details: { kind: message.kind },
    })
    return message
  })
}
