import type { Manifest, ManifestTraveller } from '@farandfew/domain/travel-details/manifest.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listLiveRooms, type RoomRow } from '../roommates/rooms.queries.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { tryOpenDetails } from './seal-details.ts'
import { sealedOf } from './traveller.ts'
import {
  findDepartureForManifest,
  listTravellersForManifest,
} from './admin-travel-details.queries.ts'
import { arrivalOf } from './admin-travel-details.service.ts'

type Row = Awaited<ReturnType<typeof listTravellersForManifest>>[number]

/** Where a traveller sleeps: with whom, alone, or not known yet. */
function roomOf(
  { userId, sharerId, ownRoom }: Row,
  rooms: readonly RoomRow[],
  nameOf: (userId: number) => string,
): Pick<ManifestTraveller, 'room' | 'roommates'> {
  const shared = rooms.find(({ members }) => members.includes(userId))
  if (shared) {
    const others = shared.members.flatMap((id) => (id === null || id === userId ? [] : [id]))
    return {
      room: shared.room.state === 'fixed' ? 'fixed' : 'proposed',
      roommates: others.map(nameOf),
    }
  }
  const isAlone = sharerId === null || ownRoom === 'taken'
  return { room: isAlone ? 'own' : null, roommates: [] }
}

/** A traveller's details without the passport; null if there are none or no key decrypts them. */
function detailsOf(row: Row, keys: readonly TravelKey[]) {
  const sealed = sealedOf(row)
  const opened = sealed && tryOpenDetails(sealed, keys)
  if (!opened) return { details: null, isUnreadable: sealed !== undefined }
  const { diet, foodNotes, emergencyName, emergencyRelation, emergencyPhone } = opened
  return {
    details: { diet, foodNotes, emergencyName, emergencyRelation, emergencyPhone },
    isUnreadable: false,
  }
}

/**
 * The manifest of a departure. It is in the audit log, and so is each traveller whose details it shows, who sees that: all
 * of it is one transaction.
 * @throws AppError NOT_FOUND
 */
export function readManifest(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  actor: Actor,
  { departureId, action }: { departureId: number; action: 'manifest.opened' | 'manifest.exported' },
): Promise<Manifest> {
  return db.transaction().execute(async (trx) => {
    const departure = await findDepartureForManifest(trx, departureId)
    if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
    const rows = await listTravellersForManifest(trx, departureId)
    const rooms = (await listLiveRooms(trx, departureId)).filter(({ isApart }) => !isApart)
    const nameOf = (id: number) => rows.find(({ userId }) => userId === id)?.name ?? 'someone'
    const travellers = rows.map((row) => ({
      bookingId: row.bookingId,
      userId: row.userId,
      name: row.name,
      phone: row.phone,
      email: row.email,
      ...detailsOf(row, secrets.travelKeys()),
      ...roomOf(row, rooms, nameOf),
      arrival: arrivalOf(row),
    }))
    const subject = `departure ${departureId}`
    await recordAction(trx, actor, { action, subject, details: { travellers: rows.length } })
    for (const { details, userId, bookingId } of travellers) {
      if (!details) continue
      await recordAction(trx, actor, {
        action: 'travel-details.opened',
        subject: `user ${userId}`,
        details: { departureId, bookingId },
      })
    }
    return { departureId, ...departure, host: departure.host?.name ?? null, travellers }
  })
}
