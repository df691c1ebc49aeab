import type { DepartureRooms, RoomMember } from '@farandfew/domain/roommates/admin-roommates.ts'
import { maxRoomRounds, mayPropose, roomDates } from '@farandfew/domain/roommates/room-dates.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findDepartureOfRooms, listLiveRooms } from './rooms.queries.ts'
import { nameOfUser } from '../members/name-of-user.ts'

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
  if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
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
