import type { Mailing, MailingState, RecipientState } from '@farandfew/domain/mailings/mailings.ts'
import { type MailingAudience, mailingAudienceKinds } from '@farandfew/domain/mailings/audience.ts'
import type { BadgeTone } from '@farandfew/ui/badge/badge.tsx'

export const stateTones: Readonly<Record<MailingState, BadgeTone>> = {
  scheduled: 'blue',
  sending: 'amber',
  paused: 'amber',
  finished: 'sea',
  cancelled: 'red',
}

export const recipientLabels: Readonly<Record<RecipientState, string>> = {
  waiting: 'Waiting',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Left out',
}

/** '1 recipient', '2,400 recipients'. */
export const countRecipients = (count: number) =>
  count === 0
    ? 'no recipients'
    : `${count.toLocaleString('en-IN')} ${count === 1 ? 'recipient' : 'recipients'}`

/** '12 sent, 3 waiting, 1 failed, 2 left out', without what is 0; a sentence if it never started. */
export function describeProgress({ progress, state, startedAt }: Mailing): string {
  const { sent, waiting, failed, skipped } = progress
  if (state === 'scheduled') return 'Not started.'
  if (state === 'cancelled' && startedAt === null) return 'Nothing was sent.'
  const parts = [
    `${sent} sent`,
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} left out`] : []),
  ]
  return parts.join(', ')
}

/** The audience in an address of the page, such as 'departure-7'; undefined if it names none. */
export function readAudience(text: string): MailingAudience | undefined {
  if (text === 'newsletter') return { kind: 'newsletter', id: null }
  const [, name, digits] = /^([a-z-]+)-([1-9]\d{0,8})$/.exec(text) ?? []
  const kind = mailingAudienceKinds.find((one) => one === name)
  return kind === undefined || kind === 'newsletter' ? undefined : { kind, id: Number(digits) }
}
