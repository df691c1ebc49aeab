import { passwordMinLength } from '@farandfew/domain/constants/limits.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Form } from '@farandfew/ui/form/use-form.ts'

export const passwordHint = `At least ${passwordMinLength} characters.`

interface NewPasswordFieldsProps {
  field: (
    name: 'password' | 'confirmPassword',
  ) => Omit<ReturnType<Form<Record<string, string>>['field']>, 'name'> & { name: string }
}

/** A new password, typed twice. */
export const NewPasswordFields = ({ field }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label="New password"
      hint={passwordHint}
      type="password"
      autoComplete="new-password"
      required
      {...field('password')}
    />
    <TextField
      label="Confirm password"
      type="password"
      autoComplete="new-password"
      required
      {...field('confirmPassword')}
    />
  </>
)
