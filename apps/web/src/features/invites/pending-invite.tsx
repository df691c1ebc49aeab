import { endpointQuery } from '@farandfew/api-client'
import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import type { Availability } from '@farandfew/domain/availability/availability.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { formatLocalDay } from '../../shared/local-time.ts'
import { paths } from '../../shared/paths.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { WithdrawRequest } from './withdraw-request.tsx'

interface PendingInviteProps {
  trip: { title: string; availability: Availability }
}

/** The member's requests for trips that are not decided yet or approved; empty while that is not known. */
export function useInvites(): readonly InviteRequestItem[] {
  const user = useCurrentUser().data
  const { data: requests = [] } = useQuery({
    ...endpointQuery(listInviteRequests, {}),
    enabled: Boolean(user),
  })
  const isOpen = ({ kind, status }: InviteRequestItem) =>
    kind === 'trip' && (status === 'pending' || status === 'approved')
  return user ? requests.filter(isOpen) : []
}

/** The member's request for the trip that is not decided yet, with what becomes of it. They can withdraw it. */
export function PendingInvite({ trip: { title, availability } }: PendingInviteProps) {
  const pending = useInvites().filter(
    ({ tripName, status }) => tripName === title && status === 'pending',
  )
  if (pending.length === 0) return null
  return (
    <Callout accent="saffron" ground="paper" marginBottom={6} role="status">
      <Stack gap={3}>
        {pending.map((request) => (
          <div key={request.id}>
            <p>
              <strong>Your request for an invite is with us</strong>
              <span>{` (${request.requestedDate}${request.ended?.isCancelled ? ', which is cancelled' : ''}, sent on ${formatLocalDay(request.requestDate)}).`}</span>
            </p>
            <WithdrawRequest request={request} />
          </div>
        ))}
        <p>{availabilityTexts[availability].invite.answer}</p>
      </Stack>
    </Callout>
  )
}

/** On a departure by invite: that the member's approved invite for its trip is not for this one. */
export function OtherInvite({ title }: { title: string }) {
  const invites = useInvites().filter(({ tripName }) => tripName === title)
  if (invites.length === 0 || invites.some(({ status }) => status === 'pending')) return null
  return (
    <Callout as="p" accent="saffron" ground="paper" marginBottom={6} role="status">
      <strong>Your invite is not for this departure, so you cannot book it.</strong>
      <span> What you can book is in your account: </span>
      <UiLink href={`${paths.account}?tab=trip-invites`}>see your invites</UiLink>.
    </Callout>
  )
}
