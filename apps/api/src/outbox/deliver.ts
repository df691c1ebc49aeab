import type { MailContent, SmsContent } from '../db/tables.ts'
import { DeliveryError } from '../ports/delivery-error.ts'
import type { MailPort } from '../ports/mail/create-mail-port.ts'
import type { SmsPort } from '../ports/sms/create-sms-port.ts'
import type { ClaimedMessage } from './claim.ts'

export interface Ports {
  readonly mail: Pick<MailPort, 'send'>
  readonly sms: Pick<SmsPort, 'send'>
}

/** Milliseconds for one message, whatever the port does: well within the lease. */
const longestSending = 30_000

/** A rejection once the time is over, and the means to stop waiting for it. */
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
 * Hands a message to its port.
 * @throws DeliveryError where it was not taken; nothing in it names anybody
 */
export async function deliver(
  ports: Ports,
  message: ClaimedMessage,
  milliseconds = longestSending,
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
