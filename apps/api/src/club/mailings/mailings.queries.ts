import type {
  Mailing,
  mailingOrder,
  MailingsExportQuery,
  MailingRecipient,
  MailingRecipientsQuery,
  MailingState,
  RecipientState,
} from '@farandfew/domain/mailings/mailings.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import type { MailingsTable } from '../../platform/db/tables.ts'
import {
  byId,
  byInstant,
  byText,
  inOrder,
  type Positioned,
  readSlice,
  type Sorted,
  type SortedSlice,
  type SortKeys,
} from '../../platform/paging/by-order.ts'
import { markedPeople } from './audience.queries.ts'
import { fillSubject, readSubjects } from './subjects-as-read.ts'

export type MailingRow = Selectable<MailingsTable>

export const audienceOf = ({ audienceKind, audienceId }: MailingRow): MailingAudience => ({
  kind: audienceKind,
  id: audienceId,
})

/** The numbers of recipients by state, of each mailing. */
async function countRecipients(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('mailingRecipients')
    .select(['mailingId', 'state', sql<number>`count(*)::int`.as('count')])
    .where('mailingId', 'in', [...ids])
    .groupBy(['mailingId', 'state'])
    .execute()
  return (id: number, ...states: RecipientState[]) =>
    rows
      .filter(({ mailingId, state }) => mailingId === id && states.includes(state))
      .reduce((sum, { count }) => sum + count, 0)
}

/** The states of recipients who have neither got the mail nor been given up. */
const openStates = ['waiting', 'queued'] as const satisfies readonly RecipientState[]

