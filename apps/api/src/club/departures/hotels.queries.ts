import type { DepartureHotel } from '@farandfew/domain/departures/departure-hotels.ts'
import type { Db } from '../../platform/db/connect.ts'

export const hotelColumns = ['id', 'name', 'address', 'phone', 'firstNight', 'nights'] as const

/** The hotels of a departure by their first night. */
export const listHotels = (db: Db, departureId: number): Promise<DepartureHotel[]> =>
  db
    .selectFrom('departureHotels')
    .select(hotelColumns)
    .where('departureId', '=', departureId)
    .orderBy('firstNight')
    .orderBy('id')
    .execute()
