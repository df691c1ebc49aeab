import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import type { MergeForm, MergePreview } from '@farandfew/domain/member-merges/member-merges.ts'
import { createHash } from 'node:crypto'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { MergedRow } from '../../platform/db/column-types.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { appendGroupEvent } from '../group-events/group-events.queries.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { getUserForPanel } from '../member-care/admin-member.queries.ts'
import { accountsMerged } from '../member-care/member-care.mails.ts'
import { endAllSessions, endLinks, listGroupIds } from '../member-care/member-care.queries.ts'
import { aboutMember, subjectOf } from '../member-care/member-care.service.ts'
import {
  findOther,
  insertMerge,
  listConflicts,
  lockMerge,
  lockPair,
  readPeople,
} from './merge.queries.ts'
import { mergeProfiles } from './merge-profile.ts'
import { changeRow, listKeys, restoreRow } from './merge-rows.ts'
import { isSecret, type MergeRule, mergeRules, partOf } from './merge-rules.ts'
import {
  moveConnections,
  moveConnectionSettings,
  moveRooms,
  moveSavedTrips,
  moveTravelDetails,
  type Outcome,
  type Pair,
} from './merge-special.ts'

const nothing: Outcome = { moved: [], left: 0 }

async function moveColumn(
  trx: Db,
  { table, column, ...rule }: Extract<MergeRule, { does: 'move' }>,
  { from, into }: Pair,
): Promise<Outcome> {
  const { writes = column, loose } = rule
  const moved: MergedRow[] = []
  let left = 0
  for (const key of await listKeys(trx, { table, column, id: from })) {
    const change = { table, key, set: { [writes]: into }, before: { [writes]: from } }
    const row = await changeRow(trx, { ...change, compared: loose ? [writes] : null })
    if (row) moved.push(row)
    else left += 1
  }
  return { moved, left }
}

/** The functions of the rules that are `special`, by table. */
const specials: Readonly<
  Record<string, (trx: Db, pair: Pair, context: AppContext) => Promise<Outcome>>
> = {
  travel_details: (trx, pair, { secrets }) => moveTravelDetails(trx, pair, secrets.travelKeys()),
  rooms: moveRooms,
  connections: moveConnections,
  connection_settings: moveConnectionSettings,
  saved_trips: moveSavedTrips,
}

async function applyRule(
  trx: Db,
  rule: MergeRule,
  { pair, context }: { pair: Pair; context: AppContext },
): Promise<Outcome> {
  if (rule.does === 'move') return moveColumn(trx, rule, pair)
  if (rule.does === 'special') return (await specials[rule.table]?.(trx, pair, context)) ?? nothing
  if (rule.does === 'stay' && rule.table !== 'member_pictures') return nothing
  const { table, column } = rule
  return { moved: [], left: (await listKeys(trx, { table, column, id: pair.from })).length }
}

type Counted = Omit<MergePreview, 'version' | 'kept' | 'other' | 'conflicts'>

/** Merges the locked accounts, and returns what it changed. A preview rolls it back. */
async function moveEverything(
  trx: Db,
  context: AppContext,
  pair: Pair,
): Promise<Counted & { undo: MergedRow[] }> {
  const undo: MergedRow[] = []
  const [moves, ends] = [new Map<string, number>(), new Map<string, number>()]
  const add = (counts: Map<string, number>, what: string, count: number) =>
    count > 0 && counts.set(what, (counts.get(what) ?? 0) + count)
  for (const rule of mergeRules) {
    const { moved, left } = await applyRule(trx, rule, { pair, context })
    undo.push(...moved)
    if (isSecret(rule.table)) continue
    add(moves, rule.what, moved.length)
    add(ends, rule.what, left)
  }
  await endAllSessions(trx, pair.from)
  await endLinks(trx, pair.from, { email: true, phone: true })
  const { changed, values } = await mergeProfiles(trx, pair)
  undo.push(...changed)
  const listOf = (counts: Map<string, number>) =>
    [...counts].map(([what, count]) => ({ what, count }))
  return { moves: listOf(moves), ends: listOf(ends), values, undo }
}

/** Ends the transaction of a preview. */
class Preview extends Error {
  constructor(readonly preview: MergePreview) {
    super('A preview changes nothing')
  }
}

/** Identifies what an operator was shown. */
const versionOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex')

/** Locks and merges two accounts, unless something forbids it. */
async function attempt(
  trx: Db,
  context: AppContext,
  pair: Pair,
): Promise<{ preview: MergePreview; undo: MergedRow[] }> {
  const nothingMoves = { moves: [], ends: [], values: [], undo: [] }
  if (pair.from !== pair.into) await lockPair(trx, pair)
  const people = await readPeople(trx, pair)
  const conflicts = await listConflicts(trx, pair, context.clock.today())
  const { undo, ...counted } =
    conflicts.length > 0 ? nothingMoves : await moveEverything(trx, context, pair)
  const shown = { ...people, ...counted, conflicts }
  return { preview: { ...shown, version: versionOf(shown) }, undo }
}

