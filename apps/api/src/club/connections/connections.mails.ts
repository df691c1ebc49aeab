import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { type ReportReason, reportReasons } from '@farandfew/domain/reports/member-report.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'

const connectionsUrl = (webUrl: string) => `${webUrl}/connections`

/** Without names: a request may be withdrawn before the mail is read. */
export const requestMail = (to: string, webUrl: string): MailToQueue => ({
  kind: 'connection.requested',
  to,
  subject: 'Someone in your group would like to connect',
  ...renderMail({
    heading: 'You have a request to connect',
    paragraphs: [
      'A member of one of your groups would like to connect with you. Log in to see who it is. They can see your contact details only if you accept.',
    ],
    button: { label: 'See the request', url: connectionsUrl(webUrl) },
    footnote:
      'We send at most one email a day about requests. You can switch requests off under Connections.',
  }),
})

/** Says that a request was accepted, without names or contact details. */
export const acceptedMail = (to: string, webUrl: string): MailToQueue => ({
  kind: 'connection.accepted',
  to,
  subject: 'Your request to connect was accepted',
  ...renderMail({
    heading: 'You are connected',
    paragraphs: [
      'A member of your group accepted your request to connect. The contact details they share are now in your account, and they can see yours.',
    ],
    button: { label: 'See your connections', url: connectionsUrl(webUrl) },
  }),
})

/** Informs the club that there is a report, without who and what it is about: only some roles may read that. */
export function reportNotice(
  { id, reason }: { id: number; reason: ReportReason },
  adminUrl: string,
  clubEmail: string,
): MailToQueue {
  const subject = `Report ${id} about a member`
  return {
    kind: 'report.notice',
    aboutId: id,
    to: clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      greets: false,
      paragraphs: [
        `A member has reported another one: ${optionLabel(reportReasons, reason)}.`,
        'The details are in the console.',
      ],
      button: { label: 'Open the report', url: `${adminUrl}/moderation/reports?open=${id}` },
    }),
  }
}
