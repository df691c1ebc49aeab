import { call, endpointKey } from '@farandfew/api-client'
import {
  type Mailing,
  mailingStateNames,
  type MailingStep,
  mayStep,
  skipReasons,
} from '@farandfew/domain/mailings/mailings.ts'
import {
  listMailingRecipients,
  stepMailing,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { deliveryReasons } from '@farandfew/domain/messages/delivery-reasons.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SmallFacts } from '../../shared/format/fact-lines.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { describeProgress, recipientLabels, stateTones } from './describe-mailing.ts'
import { changesMailing, useMailing } from './mailings.data.ts'
import { MailingText } from './mailings.styles.ts'

const reasons: Readonly<Record<string, string>> = { ...deliveryReasons, ...skipReasons }

/** A mailing: its progress, its text, who got it, who did not, and why. */
export function MailingDetail({ id }: { id: number }) {
  const query = useMailing(id)
  return (
    <Loaded query={query} loading="Loading the email…" failed="We could not load this email.">
      {(mailing) => <Shown mailing={mailing} />}
    </Loaded>
  )
}

function Shown({ mailing }: { mailing: Mailing }) {
  return (
    <Stack gap={5}>
      <AllMailings />
      <Heading anywhere>{mailing.subjectAsRead}</Heading>
      <p role="status">
        <Badge tone={stateTones[mailing.state]}>{mailingStateNames[mailing.state]}</Badge>
        <span>{` ${describeProgress(mailing)}`}</span>
      </p>
      <Steps mailing={mailing} />
      <SmallFacts
        facts={[
          ['To', mailing.audience.name],
          [
            mailing.state === 'scheduled' ? 'Leaves' : 'Time',
            <Instant key="time" value={mailing.startedAt ?? mailing.sendAt} />,
          ],
          ['Written by', mailing.createdBy ?? 'Unnamed operator'],
        ]}
      />
      <section aria-labelledby="mailing-text">
        <h3 id="mailing-text">Text</h3>
        <Quiet>As written. Each email fills in the recipient's own details.</Quiet>
        <MailingText>{mailing.text}</MailingText>
      </section>
      <Recipients mailing={mailing} />
    </Stack>
  )
}

const AllMailings = () => (
  <p>
    <UiLink href={paths.sent}>All emails</UiLink>
  </p>
)

/** What an operator can do with the mailing now. */
function Steps({ mailing }: { mailing: Mailing }) {
  const { send, busy, error } = useCall(stepMailing, changesMailing(mailing.id))
  const [toConfirm, setToConfirm] = useState<'sending' | 'cancelled'>()
  const { id, state, version } = mailing
  const go = (to: MailingStep) => () =>
    send({ params: { id: String(id) }, body: { state: to, version } })
  const isScheduled = state === 'scheduled'
  const close = () => setToConfirm(undefined)
  return (
    <Allowed to="write">
      <Actions>
        {isScheduled && (
          <ButtonLink variant="secondary" href={`${paths.mailing(mailing.id)}&change=1`}>
            Change
          </ButtonLink>
        )}
        {mayStep(state, 'sending') && (
          <Button busy={busy} onClick={isScheduled ? () => setToConfirm('sending') : go('sending')}>
            {isScheduled ? 'Send now' : 'Continue'}
          </Button>
        )}
        {mayStep(state, 'paused') && (
          <Button variant="secondary" busy={busy} onClick={go('paused')}>
            Pause
          </Button>
        )}
        {mayStep(state, 'cancelled') && (
          <Button variant="secondary" onClick={() => setToConfirm('cancelled')}>
            Cancel the email
          </Button>
        )}
      </Actions>
      {toConfirm && (
        <QuestionDialog
          {...questionOf(mailing, toConfirm)}
          onConfirm={() => {
            close()
            go(toConfirm)()
          }}
          onClose={close}
        />
      )}
      {error && <p role="alert">{explainFailure(error)}</p>}
    </Allowed>
  )
}

function questionOf({ audience, state }: Mailing, step: 'sending' | 'cancelled') {
  if (step === 'sending') {
    return {
      title: 'Send this email now?',
      description: `It goes to ${audience.name} now, not at its time. Sent emails can't be recalled.`,
      confirm: 'Send now',
    }
  }
  const effect =
    state === 'scheduled'
      ? 'No one gets it.'
      : "Anyone who has not received it yet will not get it. Sent emails can't be recalled."
  return {
    title: 'Cancel this email?',
    description: `${effect} A cancelled email cannot be started again.`,
    confirm: 'Cancel the email',
    decline: 'Keep it',
  }
}

function Recipients({ mailing }: { mailing: Mailing }) {
  const { id, progress, state } = mailing
  // Read again when the progress has changed.
  const { data } = useQuery({
    queryKey: [...endpointKey(listMailingRecipients), id, progress, state],
    queryFn: ({ signal }) => {
      const input = { params: { id: String(id) }, query: { limit: '200' } }
      return call(listMailingRecipients, input, { signal })
    },
    placeholderData: (before) => before,
    gcTime: 0,
  })
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="mailing-recipients">
      <h3 id="mailing-recipients">Recipients</h3>
      {data.total > data.items.length && (
        <Quiet>{`The first ${data.items.length} of ${data.total}.`}</Quiet>
      )}
      <Stack
        as="ul"
        gap={3}
        marginTop={3}
        anywhere
        role="list"
        aria-labelledby="mailing-recipients"
      >
        {data.items.map(({ id, userId, name, email, state, reason, endedAt }) => (
          <Stack as="li" gap={0.5} key={id}>
            <span>
              {userId !== null && name !== null ? (
                <UiLink href={paths.member(userId)}>{name}</UiLink>
              ) : (
                <span>{name}</span>
              )}
              <span>{` ${email ?? ''}`}</span>
            </span>
            <Quiet as="span">
              <span>{recipientLabels[state]}</span>
              {endedAt !== null && (
                <span>
                  , <Instant value={endedAt} />
                </span>
              )}
              {reason !== null && <span>{`: ${reasons[reason]}`}</span>}
              {state === 'failed' && (
                <span>
                  {' '}
                  <UiLink href={paths.messages}>Correct or discard it</UiLink>
                </span>
              )}
            </Quiet>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
