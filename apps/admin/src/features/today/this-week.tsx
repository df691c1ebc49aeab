import {
  type ClubFigures,
  departuresAheadMax,
  weekDays,
} from '@farandfew/domain/today/admin-today.ts'
import { addDays, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import {
  formatDate,
  formatShortDate,
  weekdayNames,
} from '@farandfew/domain/calendar/format-date.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { FigureLink } from '../../shared/figures/figure-link.tsx'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'
import { paths } from '../../shared/paths.ts'
import { DepartureBadges } from '../departures/departure-badges.tsx'

const columns = ['Departure', 'Leaves', 'Seats', 'Kept', 'Still to pay'].map((heading) => ({
  heading,
}))

/** The departures of the next seven days with their seats and money; without any, the next one. */
export function ThisWeek({ figures: { today, departures } }: { figures: ClubFigures }) {
  const id = useId()
  const captionId = useId()
  const lastDay = addDays(today, weekDays - 1)
  const week = departures.filter(({ departureDate }) => departureDate <= lastDay)
  const next = departures[0]
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={4} id={id}>
        This week's departures
      </Heading>
      {week.length > 0 ? (
        <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
          <Table>
            <caption id={captionId}>Seats and money of this week's departures</caption>
            <TableHead columns={columns} />
            <tbody>
              {week.map((departure) => (
                <tr key={departure.id}>
                  <th scope="row">
                    <UiLink href={paths.departure(departure.id)}>{departure.tripTitle}</UiLink>{' '}
                    {departure.isGuaranteed && <DepartureBadges groupDecision="guaranteed" />}
                  </th>
                  <td>
                    {`${weekdayNames[weekdayOf(departure.departureDate)] ?? ''}, ${formatShortDate(departure.departureDate)}`}
                  </td>
                  <td>{`${departure.seats.booked} of ${departure.seats.total}`}</td>
                  <td>
                    <FigureLink of={departure.kept} />
                  </td>
                  <td>
                    <FigureLink of={departure.owed} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      ) : (
        <p>
          <span>{`No departure leaves until ${formatDate(lastDay)}.`}</span>
          {next && (
            <span>
              {' '}
              The next one is{' '}
              <UiLink href={paths.departure(next.id)}>
                {`${next.tripTitle}, ${formatDate(next.departureDate)}`}
              </UiLink>
              <span>{`, ${next.isGuaranteed ? 'guaranteed, ' : ''}with ${next.seats.booked} of ${next.seats.total} seats booked.`}</span>
            </span>
          )}
        </p>
      )}
      {week.length === departuresAheadMax && (
        <p>
          <span>{`Only the first ${departuresAheadMax} are listed. `}</span>
          <UiLink href={paths.departures}>All departures</UiLink>
        </p>
      )}
    </section>
  )
}