/**
 * What merging would do now: the merge itself, rolled back.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, TRAVEL_DETAILS_UNAVAILABLE
 */
export async function previewMergeOf(
  context: AppContext,
  { id, other }: { id: number; other: string },
): Promise<MergePreview> {
  const { db } = context
  const kept = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!kept) throw new AppError('NOT_FOUND')
  const pair = { into: id, from: await findOther(db, other) }
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Preview((await attempt(trx, context, pair)).preview)
    })
  } catch (error) {
    if (error instanceof Preview) return error.preview
    throw error
  }
}

async function resetGroups(trx: Db, id: number): Promise<void> {
  for (const departureId of await listGroupIds(trx, id)) {
    await appendGroupEvent(trx, { departureId, kind: 'reset' })
  }
}

/**
 * Merges another account into this one, with an entry in the log for each of the two. Returns what the panel shows of it.
 * @throws AppError NOT_FOUND, MERGE_REFUSED, MEMBER_CHANGED if the preview is no longer true, TRAVEL_DETAILS_UNAVAILABLE
 */
export async function merge(
  { trx, record }: OperatorCall<'user.merged'>,
  context: AppContext,
  { id, otherId, version, reason }: MergeForm & { id: number },
): Promise<AdminUser> {
  const pair = { into: id, from: otherId }
  const { preview, undo } = await attempt(trx, context, pair)
  const [conflict] = preview.conflicts
  if (conflict !== undefined) throw new AppError('MERGE_REFUSED', { detail: conflict })
  if (preview.version !== version) {
    const detail =
      'One of the accounts has changed since you looked. Please check the preview again.'
    throw new AppError('MEMBER_CHANGED', { detail })
  }
  await insertMerge(trx, pair, undo)
  await resetGroups(trx, id)
  const { email } = preview.kept
  if (email !== null && (await isVerified(trx, id))) await queueMail(trx, accountsMerged(email))
  const moved = Object.fromEntries(preview.moves.map(({ what, count }) => [what, count]))
  const about = aboutMember(id, reason)
  const entries = [
    { details: { from: subjectOf(otherId), moved } },
    { subject: subjectOf(otherId), details: { into: subjectOf(id) } },
  ]
  for (const entry of entries) await record({ action: 'user.merged', ...about, ...entry })
  return getUserForPanel({ ...context, db: trx }, id)
}

const isVerified = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()) !== undefined

/**
 * Undoes the last merge into an account: everything that moved goes back, and the other account can sign in as before.
 * Returns what the panel shows of the account.
 * @throws AppError MEMBER_CHANGED if there is none, UNDO_TOO_LATE, UNDO_UNSAFE with the part that has changed since
 */
export async function undoMergeOf(
  { trx, record }: OperatorCall<'user.merge-undone'>,
  context: AppContext,
  { id, reason }: { id: number; reason: string },
): Promise<AdminUser> {
  const found = await findOpenMerge(trx, id)
  if (!found) throw new AppError('MEMBER_CHANGED', { detail: 'There is no merge to undo.' })
  const from = found.fromUserId
  await lockPair(trx, { into: id, from })
  const stored = await lockMerge(trx, id)
  if (stored?.id !== found.id) {
    throw new AppError('MEMBER_CHANGED', { detail: 'This merge has already been undone.' })
  }
  if (!stored.isRecent) throw new AppError('UNDO_TOO_LATE')
  const rows = JSON.parse(stored.undo) as MergedRow[]
  for (const row of rows.reverse()) {
    if (await restoreRow(trx, row)) continue
    const detail = `${partOf(row.table)}: something that moved has changed since, so the merge can no longer be undone.`
    throw new AppError('UNDO_UNSAFE', { detail })
  }
  await trx
    .updateTable('accountMerges')
    .set({ undoneAt: new Date(), undo: '[]' })
    .where('id', '=', stored.id)
    .execute()
  await resetGroups(trx, id)
  await resetGroups(trx, from)
  for (const [one, other] of [
    [id, from],
    [from, id],
  ] as const) {
    const details = { other: subjectOf(other) }
    await record({ action: 'user.merge-undone', details, ...aboutMember(one, reason) })
  }
  return getUserForPanel({ ...context, db: trx }, id)
}

const findOpenMerge = (trx: Db, id: number) =>
  trx
    .selectFrom('accountMerges')
    .select(['id', 'fromUserId'])
    .where('intoUserId', '=', id)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
