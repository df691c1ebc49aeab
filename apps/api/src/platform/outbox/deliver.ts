import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import type { MailContent, SmsContent } from '../db/column-types.ts'
import { DeliveryError } from '../ports/delivery-error.ts'
import type { MailPort } from '../ports/mail/mail-port.ts'
import type { SmsPort } from '../ports/sms/sms-port.ts'
import type { ClaimedMessage } from './claim.ts'
import { withIdentity, withName } from './render-mail.ts'

export interface Ports {
  readonly mail: Pick<MailPort, 'send'>
  readonly sms: Pick<SmsPort, 'send'>
}

interface Attempt {
  /** Milliseconds for the whole attempt, well within the lease. */
  readonly timeLimit: number
  /** Ends the attempt because the site stops. */
  readonly stop: AbortSignal
  /**
   * Called once the server has the whole message. Returns the milliseconds that it has from then on to confirm it, or
   * undefined if it has no more than before.
   */
  readonly onHandedOver: () => number | undefined
}

/**
 * The same for every attempt, so that a mail server or a gateway can drop a second copy. The time distinguishes it from
 * another message with this number, as after a backup was restored.
 */
export const messageIdOf = ({ id, createdAt }: Pick<ClaimedMessage, 'id' | 'createdAt'>): string =>
  `outbox-${id}-${createdAt.getTime().toString(36)}`

function sendThrough(
  ports: Ports,
  message: ClaimedMessage,
  { signal, onHandedOver }: { signal: AbortSignal; onHandedOver: () => void },
): Promise<void> {
  const { kind, recipient: to, content, club, firstName } = message
  const named = { id: messageIdOf(message), kind, to }
  if (message.channel === 'sms') {
    return ports.sms.send({ ...named, ...(content as SmsContent) }, signal)
  }
  const mail = withIdentity(withName(content as MailContent, firstName), club ?? noClubIdentity)
  return ports.mail.send({ ...named, ...mail }, signal, onHandedOver)
}

interface Ended {
  readonly stop: AbortSignal
  readonly limit: AbortSignal
  readonly isHandedOver: boolean
}

function toDeliveryError(error: unknown, { stop, limit, isHandedOver }: Ended): DeliveryError {
  const isCut = stop.aborted || limit.aborted
  if (isCut && isHandedOver) return new DeliveryError('unconfirmed', 'CONFIRMATION_TIMEOUT')
  if (stop.aborted) return new DeliveryError('stopped', 'STOPPED')
  if (limit.aborted) return new DeliveryError('timeout', 'SENDING_TIMEOUT')
  if (error instanceof DeliveryError) return error
  const { code } = error as NodeJS.ErrnoException
  return new DeliveryError('unexpected', typeof code === 'string' ? code : 'UNEXPECTED')
}

/**
 * Sends a message through its port.
 * @throws DeliveryError, which contains no personal data
 */
export async function deliver(
  ports: Ports,
  message: ClaimedMessage,
  { timeLimit, stop, onHandedOver }: Attempt,
): Promise<void> {
  const limit = new AbortController()
  const endIn = (milliseconds: number) => setTimeout(() => limit.abort(), milliseconds).unref()
  let timer = endIn(timeLimit)
  let isHandedOver = false
  const handOver = () => {
    isHandedOver = true
    const answerMs = onHandedOver()
    if (answerMs === undefined) return
    clearTimeout(timer)
    timer = endIn(answerMs)
  }
  const signal = AbortSignal.any([stop, limit.signal])
  // A port may be slow to obey the signal.
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    if (signal.aborted) reject(signal.reason as Error)
  })
  try {
    await Promise.race([sendThrough(ports, message, { signal, onHandedOver: handOver }), ended])
  } catch (error) {
    throw toDeliveryError(error, { stop, limit: limit.signal, isHandedOver })
  } finally {
    clearTimeout(timer)
  }
}
