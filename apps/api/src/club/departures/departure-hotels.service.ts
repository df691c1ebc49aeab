import {
  type DepartureHotelChange,
  type DepartureHotelForm,
  hotelNightsProblem,
  type DepartureHotel,
  departureHotelLimits,
} from '@farandfew/domain/departures/departure-hotels.ts'
import { isDeepStrictEqual } from 'node:util'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { Db } from '../../platform/db/connect.ts'
import { hotelColumns, listHotels } from './hotels.queries.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subjectOf } from './admin-departures.service.ts'

interface HotelCall {
  db: Db
  actor: Actor
  departureId: number
}

interface Departure {
  departureDate: string
  /** Days. */
  duration: number
}

/**
 * Runs `change` with the departure locked, so that neither its dates nor its other hotels change meanwhile.
 * @throws AppError NOT_FOUND
 */
function changeHotels<T>(
  { db, departureId }: HotelCall,
  change: (trx: Db, departure: Departure) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const departure = await trx
      .selectFrom('tripSchedules')
      .select(['departureDate', 'duration'])
      .where('id', '=', departureId)
      .forUpdate()
      .executeTakeFirst()
    if (!departure) throw new AppError('NOT_FOUND')
    return change(trx, departure)
  })
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

/** @throws AppError NOT_FOUND, VALIDATION_FAILED */
export const addHotel = (call: HotelCall, form: DepartureHotelForm): Promise<DepartureHotel> =>
  changeHotels(call, async (trx, departure) => {
    const { departureId } = call
    requireTripNights(form, departure)
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
    await recordAction(trx, call.actor, {
      action: 'departure.hotel-added',
      subject: subjectOf(departureId),
      after: hotel,
    })
    return { id, ...hotel }
  })

/** @throws AppError NOT_FOUND, VALIDATION_FAILED; DEPARTURE_CHANGED if the hotel is not as the operator saw it */
export const changeHotel = (
  call: HotelCall,
  hotelId: number,
  change: DepartureHotelChange,
): Promise<DepartureHotel> =>
  changeHotels(call, async (trx, departure) => {
    const { id, ...before } = await getHotel(trx, call.departureId, hotelId)
    if (!isDeepStrictEqual(before, change.before)) {
      const detail = 'Someone changed this hotel in the meantime. Please look at it again.'
      throw new AppError('DEPARTURE_CHANGED', { detail })
    }
    requireTripNights(change.after, departure)
    const after = valuesOf(change.after)
    await trx.updateTable('departureHotels').set(after).where('id', '=', id).execute()
    await recordAction(trx, call.actor, {
      action: 'departure.hotel-changed',
      subject: subjectOf(call.departureId),
      before,
      after,
    })
    return { id, ...after }
  })

/** @throws AppError NOT_FOUND */
export const removeHotel = (call: HotelCall, hotelId: number): Promise<DepartureHotel> =>
  changeHotels(call, async (trx) => {
    const { id, ...before } = await getHotel(trx, call.departureId, hotelId)
    await trx.deleteFrom('departureHotels').where('id', '=', id).execute()
    await recordAction(trx, call.actor, {
      action: 'departure.hotel-removed',
      subject: subjectOf(call.departureId),
      before,
    })
    return { id, ...before }
  })
