import { ApiError } from '@farandfew/api-client'
import { vouchForm } from '@farandfew/domain/vouches/vouch.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { useAddVouch } from './vouches.data.ts'

const empty = { person: '', words: '' }

function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  const { code, detail, fieldErrors } = error
  return code === 'VOUCHED_ALREADY' && detail ? { person: detail } : fieldErrors
}

export function VouchForm() {
  const addVouch = useAddVouch()
  const { formProps, field, busy, outcome } = useForm({
    schema: vouchForm,
    initialValues: empty,
    failureTitle: 'Your vouch was not saved',
    fieldErrorsOf,
    send: async (form, { resetTo, succeed }) => {
      await addVouch(form)
      resetTo(empty)
      succeed({ title: 'Thank you', description: 'We will read it with their request.' })
    },
  })
  return (
    <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Vouch for someone">
      <TextField
        label="Their email or username"
        hint="The one they use with us. We do not tell you whether they have an account."
        className="wide"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('person')}
      />
      <TextAreaField
        label="How do you know them, and why would they fit?"
        className="wide"
        required
        {...field('words')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Vouch
      </FormEnd>
    </FormGrid>
  )
}
