import { deleteMember } from '@farandfew/api-client/account'
import { deleteUserForm } from '@farandfew/domain/account'
import { Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { TextField } from '@farandfew/ui/field'
import { CheckList } from '@farandfew/ui/page'
import { toast } from '@farandfew/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../../shared/paths.ts'
import type { LateDialogProps } from '../../../shared/forms/use-late-dialog.tsx'
import { fieldProps } from '../../../shared/forms/field-props.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useAccountForm } from '../../../shared/forms/use-account-form.ts'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { setCurrentUser, useLogOut } from '../../../shared/current-member/member.data.ts'

const erased = [
  'Your profile, picture, email address, phone and password',
  'Your requests for invites, your quiz and where you are logged in',
  'Your place on a trip that lies ahead: the desk is told, and returns what the cancellation policy says',
]

/** Says plainly what is erased and what is kept, and asks for the password. */
export default function DeleteAccount({ open, onOpenChange }: LateDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="It takes effect at once, and nobody can bring it back."
    >
      <Facts>
        <h3>Erased</h3>
        <CheckList items={erased} mark="cross" />
        <h3>Kept</h3>
        <p>Records of bookings and payments, as the law asks, without your name.</p>
      </Facts>
      <DeleteForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const queryClient = useQueryClient()
  const { form, formProps } = useAccountForm({
    empty: { currentPassword: '' },
    schema: deleteUserForm,
    send: async (values) => {
      await deleteMember(values)
      void navigate(paths.home)
      // There is no session any more; what this browser has read goes too.
      await logOut.mutateAsync().catch(() => setCurrentUser(queryClient, null))
      toast({ title: 'Your account is deleted', description: 'Thank you for travelling with us.' })
    },
  })
  return (
    <Form {...formProps} aria-label="Delete account">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'currentPassword')}
      />
      <ActionRow>
        <SubmitButton size="md" busy={form.isSubmitting} busyLabel="Deleting...">
          Delete Account
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Keep Account
        </Button>
      </ActionRow>
    </Form>
  )
}

const Facts = styled.div`
  display: grid;
  gap: 8px;
  h3:not(:first-child) {
    margin-top: 16px;
  }
`

const Form = styled.form`
  margin-top: 24px;
`
