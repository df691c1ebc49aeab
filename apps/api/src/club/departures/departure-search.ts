import { type RawBuilder, sql } from 'kysely'
import { containsText, patternFor } from '../../platform/db/contains-text.ts'

/** The ways to write a date: '14 August 2025', '14 Aug 2025', 'August 14, 2025', 'Aug 14 2025', '2025-08-14'. */
const dateForms = ['FMDD FMMonth YYYY', 'FMDD Mon YYYY', 'FMMonth FMDD, YYYY', 'Mon FMDD YYYY']
  .map((form) => `to_char(day, '${form}')`)
  .join(', ')

/** The trips with the text in title or destination. */
const tripsLike = (text: string) => sql`
  select found.id from trips found where ${containsText(['found.title', 'found.destination'], text)}
`

/** The departure dates that contain the text, however they are written. Writes each date once, not once for each departure. */
const datesLike = (text: string) => sql`
  with days as materialized (select distinct departure_date as day from trip_schedules)
  select day from days where concat_ws('; ', ${sql.raw(dateForms)}, day) ilike ${patternFor(text)}
`

/** The hosts with the text in their name. */
const hostsLike = (text: string) => sql`
  select found.id from hosts found where ${containsText(['found.name'], text)}
`

/** Whether the departure `s` has the text in its trip, destination, host or date. */
export const isDepartureLike = (text: string): RawBuilder<unknown> => sql`(
  s.trip_id = any(array(${tripsLike(text)}))
  or s.departure_date = any(array(${datesLike(text)}))
  or s.host_id = any(array(${hostsLike(text)}))
)`
