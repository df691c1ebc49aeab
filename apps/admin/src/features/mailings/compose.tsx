import { ApiError, call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { getAdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import {
  changeMailing,
  createMailing,
  getMailing,
  listMailings,
  previewMailing,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import {
  type Mailing,
  type MailingPreview,
  mailingPreviewForm,
} from '@farandfew/domain/mailings/mailings.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { variablesFor } from '@farandfew/domain/mailings/variables.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Grid, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { Words } from '../../shared/table/open-item.styles.ts'
import { countRecipients } from './describe-mailing.ts'
import { Preview, WithoutValue } from './preview.tsx'
import { Templates } from './templates.tsx'
import { changesMailing } from './mailings.data.ts'
import { MailingText } from './mailings.styles.ts'

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
  { value: 'later', label: 'Later' },
] as const

/** New mailings that were not sent, by their recipients: leaving the page loses none of them. */
const drafts: Drafts = new Map()

/** The operator was asked whether to send it, and did not want to. */
class NotSent extends Error {}

const greetingOf = (kind: MailingAudience['kind']) =>
  kind === 'newsletter' ? 'Hello,' : 'Hello {first name|there},'

const subjectOf = (kind: MailingAudience['kind']) =>
  kind === 'inquiry' ? `Your inquiry to ${brand.name}` : ''

/** The form of a mailing with its preview. */
export function Compose(props: ComposeProps) {
  const { audience, mailing } = props
  // Whom a text would reach that only has a greeting, and who has no value for its variables.
  const reach = useQuery({
    queryKey: [...endpointKey(previewMailing), 'audience', audience],
    queryFn: ({ signal }) => {
      const body = { audience, subject: '.', text: greetingOf(audience.kind), position: 0 }
      return call(previewMailing, { body }, { signal })
    },
    gcTime: 0,
  })
  return (
    <Stack gap={5}>
      <p>
        {mailing ? (
          <UiLink href={paths.mailing(mailing.id)}>Back to the email</UiLink>
        ) : (
          <UiLink href={paths.sent}>All emails</UiLink>
        )}
      </p>
      <Loaded
        query={reach}
        loading="Finding the recipients…"
        failed="We could not load the recipients."
      >
        {({ audienceName, recipients }) => (
          <p role="status">{`To ${audienceName}: ${countRecipients(recipients)}.`}</p>
        )}
      </Loaded>
      {audience.kind === 'departure' && (
        <Quiet>Everyone with a seat, and the host if they have an account.</Quiet>
      )}
      {reach.data && <ComposeForm {...props} reach={reach.data} />}
    </Stack>
  )
}

/** A question that a function waits for. `decide` is undefined while nothing is asked. */
function useQuestion() {
  const [answer, setAnswer] = useState<(isWanted: boolean) => void>()
  const decide = (isWanted: boolean) => {
    answer?.(isWanted)
    setAnswer(undefined)
  }
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  return { ask, decide: answer && decide }
}

/** Stores a mailing, or a new version of one; `newer` is the version that another operator has stored while the form was open. */
function useStoreMailing(mailing: Mailing | undefined) {
  const id = mailing?.id ?? 0
  const create = useCall(createMailing, {
    // The page of the mailing shows it at once.
    onSuccess: (stored, client) =>
      client.setQueryData(endpointKey(getMailing, { params: { id: String(stored.id) } }), stored),
    reloads: [endpointKey(listMailings)],
  })
  const change = useCall(changeMailing, changesMailing(id))
  // The page reads the mailing again while it is open. What the form shows is of this version; a later one is only replaced
  // after a refusal has shown it.
  const [opened] = useState(mailing)
  const isRefused = change.error instanceof ApiError && change.error.status === 409
  const replaced = isRefused ? mailing : opened
  const isNewer = mailing?.state === 'scheduled' && mailing.version !== opened?.version
  return {
    newer: isRefused && isNewer ? mailing : undefined,
    store: ({ audience, key, ...body }: ContractInput<typeof createMailing>['body']) => {
      const { sendAt } = body
      return replaced && sendAt !== null
        ? change.request({
            params: { id: String(id) },
            body: { ...body, sendAt, version: replaced.version },
          })
        : create.request({ body: { audience, key, ...body } })
    },
  }
}

interface ComposeFormProps extends ComposeProps {
  reach: MailingPreview
}

function useCompose({ audience, mailing, onSent, reach }: ComposeFormProps) {
  const { store, newer } = useStoreMailing(mailing)
  const { ask, decide } = useQuestion()
  const greeting = greetingOf(audience.kind)
  const compose = useForm({
    schema: mailingPreviewForm,
    initialValues: {
      subject: mailing?.subject ?? subjectOf(audience.kind),
      text: mailing?.text ?? `${greeting}\n\n`,
      when: mailing ? 'later' : 'now',
      ...(mailing ? toClubTime(mailing.sendAt) : { date: '', time: '09:00' }),
    },
    toInput: ({ subject, text }) => ({ audience, subject, text, position: 0 }),
    messages: ({ when, date, time, text }) => ({
      // A greeting alone is no mail.
      ...(text.trim() === greeting && { text: 'Please write a text' }),
      ...(when === 'later' &&
        Number.isNaN(toInstant(date, time).getTime()) && {
          date: 'Please choose a date and a time',
        }),
    }),
    validateOnBlur: false,
    ...(!mailing && { draft: { in: drafts, as: `${audience.kind}-${audience.id}` } }),
    fieldErrorsOf: (error) => {
      const { sendAt, ...others } = error instanceof ApiError ? error.fieldErrors : {}
      return sendAt === undefined ? others : { ...others, date: sendAt }
    },
    onFailure: (error) =>
      error instanceof NotSent
        ? undefined
        : explained(mailing ? 'The email was not changed' : 'Nothing was sent')(error),
    send: async ({ subject, text }, { values, idempotencyKey: key }) => {
      const { when, date, time } = values
      const sendAt = when === 'now' ? null : toInstant(date, time).toISOString()
      if (sendAt === null && reach.recipients > 1 && !(await ask())) throw new NotSent()
      const stored = await store({ audience, subject, text, sendAt, key })
      toast({
        title: mailing ? 'Email changed' : sendAt === null ? 'Email on its way' : 'Email scheduled',
      })
      onSent(stored.id)
    },
  })
  return { ...compose, decide, newer }
}

function ComposeForm(props: ComposeFormProps) {
  const { audience, mailing, reach } = props
  const compose = useCompose(props)
  const { form, field, decide, newer } = compose
  const { subject, text, when } = form.values
  const variables = variablesFor(audience.kind).map((name) => `{${name}}`)
  return (
    <>
      {audience.kind === 'inquiry' && !mailing && <AnsweredInquiry id={audience.id ?? 0} />}
      <WithoutValue preview={reach} />
      <Grid columns={2} from="ml" gap={8} align="start">
        <SendForm
          of={compose}
          label="Email"
          submit={mailing ? 'Save' : when === 'now' ? 'Send now' : 'Schedule'}
          busyLabel={mailing ? 'Saving...' : 'Sending...'}
        >
          <Templates
            texts={{ subject, text }}
            onUse={(texts) => void form.setValues({ ...form.values, ...texts })}
          />
          <TextField label="Subject" autoComplete="off" required {...field('subject')} />
          <TextAreaField
            label="Text"
            rows={14}
            hint={`Variables: ${variables.join(', ')}; {first name|there} says “there” to those without one. **Bold**, *italics*, ## headings, - lists, [links](https://…). A link alone in its paragraph becomes the button.`}
            required
            {...field('text')}
          />
          {!mailing && <SelectField label="Send" options={whenOptions} {...field('when')} />}
          {when === 'later' && (
            <Grid columns={2}>
              <TextField type="date" label="Date" required {...field('date')} />
              <TextField type="time" label="Time in India (IST)" required {...field('time')} />
            </Grid>
          )}
          {mailing && <div role="status">{newer && <Newer mailing={newer} />}</div>}
        </SendForm>
        <Preview written={{ audience, subject, text }} />
      </Grid>
      {decide && (
        <QuestionDialog
          title={`Send to ${countRecipients(reach.recipients)} now?`}
          description={`“${subject}” goes to ${reach.audienceName}. Sent emails can't be recalled.`}
          confirm="Send now"
          onConfirm={() => decide(true)}
          onClose={() => decide(false)}
        />
      )}
    </>
  )
}

/** What is replied to, so that the operator need not leave the page to read it again. */
function AnsweredInquiry({ id }: { id: number }) {
  const { data } = useQuery({
    ...endpointQuery(getAdminInquiry, { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <>
      <Quiet>
        <UiLink href={paths.inquiry(id)}>The inquiry</UiLink> is marked as answered when you send a
        reply now.
      </Quiet>
      {data && <Words aria-label="The inquiry">{data.message}</Words>}
    </>
  )
}

/** What another operator has stored while the form was open. */
function Newer({ mailing: { subject, text, sendAt } }: { mailing: Mailing }) {
  return (
    <Stack gap={5}>
      <p>
        The newer email leaves on <Instant value={sendAt} />:
      </p>
      <MailingText>
        <strong>{subject}</strong>
        <span>{`\n\n${text}`}</span>
      </MailingText>
      <p>If you save, yours replaces it.</p>
    </Stack>
  )
}
