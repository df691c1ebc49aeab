import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type {
  ConnectionList,
  ConnectionSettingsForm,
  GroupConnections,
  OwnConnectionSettings,
  Pair,
} from '@farandfew/domain/connections/connection-views.ts'
import { daysUntilAskedAgain } from '@farandfew/domain/connections/connection-rules.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toGroupName } from '../groups/group-name.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { acceptedMail, requestMail } from './connections.mails.ts'
import {
  answerRequest,
  claimRequestMail,
  deletePair,
  endBlock,
  lockPair,
  pauseRequests,
  storeSettings,
  upsertBlock,
  upsertRequest,
} from './pair-changes.queries.ts'
import { blockColumns, type TwoMembers } from './pair.sql.ts'
import {
  findPair,
  findSettings,
  isKnown,
  listBlocked,
  listOpenPairs,
  listPairsOfGroup,
  type PairRow,
  type SettingsRow,
} from './pairs.queries.ts'

type Reader = Pick<AppContext, 'db' | 'clock'>
type Context = Pick<AppContext, 'clock' | 'urls'>

/** No request or connection of these two is open: the same answer whatever ended it. */
const noSuchRequest = () =>
  new AppError('NOT_FOUND', { detail: 'This request or connection is no longer open.' })

function stateOf({ status, isSender }: PairRow): Pair['state'] {
  if (status === null) return 'none'
  return status === 'accepted' ? 'connected' : isSender ? 'asked' : 'asking'
}

function toPair(row: PairRow, { maySendRequests }: SettingsRow): Pair {
  const { memberId, note, phone, instagramHandle, linkedinHandle } = row
  const state = stateOf(row)
  const isOpen = state === 'none' && row.sharesGroup && row.takesRequests && maySendRequests
  return {
    memberId,
    state,
    note,
    canAsk: isOpen && row.pausedUntil === null,
    askAgainFrom: isOpen ? row.pausedUntil : null,
    contact: state === 'connected' ? { phone, instagramHandle, linkedinHandle } : null,
  }
}

/** @throws AppError NOT_SIGNED_IN if the account no longer exists */
async function getSettings(db: Db, userId: number): Promise<SettingsRow> {
  const settings = await findSettings(db, userId)
  if (!settings) throw new AppError('NOT_SIGNED_IN')
  return settings
}

function toOwnSettings(row: SettingsRow): OwnConnectionSettings {
  const { phone, instagramHandle, linkedinHandle, ...settings } = row
  return { settings, shared: { phone, instagramHandle, linkedinHandle } }
}

/** The member's requests, connections and blocks, with what they share. */
export async function readConnections(
  { db, clock }: Reader,
  userId: number,
): Promise<ConnectionList> {
  const [own, rows, blocked] = await Promise.all([
    getSettings(db, userId),
    listOpenPairs(db, { userId, today: clock.today() }),
    listBlocked(db, userId),
  ])
  return {
    ...toOwnSettings(own),
    pairs: rows.map((row) => ({
      ...toPair(row, own),
      member: toGroupName({ ...row, id: row.memberId }),
      since: row.since.toISOString(),
    })),
    blocked,
  }
}

/** The member's connections with the others of a group. */
export async function readGroupConnections(
  { db, clock }: Reader,
  { departureId, userId }: { departureId: number; userId: number },
): Promise<GroupConnections> {
  const [own, rows] = await Promise.all([
    getSettings(db, userId),
    listPairsOfGroup(db, { userId, departureId, today: clock.today() }),
  ])
  return { ...toOwnSettings(own), pairs: rows.map((row) => toPair(row, own)) }
}

/** Stores the member's choices, and returns all of them. */
export async function changeSettings(
  trx: Db,
  userId: number,
  form: ConnectionSettingsForm,
): Promise<OwnConnectionSettings> {
  await storeSettings(trx, userId, form)
  return toOwnSettings(await getSettings(trx, userId))
}

/** The pair after a change. A block of the other side that came first leaves nothing to show. */
async function getPair(db: Db, { clock }: Context, pair: TwoMembers): Promise<Pair> {
  const row = await findPair(db, { ...pair, today: clock.today() })
  if (!row) throw noSuchRequest()
  return toPair(row, await getSettings(db, pair.userId))
}

const daysFromToday = ({ clock }: Context, days: number) => addDays(clock.today(), days)

/**
 * Why a member cannot ask another one. MEMBER_UNAVAILABLE does not say whether the other one takes no requests, blocks,
 * has left the group or does not exist: it is decided here, in one place, after the same queries.
 * @throws AppError MEMBER_UNAVAILABLE, ASKED_TOO_SOON
 */
function checkAvailable(row: PairRow | undefined): asserts row is PairRow {
  if (row?.status) return
  if (!row?.sharesGroup || !row.takesRequests) throw new AppError('MEMBER_UNAVAILABLE')
  if (row.pausedUntil !== null) {
    const detail = `You can ask this member again from ${formatDate(row.pausedUntil)}.`
    throw new AppError('ASKED_TOO_SOON', { detail })
  }
}

/**
 * Asks a member to connect, or accepts what they have asked.
 * @throws AppError REQUESTS_STOPPED, MEMBER_UNAVAILABLE, ASKED_TOO_SOON
 */
