import { call } from '@farandfew/api-client'
import { register } from '@farandfew/domain/auth/auth.contract.ts'
import { registrationRedirectDelay } from '@farandfew/domain/constants/limits.ts'
import { ageGroups } from '@farandfew/domain/members/users.options.ts'
import { signupForm } from '@farandfew/domain/members/user-forms.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useStoreMember } from './auth.data.ts'
import type { SignInFormProps } from './email-login.tsx'
import { emptySignup, optionalFields, signupFields } from './signup-fields.ts'

const ageGroupOptions = ageGroups.map((value) => ({ value, label: value }))

interface SignupProps extends SignInFormProps {
  /** Whether the account page opens afterwards. */
  opensAccount: boolean
}

/** The sign-up form: what an account needs, and the rest folded until it is wanted, typed or refused. */
export function Signup({ drafts, onSignedIn, opensAccount }: SignupProps) {
  const storeMember = useStoreMember()
  const { form, formProps, field, busy, outcome } = useForm({
    schema: signupForm,
    initialValues: emptySignup,
    draft: { in: drafts, as: 'signup' },
    send: async (form) => {
      storeMember(await call(register, { body: form }))
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
  const [wasOptionalTyped] = useState(() => optionalFields.some((name) => form.values[name] !== ''))
  const textFields = (part: keyof typeof signupFields) =>
    signupFields[part].map(({ name, ...props }) => (
      <TextField key={name} {...props} {...field(name)} />
    ))
  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Create an Account">
      {textFields('required')}
      <Optional open={wasOptionalTyped}>
        <summary>More about you (optional)</summary>
        <FormGrid as="div" marginTop={3} marginBottom={6}>
          {textFields('before')}
          <SelectField
            label="Age group"
            options={ageGroupOptions}
            placeholder="Choose one"
            {...field('ageGroup')}
          />
          {textFields('after')}
        </FormGrid>
      </Optional>
      <FormEnd busy={busy} outcome={outcome} busyLabel="Creating account...">
        Create Account
      </FormEnd>
    </Stack>
  )
}

const Optional = styled.details`
  border-block: 1px solid ${theme.colors.hairline};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.touchTarget};
    padding-block: 8px;
    font-weight: ${theme.fontWeights.label};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+' / '';
      font-size: ${theme.fontSizes.lead};
    }
  }
  &[open] > summary::after {
    content: '−' / '';
  }
`
