import { inviteReviewHours } from '@farandfew/domain/constants'
import { Button } from '@farandfew/ui/button'
import { ActionRow } from '../../shared/layout/action-row.ts'

/** What stands in the form's place once the request has been received. */
export function QuickInviteConfirmation({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        We review it within {inviteReviewHours} hours. You find it, with its answer, under Trip
        Requests.
      </p>
      <ActionRow>
        <Button onClick={onClose}>Close</Button>
      </ActionRow>
    </>
  )
}
