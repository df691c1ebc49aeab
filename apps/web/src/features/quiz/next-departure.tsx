import { endpointQuery } from '@farandfew/api-client'
import { nextOf } from '@farandfew/domain/availability/availability.ts'
import { guaranteeLabel } from '@farandfew/domain/departures/guarantee.ts'
import { listDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { nextDatesLabel } from '@farandfew/domain/trips/trip-facts.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'

/** When the matched trip leaves next in the matched length, and whether it takes place. Nothing until that is loaded. */
export function NextDeparture({ of: { tripId, duration } }: { of: QuizMatch }) {
  const { data } = useQuery(endpointQuery(listDepartures, {}))
  const ahead = (data?.departures ?? []).filter(
    (one) => one.tripId === tripId && one.duration === duration && !one.isClosed,
  )
  const [first] = ahead
  const next = first && nextOf(first, ahead)
  if (!next) return null
  return (
    <Row gap={2} rowGap={1}>
      <small>{nextDatesLabel({ nextDeparture: next })}</small>
      <GuaranteeBadge label={guaranteeLabel(next)} />
    </Row>
  )
}
