import type { Availability } from '@farandfew/domain/availability'
import { departureFacts } from '@farandfew/domain/departures'
import { Button } from '@farandfew/ui/button'
import { PriceNote } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import type { ChosenDeparture as Departure } from '../../shared/departures/use-chosen-departure.ts'

interface ChosenDepartureProps {
  departure: Departure
  availability: Availability
  onClear: () => void
}

/** The requested departure with its own length and price. */
export function ChosenDeparture({ departure, availability, onClear }: ChosenDepartureProps) {
  const { dates, length, price } = departureFacts({ ...departure, availability })
  return (
    <Choice>
      <div>
        <p>
          <strong>
            Your departure: {dates} {departure.date.slice(0, 4)}
          </strong>
        </p>
        <p>
          {length} · {price}
        </p>
        <PriceNote />
      </div>
      <Button variant="quiet" onClick={onClear}>
        Any date works for me
      </Button>
    </Choice>
  )
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: 24px;
  padding-bottom: 16px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.hairline};
  p + p {
    margin-top: 4px;
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`
