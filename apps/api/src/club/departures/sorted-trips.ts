import { sql } from 'kysely'
import { byText, byWord } from '../../platform/paging/by-order.ts'

/** The trips `t` with what their titles are sorted by. The offset has it computed once for each trip, instead of for each row. */
export const sortedTrips = sql`
  (select *, ${byText(sql`title`).expression} as title_key from trips offset 0) t
`

/** Sorts by the title of a trip of `sortedTrips`. */
export const byTripTitle = byWord(sql`t.title_key`)
