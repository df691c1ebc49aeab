import nodemailer from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import type { MailMessage, MailPort } from './mail-port.ts'
import { toNodemailer } from './nodemailer-message.ts'

/** Milliseconds: to connect, until the server's greeting, and between two signs of life. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** What nodemailer's errors carry: its own code, and the reply code of SMTP (RFC 5321 section 4.2). */
interface SmtpFailure {
  code?: string
  responseCode?: number
}

/**
 * What went wrong, without the server's words: they repeat the address. A reply of 5xx to this very message is
 * final; a refused login is not, for it is ours to mend.
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
 * Mail over SMTP (RFC 5321), to the server of a `smtp:` or `smtps:` address. Two connections at most are kept open.
 * @param from the sender, an address or a name with it
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
