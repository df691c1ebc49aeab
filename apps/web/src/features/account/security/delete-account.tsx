import { call } from '@farandfew/api-client'
import { deleteUserForm } from '@farandfew/domain/auth/account-forms.ts'
import { deleteUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Actions, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { setCurrentUser } from '../../../shared/current-member/current-member.data.ts'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import type { DeferredDialogProps } from '../../../shared/deferred/use-deferred-dialog.tsx'
import { paths } from '../../../shared/paths.ts'

const erased = [
  'Your profile, picture, email address, phone and password',
  'Your invite requests, your quiz and your sessions',
  'Your seat on a future trip: it is cancelled under its terms. “Cancel Booking” in your account shows first what you get back',
]

/** Lists what is erased and what is kept, and asks for the password. */
export default function DeleteAccount({ open, onOpenChange }: DeferredDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="This takes effect immediately and cannot be undone."
    >
      <Stack gap={2}>
        <Heading as="h3" size="lead">
          Erased
        </Heading>
        <CheckList items={erased} mark="cross" />
        <Heading as="h3" size="lead" marginTop={4}>
          Kept
        </Heading>
        <p>Records of bookings and payments, as the law requires, without your name.</p>
      </Stack>
      <DeleteForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const queryClient = useQueryClient()
  const { formProps, field, busy, outcome } = useForm({
    schema: deleteUserForm,
    initialValues: { currentPassword: '' },
    send: async (form) => {
      await call(deleteUser, { body: form })
      void navigate(paths.home)
      // The session ended with the account. Logging out also empties the cache of this browser.
      await logOut.mutateAsync().catch(() => setCurrentUser(queryClient, null))
      toast({
        title: 'Your account has been deleted',
        description: 'Thank you for travelling with us.',
      })
    },
  })
  return (
    <Stack as="form" gap={0} marginTop={6} {...formProps} aria-label="Delete account">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <FormOutcome of={outcome} />
      <Actions marginTop={6}>
        <SubmitButton size="md" busy={busy} busyLabel="Deleting...">
          Delete Account
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Keep Account
        </Button>
      </Actions>
    </Stack>
  )
}
