import { call } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { messageRows } from '@farandfew/domain/constants/limits.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { createInquiry } from '@farandfew/domain/inquiries/inquiries.contract.ts'
import { inquiryDestinations } from '@farandfew/domain/inquiries/inquiry-destinations.ts'
import { inquiryForm } from '@farandfew/domain/inquiries/inquiry.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'

export interface InquiryFormProps {
  /** The slug of the destination that is selected at first. */
  destination?: string | undefined
  /** The trip whose page has the form. */
  tripId?: number | undefined
}

/** The inquiry form. It keeps what was typed until the inquiry is stored. */
export default function InquiryForm({ destination, tripId }: InquiryFormProps) {
  const { formProps, field, busy, outcome } = useForm({
    schema: inquiryForm,
    initialValues: { name: '', email: '', destination: optionOf(destination), message: '' },
    failureTitle: 'Something went wrong.',
    send: async (form, { idempotencyKey, succeed }) => {
      const isAboutTrip = form.destination === optionOf(destination)
      const body = isAboutTrip ? { ...form, tripId } : form
      await call(createInquiry, { body }, { idempotencyKey })
      succeed({
        title: 'Inquiry Received!',
        description: "We'll get back to you within 24 hours.",
        next: `Our answer goes to ${form.email.trim()}. If you do not see it, look in your spam folder or write to ${brand.email}.`,
      })
    },
  })
  return (
    <FormGrid {...formProps} aria-label="Inquiry">
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <SelectField
        label="Destination"
        options={optionsFor(destination)}
        placeholder="Choose a destination"
        required
        className="wide"
        {...field('destination')}
      />
      <TextAreaField
        label="Message"
        rows={messageRows}
        hint="What are you hoping for, and when could you travel?"
        required
        className="wide"
        {...field('message')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Send Inquiry
      </FormEnd>
    </FormGrid>
  )
}

const names: Readonly<Record<string, string | undefined>> = destinationNames

/** The options, of which 'other' is named after the page's destination if that is not listed itself. */
function optionsFor(destination = '') {
  const name = names[destination]
  if (!name || optionOf(destination) !== 'other') return inquiryDestinations
  return inquiryDestinations.map((option) =>
    option.value === 'other' ? { ...option, label: name } : option,
  )
}

/** Returns the form's option for a destination: 'other' for one that it does not list. */
const optionOf = (destination?: string): string =>
  destination
    ? (inquiryDestinations.find(({ value }) => value === destination)?.value ?? 'other')
    : ''
