import { PassThrough } from 'node:stream'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { lanes, waitingPlaces } from '../../outbox/places.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { MailMessage, MailPort } from './mail-port.ts'
import { toNodemailer } from './nodemailer-message.ts'
import { refusalOf, type SmtpFailure } from './smtp-refusal.ts'

/**
 * Milliseconds: to connect, until the server's greeting, and between two packets. The last is for a server that confirms a
 * message late; until it has the message, the outbox bounds an attempt.
 */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 660_000 }

/** As many as the outbox sends and waits for at a time: a mail that waited here would use up its time. */
const maxConnections = lanes + waitingPlaces

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
  transport.use('stream', (mail, done) => {
    const { onRead } = mail.data as { onRead?: () => void }
    // The connection has read it to its end: the final dot follows.
    mail.message.transform(() => new PassThrough().once('end', () => onRead?.()))
    done()
  })
  return {
    send: async (message: MailMessage, signal?: AbortSignal, onHandedOver?: () => void) => {
      let isHandedOver = false
      const onRead = () => {
        isHandedOver = true
        onHandedOver?.()
      }
      try {
        await transport.sendMail({
          ...toNodemailer(message, from),
          signal,
          onRead,
        } as SendMailOptions)
      } catch (error) {
        const failure = error as SmtpFailure
        const { reason, code } = refusalOf(failure)
        // Without a reply no one knows whether the server accepted it.
        const isOpen = isHandedOver && failure.responseCode === undefined
        throw new DeliveryError(isOpen ? 'unconfirmed' : reason, code)
      }
    },
    close: () => {
      transport.close({ force: true })
      return Promise.resolve()
    },
  }
}
