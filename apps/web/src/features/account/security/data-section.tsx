import { fetchUserExport } from '@farandfew/api-client/account'
import { Button } from '@farandfew/ui/button'
import { toast } from '@farandfew/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { toastFailure } from '../../../shared/forms/toast-failure.ts'
import { useLateDialog } from '../../../shared/forms/use-late-dialog.tsx'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { Quiet } from '../tabs/account.styles.ts'
import { ProfilePart } from '../profile/profile-part.tsx'

const loadDeletion = () => import('./delete-account.tsx')

/** What the club holds of the member: to take along, or to have erased. */
export function DataSection() {
  const download = useMutation({
    mutationFn: () => fetchUserExport(),
    onSuccess: (data) => {
      saveAs('my-data.json', JSON.stringify(data, null, 2))
      toast({ title: 'Download started' })
    },
    onError: (error) => toastFailure(error),
  })
  const deletion = useLateDialog(loadDeletion)
  return (
    <ProfilePart title="Your data">
      <Quiet>
        Everything we have stored about you, as one file. Or delete the account, which takes effect
        at once.
      </Quiet>
      <ActionRow>
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
      </ActionRow>
      {deletion.dialog}
    </ProfilePart>
  )
}

/** Hands a text to the browser as a file. */
function saveAs(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
