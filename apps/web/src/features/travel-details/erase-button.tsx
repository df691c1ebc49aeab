import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { useTravelDetailsCalls } from './travel-details.data.ts'
import { useBusy } from '../../shared/use-busy.ts'

/** Erases the details after a question. */
export function EraseButton({ departureId }: { departureId: number }) {
  const { erase } = useTravelDetailsCalls(departureId)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useBusy()
  const send = async () => {
    try {
      await erase()
      toast({ title: 'Travel details erased' })
    } catch (error) {
      toastFailure(error, 'Not erased')
    }
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Erase Now
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Erase your travel details?"
        description="We need them for hotels and permits. Before the trip you would have to enter them again."
      >
        <Actions>
          <ActionButton
            variant="primary"
            busy={isBusy}
            busyLabel="Erasing..."
            onAction={() => void run(send)}
          >
            Erase Details
          </ActionButton>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep Them
          </Button>
        </Actions>
      </Dialog>
    </>
  )
}
