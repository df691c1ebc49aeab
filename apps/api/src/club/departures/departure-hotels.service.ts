import {
  type DepartureHotelChange,
  type DepartureHotelForm,
  hotelNightsProblem,
  type DepartureHotel,
  departureHotelLimits,
} from '@farandfew/domain/departures/admin-departures.ts'
import { isDeepStrictEqual } from 'node:util'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subjectOf } from './admin-departures.service.ts'

const hotelColumns = ['id', 'name', 'address', 'phone', 'firstNight', 'nights'] as const

/** The hotels of a departure by their first night. */
export const listHotels = (db: Db, departureId: number): Promise<DepartureHotel[]> =>
  db
    .selectFrom('departureHotels')
    .select(hotelColumns)
    .where('departureId', '=', departureId)
    .orderBy('firstNight')
    .orderBy('id')
    .execute()

interface Departure {
  departureDate: string
  /** Days. */
  duration: number
}

/**
 * Locks a departure, so that neither its dates nor its other hotels change meanwhile.
 * @throws AppError NOT_FOUND
 */
async function lockDates(trx: Db, id: number): Promise<Departure> {
  const departure = await trx
    .selectFrom('tripSchedules')
    .select(['departureDate', 'duration'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!departure) throw new AppError('NOT_FOUND')
  return departure
}

/** @throws AppError VALIDATION_FAILED unless all nights are nights of the trip */
function requireTripNights(form: DepartureHotelForm, departure: Departure): void {
  const errors = hotelNightsProblem(form, departure)
  if (errors) throw new AppError('VALIDATION_FAILED', { errors })
}

/** @throws AppError NOT_FOUND */
async function getHotel(trx: Db, departureId: number, id: number): Promise<DepartureHotel> {
  const hotel = (await listHotels(trx, departureId)).find((one) => one.id === id)
  if (!hotel) throw new AppError('NOT_FOUND')
  return hotel
}

const valuesOf = ({ phone, ...form }: DepartureHotelForm) => ({ ...form, phone: phone ?? null })

interface HotelName {
  departureId: number
  hotelId: number
}

/** @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function addHotel(
  { trx, record }: OperatorCall<'departure.hotel-added'>,
  departureId: number,
  form: DepartureHotelForm,
): Promise<DepartureHotel> {
  requireTripNights(form, await lockDates(trx, departureId))
  const hotels = await listHotels(trx, departureId)
  if (hotels.length >= departureHotelLimits.perDeparture) {
    const detail = `A departure has at most ${departureHotelLimits.perDeparture} hotels.`
    throw new AppError('VALIDATION_FAILED', { detail })
  }
  const { id, ...hotel } = await trx
    .insertInto('departureHotels')
    .values({ departureId, ...valuesOf(form) })
    .returning(hotelColumns)
    .executeTakeFirstOrThrow()
  const subject = subjectOf(departureId)
  await record({ action: 'departure.hotel-added', subject, after: hotel })
  return { id, ...hotel }
}

/** @throws AppError NOT_FOUND, VALIDATION_FAILED; DEPARTURE_CHANGED if the hotel is not as the operator saw it */
export async function changeHotel(
  { trx, record }: OperatorCall<'departure.hotel-changed'>,
  { departureId, hotelId }: HotelName,
  change: DepartureHotelChange,
): Promise<DepartureHotel> {
  const departure = await lockDates(trx, departureId)
  const { id, ...before } = await getHotel(trx, departureId, hotelId)
  if (!isDeepStrictEqual(before, change.before)) {
    const detail = 'Someone changed this hotel in the meantime. Please look at it again.'
    throw new AppError('DEPARTURE_CHANGED', { detail })
  }
  requireTripNights(change.after, departure)
  const after = valuesOf(change.after)
  await trx.updateTable('departureHotels').set(after).where('id', '=', id).execute()
  await record({
    action: 'departure.hotel-changed',
    subject: subjectOf(departureId),
    before,
    after,
  })
  return { id, ...after }
}

/** @throws AppError NOT_FOUND */
export async function removeHotel(
  { trx, record }: OperatorCall<'departure.hotel-removed'>,
  { departureId, hotelId }: HotelName,
): Promise<DepartureHotel> {
  await lockDates(trx, departureId)
  const { id, ...before } = await getHotel(trx, departureId, hotelId)
  await trx.deleteFrom('departureHotels').where('id', '=', id).execute()
  await record({ action: 'departure.hotel-removed', subject: subjectOf(departureId), before })
  return { id, ...before }
}
