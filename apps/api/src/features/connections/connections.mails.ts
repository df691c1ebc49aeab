import type { MailToQueue } from '../../outbox/queue.ts'
import { renderMail } from '../../outbox/render-mail.ts'

const connectionsUrl = (webUrl: string) => `${webUrl}/connections`

/** Without names: a request may be withdrawn before the mail is read. */
export const requestMail = (to: string, webUrl: string): MailToQueue => ({
  kind: 'connection.requested',
  to,
  subject: 'Someone in your group would like to connect',
  ...renderMail({
    heading: 'You have a request to connect',
    paragraphs: [
      'A member of one of your groups would like to connect with you. You see who it is in your account. They see your contact details only if you accept.',
    ],
    button: { label: 'See the request', url: connectionsUrl(webUrl) },
    footnote:
      'We send at most one mail a day about requests. Under Connections you can choose to get no more requests.',
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
      'A member of your group accepted your request to connect. You see the contact details that they share in your account, and they see yours.',
    ],
    button: { label: 'See your connections', url: connectionsUrl(webUrl) },
  }),
})
