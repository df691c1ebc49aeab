import { type MailTemplate, mailingLimits } from '@farandfew/domain/mailings/mailings.ts'
import { sql } from 'kysely'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { refuseField } from './check-mailing.ts'

const columns = ['id', 'name', 'subject', 'text', 'version'] as const

interface TemplateFields {
  name: string
  subject: string
  text: string
}

interface Version {
  id: number
  version: number
}

const subjectOf = ({ id }: Pick<Version, 'id'>) => `mail template ${id}`

/** The templates by name. */
export const listTemplates = (db: Db): Promise<MailTemplate[]> =>
  db
    .selectFrom('mailTemplates')
    .select(columns)
    .orderBy(sql`fold_text(name)`)
    .execute()

/** @throws AppError TEMPLATE_EXISTS if the work finds the name taken */
async function refuseTakenName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'mail_templates_name')) throw new AppError('TEMPLATE_EXISTS')
    throw error
  }
}

/** @throws AppError NOT_FOUND, TEMPLATE_CHANGED: another operator was faster */
async function refuseOther(trx: Db, id: number): Promise<never> {
  const found = await trx
    .selectFrom('mailTemplates')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (found) throw new AppError('TEMPLATE_CHANGED')
  throw new AppError('NOT_FOUND', { detail: 'This template no longer exists.' })
}

/** @throws AppError TEMPLATE_EXISTS; VALIDATION_FAILED if there are too many */
export async function addTemplate(
  { trx, record }: OperatorCall<'mail-template.added'>,
  fields: TemplateFields,
): Promise<MailTemplate> {
  if ((await countRows(trx.selectFrom('mailTemplates'))) >= mailingLimits.templates) {
    refuseField('name', 'There are too many templates. Please delete one first.')
  }
  const template = await refuseTakenName(
    trx.insertInto('mailTemplates').values(fields).returning(columns).executeTakeFirstOrThrow(),
  )
  await record({ action: 'mail-template.added', subject: subjectOf(template) })
  return template
}

/** @throws AppError NOT_FOUND, TEMPLATE_CHANGED, TEMPLATE_EXISTS */
export async function changeTemplate(
  { trx, record }: OperatorCall<'mail-template.changed'>,
  { id, version, ...fields }: TemplateFields & Version,
): Promise<MailTemplate> {
  const template = await refuseTakenName(
    trx
      .updateTable('mailTemplates')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst(),
  )
  if (!template) return refuseOther(trx, id)
  await record({ action: 'mail-template.changed', subject: subjectOf(template) })
  return template
}

/** @throws AppError NOT_FOUND, TEMPLATE_CHANGED */
export async function removeTemplate(
  { trx, record }: OperatorCall<'mail-template.removed'>,
  { id, version }: Version,
): Promise<MailTemplate> {
  const template = await trx
    .deleteFrom('mailTemplates')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  if (!template) return refuseOther(trx, id)
  await record({ action: 'mail-template.removed', subject: subjectOf(template) })
  return template
}
