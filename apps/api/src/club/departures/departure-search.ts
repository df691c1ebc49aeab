import { monthNames } from '@farandfew/domain/calendar/format-date.ts'
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

/**
 * Whether the date of the departure `s` contains the text. Writing all dates takes longer than the rest of a search, so it is left out
 * for what is in no date, and for a part of a month's name.
 */
function hasDateLike(text: string): RawBuilder<unknown> {
  const runs = text.toLowerCase().match(/[a-z]+/g) ?? []
  const months = monthNames.flatMap((name, index) =>
    runs.every((run) => name.toLowerCase().includes(run)) ? [index + 1] : [],
  )
  if (months.length === 0 || !/^[\d\s,a-z-]*$/i.test(text)) return sql`false`
  if (runs[0] === text.toLowerCase()) {
    return sql`extract(month from s.departure_date) = any(${months}::int[])`
  }
  return sql`s.departure_date = any(array(${datesLike(text)}))`
}

/** The hosts with the text in their name. */
const hostsLike = (text: string) => sql`
  select found.id from hosts found where ${containsText(['found.name'], text)}
`

/** Whether the departure `s` has the text in its trip, destination, host or date, or is named by trip and date: 'Turkey, 14 Aug'. */
export function isDepartureLike(text: string): RawBuilder<unknown> {
  const [, trip, date] = /^(\D*[^\d\s,])[\s,]+(\d.*)$/.exec(text) ?? []
  return sql`(
    s.trip_id = any(array(${tripsLike(text)}))
    or ${hasDateLike(text)}
    or s.host_id = any(array(${hostsLike(text)}))
    ${
      trip === undefined || date === undefined
        ? sql``
        : sql`or (s.trip_id = any(array(${tripsLike(trip)})) and ${hasDateLike(date)})`
    }
  )`
}
