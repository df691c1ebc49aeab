import {
  type Mailing,
  type MailingChangeForm,
  type MailingForm,
  type MailingState,
  type MailingStep,
  type MailingStepForm,
  mayStep,
} from '@farandfew/domain/mailings/mailings.ts'
import { type Actor, type OperatorCall, operatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { markInquiry } from '../inquiries/admin-inquiries.service.ts'
import { takeBackMailing } from '../../platform/outbox/claim.ts'
import { checkRecipients, checkTime, checkVariables, getAudienceName } from './check-mailing.ts'
import {
  audienceOf,
  findMailing,
  findMailingByKey,
  hasOpenRecipients,
  insertMailing,
  lockMailing,
  type MailingRow,
  skipWaiting,
  startMailing,
  stateNow,
  toMailings,
  updateMailing,
} from './mailings.queries.ts'
import { queueBatch } from './sending.service.ts'
import { fillSubject } from './subjects-as-read.ts'

const noSuchMailing = () =>
  new AppError('NOT_FOUND', { detail: 'There is no such email. It may have been erased.' })

const toMailing = async (db: Db, row: MailingRow): Promise<Mailing> =>
  (await toMailings(db, [row]))[0]!

/** @throws AppError NOT_FOUND */
export async function getMailingById(db: Db, id: number): Promise<Mailing> {
  const row = await findMailing(db, id)
  if (!row) throw noSuchMailing()
  return toMailing(db, row)
}

const stateWords: Readonly<Record<MailingState, string>> = {
  scheduled: 'is scheduled',
  sending: 'is being sent',
  paused: 'is paused',
  finished: 'has been sent',
  cancelled: 'is cancelled',
}

const changedMeanwhile = ({ state, changedBy }: MailingRow) =>
  new AppError('MAILING_CHANGED', {
    detail: `This email ${stateWords[state]}. ${changedBy ?? 'Another operator'} changed it last.`,
  })

/** Locks the version of a mailing that the operator has read. */
async function lockVersion(
  trx: Db,
  { id, version }: { id: number; version: number },
): Promise<MailingRow> {
  const row = await lockMailing(trx, id)
  if (!row) throw noSuchMailing()
  if (row.version !== version) throw changedMeanwhile(row)
  return row
}

type MailingAction = `mailing.${'sent' | 'scheduled' | 'changed' | 'paused' | 'cancelled'}`

const entryOf = <A extends MailingAction>(action: A, row: MailingRow) => ({
  action,
  subject: `mailing ${row.id}`,
  details: {
    to: row.audienceKind,
    ...(row.audienceId !== null && { id: row.audienceId }),
    sendAt: row.sendAt.toISOString(),
  },
})

/** Starts a mailing with its first batch, so that a mail to one person leaves at once. */
async function start(context: AppContext, trx: Db, row: MailingRow): Promise<MailingRow> {
  const started = await startMailing(trx, row)
  await queueBatch(context, trx, started)
  return started
}

const isSame = (row: MailingRow, form: MailingForm, { operator }: Actor) =>
  row.subject === form.subject &&
  row.text === form.text &&
  row.audienceKind === form.audience.kind &&
  row.audienceId === form.audience.id &&
  row.createdBy === operator

/**
 * Sends or schedules a mailing, once for each key. One that is sent to the sender of an inquiry answers it.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, MAILING_CHANGED if the key was used for another mailing
 */
export async function createMailingOnce(
  { trx, actor, record }: OperatorCall<'mailing.sent' | 'mailing.scheduled'>,
  context: AppContext,
  form: MailingForm,
): Promise<Mailing> {
  const { audience, key, subject, text } = form
  const audienceName = await getAudienceName(trx, audience)
  const sendAt = form.sendAt === null ? new Date() : new Date(form.sendAt)
  const { operator } = actor
  const inserted = await insertMailing(trx, {
    key,
    audience,
    audienceName,
    subject,
    text,
    sendAt,
    operator,
  })
  if (!inserted) {
    const earlier = await findMailingByKey(trx, key)
    if (!isSame(earlier, form, actor)) throw changedMeanwhile(earlier)
    return toMailing(trx, earlier)
  }
  if (form.sendAt !== null) checkTime(sendAt)
  await checkRecipients(trx, form)
  const isNow = form.sendAt === null
  await record(entryOf(isNow ? 'mailing.sent' : 'mailing.scheduled', inserted))
  if (!isNow) return toMailing(trx, inserted)
  if (audience.kind === 'inquiry' && audience.id !== null) {
    await markInquiry(operatorCall(trx, actor), { id: audience.id, answered: true })
  }
  return toMailing(trx, await start(context, trx, inserted))
}

/**
 * Changes a scheduled mailing.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, MAILING_CHANGED
 */
export async function changeScheduled(
  { trx, actor, record }: OperatorCall<'mailing.changed'>,
  { id, version, subject, text, sendAt }: MailingChangeForm & { id: number },
): Promise<Mailing> {
  const row = await lockVersion(trx, { id, version })
  if (row.state !== 'scheduled') throw changedMeanwhile(row)
  const written = { audience: audienceOf(row), subject, text }
  checkVariables(written)
  checkTime(new Date(sendAt))
  await checkRecipients(trx, written)
  const changed = await updateMailing(trx, id, {
    subject,
    subjectAsRead: await fillSubject(trx, written),
    text,
    sendAt: new Date(sendAt),
    changedBy: actor.operator,
  })
  await record(entryOf('mailing.changed', changed))
  return toMailing(trx, changed)
}

const stepActions = {
  sending: 'mailing.sent',
  paused: 'mailing.paused',
  cancelled: 'mailing.cancelled',
} as const satisfies Record<MailingStep, MailingAction>

/**
 * Starts, pauses, continues or cancels a mailing. What an instance is sending at that moment still goes out.
 * @throws AppError NOT_FOUND, MAILING_CHANGED; VALIDATION_FAILED if it cannot start
 */
export async function stepTo(
  { trx, actor, record }: OperatorCall<(typeof stepActions)[MailingStep]>,
  context: AppContext,
  { id, version, state }: MailingStepForm & { id: number },
): Promise<Mailing> {
  const row = await lockVersion(trx, { id, version })
  const now = stateNow(row.state, await hasOpenRecipients(trx, id))
  if (!mayStep(now, state)) throw changedMeanwhile({ ...row, state: now })
  if (state !== 'sending') await takeBackMailing(trx, id)
  if (state === 'cancelled') await skipWaiting(trx, id)
  let changed = await updateMailing(trx, id, {
    changedBy: actor.operator,
    ...(row.state !== 'scheduled' || state !== 'sending' ? { state } : {}),
    ...(state === 'cancelled' && { endedAt: new Date() }),
  })
  if (row.state === 'scheduled' && state === 'sending') {
    await checkRecipients(trx, { ...row, audience: audienceOf(row) })
    changed = await start(context, trx, changed)
  }
  await record(entryOf(stepActions[state], changed))
  return toMailing(trx, changed)
}
