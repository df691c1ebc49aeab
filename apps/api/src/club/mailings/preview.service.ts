import { emptyVariables } from '@farandfew/domain/mailings/variables.ts'
import {
  type MailingPreview,
  type MailingPreviewForm,
  previewNames,
} from '@farandfew/domain/mailings/mailings.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import type { Actor, OperatorCall } from '../../platform/audit/record-action.ts'
import { clubIdentityJson } from '../../platform/outbox/club-identity.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { withIdentity } from '../../platform/outbox/render-mail.ts'
import { storeStep } from '../club-details/first-steps.queries.ts'
import {
  countPeople,
  listReachable,
  listSkipped,
  type Person,
  valuesOf,
} from './audience.queries.ts'
import { findMissing, getAudienceName, refuseField } from './check-mailing.ts'
import { writtenMail } from './writing.mails.ts'

const named = ({ name, email }: Person) => ({ name, email })

const findClub = async (db: Db): Promise<ClubIdentity> => {
  const row = await db.selectNoFrom(clubIdentityJson.as('club')).executeTakeFirst()
  return row?.club ?? noClubIdentity
}

/** The mail of one recipient with the club's details, as it would leave now; null if a variable has no value. */
async function renderFor(
  context: AppContext,
  { audience, subject, text }: MailingPreviewForm,
  person: Person,
) {
  const values = valuesOf(person)
  if (emptyVariables(`${subject}\n${text}`, values).length > 0) return null
  const written = { kind: audience.kind, subject, text }
  const mail = writtenMail(context, written, { to: person.email!, values })
  const { subject: filled, text: plain, html } = withIdentity(mail, await findClub(context.db))
  return { subject: filled, text: plain, html }
}

/**
 * What a text would send and to whom. Sends nothing.
 * @throws AppError NOT_FOUND
 */
export async function previewOf(
  context: AppContext,
  form: MailingPreviewForm,
): Promise<MailingPreview> {
  const { db } = context
  const { audience } = form
  const audienceName = await getAudienceName(db, audience)
  const { recipients, skipped } = await countPeople(db, audience)
  const missing = await findMissing(db, form)
  const problems = missing.filter(({ standIn }) => standIn === null)
  const withStandIn = missing.flatMap(({ person, variable, standIn }) =>
    standIn === null ? [] : [{ ...named(person), variable, standIn }],
  )
  // Beyond the last one, the last one.
  const position = Math.max(0, Math.min(form.position, recipients - 1))
  const [person] = await listReachable(db, audience, { offset: position, limit: 1 })
  const left = skipped === 0 ? [] : await listSkipped(db, audience, previewNames)
  return {
    audienceName,
    recipients,
    skippedCount: skipped,
    skipped: left.map((one) => ({ ...named(one), reason: one.reason })),
    problemCount: problems.length,
    problems: problems
      .slice(0, previewNames)
      .map(({ person: one, variable }) => ({ ...named(one), variable })),
    standInCount: withStandIn.length,
    standIns: withStandIn.slice(0, previewNames),
    shown: person
      ? { ...named(person), position, mail: await renderFor(context, form, person) }
      : null,
  }
}

/** The address of the operator's account, or the club's if its password opened the session. */
async function findOwnAddress(
  db: Db,
  { mail }: AppContext,
  { operatorId }: Actor,
): Promise<string> {
  if (operatorId === null) return mail.clubEmail
  const { email } = await db
    .selectFrom('operators')
    .select('email')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return email
}

/**
 * Sends the mail of one recipient to the operator. Its unsubscribe link is for the operator's own address.
 * @throws AppError NOT_FOUND; VALIDATION_FAILED if no one gets the mail
 */
export async function sendTest(
  { trx, actor, record }: OperatorCall<'mailing.tested'>,
  context: AppContext,
  { audience, subject, text, position }: MailingPreviewForm,
): Promise<{ to: string }> {
  await getAudienceName(trx, audience)
  const to = await findOwnAddress(trx, context, actor)
  const [person] = await listReachable(trx, audience, { offset: position, limit: 1 })
  if (!person) refuseField('audience', 'No one can get this email.')
  const written = { kind: audience.kind, subject: `Test: ${subject}`, text }
  const mail = writtenMail(context, written, { to, values: valuesOf(person) })
  await queueMail(trx, { ...mail, kind: 'mailing.test' })
  await storeStep(trx, 'test-mail')
  await record({ action: 'mailing.tested', details: { to: audience.kind } })
  return { to }
}
