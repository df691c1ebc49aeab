import nodemailer from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import type { MailMessage, MailPort } from './mail-port.ts'
import { toNodemailer } from './nodemailer-message.ts'
import { refusalOf, type SmtpFailure } from './smtp-refusal.ts'

/** Milliseconds: to connect, until the server's greeting, and between two packets. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** As many as the outbox sends at a time: a mail that waited here would use up its time. */
const maxConnections = 5

/**
 * Sends mails by SMTP (RFC 5321) to the server of an `smtp:` or `smtps:` URL, over connections that it keeps open.
 * @param from the sender: an address, or a name with an address
 */
export function createSmtpMail(smtpUrl: string, from: string): MailPort {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    send: async (message: MailMessage, signal?: AbortSignal) => {
      try {
        await transport.sendMail({ ...toNodemailer(message, from), signal })
      } catch (error) {
        const { reason, code } = refusalOf(error as SmtpFailure)
        throw new DeliveryError(reason, code)
      }
    },
    close: () => {
      transport.close({ force: true })
      return Promise.resolve()
    },
  }
}
