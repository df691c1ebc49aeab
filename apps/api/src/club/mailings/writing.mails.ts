import { fillLine, fillText, type VariableValues } from '@farandfew/domain/mailings/variables.ts'
import { isMarketing, type MailingAudienceKind } from '@farandfew/domain/mailings/audience.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { writtenByPerson } from '../../platform/ports/mail/mail-port.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import {
  unsubscribeHeaders,
  unsubscribeLinks,
} from '../../platform/unsubscribe/unsubscribe-links.ts'
import { sealUnsubscribeToken } from '../../platform/unsubscribe/unsubscribe-token.ts'

interface Written {
  kind: MailingAudienceKind
  subject: string
  text: string
}

/** What an operator wrote, as the mail to one recipient. Marketing can be unsubscribed from, other mails cannot. */
export function writtenMail(
  { urls, secrets }: Pick<AppContext, 'urls' | 'secrets'>,
  { kind, subject, text }: Written,
  { to, values }: { to: string; values: VariableValues },
): MailToQueue & { kind: `mailing.${MailingAudienceKind}` } {
  const heading = fillLine(subject, values)
  const paragraphs = fillText(text, values)
  const mail = { kind: `mailing.${kind}` as const, to, subject: heading, replyTo: brand.email }
  if (!isMarketing(kind)) {
    const headers = writtenByPerson
    return { ...mail, headers, ...renderMail({ heading, greets: false, paragraphs }) }
  }
  const links = unsubscribeLinks(urls.web, sealUnsubscribeToken(to, secrets.session()))
  return {
    ...mail,
    headers: { ...writtenByPerson, ...unsubscribeHeaders(links, 'newsletter') },
    ...renderMail({
      heading,
      greets: false,
      paragraphs,
      footnote: 'You received this email because this address is on the list of our newsletter.',
      footLink: { label: 'Unsubscribe', url: links.page },
    }),
  }
}
