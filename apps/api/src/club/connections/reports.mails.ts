import { type ReportReason, reportReasons } from '@farandfew/domain/reports/report-reasons.ts'
import { optionLabel } from '@farandfew/domain/text/option-label.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

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
