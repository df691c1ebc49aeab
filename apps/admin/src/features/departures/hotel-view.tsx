import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useHotels } from './departures.data.ts'
import { HotelForm } from './hotel-form.tsx'

interface HotelViewProps {
  departure: AdminDeparture
  hotelId: number | 'new'
  onBack: () => void
  onDone: (words: string) => void
}

/** The form of one hotel, with what is stored of it. */
export function HotelView({ departure, hotelId, onBack, onDone }: HotelViewProps) {
  const query = useHotels(departure.id)
  if (hotelId === 'new') return <HotelForm {...{ departure, onBack, onDone }} hotel={undefined} />
  if (!query.data) {
    if (!query.isError) return <p role="status">Loading the hotel…</p>
    return (
      <LoadProblem
        title="We could not load this hotel."
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const hotel = query.data.find(({ id }) => id === hotelId)
  if (hotel) return <HotelForm key={hotelId} {...{ departure, hotel, onBack, onDone }} />
  return (
    <>
      <p>This hotel was removed.</p>
      <Button onClick={onBack}>Back</Button>
    </>
  )
}
