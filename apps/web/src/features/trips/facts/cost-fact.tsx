import { durationLabel, priceLabel } from '@farandfew/domain/constants/labels.ts'
import { costLine, costText, totalCost } from '@farandfew/domain/trips/trip-costs.ts'
import { editionsOfTrip } from '@farandfew/domain/trips/trip-facts.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { Lines } from '../../../shared/layout/lines.ts'
import { Fact } from './fact.tsx'

interface CostFactProps {
  trip: Trip
  costs: NonNullable<PracticalFacts['costs']>
  /** Days. */
  duration: number
}

/** The price and what one pays on top of it, with the sum and what it leaves out; nothing if this length has no price. */
export function CostFact({ trip, costs, duration }: CostFactProps) {
  const edition = editionsOfTrip(trip).find((one) => one.duration === duration)
  if (!edition) return null
  const { price } = edition
  const total = totalCost(costs.items, edition)
  const { without } = costs
  return (
    <Fact id="cost" title="What it costs" answer={costLine(total, without)}>
      <Lines>
        <div>
          <dt>
            Price of the trip
            <small>{`${priceLabel(price)} for ${durationLabel(duration)}, GST and TCS included`}</small>
          </dt>
          <dd>{costText({ from: price, to: price })}</dd>
        </div>
        {total.items.map((cost) => (
          <div key={cost.item}>
            <dt>
              <span>{cost.item}</span>
              {cost.note && <small>{cost.note}</small>}
            </dt>
            <dd>{costText(cost)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{without ? `Subtotal, without ${without}` : 'Total'}</dt>
          <dd>{costText(total)}</dd>
        </div>
      </Lines>
      <Quiet>For one person, in rupees. What you pay to others is our estimate.</Quiet>
    </Fact>
  )
}
