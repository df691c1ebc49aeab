import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { useEndSessions } from './session.data.ts'

/** Ends the sessions of all operators after a question. */
export function EndSessions() {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error, reset } = useEndSessions()
  const end = () =>
    mutate(undefined, {
      onSuccess: ({ ended }) =>
        toast({
          title: 'All operator sessions have ended',
          description: `${ended === 1 ? '1 session was' : `${ended} sessions were`} open, this one included.`,
        }),
    })
  const close = () => {
    setIsAsking(false)
    reset()
  }
  return (
    <Section aria-labelledby="operator-sessions">
      <h2 id="operator-sessions">End all sessions</h2>
      <p>
        A session ends after an hour without use, after twelve hours in any case, and when the
        password changes. If someone else may be using the console, end all sessions at once.
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        End all operator sessions
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(open) => {
          if (!open && !isPending) close()
        }}
        title="End all operator sessions?"
        description="Every operator, you included, has to unlock the console again."
      >
        <Stack>
          {error && (
            <p role="alert">
              <strong>The sessions are still open.</strong> {explainFailure(error)}
            </p>
          )}
          <Actions>
            <ActionButton variant="primary" busy={isPending} busyLabel="Ending..." onAction={end}>
              End all sessions
            </ActionButton>
            <Button variant="quiet" onClick={close}>
              Keep them
            </Button>
          </Actions>
        </Stack>
      </Dialog>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;
  margin-top: 48px;
  p {
    max-width: 66ch;
  }
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
