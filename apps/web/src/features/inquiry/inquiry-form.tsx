import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { messageRows } from '@farandfew/domain/constants'
import {
  inquiryDestinations,
  inquiryForm,
  type InquiryForm as Values,
} from '@farandfew/domain/inquiries'
import { SelectField, TextAreaField, TextField } from '@farandfew/ui/field'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useEffect } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { focusFirstError } from '../forms/focus-first-error.ts'
import { FormGrid } from '../forms/form-grid.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { zodValidate } from '../forms/zod-validate.ts'
import { useSendInquiry } from './inquiry.data.ts'

type Draft = Omit<Values, 'destination'> & { destination: Values['destination'] | '' }

export interface InquiryFormProps {
  /** The destination asked about, which is chosen already; 'other' stands for what the form does not offer. */
  destination?: string | undefined
}

/** The form as it opens, and again once it has been sent. */
const emptyDraft = (destination?: string): Draft => ({
  name: '',
  email: '',
  destination: destination
    ? (inquiryDestinations.find(({ value }) => value === destination)?.value ?? 'other')
    : '',
  message: '',
})

/** The inquiry form: what was typed stays until it has been received. */
export function InquiryForm({ destination }: InquiryFormProps) {
  useEffect(prepareToasts, [])
  const { mutateAsync } = useSendInquiry()
  const { keyOf, renew } = useIdempotencyKey()

  const send = async (values: Draft, { resetForm, setErrors }: FormikHelpers<Draft>) => {
    try {
      await mutateAsync({ form: values as Values, idempotencyKey: keyOf(values) })
      renew()
      resetForm()
      toast({
        title: 'Inquiry Received!',
        description: "We'll get back to you within 24 hours.",
      })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors)
      toast({
        title: 'Something went wrong.',
        description: serverMessage(error, 'Please try again later.'),
        variant: 'destructive',
      })
    }
  }

  const form = useFormik<Draft>({
    initialValues: emptyDraft(destination),
    validate: zodValidate(inquiryForm),
    onSubmit: send,
  })

  return (
    <FormGrid noValidate onSubmit={focusFirstError(form)} aria-label="Inquiry">
      <TextField label="Name" autoComplete="name" required {...fieldProps(form, 'name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <SelectField
        label="Destination"
        options={inquiryDestinations}
        placeholder="Choose a destination"
        required
        className="wide"
        {...fieldProps(form, 'destination')}
      />
      <TextAreaField
        label="Message"
        rows={messageRows}
        hint="What are you hoping for, and when could you travel?"
        required
        className="wide"
        {...fieldProps(form, 'message')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send Inquiry
      </SubmitButton>
    </FormGrid>
  )
}
