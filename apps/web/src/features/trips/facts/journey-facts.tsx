import {
  connectionsOf,
  flightsLine,
  monthName,
  rainText,
  weatherLine,
  weatherOf,
} from '@farandfew/domain/trips/practical-fact-texts.ts'
import { visaAnswer } from '@farandfew/domain/trips/visa-texts.ts'
import { passportValidity } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { MonthOfWeather, PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { capitalized } from '@farandfew/domain/text/words.ts'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Fact } from './fact.tsx'

type FactOf<Name extends keyof PracticalFacts> = NonNullable<PracticalFacts[Name]>

interface VisaFactProps {
  visa: FactOf<'visa'>
  /** That it is too late to apply for the shown departure; missing if it is not. */
  late: string | null | undefined
}

/** The visa for an Indian passport. */
export function VisaFact({ visa, late }: VisaFactProps) {
  const { how, fee, processing, stayDays } = visa
  const rows = [
    ['Passport', capitalized(passportValidity)],
    ['Fee', fee],
    ['Processing time', processing],
    ['Stay', stayDays && `Up to ${stayDays} days`],
  ] as const
  return (
    <Fact id="visa" title="Visa" answer={visaAnswer(visa, late)}>
      <p>For an Indian passport.</p>
      <p>{how}</p>
      <Facts>
        {rows.map(
          ([term, text]) =>
            text && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ),
        )}
      </Facts>
    </Fact>
  )
}

interface WeatherFactProps {
  weather: FactOf<'weather'>
  /** The months in which the days of the departure fall, 1 to 12. If none of them is known, all months are shown. */
  months: readonly number[]
  /** Days. */
  duration: number
}

/** The usual weather of the months in which one would travel: a row for each place, or below each place one for each month. */
export function WeatherFact({ weather, months, duration }: WeatherFactProps) {
  const shown = weatherOf(weather, { duration, months }).months
  const hasRain = shown.some((row) => rainText(row) !== '')
  const named = [...new Set(shown.map(({ month }) => month))]
  const places = [...new Set(shown.map(({ place }) => place))]
  const rowOf = (row: MonthOfWeather, heading: string) => (
    <tr key={`${row.place} ${row.month}`}>
      <th scope="row">{heading}</th>
      <td>{`${row.high} °C`}</td>
      <td>{`${row.low} °C`}</td>
      {hasRain && <td>{rainText(row)}</td>}
    </tr>
  )
  return (
    <Fact id="weather" title="Weather" answer={weatherLine(shown)}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{named.length > 1 ? 'Month' : 'Place'}</th>
            <th scope="col">Day</th>
            <th scope="col">Night</th>
            {hasRain && <th scope="col">Rain</th>}
          </tr>
        </thead>
        {named.length > 1 ? (
          places.map((place) => (
            <tbody key={place}>
              <tr>
                <th scope="rowgroup" colSpan={hasRain ? 4 : 3}>
                  {place}
                </th>
              </tr>
              {shown.map((row) => row.place === place && rowOf(row, monthName(row.month)))}
            </tbody>
          ))
        ) : (
          <tbody>{shown.map((row) => rowOf(row, row.place))}</tbody>
        )}
      </Table>
      {weather.note && <p>{weather.note}</p>}
    </Fact>
  )
}

interface FlightsFactProps {
  flights: FactOf<'flights'>
  arrivals: PracticalFacts['arrivals']
  /** Days. */
  duration: number
  /** When to book; undefined if that is not known. */
  when: string | undefined
}

/** How one gets there from India, when to book, and between which flights the itinerary fits. */
export function FlightsFact({
  flights: { routes },
  arrivals = [],
  duration,
  when,
}: FlightsFactProps) {
  const arrival = arrivals.find((one) => one.duration === duration)
  return (
    <Fact id="flights" title="Flights" answer={flightsLine(routes)}>
      <Facts>
        {connectionsOf(routes).map(({ from, to, text, note }) => (
          <Fragment key={from + to + text}>
            <dt>{from}</dt>
            <dd>
              <span>{`to ${to}: ${text}`}</span>
              {note && <Quiet>{note}</Quiet>}
            </dd>
          </Fragment>
        ))}
      </Facts>
      {when && <p key="when">{when}</p>}
      {arrival && (
        <>
          <p>
            <span>{`Land at ${arrival.arriveAt} by `}</span>
            <strong>{arrival.arriveBy}</strong> on day 1.
          </p>
          <p>
            <span>{`Leave from ${arrival.leaveFrom} after `}</span>
            <strong>{arrival.leaveAfter}</strong>
            <span>{` on day ${duration}.`}</span>
          </p>
          <Quiet>
            Local times. You book the flights yourself; if none arrives that early, come the day
            before.
          </Quiet>
        </>
      )}
    </Fact>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 12px 8px 0;
    border-top: 1px solid ${theme.colors.hairline};
    font-weight: inherit;
    text-align: left;
    vertical-align: top;
  }
  /* The months of a place belong together. */
  tr:has([scope='rowgroup']) > th {
    padding-bottom: 2px;
    font-weight: ${theme.fontWeights.label};
  }
  tr:has([scope='rowgroup']) ~ tr > * {
    padding-block: 2px;
    border-top: 0;
  }
  tr:has([scope='rowgroup']) ~ tr:last-child > * {
    padding-bottom: 8px;
  }
  thead th {
    border-top: 0;
    padding-block: 4px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  td {
    white-space: nowrap;
  }
  td:last-child {
    padding-right: 0;
    white-space: normal;
  }
  /* The narrowest phones. */
  @container (max-width: 17rem) {
    th,
    td {
      padding-right: 6px;
      font-size: ${theme.fontSizes.small};
    }
  }
`