export async function ask(
  trx: Db,
  context: Context,
  { note, ...pair }: TwoMembers & { note: string | undefined },
): Promise<Pair> {
  await lockPair(trx, pair)
  const row = await findPair(trx, { ...pair, today: context.clock.today() })
  const own = await getSettings(trx, pair.userId)
  if (!own.maySendRequests && row?.status !== 'pending') throw new AppError('REQUESTS_STOPPED')
  checkAvailable(row)
  const result = await upsertRequest(trx, { ...pair, note: note ?? null })
  if (result === 'pending') await mailRequest(trx, context, pair.memberId)
  if (result === 'accepted') await mailAcceptance(trx, context, pair.memberId)
  const after = await findPair(trx, { ...pair, today: context.clock.today() })
  // Blocked by the other member while this one asked.
  if (!after) throw new AppError('MEMBER_UNAVAILABLE')
  return toPair(after, own)
}

async function mailRequest(trx: Db, { urls }: Context, memberId: number): Promise<void> {
  const to = await claimRequestMail(trx, memberId)
  if (to !== undefined) await queueMail(trx, requestMail(to, urls.web))
}

async function mailAcceptance(trx: Db, { urls }: Context, memberId: number): Promise<void> {
  const to = await findVerifiedEmail(trx, memberId)
  if (to !== undefined) await queueMail(trx, acceptedMail(to, urls.web))
}

/**
 * Accepts a request. Accepting again changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function accept(trx: Db, context: Context, pair: TwoMembers): Promise<Pair> {
  const isAccepted = await answerRequest(trx, pair, 'accepted')
  if (isAccepted) await mailAcceptance(trx, context, pair.memberId)
  const answer = await getPair(trx, context, pair)
  if (answer.state !== 'connected') throw noSuchRequest()
  return answer
}

/**
 * Declines a request, which the other member cannot repeat for a while.
 * @throws AppError NOT_FOUND
 */
export async function decline(trx: Db, context: Context, pair: TwoMembers): Promise<Pair> {
  if (!(await answerRequest(trx, pair, 'declined'))) throw noSuchRequest()
  await pauseOther(trx, context, pair, 'declined')
  return getPair(trx, context, pair)
}

/** Keeps the other member from asking for a while. */
const pauseOther = (
  trx: Db,
  context: Context,
  { userId, memberId }: TwoMembers,
  because: 'declined' | 'disconnected',
) =>
  pauseRequests(trx, {
    userId: memberId,
    memberId: userId,
    until: daysFromToday(context, daysUntilAskedAgain[because]),
  })

/**
 * Withdraws a request, which the member cannot repeat for a few days.
 * @throws AppError NOT_FOUND
 */
export async function withdraw(trx: Db, context: Context, pair: TwoMembers): Promise<Pair> {
  if (!(await deletePair(trx, pair, 'pending'))) throw noSuchRequest()
  const until = daysFromToday(context, daysUntilAskedAgain.withdrawn)
  await pauseRequests(trx, { ...pair, until })
  return getPair(trx, context, pair)
}

/**
 * Ends a connection. The other member cannot ask again for a while; the one who ended it can.
 * @throws AppError NOT_FOUND
 */
export async function endConnection(trx: Db, context: Context, pair: TwoMembers): Promise<Pair> {
  if (!(await deletePair(trx, pair, 'accepted'))) throw noSuchRequest()
  await pauseOther(trx, context, pair, 'disconnected')
  return getPair(trx, context, pair)
}

/** @throws AppError NOT_FOUND unless the two share or shared a group, or have something between them */
export async function checkKnown(db: Db, pair: TwoMembers): Promise<void> {
  if (await isKnown(db, pair)) return
  throw new AppError('NOT_FOUND', { detail: 'This member was in no group with you.' })
}

/**
 * Blocks a member, whom the block leaves with what they would have if an open request had been declined, or the
 * connection ended. Needs a transaction.
 */
export async function addBlock(trx: Db, context: Context, pair: TwoMembers): Promise<void> {
  const before = await lockPair(trx, pair)
  const { declinedBeforeBlock } = await upsertBlock(trx, pair)
  // Without a row before, the request came while the block was on its way.
  const isNew = before === undefined || before.status === 'pending'
  if (declinedBeforeBlock && isNew) await pauseOther(trx, context, pair, 'declined')
  if (before?.status === 'accepted') await pauseOther(trx, context, pair, 'disconnected')
}

/**
 * Blocks a member. Blocking again changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function block(trx: Db, context: Context, pair: TwoMembers) {
  await checkKnown(trx, pair)
  await addBlock(trx, context, pair)
  return { memberId: pair.memberId, isBlocked: true }
}

/**
 * Ends the member's own block.
 * @throws AppError NOT_FOUND if they do not block the other one
 */
export async function unblock(trx: Db, pair: TwoMembers) {
  const row = await lockPair(trx, pair)
  const { own, other } = blockColumns(pair)
  if (!row?.[own]) {
    throw new AppError('NOT_FOUND', { detail: 'You have not blocked this member.' })
  }
  await endBlock(trx, pair, { otherBlocks: row[other], wasDeclined: row.declinedBeforeBlock })
  return { memberId: pair.memberId, isBlocked: false }
}
