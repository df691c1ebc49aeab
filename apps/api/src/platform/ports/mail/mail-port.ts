import type { MailAttachment } from '../../db/column-types.ts'

/** Headers of a message that a person wrote. It is sent without `Auto-Submitted`, which all others have. */
export const writtenByPerson = { 'Auto-Submitted': 'no' } as const

export interface MailMessage {
  /** Identifies the message, so that a second copy can be recognised. */
  readonly id: string
  /** The subject, such as 'inquiry.acknowledgement'. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly attachments?: readonly MailAttachment[] | undefined
}

export interface MailPort {
  /**
   * `signal` ends the attempt, and its connection. `onHandedOver` is called once the server has the whole message and has
   * only to confirm it.
   * @throws DeliveryError if the message was not accepted, or not confirmed
   */
  send(message: MailMessage, signal?: AbortSignal, onHandedOver?: () => void): Promise<void>
  /** Closes open connections. */
  close(): Promise<void>
}
