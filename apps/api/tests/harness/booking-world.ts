import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import { insertDeparture } from '../support/rows.ts'

/** Hidden Gems of Turkey, which every member can book. */
export const openTrip = 1

/** Inserts departures of the open trip, one a day from January 2026 on: on 1 May 2025 all of them take a deposit. */
export async function insertOpenDepartures(
  db: Db,
  count: number,
  spotsTotal: number,
): Promise<number[]> {
  const ids: number[] = []
  for (let day = 0; day < count; day += 1) {
    const departureDate = addDays('2026-01-01', day)
    ids.push(await insertDeparture(db, openTrip, { departureDate, spotsTotal }))
  }
  return ids
}
