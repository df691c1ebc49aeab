import type { SendMailOptions } from 'nodemailer'
import type { MailMessage } from './mail-port.ts'

/** Marks a message as written by a program, so that no absence note answers it (RFC 3834 section 5). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The part of a sender behind the '@'. */
const domainOf = (from: string) => /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'

/** A text on one line: nothing after a line break can become a header of its own. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ')

/** One address, as an object: nodemailer parses a text into several where it holds a comma. */
const only = (address: string) => ({ name: '', address: oneLine(address) })

/** The message as nodemailer takes it. */
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
    headers: { ...automatic, ...Object.fromEntries(headers) },
    ...(message.replyTo !== undefined && { replyTo: only(message.replyTo) }),
  }
}
