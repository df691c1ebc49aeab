import { ApiError } from '@farandfew/api-client'
import {
  type Mailing,
  type MailingAudience,
  mailingPreviewForm,
  variablesFor,
} from '@farandfew/domain/admin/writing'
import { SelectField, TextAreaField, TextField } from '@farandfew/ui/field'
import { FormOutcome, SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { Stack } from '../../shared/table/toolbar.styles.ts'
import { Preview } from './preview.tsx'
import { Templates } from './templates.tsx'
import { useAudience, useChangeMailing, useCreateMailing } from './writing.data.ts'
import { Columns, Form, Pair } from './writing.styles.ts'

interface ComposeProps {
  audience: MailingAudience
  /** The scheduled mailing that is changed. */
  mailing?: Mailing | undefined
  onSent: (id: number) => void
}

/** Date and time of an instant in Indian Standard Time. */
function toClubTime(instant: string): { date: string; time: string } {
  const local = new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

const toInstant = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)

const whenOptions = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
] as const

/** The form of a mailing with its preview. */
export function Compose({ audience, mailing, onSent }: ComposeProps) {
  const reach = useAudience(audience)
  const create = useCreateMailing()
  const change = useChangeMailing(mailing?.id ?? 0)
  const greeting = audience.kind === 'newsletter' ? 'Hello,\n\n' : 'Dear {first name},\n\n'
  const { form, formProps, field, busy, outcome } = useForm({
    schema: mailingPreviewForm,
    initialValues: {
      subject: mailing?.subject ?? '',
      text: mailing?.text ?? greeting,
      when: mailing ? 'later' : 'now',
      ...(mailing ? toClubTime(mailing.sendAt) : { date: '', time: '09:00' }),
    },
    toInput: ({ subject, text }) => ({ audience, subject, text, position: 0 }),
    messages: ({ when, date, time }) =>
      when === 'later' && Number.isNaN(toInstant(date, time).getTime())
        ? { date: 'Please choose a date and a time' }
        : {},
    validateOnBlur: false,
    failureTitle: 'Nothing was sent',
    fieldErrorsOf: (error) => {
      const { sendAt, ...others } = error instanceof ApiError ? error.fieldErrors : {}
      return sendAt === undefined ? others : { ...others, date: sendAt }
    },
    send: async ({ subject, text }, { values, idempotencyKey }) => {
      const { when, date, time } = values
      const sendAt = when === 'now' ? null : toInstant(date, time).toISOString()
      const stored =
        mailing && sendAt !== null
          ? await change.mutateAsync({ subject, text, sendAt, version: mailing.version })
          : await create.mutateAsync({ audience, subject, text, sendAt, key: idempotencyKey })
      toast({ title: sendAt === null ? 'Mailing on its way' : 'Mailing scheduled' })
      onSent(stored.id)
    },
  })
  const { subject, text, when } = form.values
  const variables = variablesFor(audience.kind).map((name) => `{${name}}`)
  if (reach.error) {
    return (
      <LoadProblem
        title="We could not find whom to write to."
        error={reach.error}
        retrying={reach.isFetching}
        onRetry={() => void reach.refetch()}
      />
    )
  }
  return (
    <Stack>
      <p role="status">
        {reach.data
          ? `To ${reach.data.audienceName}: ${reach.data.recipients} ${reach.data.recipients === 1 ? 'recipient' : 'recipients'}.`
          : 'Finding the recipients…'}
      </p>
      <Columns>
        <Form {...formProps} aria-label="Mailing">
          <Templates
            texts={{ subject, text }}
            onUse={(texts) => void form.setValues({ ...form.values, ...texts })}
          />
          <TextField label="Subject" autoComplete="off" required {...field('subject')} />
          <TextAreaField
            label="Text"
            rows={14}
            hint={`Variables: ${variables.join(', ')}. **Bold**, *italics*, ## headings, - lists, [links](https://…). A link alone in its paragraph becomes the button.`}
            required
            {...field('text')}
          />
          {!mailing && <SelectField label="Send" options={whenOptions} {...field('when')} />}
          {when === 'later' && (
            <Pair>
              <TextField type="date" label="Date" required {...field('date')} />
              <TextField type="time" label="Time in India (IST)" required {...field('time')} />
            </Pair>
          )}
          <FormOutcome of={outcome} />
          <SubmitButton size="md" busy={busy} busyLabel="Sending...">
            {mailing ? 'Save' : when === 'now' ? 'Send Now' : 'Schedule'}
          </SubmitButton>
        </Form>
        <Preview written={{ audience, subject, text }} />
      </Columns>
    </Stack>
  )
}
