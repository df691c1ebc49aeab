import { type RawBuilder, sql } from 'kysely'
import { containsText, patternFor } from '../db/contains-text.ts'

/** The ways to write a date: '14 August 2025', '14 Aug 2025', 'August 14, 2025', 'Aug 14 2025', '2025-08-14'. */
const dateForms = ['FMDD FMMonth YYYY', 'FMDD Mon YYYY', 'FMMonth FMDD, YYYY', 'Mon FMDD YYYY']
  .map((form) => `to_char(s.departure_date, '${form}')`)
  .join(', ')

/** Whether the date of the departure `s` contains the text, however it is written. */
const hasDateLike = (text: string) =>
  sql`concat_ws('; ', ${sql.raw(dateForms)}, s.departure_date) ilike ${patternFor(text)}`

/** Whether the departure `s` of the trip `t` has the text in its trip, destination, host or date. */
export const isDepartureLike = (text: string): RawBuilder<unknown> =>
  sql`(${containsText(['t.title', 't.destination', 's.coordinator'], text)} or ${hasDateLike(text)})`
