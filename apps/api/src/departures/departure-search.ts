import { type RawBuilder, sql } from 'kysely'
import { containsText, patternFor } from '../db/contains-text.ts'

/** Whether the date of the departure `s`, written as '14 August 2025' or '2025-08-14', contains the text. */
const hasDateLike = (text: string) =>
  sql`concat(to_char(s.departure_date, 'FMDD FMMonth YYYY'), ' ', s.departure_date) ilike ${patternFor(text)}`

/** Whether the departure `s` of the trip `t` has the text in its trip, destination, host or date. */
export const isDepartureLike = (text: string): RawBuilder<unknown> =>
  sql`(${containsText(['t.title', 't.destination', 's.coordinator'], text)} or ${hasDateLike(text)})`
