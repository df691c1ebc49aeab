import { registrationRedirectDelay } from '@farandfew/domain/constants'
import type { SignupInput } from '@farandfew/api-client/auth'
import { ageGroups, signupForm } from '@farandfew/domain/users'
import { SelectField, TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { styled } from 'styled-components'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { FormGrid } from '../../shared/forms/form-grid.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import type { SignInFormProps } from './email-login.tsx'
import { useRegister } from './sign-in.data.ts'
import { emptySignup, signupFields, type SignupValues } from './signup-fields.ts'
import { useAccountForm } from '../../shared/forms/use-account-form.ts'

const ageGroupOptions = ageGroups.map((value) => ({ value, label: value }))

/** Makes an account. */
export function Signup({ drafts, onSignedIn }: SignInFormProps) {
  const { mutateAsync } = useRegister()
  const { form, formProps } = useAccountForm<SignupValues>({
    schema: signupForm,
    empty: emptySignup,
    draft: { in: drafts, as: 'signup' },
    send: async (values) => {
      await mutateAsync(values as SignupInput)
      toast({
        title: 'Success',
        description: 'Account created successfully! Redirecting to your account...',
      })
      await new Promise((resolve) => setTimeout(resolve, registrationRedirectDelay))
      onSignedIn()
    },
  })
  const rows = (part: keyof typeof signupFields) =>
    signupFields[part].map((field) => (
      <TextField key={field.name} {...field} {...fieldProps(form, field.name)} />
    ))
  return (
    <Fields {...formProps} aria-label="Create an Account">
      {rows('before')}
      <SelectField
        label="Age group"
        options={ageGroupOptions}
        placeholder="Choose one"
        {...fieldProps(form, 'ageGroup')}
      />
      {rows('after')}
      <SubmitButton busy={form.isSubmitting} busyLabel="Creating account...">
        Create Account
      </SubmitButton>
    </Fields>
  )
}

/** A message below one field leaves the one beside it where it is. */
const Fields = styled(FormGrid)`
  align-items: start;
`
