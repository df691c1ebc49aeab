import nodemailer from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import type { MailMessage, MailPort } from './mail-port.ts'
import { toNodemailer } from './nodemailer-message.ts'

/** Milliseconds: to connect, until the server's greeting, and between two packets. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Fields of nodemailer's errors: its own code, and SMTP's reply code (RFC 5321 section 4.2). */
interface SmtpFailure {
  code?: string
  responseCode?: number
}

/**
 * Leaves out the server's text, because it contains the address. A 5xx reply to the message is permanent; a rejected login
 * is not, because we can fix it.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'ESMTP', responseCode } = error as SmtpFailure
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new DeliveryError(
    responseCode === undefined ? code : `${code} ${responseCode}`,
    isAboutMessage && responseCode !== undefined && responseCode >= 500,
  )
}

/**
 * Sends mails by SMTP (RFC 5321) to the server of an `smtp:` or `smtps:` URL. Keeps at most two connections open.
 * @param from the sender: an address, or a name with an address
 */
export function createSmtpMail(smtpUrl: string, from: string): MailPort {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    send: async (message: MailMessage) => {
      try {
        await transport.sendMail(toNodemailer(message, from))
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
    close: () => {
      transport.close()
      return Promise.resolve()
    },
  }
}
