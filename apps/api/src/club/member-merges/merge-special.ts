import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { MergedRow } from '../../platform/db/column-types.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { openFromPlace, sealForPlace } from '../travel-details/seal-details.ts'
import { changeRow } from './merge-rows.ts'

/** The accounts of a merge: `from` ends, `into` stays. */
export interface Pair {
  from: number
  into: number
}

/** What became of the rows of a part. */
export interface Outcome {
  moved: MergedRow[]
  /** Rows that end with the other account. */
  left: number
}

const outcomeOf = (rows: readonly (MergedRow | undefined)[]): Outcome => {
  const moved = rows.filter((row) => row !== undefined)
  return { moved, left: rows.length - moved.length }
}

/** Encrypts travel details for the kept account: what is encrypted for one member does not open for another. */
export async function moveTravelDetails(
  trx: Db,
  { from, into }: Pair,
  keys: readonly TravelKey[],
): Promise<Outcome> {
  const rows = await trx
    .selectFrom('travelDetails')
    .select(['bookingId', 'userId', 'keyId', 'sealed'])
    .where('userId', '=', from)
    .orderBy('bookingId')
    .forUpdate()
    .execute()
  const done: (MergedRow | undefined)[] = []
  for (const row of rows) {
    const { bookingId, keyId, sealed } = row
    const text = openFromPlace(row, keys)
    if (text === undefined) throw new AppError('TRAVEL_DETAILS_UNAVAILABLE')
    const next = sealForPlace(text, { bookingId, userId: into }, keys)
    done.push(
      await changeRow(trx, {
        table: 'travel_details',
        key: { booking_id: bookingId },
        set: { user_id: into, key_id: next.keyId, sealed: next.sealed },
        before: { user_id: from, key_id: keyId, sealed },
      }),
    )
  }
  return outcomeOf(done)
}

