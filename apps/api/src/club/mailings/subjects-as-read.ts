import { brand } from '@farandfew/domain/brand/brand.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { fillLine, type VariableValues } from '@farandfew/domain/mailings/variables.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { MailingsTable } from '../../platform/db/tables.ts'
import { findDeparture, listReachable, listSkipped, valuesOf } from './audience.queries.ts'

/** What all recipients of an audience read. What differs among them stays a variable. */
async function findSharedValues(db: Db, audience: MailingAudience): Promise<VariableValues> {
  const { kind, id } = audience
  if (kind === 'newsletter') return { club: brand.name }
  if (kind === 'departure') {
    const departure = await findDeparture(db, id)
    const differing = { name: '{name}', 'first name': '{first name}', club: brand.name }
    if (!departure) return differing
    const { title, departureDate } = departure
    return { ...differing, trip: title, 'departure date': formatDate(departureDate) }
  }
  const [reachable] = await listReachable(db, audience, { offset: 0, limit: 1 })
  const recipient = reachable ?? (await listSkipped(db, audience, 1))[0]
  return recipient ? valuesOf(recipient) : {}
}

/** A subject as its recipients would read it now; null if that is the subject as it was written. */
export async function fillSubject(
  db: Db,
  { subject, audience }: { subject: string; audience: MailingAudience },
): Promise<string | null> {
  if (!subject.includes('{')) return null
  const filled = fillLine(subject, await findSharedValues(db, audience))
  return filled === subject ? null : filled
}

type Row = Pick<
  Selectable<MailingsTable>,
  'id' | 'subject' | 'subjectAsRead' | 'state' | 'audienceKind' | 'audienceId'
>

/** The subjects of mailings by id, as their recipients read them. Until one starts, its trip and date may change. */
export async function readSubjects(
  db: Db,
  mailings: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const subjects = new Map<number, string>()
  for (const { id, subject, subjectAsRead, state, audienceKind, audienceId } of mailings) {
    const audience = { kind: audienceKind, id: audienceId }
    const asRead =
      state === 'scheduled' ? await fillSubject(db, { subject, audience }) : subjectAsRead
    subjects.set(id, asRead ?? subject)
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
    .select(['id', 'subject', 'subjectAsRead', 'state', 'audienceKind', 'audienceId'])
    .where('id', 'in', [...ids])
    .execute()
  return readSubjects(db, rows)
}
