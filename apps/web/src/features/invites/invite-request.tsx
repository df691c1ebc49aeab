import type { Trip } from '@farandfew/domain/trips'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { useChosenDeparture } from '../../shared/departures/use-chosen-departure.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { InviteConfirmation } from './invite-confirmation.tsx'
import { ChosenDeparture } from './chosen-departure.tsx'
import { InviteForm } from './invite-form.tsx'

export interface InviteRequestProps {
  trip: Trip
  /** The sentence shown after the request was stored. */
  thanks: string
}

/** The invite form, then the confirmation. An island: the form is not in the prerendered page. */
export default function InviteRequest({ trip, thanks }: InviteRequestProps) {
  const [isReceived, setReceived] = useState(false)
  const isHydrated = useHydrated()
  const confirm = () => {
    setReceived(true)
    toast({ title: 'Request Submitted!', description: thanks })
  }
  return (
    <FormArea>
      {isReceived ? (
        <InviteConfirmation thanks={thanks} />
      ) : isHydrated ? (
        <FormWithDeparture trip={trip} onReceived={confirm} />
      ) : (
        <NeedsScript />
      )}
    </FormArea>
  )
}

/** The form, below the departure that was selected on the schedule page, if any. */
function FormWithDeparture({ trip, onReceived }: { trip: Trip; onReceived: () => void }) {
  const [departure, clear] = useChosenDeparture(trip.id)
  return (
    <>
      {departure && (
        <ChosenDeparture departure={departure} availability={trip.availability} onClear={clear} />
      )}
      <InviteForm tripId={trip.id} scheduleId={departure?.id} onReceived={onReceived} />
    </>
  )
}

/** As high as the form, so that nothing below moves when the form appears or is replaced. */
const FormArea = styled.div`
  display: grid;
  align-content: center;
  padding: clamp(20px, 4vw, 36px);
  min-height: 476px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  ${({ theme }) => theme.media.sm} {
    min-height: 400px;
  }
`
