import { fillLine, type VariableValues } from '@farandfew/domain/mailings/variables.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { MailingsTable } from '../../platform/db/tables.ts'
import { listReachable, listSkipped, type Person, valuesOf } from './audience.queries.ts'

type Row = Pick<Selectable<MailingsTable>, 'id' | 'subject' | 'audienceKind' | 'audienceId'>
type Recipient = Pick<Person, 'name' | 'facts'>

/** What differs among the recipients of one mailing stays a variable. */
const differing: VariableValues = { name: '{name}', 'first name': '{first name}' }

/** One recipient of each mailing that has started. */
async function findRecipients(db: Db, ids: readonly number[]): Promise<Map<number, Recipient>> {
  const { rows } = await sql<Recipient & { mailingId: number }>`
    select m.id as mailing_id, r.name, r.facts
    from mailings m cross join lateral (
      select name, facts from mailing_recipients where mailing_id = m.id limit 1
    ) r
    where m.id = any(${ids}::int[])
  `.execute(db)
  return new Map(rows.map(({ mailingId, ...recipient }) => [mailingId, recipient]))
}

async function findFirst(db: Db, { audienceKind: kind, audienceId: id }: Row) {
  const audience = { kind, id }
  const [first] = await listReachable(db, audience, { offset: 0, limit: 1 })
  return first ?? (await listSkipped(db, audience, 1))[0]
}

/**
 * The subjects of mailings by id, as their recipients read them. Trip and date are the same for a whole group; its members'
 * names are not.
 */
export async function readSubjects(
  db: Db,
  mailings: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const withVariables = mailings.filter(({ subject }) => subject.includes('{'))
  const subjects = new Map(mailings.map(({ id, subject }) => [id, subject]))
  if (withVariables.length === 0) return subjects
  const started = await findRecipients(
    db,
    withVariables.map(({ id }) => id),
  )
  for (const row of withVariables) {
    const recipient = started.get(row.id) ?? (await findFirst(db, row))
    if (!recipient) continue
    const isToOne = !['departure', 'newsletter'].includes(row.audienceKind)
    subjects.set(
      row.id,
      fillLine(row.subject, { ...valuesOf(recipient), ...(!isToOne && differing) }),
    )
  }
  return subjects
}

/** The same for mailings of which only the ids are known. */
export async function readSubjectsById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('mailings')
    .select(['id', 'subject', 'audienceKind', 'audienceId'])
    .where('id', 'in', [...ids])
    .execute()
  return readSubjects(db, rows)
}
