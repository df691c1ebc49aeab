import type {
  Manifest,
  ManifestTraveller,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import type { Actor, OperatorCall } from '../../platform/audit/record-action.ts'
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

type Context = Pick<AppContext, 'secrets'>

/**
 * The manifest of a departure.
 * @throws AppError NOT_FOUND
 */
export async function readManifest(
  db: Db,
  { secrets }: Context,
  departureId: number,
): Promise<Manifest> {
  const departure = await findDepartureForManifest(db, departureId)
  if (!departure) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
  const rows = await listTravellersForManifest(db, departureId)
  const rooms = (await listLiveRooms(db, departureId)).filter(({ isApart }) => !isApart)
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
  return { departureId, ...departure, host: departure.host?.name ?? null, travellers }
}

/** What the audit log has of a look at a manifest: one entry with all whose details it showed, who see it. */
export const lookAt = ({ departureId, travellers }: Manifest) => ({
  subject: `departure ${departureId}`,
  details: {
    travellers: travellers.length,
    bookings: travellers.flatMap(({ details, bookingId }) => (details ? [bookingId] : [])),
  },
})

/** Minutes in which opening the same manifest again in one session, with the same details, is the same look. */
const sameLookMinutes = 15

async function isRepeated(
  trx: Db,
  { session }: Actor,
  { subject, details }: ReturnType<typeof lookAt>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'manifest.opened')
    .where('subject', '=', subject)
    .where('session', '=', session)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${sameLookMinutes})`)
    .where('details', '=', sql<Record<string, unknown>>`${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The manifest of a departure, with an entry in the audit log for the first look.
 * @throws AppError NOT_FOUND
 */
export async function openManifest(
  context: Context,
  { trx, actor, record }: OperatorCall<'manifest.opened'>,
  departureId: number,
): Promise<Manifest> {
  const manifest = await readManifest(trx, context, departureId)
  const look = lookAt(manifest)
  if (!(await isRepeated(trx, actor, look))) await record({ action: 'manifest.opened', ...look })
  return manifest
}
