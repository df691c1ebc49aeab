import { endpointKey } from '@farandfew/api-client'
import {
  operatorInvitationForm,
  operatorLinkHours,
} from '@farandfew/domain/operators/admin-operators.ts'
import {
  inviteOperator,
  listOperators,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { operatorRoles, roleLabels } from '@farandfew/domain/contract/roles.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { roleWords } from '../../shared/role/role-words.ts'

/** Invites someone to work with the console. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { request } = useCall(inviteOperator, {
    reloads: [endpointKey(listOperators)],
  })
  const name = useFocusOnMount<HTMLInputElement>()
  const form = useForm({
    schema: operatorInvitationForm,
    initialValues: { name: '', email: '', role: '' },
    validateOnBlur: false,
    failureTitle: 'No one was invited',
    send: async (body) => {
      const { email } = await request({ body })
      toast({
        title: 'Invitation sent',
        description: `${email} gets a link, which is valid for ${operatorLinkHours / 24} days.`,
      })
      onClose()
    },
  })
  const role = operatorRoles.find((one) => one === form.field('role').value)
  return (
    <SendForm
      of={form}
      gap={5}
      maxWidth={440}
      label="Invite an operator"
      submit="Send invitation"
      busyLabel="Sending..."
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" required ref={name} {...form.field('name')} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        hint="Use a personal address; it's their sign-in."
        required
        {...form.field('email')}
      />
      <SelectField
        label="Role"
        placeholder="Select a role"
        options={operatorRoles.map((value) => ({ value, label: roleLabels[value] }))}
        hint={role ? roleWords[role] : 'What they may do in the console.'}
        required
        {...form.field('role')}
      />
    </SendForm>
  )
}
