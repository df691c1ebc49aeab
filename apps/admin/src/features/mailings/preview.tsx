import {
  type MailingPreview,
  type MailingPreviewForm,
  mailingPreviewForm,
  skipReasons,
} from '@farandfew/domain/mailings/mailings.ts'
import { previewMailing, testMailing } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { safeParse } from 'zod/mini'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Check } from '../../shared/forms/check.ts'

type Written = Omit<MailingPreviewForm, 'position'>

const countOf = (count: number) =>
  count === 0 ? 'No one' : `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'}`

/** Why there is no preview of this text. */
const whatIsMissing = (
  { subject, text }: Written,
  { issues }: { issues: readonly { message: string }[] },
) =>
  subject.trim() === '' || text.trim() === ''
    ? 'Write a subject and a text first.'
    : (issues[0]?.message ?? 'Something in the text is wrong.')

/** The mail of each recipient, who is left out, and a test to the operator. */
export function Preview({ written }: { written: Written }) {
  const preview = useCall(previewMailing)
  const testing = useCall(testMailing, {
    onFailure: (error) => toastFailure(error, 'No test was sent'),
  })
  const [shownText, setShownText] = useState<string>()
  // Stays while the next mail is read, and with it the button that has the focus.
  const [data, setData] = useState<MailingPreview>()
  const checked = safeParse(mailingPreviewForm, { ...written, position: 0 })
  const isOld = data !== undefined && shownText !== JSON.stringify(written)

  const show = (position: number) => {
    setShownText(JSON.stringify(written))
    preview.send({ body: { ...written, position } }, setData)
  }
  const test = () =>
    testing.send({ body: { ...written, position: data?.shown?.position ?? 0 } }, ({ to }) =>
      toast({ title: 'Test sent', description: `It is on its way to ${to}.` }),
    )
  const position = data?.shown?.position ?? 0
  return (
    <Stack as="section" gap={3} anywhere aria-labelledby="mailing-preview">
      <Heading id="mailing-preview">Preview</Heading>
      <Actions>
        <Button
          variant="secondary"
          disabled={!checked.success}
          busy={preview.busy}
          onClick={() => show(position)}
        >
          {data ? 'Preview again' : 'Preview'}
        </Button>
        <Button variant="secondary" disabled={!checked.success} busy={testing.busy} onClick={test}>
          Send me a test
        </Button>
      </Actions>
      {!checked.success && <Quiet>{whatIsMissing(written, checked.error)}</Quiet>}
      {preview.error && <p role="alert">{explainFailure(preview.error)}</p>}
      {data && (
        <>
          {isOld && <Quiet>The text has changed since this preview.</Quiet>}
          <p role="status">{`${countOf(data.recipients)} will get this email.`}</p>
          <WithoutValue preview={data} />
          <LeftOut preview={data} />
          {data.shown && (
            <Actions>
              <Button
                variant="secondary"
                disabled={position === 0}
                onClick={() => show(position - 1)}
              >
                Previous
              </Button>
              <Button
                variant="secondary"
                disabled={position >= data.recipients - 1}
                onClick={() => show(position + 1)}
              >
                Next
              </Button>
            </Actions>
          )}
          <Shown preview={data} />
        </>
      )}
    </Stack>
  )
}

/** Who has no value of a variable, and what they read instead. */
export function WithoutValue({ preview }: { preview: MailingPreview }) {
  const { standIns, standInCount } = preview
  if (standInCount === 0) return null
  const more = standInCount - standIns.length
  return (
    <div>
      <Quiet>
        {`${standInCount === 1 ? '1 recipient has' : `${standInCount} recipients have`} no name at a confirmed address:`}
      </Quiet>
      <ul>
        {standIns.map(({ name, email, variable, standIn }) => (
          <li key={`${email}-${variable}`}>{`${name ?? email ?? ''} reads “${standIn}”`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </div>
  )
}

/** Who does not get it, and what has no value. */
function LeftOut({ preview }: { preview: MailingPreview }) {
  const { skipped, skippedCount, problems, problemCount } = preview
  return (
    <>
      {problemCount > 0 && (
        <div role="alert">
          <p>{`Nothing can be sent: ${problemCount === 1 ? 'a variable has' : 'variables have'} no value.`}</p>
          <ul>
            {problems.map(({ name, email, variable }) => (
              <li key={`${email}-${variable}`}>{`{${variable}} for ${name ?? email ?? ''}`}</li>
            ))}
          </ul>
        </div>
      )}
      {skippedCount > 0 && (
        <>
          <p>{`${countOf(skippedCount)} will not:`}</p>
          <ul>
            {skipped.map(({ name, email, reason }, index) => (
              <li key={email ?? index}>
                {`${name ?? email ?? ''}: ${skipReasons[reason as keyof typeof skipReasons]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Shown({ preview: { shown, recipients } }: { preview: MailingPreview }) {
  const [isText, setText] = useState(false)
  if (!shown) return null
  const { name, email, position, mail } = shown
  return (
    <section aria-label="The email of one recipient">
      <p>
        <span>{`${position + 1} of ${recipients}: `}</span>
        <strong>{name ?? email}</strong>
        {name !== null && <span>{` ${email}`}</span>}
      </p>
      {mail && (
        <>
          <p>{`Subject: ${mail.subject}`}</p>
          <Check>
            <input
              type="checkbox"
              checked={isText}
              onChange={({ currentTarget }) => setText(currentTarget.checked)}
            />
            As plain text
          </Check>
          {isText ? (
            <Plain tabIndex={0}>{mail.text}</Plain>
          ) : (
            <Frame title={`Email to ${name ?? email}`} sandbox="" srcDoc={mail.html} />
          )}
        </>
      )}
    </section>
  )
}

const Frame = styled.iframe`
  width: 100%;
  height: 560px;
  border: 1px solid ${theme.colors.hairline};
`

const Plain = styled.pre`
  overflow: auto;
  max-height: 560px;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  white-space: pre-wrap;
`
