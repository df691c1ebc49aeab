import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './mail-port.ts'

/** Marks a message as automatic, so that no out-of-office reply answers it (RFC 3834 section 5). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** `no` means the same as no header, which more programs understand. */
const isSaid = ([name, value]: readonly [name: string, value: string]) =>
  name !== 'Auto-Submitted' || value !== 'no'

const domainOf = (from: string) => /^[^@]*@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** Removes line breaks, so that a text cannot add a header. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ')

/** One address as an object, because nodemailer splits a text at commas. */
const only = (address: string) => ({ name: '', address: oneLine(address) })

export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  const headers = Object.entries(message.headers ?? {}).map(
    ([name, value]) => [name, oneLine(value)] as const,
  )
  return {
    from,
    to: only(message.to),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${domainOf(from)}>`,
    headers: Object.fromEntries(
      Object.entries({ ...automatic, ...Object.fromEntries(headers) }).filter(isSaid),
    ),
    attachments: [...(message.attachments ?? [])],
    ...(message.replyTo !== undefined && { replyTo: only(message.replyTo) }),
  }
}
