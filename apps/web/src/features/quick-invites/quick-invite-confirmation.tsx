import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'

/** Replaces the form after the request was stored. */
export function QuickInviteConfirmation({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        We review it within {inviteReviewHours} hours. You will find it, with our answer, under Trip
        Requests.
      </p>
      <Actions marginTop={6}>
        <Button onClick={onClose}>Close</Button>
      </Actions>
    </>
  )
}
