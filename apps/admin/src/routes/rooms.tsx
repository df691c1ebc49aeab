import { DepartureFrame } from '../features/departures/departure-frame.tsx'
import { RoomsPart } from '../features/departures/rooms-part.tsx'

/** The rooms of a departure: proposed and fixed ones, and who has none. */
export default function RoomsPage() {
  return (
    <DepartureFrame>
      {({ id, groupDecision }) =>
        groupDecision === 'cancelled' ? (
          <p>The departure is cancelled, so no one shares a room.</p>
        ) : (
          <RoomsPart id={id} />
        )
      }
    </DepartureFrame>
  )
}
