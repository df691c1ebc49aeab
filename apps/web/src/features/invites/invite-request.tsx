import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { InviteConfirmation } from './invite-confirmation.tsx'
import { ChosenDeparture } from './chosen-departure.tsx'
import { InviteForm } from './invite-form.tsx'
import { useChosenDeparture } from './use-chosen-departure.ts'

export interface InviteRequestProps {
  tripId: number
  /** What a person is told once the request has been received. */
  thanks: string
}

/** The form, and once it was received the confirmation in its place. An island: its form comes with its code. */
export default function InviteRequest({ tripId, thanks }: InviteRequestProps) {
  const [isReceived, setReceived] = useState(false)
  const isHydrated = useHydrated()
  const confirm = () => {
    setReceived(true)
    toast({ title: 'Request Submitted!', description: thanks })
  }
  return (
    <Place>
      {isReceived ? (
        <InviteConfirmation thanks={thanks} />
      ) : isHydrated ? (
        <Asking tripId={tripId} onReceived={confirm} />
      ) : (
        <NeedsScript />
      )}
    </Place>
  )
}

/** The form, under the departure that was chosen in the schedule, where one was. */
function Asking({ tripId, onReceived }: { tripId: number; onReceived: () => void }) {
  const [departure, forget] = useChosenDeparture(tripId)
  return (
    <>
      {departure && <ChosenDeparture departure={departure} onForget={forget} />}
      <InviteForm tripId={tripId} scheduleId={departure?.id} onReceived={onReceived} />
    </>
  )
}

/** As high as the form, so that nothing below moves when it arrives or goes. */
const Place = styled.div`
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
