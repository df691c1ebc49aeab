import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { departureFacts } from '@farandfew/domain/departures/departure-facts.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import type { TripDeparture } from '../departures/use-trip-departures.ts'

interface DepartureChoiceProps {
  trip: Trip
  departures: readonly TripDeparture[]
  chosen: TripDeparture | undefined
  /** Called with a departure's id, or with an empty text for any date. */
  onChoose: (id: string) => void
}

/** Which departure the request is for, with its own length and price. */
export function DepartureChoice({ trip, departures, chosen, onChoose }: DepartureChoiceProps) {
  const factsOf = (departure: TripDeparture) => {
    const facts = departureFacts({ ...departure, availability: trip.availability })
    return { ...facts, dates: `${facts.dates} ${departure.date.slice(0, 4)}` }
  }
  const facts = chosen && factsOf(chosen)
  return (
    <Choice>
      <SelectField
        label="Departure"
        name="departure"
        value={chosen ? String(chosen.id) : ''}
        placeholder="Any date works for me"
        options={departures.map((departure) => {
          const { dates, length, price, stateLabel, guaranteeLabel } = factsOf(departure)
          const texts = [
            dates,
            length,
            price,
            stateLabel,
            ...(guaranteeLabel ? [guaranteeLabel] : []),
          ]
          return {
            value: String(departure.id),
            label: texts.join(' · '),
          }
        })}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {facts && (
        <div>
          <p>
            <strong>{`Your departure: ${facts.dates}`}</strong>
          </p>
          <p>{`${facts.length} · ${facts.price}`}</p>
          {facts.guarantee && <p>{facts.guarantee}</p>}
          {chosen.visaWarning && <p>{chosen.visaWarning}</p>}
          <PriceNote />
        </div>
      )}
    </Choice>
  )
}

const Choice = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid ${theme.colors.hairline};
  p + p {
    margin-top: 4px;
    color: ${theme.colors.inkSoft};
  }
`
