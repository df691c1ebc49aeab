import { durationLabel, priceLabel } from '@farandfew/domain/constants'
import { departureDates, departurePrice } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { styled } from 'styled-components'
import type { ChosenDeparture as Departure } from './use-chosen-departure.ts'

interface ChosenDepartureProps {
  departure: Departure
  onClear: () => void
}

/** The requested departure with its own length and price, which differ from the trip's for an extended edition. */
export function ChosenDeparture({ departure, onClear }: ChosenDepartureProps) {
  const price = priceLabel(departurePrice(departure))
  return (
    <Choice>
      <div>
        <p>
          <strong>
            Your departure: {departureDates(departure)} {departure.date.slice(0, 4)}
          </strong>
        </p>
        <p>
          {durationLabel(departure.days)} · {price} all-inclusive
          {departure.extendedEdition && ' · extended edition, full itinerary on request'}
        </p>
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
