import { ApiError } from '@farandfew/api-client'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import type { $ZodType, input } from 'zod/v4/core'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

type Name = 'password' | 'code'

interface ProofFormProps<Schema extends $ZodType> {
  /** Whether the password is that of an operator's account, not the club's. */
  isOwnAccount: boolean
  /** The accessible name of the form. */
  label: string
  schema: Schema
  /** The fields of the schema. */
  asks: readonly Name[]
  submitLabel: string
  busyLabel: string
  /** A rejection keeps what was typed. */
  onSubmit: (input: input<Schema>) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, a code, or both. */
export function ProofForm<Schema extends $ZodType>(props: ProofFormProps<Schema>) {
  const { isOwnAccount, label, schema, asks, submitLabel, busyLabel, onSubmit, onCancel } = props
  const form = useForm({
    schema,
    initialValues: { password: '', code: '' },
    toInput: (values) => Object.fromEntries(asks.map((name) => [name, values[name]])),
    messages: ({ code }) =>
      asks.includes('code') && code.trim() === '' ? { code: 'Please enter a code' } : {},
    validateOnBlur: false,
    send: onSubmit,
    onFailure: (error, fieldErrors) => {
      // The gate says that the session has ended.
      const hasExpired = error instanceof ApiError && error.status === 401
      if (Object.keys(fieldErrors).length > 0 || hasExpired) return undefined
      return {
        title: 'Something went wrong.',
        description: explainFailure(error),
      }
    },
  })

  return (
    <SendForm
      of={form}
      maxWidth={440}
      gap={5}
      label={label}
      submit={submitLabel}
      busyLabel={busyLabel}
      onClose={onCancel}
    >
      {asks.includes('password') && (
        <TextField
          label={isOwnAccount ? 'Your password' : "The console's password"}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          {...form.field('password')}
        />
      )}
      {asks.includes('code') && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={asks.length === 1}
          required
          {...form.field('code')}
        />
      )}
    </SendForm>
  )
}
