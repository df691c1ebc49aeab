import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type MonthView, noTripScheduled } from '@farandfew/domain/schedule/month-view.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { type SeatsState, stateText } from '../departures/departure-texts.ts'
import { factsOf, missingOf } from './departure-texts.ts'
import type { Departure } from './schedule.data.ts'

interface MonthDeparturesProps {
  view: MonthView<Departure>
  selected: Departure | undefined
  today: CalendarDate | undefined
  seats: SeatsState
  onSelect: (departure: Departure) => void
}

/** The departures of the shown month as a list of buttons. */
export function MonthDepartures({ view, selected, today, seats, onSelect }: MonthDeparturesProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" marginBottom={3} id={headingId}>
        {`Departures in ${view.title}`}
      </Heading>
      {view.departures.length === 0 && <p>{noTripScheduled}</p>}
      <Stack as="ul" gap={2} role="list">
        {view.departures.map((departure) => {
          const facts = factsOf(departure, today)
          return (
            <li key={departure.id}>
              <DepartureButton
                type="button"
                aria-pressed={departure.id === selected?.id}
                data-days={departure.days}
                data-state={facts.state}
                onClick={() => onSelect(departure)}
              >
                <strong>{departure.destination}</strong>
                <span>{facts.dates}</span>
                <small>
                  <span>{`${facts.length} · ${facts.price} · `}</span>
                  <b>{stateText(facts, seats)}</b>{' '}
                  <GuaranteeBadge label={missingOf(departure, today)} />
                </small>
              </DepartureButton>
            </li>
          )
        })}
      </Stack>
      {view.departures.length > 0 && <PriceNote />}
    </section>
  )
}

const { colors, space } = theme

const DepartureButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${space(4)};
  width: 100%;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${colors.hairline};
  border-left: 4px solid ${colors.raspberry};
  border-radius: ${theme.radii.card};
  background: ${colors.sheet};
  text-align: left;
  cursor: pointer;
  &[data-days='8'] {
    border-left-color: ${colors.sea};
  }
  &[data-state='closed'],
  &[data-state='departed'] {
    border-left-color: ${colors.edge};
  }
  &:hover {
    background: ${colors.shade};
  }
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${colors.ink};
  }
  small {
    flex-basis: 100%;
    color: ${colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  b {
    color: ${colors.ink};
    font-weight: ${theme.fontWeights.label};
  }
`
