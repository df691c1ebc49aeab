import type { MailContent, SmsContent } from '../db/tables.ts'
import { DeliveryError } from '../ports/delivery-error.ts'
import type { MailPort } from '../ports/mail/mail-port.ts'
import type { SmsPort } from '../ports/sms/sms-port.ts'
import type { ClaimedMessage } from './claim.ts'

export interface Ports {
  readonly mail: Pick<MailPort, 'send'>
  readonly sms: Pick<SmsPort, 'send'>
}

/** Milliseconds for one message: well within the lease. */
const sendTimeoutMs = 30_000

/** A promise that rejects after a time, and a function that cancels it. */
function deadline(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('SENDING_TIMEOUT', false)), milliseconds)
  })
  return { over, clear: () => clearTimeout(timer) }
}

function sendThrough(ports: Ports, message: ClaimedMessage): Promise<void> {
  const { id, kind, recipient: to, content } = message
  const named = { id: `outbox-${id}`, kind, to }
  return message.channel === 'mail'
    ? ports.mail.send({ ...named, ...(content as MailContent) })
    : ports.sms.send({ ...named, ...(content as SmsContent) })
}

/**
 * Sends a message through its port.
 * @throws DeliveryError, which contains no personal data
 */
export async function deliver(
  ports: Ports,
  message: ClaimedMessage,
  milliseconds = sendTimeoutMs,
): Promise<void> {
  const { over, clear } = deadline(milliseconds)
  try {
    await Promise.race([sendThrough(ports, message), over])
  } catch (error) {
    if (error instanceof DeliveryError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new DeliveryError(typeof code === 'string' ? code : 'UNEXPECTED', false)
  } finally {
    clear()
  }
}
