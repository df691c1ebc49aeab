import * as calls from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import { mayPropose } from '@farandfew/domain/roommates/room-dates.ts'
import { nextRoom } from '@farandfew/domain/roommates/room-states.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { subjectOf } from '../departures/admin-departures.service.ts'
import type { EndedFrom } from './rooms.mails.ts'
import { listLiveRooms, lockDepartureOfRooms, storeRoom } from './rooms.queries.ts'
import { moveRooms } from './rooms.service.ts'
import { getRooms } from './admin-roommates.queries.ts'

/** @throws AppError NOT_FOUND */
async function lock(trx: Db, id: number) {
  const departure = await lockDepartureOfRooms(trx, id)
  if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
  return departure
}

/** The rooms of a departure: shows them, proposes them now, and reopens a fixed one. */
export async function adminRoommatesRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db, clock } = context
  route(app, calls.getDepartureRooms, async ({ params: { id }, record }) => {
    const rooms = await getRooms(db, id, clock.today())
    await record({ action: 'rooms.viewed', subject: subjectOf(id) })
    return rooms
  })
  transactionRoute(app, calls.proposeRooms, async ({ trx, record, params: { id } }) => {
    const departure = await lock(trx, id)
    const today = clock.today()
    if (!mayPropose(departure, { today, asked: true })) {
      throw new AppError('ROOM_WISHES_CLOSED')
    }
    const rooms = await moveRooms(trx, context, { departure, asked: true })
    await record({ action: 'rooms.proposed', subject: subjectOf(id), details: { rooms } })
    return getRooms(trx, id, today)
  })
  transactionRoute(app, calls.reopenRoom, async ({ trx, record, params: { id, roomId } }) => {
    const departure = await lock(trx, id)
    const row = (await listLiveRooms(trx, id)).find((room) => room.id === roomId)
    const next = row?.room.state === 'fixed' ? nextRoom(row.room, { kind: 'apart' }) : undefined
    if (!row || !next) throw new AppError('ROOM_ENDED')
    await storeRoom(trx, row, next)
    const freed = new Map<number, EndedFrom>()
    for (const userId of row.members) if (userId !== null) freed.set(userId, 'fixed')
    await record({ action: 'room.reopened', subject: subjectOf(id), details: { room: roomId } })
    await moveRooms(trx, context, { departure, freed })
    return getRooms(trx, id, clock.today())
  })
}
