import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { guaranteedLabel } from '@farandfew/domain/departures/guarantee.ts'
import {
  type DepartureState,
  departureStateNames,
  isOver,
} from '@farandfew/domain/departures/departure-facts.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { departureLook, guaranteedMark } from './calendar.styles.ts'
import { factsOf, missingOf } from './departure-texts.ts'
import type { Departure } from './schedule.data.ts'

interface LegendProps {
  /** Those of the shown month. */
  departures: readonly Departure[]
  /** The club's date; undefined until it is known. */
  today: CalendarDate | undefined
}

const meanings: Readonly<Record<DepartureState, string>> = {
  ...departureStateNames,
  open: 'open to book',
  'being-paid': 'last seats are being paid',
  full: 'full, with a waitlist',
  'by-invite': 'by invite',
}

/** Explains the colours and outlines of the shown month, each once. */
export function Legend({ departures, today }: LegendProps) {
  const samples = departures.map((departure) => {
    const { state } = factsOf(departure, today)
    const { days } = departure
    return {
      days,
      state,
      text: isOver(state) ? meanings[state] : `${days} days, ${meanings[state]}`,
    }
  })
  return (
    <List role="list">
      {[...new Map(samples.map((sample) => [sample.text, sample])).values()].map(
        ({ days, state, text }) => (
          <li key={text}>
            <Sample data-days={days} data-state={state} />
            <span>{text}</span>
          </li>
        ),
      )}
      {departures.some((one) => missingOf(one, today) === guaranteedLabel) && (
        <li>
          <b>{guaranteedMark}</b>
          <span>{guaranteedLabel}</span>
        </li>
      )}
    </List>
  )
}

const { colors, space } = theme

/** At least one line, so that nothing below moves in a month without departures. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  min-height: 1.5em;
  margin-top: ${space(4)};
  color: ${colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`

const Sample = styled.span`
  width: 16px;
  height: 16px;
  border-radius: ${theme.radii.small};
  ${departureLook}
`
