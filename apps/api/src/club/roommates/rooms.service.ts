import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import {
  answerDate,
  mayPropose,
  roomDates,
  roomNewsDate,
  roomReminderDays,
  nextRoom,
  type RoomEvent,
} from '@farandfew/domain/roommates/room-states.ts'
import { pairRooms } from '@farandfew/domain/roommates/room-pairs.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type EndedFrom, queueRoomMail } from './rooms.mails.ts'
import {
  insertRoom,
  lastAnswerOf,
  listFreeSharers,
  listLiveRooms,
  markReminded,
  type RoomDeparture,
  storeOwnRoom,
  storeRoom,
  whoShares,
} from './rooms.queries.ts'

export type RoomContext = Pick<AppContext, 'urls' | 'clock'>

/** Members whose room has ended and who have not been mailed about it, with how far the room came. */
type Freed = Map<number, EndedFrom>

/** Ends rooms that two members can no longer share, or that they did not both answer in time. */
async function endRooms(trx: Db, departureId: number, today: CalendarDate): Promise<Freed> {
  const freed: Freed = new Map()
  for (const row of await listLiveRooms(trx, departureId)) {
    const event: RoomEvent = row.isApart ? { kind: 'apart' } : { kind: 'day', today }
    const next = nextRoom(row.room, event)
    if (!next) continue
    await storeRoom(trx, row, next)
    for (const userId of row.members) {
      if (userId !== null) freed.set(userId, row.room.state as EndedFrom)
    }
  }
  return freed
}

/** Reminds those who have not answered, once for each room. */
async function remind(
  trx: Db,
  context: RoomContext,
  { departure, today }: { departure: RoomDeparture; today: CalendarDate },
): Promise<void> {
  const due = (await listLiveRooms(trx, departure.id)).filter(
    ({ room, remindedOn }) =>
      room.state === 'proposed' &&
      remindedOn === null &&
      addDays(room.answerBy, -roomReminderDays) <= today,
  )
  for (const { members, room } of due) {
    for (const [index, userId] of members.entries()) {
      const roommate = members[1 - index]
      if (room.answers[index] !== null || userId === null) continue
      if (roommate === null || roommate === undefined) continue
      const { answerBy } = room
      const news = { kind: 'reminder', roommate, answerBy } as const
      await queueRoomMail(trx, context, { departure, userId }, news)
    }
  }
  const ids = due.map(({ id }) => id)
  await markReminded(trx, ids, today)
}

/** Whether there may be another round, by itself or because an operator asks for it. */
const canGoOn = (departure: Pick<RoomDeparture, 'departureDate' | 'rounds'>, today: CalendarDate) =>
  mayPropose(departure, { today, asked: true })

interface Round {
  departure: RoomDeparture
  asked: boolean
  freed: Freed
  looking: number | undefined
}

/**
 * Proposes rooms to the members who share and have none. By itself it waits until all earlier proposals have been
 * answered. A member for whom there is no roommate gets the private-room offer, and the private room itself when no more rooms
 * are proposed. Returns how many rooms it proposed.
 */
async function propose(
  trx: Db,
  context: RoomContext,
  { departure, asked, freed, looking }: Round,
): Promise<number> {
  const { id: departureId, departureDate, rounds } = departure
  const today = context.clock.today()
  const isDue = mayPropose(departure, { today, asked })
  if (!isDue && canGoOn(departure, today)) return 0
  if (isDue && !asked && (await listLiveRooms(trx, departureId)).some(isProposed)) return 0

  const sharers = await listFreeSharers(trx, departureId)
  const everyone = sharers.map(({ memberId }) => memberId)
  const { rooms, alone } = isDue ? pairRooms(sharers) : { rooms: [], alone: everyone }
  const answerBy = answerDate(departureDate, today)
  const tell = async (userId: number, news: Parameters<typeof queueRoomMail>[3]) => {
    await queueRoomMail(trx, context, { departure, userId }, news)
    freed.delete(userId)
  }
  for (const [firstUserId, secondUserId] of rooms) {
    await insertRoom(trx, {
      departureId,
      round: rounds + 1,
      firstUserId,
      secondUserId,
      answerBy,
    })
    for (const [userId, roommate] of [
      [firstUserId, secondUserId],
      [secondUserId, firstUserId],
    ] as const) {
      await tell(userId, { kind: 'proposed', roommate, answerBy, ended: freed.get(userId) })
    }
  }

  // An early round without a room changes nothing: more members may still join before the preferences end.
  if (rooms.length === 0 && today <= roomDates(departureDate).wishesUntil) return 0
  const isFinal = !canGoOn({ departureDate, rounds: rounds + (rooms.length > 0 ? 1 : 0) }, today)
  for (const { memberId: userId, ownRoom } of sharers) {
    if (!alone.includes(userId) || (ownRoom !== null && !isFinal)) continue
    const isLooking = userId === looking
    const next = isFinal ? 'taken' : isLooking ? 'waiting' : 'offered'
    await storeOwnRoom(trx, { departureId, userIds: [userId], ownRoom: next })
    if (!isLooking) await tell(userId, { kind: 'own-room', isFinal, ended: freed.get(userId) })
  }
  return rooms.length
}

const isProposed = ({ room }: { room: { state: string } }) => room.state === 'proposed'

/**
 * Does everything that is due with the rooms of a departure, which the caller has locked: ends rooms, reminds, proposes,
 * and mails the members. Returns how many rooms it proposed.
 * @param asked whether an operator asks for proposals now
 * @param looking the member who has just said that they look for a roommate: they need no offer of a private room
 */
export async function moveRooms(
  trx: Db,
  context: RoomContext,
  {
    departure,
    asked = false,
    freed = new Map(),
    looking,
  }: { departure: RoomDeparture; asked?: boolean; freed?: Freed; looking?: number },
): Promise<number> {
  const today = context.clock.today()
  for (const [userId, from] of await endRooms(trx, departure.id, today)) freed.set(userId, from)
  await remind(trx, context, { departure, today })
  const proposed = await propose(trx, context, { departure, asked, freed, looking })
  const newsBy = roomNewsDate(departure, {
    today,
    openUntil: lastAnswerOf(await listLiveRooms(trx, departure.id)),
  })
  for (const userId of await whoShares(trx, departure.id, [...freed.keys()])) {
    const from = freed.get(userId) as EndedFrom
    await queueRoomMail(trx, context, { departure, userId }, { kind: 'ended', from, today, newsBy })
  }
  return proposed
}
