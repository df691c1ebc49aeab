import type { Manifest, ManifestTraveller } from '@farandfew/domain/travel-details/manifest.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
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

interface Look {
  action: 'manifest.opened' | 'manifest.exported'
  departureId: number
  travellers: number
  /** Those whose details it shows. */
  bookings: readonly number[]
}

/** Minutes in which opening the same manifest again in one session, with the same details, is the same look. */
const sameLookMinutes = 15

/** Adds a look to the audit log: one entry with all whose details it showed, who see it. */
async function recordLook(
  trx: Db,
  actor: Actor,
  { action, departureId, ...details }: Look,
): Promise<void> {
  const subject = `departure ${departureId}`
  const isRepeated =
    action === 'manifest.opened' &&
    (await trx
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', action)
      .where('subject', '=', subject)
      .where('session', '=', actor.session)
      .where('at', '>', sql<Date>`now() - make_interval(mins => ${sameLookMinutes})`)
      .where('details', '=', json(details))
      .limit(1)
      .executeTakeFirst())
  if (isRepeated) return
  await recordAction(trx, actor, { action, subject, details })
}

const json = (value: object) => sql<Record<string, unknown>>`${JSON.stringify(value)}::jsonb`

/**
 * The manifest of a departure. The look is in the audit log in the same transaction.
 * @throws AppError NOT_FOUND
 */
export function readManifest(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  actor: Actor,
  { departureId, action }: Pick<Look, 'departureId' | 'action'>,
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
    await recordLook(trx, actor, {
      action,
      departureId,
      travellers: rows.length,
      bookings: travellers.flatMap(({ details, bookingId }) => (details ? [bookingId] : [])),
    })
    return { departureId, ...departure, host: departure.host?.name ?? null, travellers }
  })
}
