import { inviteReviewHours } from '@farandfew/domain/constants'
import { Button } from '@farandfew/ui/button'
import { ActionRow } from '../../shared/layout/action-row.ts'

/** Replaces the form after the request was stored. */
export function QuickInviteConfirmation({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        We review it within {inviteReviewHours} hours. You will find it, with our answer, under Trip
        Requests.
      </p>
      <ActionRow>
        <Button onClick={onClose}>Close</Button>
      </ActionRow>
    </>
  )
}