/** Whether a mailing has such recipients. */
export async function hasOpenRecipients(trx: Db, mailingId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('mailingRecipients')
    .select('id')
    .where('mailingId', '=', mailingId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The state of a mailing: one without open recipients is sent, though the worker stores that up to five seconds later. */
export const stateNow = (state: MailingState, isOpen: boolean): MailingState =>
  state === 'sending' && !isOpen ? 'finished' : state

/** The rows as the API returns them, with their progress. */
export async function toMailings(db: Db, rows: readonly MailingRow[]): Promise<Mailing[]> {
  if (rows.length === 0) return []
  const count = await countRecipients(
    db,
    rows.map(({ id }) => id),
  )
  const subjects = await readSubjects(db, rows)
  return rows.map((row) => ({
    id: row.id,
    audience: { ...audienceOf(row), name: row.audienceName },
    subject: row.subject,
    subjectAsRead: subjects.get(row.id)!,
    text: row.text,
    state: stateNow(row.state, count(row.id, ...openStates) > 0),
    version: row.version,
    sendAt: row.sendAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    progress: {
      waiting: count(row.id, ...openStates),
      sent: count(row.id, 'sent'),
      failed: count(row.id, 'failed'),
      skipped: count(row.id, 'skipped'),
    },
  }))
}

type MailingFilter = Pick<MailingsExportQuery, 'search' | 'part' | 'ids'>

function matchingMailings(db: Db, { search, part, ids }: MailingFilter) {
  const mailings = db.selectFrom('mailings')
  if (ids) return mailings.where('id', 'in', [...ids])
  return mailings
    .$if(part !== undefined, (found) =>
      found.where('state', part === 'scheduled' ? '=' : '<>', 'scheduled'),
    )
    .$if(search !== undefined, (found) =>
      found.where(containsText(['subject', 'subjectAsRead', 'audienceName'], search ?? '')),
    )
}

const asRead = sql<string>`coalesce(subject_as_read, subject)`

export const mailingKeys: SortKeys<keyof typeof mailingOrder> = {
  time: byInstant(sql`coalesce(started_at, send_at)`),
  subject: byText(asRead),
  recipients: byText(sql`audience_name`),
}

/** The mailings that match the filter, in the order of the slice. */
export async function listMailingRows(
  db: Db,
  filter: MailingFilter,
  slice: SortedSlice,
): Promise<Positioned<Mailing>[]> {
  const rows = await matchingMailings(db, filter).selectAll().$call(inOrder(slice)).execute()
  const mailings = await toMailings(db, rows)
  return mailings.map((mailing, index) => {
    const { sortKey, sortId } = rows[index]!
    return { ...mailing, sortKey, sortId }
  })
}

export const countMailings = (db: Db, filter: MailingFilter): Promise<number> =>
  countRows(matchingMailings(db, filter))

export const findMailing = (db: Db, id: number): Promise<MailingRow | undefined> =>
  db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst()

export const lockMailing = (trx: Db, id: number): Promise<MailingRow | undefined> =>
  trx.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface NewMailing {
  key: string
  audience: MailingAudience
  audienceName: string
  subject: string
  text: string
  sendAt: Date
  operator: string | null
}

/** Inserts a scheduled mailing, after waiting for another one with its key; undefined if that one exists. */
export const insertMailing = async (
  trx: Db,
  { audience, operator, ...mailing }: NewMailing,
): Promise<MailingRow | undefined> =>
  trx
    .insertInto('mailings')
    .values({
      ...mailing,
      subjectAsRead: await fillSubject(trx, { subject: mailing.subject, audience }),
      audienceKind: audience.kind,
      audienceId: audience.id,
      state: 'scheduled',
      createdBy: operator,
      changedBy: operator,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findMailingByKey = (db: Db, key: string): Promise<MailingRow> =>
  db.selectFrom('mailings').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

/** Changes a locked mailing, and counts its version. */
export const updateMailing = (
  trx: Db,
  id: number,
  changes: Partial<
    Pick<MailingRow, 'subject' | 'subjectAsRead' | 'text' | 'sendAt' | 'changedBy' | 'endedAt'>
  > & {
    state?: MailingState
  },
): Promise<MailingRow> =>
  trx
    .updateTable('mailings')
    .set(changes)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Fixes who gets a mailing, and starts it. Those who are left out are stored with the reason. */
export async function startMailing(trx: Db, mailing: MailingRow): Promise<MailingRow> {
  const { subject } = mailing
  const audience = audienceOf(mailing)
  await sql`
    insert into mailing_recipients (mailing_id, user_id, name, email, facts, state, reason, ended_at)
    select ${mailing.id}, user_id, name, email, facts,
      case when reason is null then 'waiting' else 'skipped' end, reason,
      case when reason is not null then now() end
    from ${markedPeople(audience)}
    order by place
    on conflict (mailing_id, email) do nothing
  `.execute(trx)
  return trx
    .updateTable('mailings')
    .set({ state: 'sending', startedAt: sql<Date>`now()`, nextBatchAt: sql<Date>`now()` })
    .set({ subjectAsRead: await fillSubject(trx, { subject, audience }) })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', mailing.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends what is in no batch, because the mailing was cancelled. */
export const skipWaiting = (trx: Db, mailingId: number): Promise<unknown> =>
  trx
    .updateTable('mailingRecipients')
    .set({ state: 'skipped', reason: 'cancelled', endedAt: sql<Date>`now()` })
    .where('mailingId', '=', mailingId)
    .where('state', '=', 'waiting')
    .execute()

interface RecipientFilter extends MailingRecipientsQuery {
  mailingId: number
}

const matchingRecipients = (db: Db, { mailingId, search, state }: RecipientFilter) =>
  db
    .selectFrom('mailingRecipients')
    .where('mailingId', '=', mailingId)
    .$if(state !== undefined, (found) => found.where('state', '=', state!))
    .$if(search !== undefined, (found) =>
      found.where(containsText(['name', 'email'], search ?? '')),
    )

/** In the order of their mails. */
export const sortedRecipients: Sorted = { key: byId, direction: 'asc', id: sql`id` }

const recipientColumns = ['id', 'userId', 'name', 'email', 'state', 'reason', 'endedAt'] as const

/** The recipients of a mailing, in the order of the slice. */
export const listRecipients = (db: Db, filter: RecipientFilter, slice: SortedSlice) =>
  readSlice(matchingRecipients(db, filter).select(recipientColumns), slice, (row) => ({
    ...row,
    reason: row.reason as MailingRecipient['reason'],
    endedAt: row.endedAt?.toISOString() ?? null,
  }))

export const countMailingRecipients = (db: Db, filter: RecipientFilter): Promise<number> =>
  countRows(matchingRecipients(db, filter))
