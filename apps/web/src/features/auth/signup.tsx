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

interface SignupProps extends SignInFormProps {
  /** Whether the account page opens afterwards. */
  opensAccount: boolean
}

/** The sign-up form. */
export function Signup({ drafts, onSignedIn, opensAccount }: SignupProps) {
  const register = useRegister()
  const { formProps, field, busy } = useForm({
    schema: signupForm,
    initialValues: emptySignup,
    draft: { in: drafts, as: 'signup' },
    send: async (form) => {
      await register(form)
      const description = 'Account created successfully!'
      if (opensAccount) {
        toast({ title: 'Success', description: `${description} Redirecting to your account...` })
        await new Promise((resolve) => setTimeout(resolve, registrationRedirectDelay))
      } else {
        toast({ title: 'Success', description })
      }
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