/** Moves the rooms of the other account; the first member of a room has the lower id. */
export async function moveRooms(trx: Db, { from, into }: Pair): Promise<Outcome> {
  const rows = await trx
    .selectFrom('rooms')
    .select(['id', 'firstUserId', 'secondUserId', 'firstAnswer', 'secondAnswer'])
    .where((is) => is.or([is('firstUserId', '=', from), is('secondUserId', '=', from)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const done: (MergedRow | undefined)[] = []
  for (const { id, firstUserId, secondUserId, firstAnswer, secondAnswer } of rows) {
    const before = {
      first_user_id: firstUserId,
      second_user_id: secondUserId,
      first_answer: firstAnswer,
      second_answer: secondAnswer,
    }
    const first = firstUserId === from ? into : firstUserId
    const second = secondUserId === from ? into : secondUserId
    const isSwapped = first !== null && second !== null && first > second
    const set = isSwapped
      ? {
          first_user_id: second,
          second_user_id: first,
          first_answer: secondAnswer,
          second_answer: firstAnswer,
        }
      : { ...before, first_user_id: first, second_user_id: second }
    done.push(await changeRow(trx, { table: 'rooms', key: { id }, set, before }))
  }
  return outcomeOf(done)
}

interface ConnectionRow {
  id: number
  userId: number
  connectedUserId: number
  status: string
  note: string | null
  lowerBlocks: boolean
  higherBlocks: boolean
}

/** Whether a member blocks the other one of the pair, and is blocked. */
function blocksOf(row: ConnectionRow, member: number): { blocks: boolean; isBlocked: boolean } {
  const other = row.userId === member ? row.connectedUserId : row.userId
  const isLower = member < other
  return {
    blocks: isLower ? row.lowerBlocks : row.higherBlocks,
    isBlocked: isLower ? row.higherBlocks : row.lowerBlocks,
  }
}

const listConnections = (trx: Db, member: number): Promise<ConnectionRow[]> =>
  trx
    .selectFrom('connections')
    .select(['id', 'userId', 'connectedUserId', 'status', 'note', 'lowerBlocks', 'higherBlocks'])
    .where((is) => is.or([is('userId', '=', member), is('connectedUserId', '=', member)]))
    .orderBy('id')
    .forUpdate()
    .execute()

const storedBlocks = (row: ConnectionRow) => ({
  lower_blocks: row.lowerBlocks,
  higher_blocks: row.higherBlocks,
})

/** The block columns for a member with a lower or higher id than the other one. */
const blocksFor = (
  member: number,
  other: number,
  { blocks, isBlocked }: ReturnType<typeof blocksOf>,
) =>
  member < other
    ? { lower_blocks: blocks, higher_blocks: isBlocked }
    : { lower_blocks: isBlocked, higher_blocks: blocks }

/** A block holds for the kept account too, whatever it has with the other member. */
function addBlock(trx: Db, own: ConnectionRow, row: ConnectionRow, { from, into }: Pair) {
  const other = own.userId === into ? own.connectedUserId : own.userId
  const [mine, theirs] = [blocksOf(own, into), blocksOf(row, from)]
  const blocks = {
    blocks: mine.blocks || theirs.blocks,
    isBlocked: mine.isBlocked || theirs.isBlocked,
  }
  return changeRow(trx, {
    table: 'connections',
    key: { id: own.id },
    set: { status: 'blocked', note: null, ...blocksFor(into, other, blocks) },
    before: { status: own.status, note: own.note, ...storedBlocks(own) },
  })
}

/** Moves connections. Of a pair that both accounts have, the kept account's stays, and a block of either holds. */
export async function moveConnections(trx: Db, pair: Pair): Promise<Outcome> {
  const { from, into } = pair
  const otherOf = (row: ConnectionRow, member: number) =>
    row.userId === member ? row.connectedUserId : row.userId
  const own = new Map((await listConnections(trx, into)).map((row) => [otherOf(row, into), row]))
  const done: (MergedRow | undefined)[] = []
  for (const row of await listConnections(trx, from)) {
    const other = otherOf(row, from)
    const kept = own.get(other)
    if (other === into) done.push(undefined)
    else if (kept) {
      done.push(row.status === 'blocked' ? await addBlock(trx, kept, row, pair) : undefined)
    } else {
      const column = row.userId === from ? 'user_id' : 'connected_user_id'
      done.push(
        await changeRow(trx, {
          table: 'connections',
          key: { id: row.id },
          set: { [column]: into, ...blocksFor(into, other, blocksOf(row, from)) },
          before: { [column]: from, ...storedBlocks(row) },
        }),
      )
    }
  }
  return outcomeOf(done)
}

/** The kept account's choices stay; requests that the club has stopped stay stopped. */
export async function moveConnectionSettings(trx: Db, { from, into }: Pair): Promise<Outcome> {
  const rows = await trx
    .selectFrom('connectionSettings')
    .select(['userId', 'maySendRequests'])
    .where('userId', 'in', [from, into])
    .forUpdate()
    .execute()
  const theirs = rows.find(({ userId }) => userId === from)
  if (!theirs) return outcomeOf([])
  const table = 'connection_settings'
  const compared: string[] = []
  const own = rows.find(({ userId }) => userId === into)
  if (!own) {
    const change = { key: { user_id: from }, set: { user_id: into }, before: { user_id: from } }
    return outcomeOf([await changeRow(trx, { table, ...change, compared })])
  }
  if (theirs.maySendRequests || !own.maySendRequests) return outcomeOf([undefined])
  const column = (is: boolean) => ({ may_send_requests: is })
  const change = { key: { user_id: into }, set: column(false), before: column(true) }
  return outcomeOf([await changeRow(trx, { table, ...change, compared: ['may_send_requests'] })])
}

/** Appends the other account's saved trips to those of the kept one. */
export async function moveSavedTrips(trx: Db, { from, into }: Pair): Promise<Outcome> {
  const { last } = await trx
    .selectFrom('savedTrips')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('userId', '=', into)
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('savedTrips')
    .select(['tripId', 'position'])
    .where('userId', '=', from)
    .orderBy('position')
    .forUpdate()
    .execute()
  const done: (MergedRow | undefined)[] = []
  for (const { tripId, position } of rows) {
    done.push(
      await changeRow(trx, {
        table: 'saved_trips',
        key: { user_id: from, trip_id: tripId },
        set: { user_id: into, position: position + Math.max(last ?? 0, 0) },
        before: { user_id: from, position },
      }),
    )
  }
  return outcomeOf(done)
}
