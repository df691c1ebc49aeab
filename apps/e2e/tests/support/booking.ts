import type { Query } from './test.ts'

/** Turkey, 11-14 October 2025, which is open. */
export const departure = 11

/** Gives the departure enough seats for all tests that book it. */
export const addSeats = (query: Query) =>
  query('update trip_schedules set spots_total = 40 where id = $1 and spots_total < 40', [
    departure,
  ])
