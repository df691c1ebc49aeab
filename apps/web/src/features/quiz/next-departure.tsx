import { endpointQuery } from '@farandfew/api-client'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { nextDatesLabel, nextDepartureFacts } from '@farandfew/domain/trips/trip-facts.ts'
import { listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'

/** When the matched trip leaves next, and whether that departure takes place. Nothing until the trips are loaded. */
export function NextDeparture({ of: { tripId } }: { of: QuizMatch }) {
  const { data: trips = [] } = useQuery(endpointQuery(listTrips, {}))
  const trip = trips.find(({ id }) => id === tripId)
  if (!trip?.nextDeparture) return null
  return (
    <Row gap={2} rowGap={1}>
      <small>{nextDatesLabel(trip)}</small>
      <GuaranteeBadge label={nextDepartureFacts(trip)?.guaranteeLabel} />
    </Row>
  )
}
