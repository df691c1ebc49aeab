import type { AdminMessage } from '@farandfew/domain/messages/admin-messages.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import { mayOperator } from '@farandfew/domain/contract/roles.ts'
import type { Actor, OperatorCall } from '../audit/record-action.ts'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import {
  deleteDeadMessage,
  findUnsentMessage,
  requeueDeadMessages,
  requeueMessage,
} from './unsent-messages.ts'

const fixedAddress = 'This message is meant for one person, so it goes only to its own address.'

/** @throws AppError NOT_FOUND, MESSAGE_CHANGED: the message is not dead any more */
async function refuseLiving(db: Db, id: number): Promise<never> {
  if (await findUnsentMessage(db, id)) throw new AppError('MESSAGE_CHANGED')
  throw new AppError('NOT_FOUND', {
    detail: 'This message no longer exists, or has been sent in the meantime.',
  })
}

/** @throws AppError VALIDATION_FAILED if the message goes only to its own address, ROLE_NOT_ALLOWED */
async function checkAddress(db: Db, { role }: Actor, id: number): Promise<void> {
  const message = await findUnsentMessage(db, id)
  if (!message) return
  const permission = rowOfKind(message.kind).redirect
  if (permission && role && mayOperator(role, permission)) return
  if (permission) throw new AppError('ROLE_NOT_ALLOWED')
  throw new AppError('VALIDATION_FAILED', {
    detail: fixedAddress,
    errors: { recipient: fixedAddress },
  })
}

/**
 * Sends a dead message again, to `recipient` if it is given, with an audit entry that has no address.
 * @throws AppError NOT_FOUND, MESSAGE_CHANGED, VALIDATION_FAILED; ROLE_NOT_ALLOWED if the role may not change its address
 */
export async function sendAgain(
  { trx, actor, record }: OperatorCall<'message.sent-again'>,
  { id, recipient }: { id: number; recipient?: string | undefined },
): Promise<AdminMessage> {
  if (recipient !== undefined) await checkAddress(trx, actor, id)
  const message = await requeueMessage(trx, { id, recipient })
  if (!message) return refuseLiving(trx, id)
  await record({
    action: 'message.sent-again',
    subject: `message ${id}`,
    details: { kind: message.kind, addressChanged: recipient !== undefined },
  })
  return message
}

/** Sends the dead messages again, with an audit entry. Returns their number. */
export async function sendAllAgain({ trx, record }: OperatorCall<'messages.sent-again'>) {
  const messages = await requeueDeadMessages(trx)
  if (messages > 0) await record({ action: 'messages.sent-again', details: { messages } })
  return { messages }
}

/**
 * Deletes a dead message, with an audit entry.
 * @throws AppError NOT_FOUND, MESSAGE_CHANGED
 */
export async function discardMessage(
  { trx, record }: OperatorCall<'message.discarded'>,
  id: number,
): Promise<AdminMessage> {
  const message = await deleteDeadMessage(trx, id)
  if (!message) return refuseLiving(trx, id)
  await record({
    action: 'message.discarded',
    subject: `message ${id}`,
    details: { kind: message.kind },
  })
  return message
}
