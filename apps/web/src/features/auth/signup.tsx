import { registrationRedirectDelay } from '@farandfew/domain/constants'
import { ageGroups, signupForm } from '@farandfew/domain/users'
import { SelectField, TextField } from '@farandfew/ui/field'
import { FormGrid, SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { styled } from 'styled-components'
import { useRegister } from './auth.data.ts'
import type { SignInFormProps } from './email-login.tsx'
import { emptySignup, signupFields } from './signup-fields.ts'

const ageGroupOptions = ageGroups.map((value) => ({ value, label: value }))

/** The sign-up form. */
export function Signup({ drafts, onSignedIn }: SignInFormProps) {
  const register = useRegister()
  const { formProps, field, busy } = useForm({
    schema: signupForm,
    initialValues: emptySignup,
    draft: { in: drafts, as: 'signup' },
    send: async (form) => {
      await register(form)
      toast({
        title: 'Success',
        description: 'Account created successfully! Redirecting to your account...',
      })
      await new Promise((resolve) => setTimeout(resolve, registrationRedirectDelay))
      onSignedIn()
    },
  })
  const textFields = (part: keyof typeof signupFields) =>
    signupFields[part].map(({ name, ...props }) => (
      <TextField key={name} {...props} {...field(name)} />
    ))
  return (
    <Fields {...formProps} aria-label="Create an Account">
      {textFields('before')}
      <SelectField
        label="Age group"
        options={ageGroupOptions}
        placeholder="Choose one"
        {...field('ageGroup')}
      />
      {textFields('after')}
      <SubmitButton busy={busy} busyLabel="Creating account...">
        Create Account
      </SubmitButton>
    </Fields>
  )
}

/** A message below one field does not move the field next to it. */
const Fields = styled(FormGrid)`
  align-items: start;
`
