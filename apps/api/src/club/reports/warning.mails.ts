import { brand } from '@farandfew/domain/brand/brand.ts'
import type { ReportReason } from '@farandfew/domain/reports/member-report.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** What we ask of a member, by what the report was about. */
const requests: Readonly<Record<ReportReason, string>> = {
  harassment: "Please don't threaten or harass anyone, here or elsewhere.",
  'unwanted-contact': "Please leave people alone if they don't want contact.",
  offensive: "Please don't send words or pictures that offend or attack people.",
  spam: "Please don't advertise, ask for money or send offers to other members.",
  'false-identity': 'Please use your own name and your own pictures.',
  other: 'Please treat the people in your groups as you would like to be treated.',
}

/** Warns a reported member. It does not say who reported, or what. */
export const warningMail = (to: string, reason: ReportReason): MailToQueue => ({
  kind: 'report.warning',
  to,
  subject: 'Please treat other members with respect',
  ...renderMail({
    heading: 'Please treat other members with respect',
    paragraphs: [
      `We received a report about something you wrote or did, and looked into it. It is not how members of ${brand.name} treat each other.`,
      `${requests[reason]} If it happens again, we may stop you from sending requests to other members.`,
      'If you think this is a mistake, just reply to this email.',
    ],
  }),
  replyTo: brand.email,
})
