import type { DepartureRooms, RoomMember } from '@farandfew/domain/roommates/admin-roommates.ts'
import {
  maxRoomRounds,
  mayPropose,
  roomDates,
  nextRoom,
} from '@farandfew/domain/roommates/room-states.ts'
import { sql } from 'kysely'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subjectOf } from '../departures/admin-departures.service.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import type { EndedFrom } from './rooms.mails.ts'
import {
  findDepartureOfRooms,
  listLiveRooms,
  lockDepartureOfRooms,
  storeRoom,
} from './rooms.queries.ts'
import { moveRooms, type RoomContext } from './rooms.service.ts'

const noSuchDeparture = () => new AppError('NOT_FOUND', { detail: 'There is no such departure.' })

/** The travellers of a departure without the host, by name. */
const listTravellers = (db: Db, departureId: number) =>
  db
    .selectFrom('groupMembers as g')
    .innerJoin('users', 'users.id', 'g.userId')
    .leftJoin('roomWishes as w', (join) =>
      join.onRef('w.departureId', '=', 'g.departureId').onRef('w.userId', '=', 'g.userId'),
    )
    .select(['users.id', 'w.ownRoom', 'w.userId as sharer'])
    .select(nameOfUser('users').as('name'))
    .where('g.departureId', '=', departureId)
    .where('g.isHost', '=', false)
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy('users.id')
    .execute()

/** @throws AppError NOT_FOUND */
export async function getRooms(db: Db, id: number, today: string): Promise<DepartureRooms> {
  const departure = await findDepartureOfRooms(db, id)
  if (!departure) throw noSuchDeparture()
  const { departureDate, rounds, title } = departure
  const [travellers, live] = await Promise.all([listTravellers(db, id), listLiveRooms(db, id)])
  const rooms = live.filter(({ isApart }) => !isApart)
  const inRoom = new Set(rooms.flatMap(({ members }) => members))
  const memberOf = (one: { id: number; name: string }): RoomMember => ({
    id: one.id,
    name: one.name,
  })
  const alone = travellers.filter((one) => !inRoom.has(one.id))
  const sharers = alone.filter(({ sharer }) => sharer !== null)
  return {
    tripTitle: title,
    departureDate,
    dates: roomDates(departureDate),
    rounds,
    maxRounds: maxRoomRounds,
    canPropose:
      mayPropose(departure, { today, asked: true }) &&
      sharers.filter(({ ownRoom }) => ownRoom !== 'taken').length > 1,
    rooms: rooms.map(({ id: roomId, members, room }) => ({
      id: roomId,
      state: room.state as 'proposed' | 'fixed',
      members: travellers.filter((one) => members.includes(one.id)).map(memberOf),
      answerBy: room.answerBy,
    })),
    open: sharers.filter(({ ownRoom }) => ownRoom === null).map(memberOf),
    offered: sharers
      .filter(({ ownRoom }) => ownRoom === 'offered' || ownRoom === 'waiting')
      .map(memberOf),
    taken: sharers.filter(({ ownRoom }) => ownRoom === 'taken').map(memberOf),
    notSharing: alone.filter(({ sharer }) => sharer === null).map(memberOf),
  }
}

/**
 * Proposes rooms now.
 * @throws AppError NOT_FOUND, ROOM_WISHES_CLOSED
 */
export async function proposeRooms(
  context: RoomContext,
  { trx, record }: OperatorCall<'rooms.proposed'>,
  id: number,
): Promise<DepartureRooms> {
  const departure = await lockDepartureOfRooms(trx, id)
  if (!departure) throw noSuchDeparture()
  const today = context.clock.today()
  if (!mayPropose(departure, { today, asked: true })) throw new AppError('ROOM_WISHES_CLOSED')
  const rooms = await moveRooms(trx, context, { departure, asked: true })
  await record({ action: 'rooms.proposed', subject: subjectOf(id), details: { rooms } })
  return getRooms(trx, id, today)
}

/**
 * Ends a fixed room. Its members are free again.
 * @throws AppError NOT_FOUND, ROOM_ENDED
 */
export async function reopenRoom(
  context: RoomContext,
  { trx, record }: OperatorCall<'room.reopened'>,
  { id, roomId }: { id: number; roomId: number },
): Promise<DepartureRooms> {
  const departure = await lockDepartureOfRooms(trx, id)
  if (!departure) throw noSuchDeparture()
  const row = (await listLiveRooms(trx, id)).find((room) => room.id === roomId)
  const next = row?.room.state === 'fixed' ? nextRoom(row.room, { kind: 'apart' }) : undefined
  if (!row || !next) throw new AppError('ROOM_ENDED')
  await storeRoom(trx, row, next)
  const freed = new Map<number, EndedFrom>()
  for (const userId of row.members) if (userId !== null) freed.set(userId, 'fixed')
  await record({ action: 'room.reopened', subject: subjectOf(id), details: { room: roomId } })
  await moveRooms(trx, context, { departure, freed })
  return getRooms(trx, id, context.clock.today())
}
