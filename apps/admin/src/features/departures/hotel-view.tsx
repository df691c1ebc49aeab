import { endpointQuery } from '@farandfew/api-client'
import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { listDepartureHotels } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { HotelForm } from './hotel-form.tsx'

interface HotelViewProps {
  departure: AdminDeparture
  hotelId: number | 'new'
  onBack: () => void
  onDone: (words: string) => void
}

/** The form of one hotel, with what is stored of it. */
export function HotelView({ hotelId, ...props }: HotelViewProps) {
  const at = { params: { id: String(props.departure.id) } }
  const query = useQuery({ ...endpointQuery(listDepartureHotels, at), gcTime: 0 })
  if (hotelId === 'new') return <HotelForm {...props} hotel={undefined} />
  return (
    <Loaded query={query} loading="Loading the hotel…" failed="We could not load this hotel.">
      {(hotels) => {
        const hotel = hotels.find(({ id }) => id === hotelId)
        if (hotel) return <HotelForm {...props} key={hotelId} hotel={hotel} />
        return (
          <>
            <p>This hotel was removed.</p>
            <Button onClick={props.onBack}>Back</Button>
          </>
        )
      }}
    </Loaded>
  )
}
