import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Form } from '@farandfew/ui/form/use-form.ts'
import { capitalized } from '@farandfew/domain/text/words.ts'

interface NewPasswordFieldsProps {
  field: (
    name: 'password' | 'confirmPassword',
  ) => Omit<ReturnType<Form<Record<string, string>>['field']>, 'name'> & { name: string }
  /** 'new password', to tell it from the current one. */
  noun?: string
}

/** A new password, twice. */
export const NewPasswordFields = ({ field, noun = 'password' }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label={capitalized(noun)}
      type="password"
      autoComplete="new-password"
      required
      {...field('password')}
    />
    <TextField
      label={`Confirm ${noun}`}
      type="password"
      autoComplete="new-password"
      required
      {...field('confirmPassword')}
    />
  </>
)
