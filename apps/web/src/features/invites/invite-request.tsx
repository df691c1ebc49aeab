import { departureDates, departuresOfTrip } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Callout } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { type TripDeparture, useTripDepartures } from '../departures/use-trip-departures.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { ApprovedInvite } from './approved-invite.tsx'
import { InviteConfirmation } from './invite-confirmation.tsx'
import { DepartureChoice } from './departure-choice.tsx'
import { InviteForm } from './invite-form.tsx'
import { PendingInvite } from './pending-invite.tsx'

export interface InviteRequestProps {
  trip: Trip
  /** The toast's sentence after the request was stored. */
  thanks: string
  /** What becomes of the request. */
  answer: string
}

/** The invite form, then the confirmation. An island: the form is not in the prerendered page. */
export default function InviteRequest({ trip, thanks, answer }: InviteRequestProps) {
  const [isReceived, setReceived] = useState(false)
  const isHydrated = useHydrated()
  const confirm = () => {
    setReceived(true)
    toast({ title: 'Request Submitted!', description: thanks })
  }
  return (
    <FormArea data-received={isReceived || undefined}>
      {isReceived ? (
        <InviteConfirmation answer={answer} />
      ) : isHydrated ? (
        <FormWithDeparture trip={trip} onReceived={confirm} />
      ) : (
        <NeedsScript />
      )}
    </FormArea>
  )
}

/** The form, below the choice of a departure. The chosen one is in the URL. */
function FormWithDeparture({ trip, onReceived }: { trip: Trip; onReceived: () => void }) {
  const [params, change] = useUrlParams()
  const { departures: all, seats } = useTripDepartures(trip.id)
  const departures = all.filter(({ isClosed }) => !isClosed)
  const isWanted = ({ id }: { id: number }) => String(id) === params.get('departure')
  const chosen = departures.find(isWanted)
  const wanted = all.find(isWanted) ?? departuresOfTrip(schedule2025, trip.id).find(isWanted)
  return (
    <>
      <ApprovedInvite trip={trip} />
      <PendingInvite trip={trip} />
      {seats === 'loaded' && wanted && !chosen && <ClosedDeparture departure={wanted} />}
      {departures.length > 0 && (
        <DepartureChoice
          trip={trip}
          departures={departures}
          chosen={chosen}
          onChoose={(id) => change({ departure: id || undefined })}
        />
      )}
      <InviteForm tripId={trip.id} scheduleId={chosen?.id} onReceived={onReceived} />
    </>
  )
}

/** Said to someone who followed a link to a departure that is closed or has left. */
const ClosedDeparture = ({ departure }: { departure: TripDeparture }) => (
  <Callout
    as="p"
    accent="saffron"
    ground="blush"
    marginBottom={4}
    role="status"
  >{`The departure of ${departureDates(departure)} ${departure.date.slice(0, 4)} can no longer be booked. Your request will be for another date.`}</Callout>
)

/** As high as the form until it has been sent, so that nothing below moves when the form appears. */
const FormArea = styled.div`
  display: grid;
  align-content: center;
  padding: clamp(20px, 4vw, 36px);
  &:not([data-received]) {
    min-height: 625px;
  }
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  ${theme.media.sm} {
    &:not([data-received]) {
      min-height: 533px;
    }
  }
`
