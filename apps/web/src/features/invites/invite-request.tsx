import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Heading, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { endpointQuery } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { invitedSeatsText } from '@farandfew/domain/invites/invited-seats.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../shared/use-hydrated.ts'
import ClosedDeparture from '../departures/closed-departure.tsx'
import { useChosenDeparture } from '../departures/use-chosen-departure.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { DepartureChoice } from './departure-choice.tsx'
import { InviteForm } from './invite-form.tsx'
import { PendingInvite } from './pending-invite.tsx'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { InvitedDepartures } from './invited-departures.tsx'
import { paths } from '../../shared/paths.ts'

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
  const { open: departures, chosen, gone, change } = useChosenDeparture(trip.id)
  return (
    <>
      <ApprovedInvite trip={trip} />
      <PendingInvite trip={trip} />
      {gone && (
        <ClosedDeparture departure={gone} instead="Your request will be for another date." />
      )}
      {departures.length > 0 && (
        <DepartureChoice
          trip={trip}
          departures={departures}
          chosen={chosen}
          onChoose={(id) => change({ departure: id || undefined })}
        />
      )}
      <InviteForm tripId={trip.id} departureId={chosen?.id} onReceived={onReceived} />
    </>
  )
}

/** Says to a member whose invite to the trip is approved that they need no other. */
function ApprovedInvite({ trip }: { trip: Trip }) {
  const user = useCurrentUser().data
  const { data: requests = [] } = useQuery({
    ...endpointQuery(listInviteRequests, {}),
    enabled: Boolean(user),
  })
  const invited = requests
    .filter(({ tripName }) => tripName === trip.title)
    .flatMap(({ departures = [] }) => departures)
  const departures = invited.filter(
    ({ id }, index) => invited.findIndex((one) => one.id === id) === index,
  )
  if (!user || departures.length === 0) return null
  return (
    <Callout accent="sea" ground="paper" marginBottom={6} role="status">
      <Stack gap={3}>
        <p>
          <strong>Your invite to this trip is approved.</strong>
          <span>{` ${invitedSeatsText(departures)}`}</span>
        </p>
        <InvitedDepartures departures={departures} />
      </Stack>
    </Callout>
  )
}

/** Replaces the form after the request was stored, and takes the focus. */
function InviteConfirmation({ answer }: { answer: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <Heading size="page" marginBottom={3} ref={heading} tabIndex={-1}>
        Request Submitted!
      </Heading>
      <Text size="lead" maxWidth="31em">
        {answer}
      </Text>
      <Actions marginTop={6}>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </Actions>
    </div>
  )
}

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
