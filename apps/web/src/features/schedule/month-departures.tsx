import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type MonthView, noTripScheduled } from '@farandfew/domain/schedule/month-view.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { DepartureLine } from '../departures/departure-line.ts'
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
              <DepartureLine
                as="button"
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
              </DepartureLine>
            </li>
          )
        })}
      </Stack>
      {view.departures.length > 0 && <PriceNote />}
    </section>
  )
}
