import { call } from '@farandfew/api-client'
import { exportUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation } from '@tanstack/react-query'
import { useDeferredDialog } from '../../../shared/deferred/use-deferred-dialog.tsx'
import { ProfilePart } from '../profile/profile-part.tsx'

const loadDeletion = () => import('./delete-account.tsx')

/** Downloads everything stored about the member, or deletes the account. */
export function DataSection() {
  const download = useMutation({
    mutationFn: () => call(exportUser, {}, { signInAgain: true }),
    onSuccess: (data) => {
      downloadText('my-data.json', JSON.stringify(data, null, 2))
      toast({ title: 'Download started' })
    },
    onError: (error) => toastFailure(error),
  })
  const deletion = useDeferredDialog(loadDeletion)
  return (
    <ProfilePart title="Your data">
      <Quiet>
        Download everything we store about you as one file, or delete your account. Deletion takes
        effect immediately.
      </Quiet>
      <Actions marginTop={6}>
        <Button
          variant="secondary"
          busy={download.isPending}
          busyLabel="Collecting..."
          onClick={() => download.mutate()}
        >
          Download My Data
        </Button>
        <Button variant="secondary" onClick={deletion.open}>
          Delete Account
        </Button>
      </Actions>
      {deletion.dialog}
    </ProfilePart>
  )
}

function downloadText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
