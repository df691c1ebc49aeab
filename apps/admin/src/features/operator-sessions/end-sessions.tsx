import { endAdminSessions } from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { closeConsole } from './session.data.ts'
import { PageSection } from '../../shared/page/page-section.ts'

/** Ends the sessions of all operators after a question. */
export function EndSessions() {
  const [isAsking, setIsAsking] = useState(false)
  const end = useCall(endAdminSessions, {
    onSuccess: (_ended, client) => void closeConsole(client),
  })
  const close = () => {
    setIsAsking(false)
    end.reset()
  }
  return (
    <PageSection aria-labelledby="operator-sessions">
      <h2 id="operator-sessions">End all sessions</h2>
      <p>
        A session ends after an hour without use, after twelve hours in any case, and when the
        password changes. If someone else may be using the console, end all sessions at once.
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        End all operator sessions
      </Button>
      {isAsking && (
        <QuestionDialog
          call={end}
          title="End all operator sessions?"
          description="Every operator, you included, has to unlock the console again."
          confirm="End all sessions"
          decline="Keep them"
          busyLabel="Ending..."
          failed="The sessions are still open."
          onConfirm={() =>
            end.send({}, ({ ended }) =>
              toast({
                title: 'All operator sessions have ended',
                description: `${ended === 1 ? '1 session was' : `${ended} sessions were`} open, this one included.`,
              }),
            )
          }
          onClose={close}
        />
      )}
    </PageSection>
  )
}
