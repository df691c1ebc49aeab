import type { MailAttachment } from '../../db/column-types.ts'

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
   * `signal` ends the attempt, and its connection.
   * @throws DeliveryError if the message was not accepted
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  /** Closes open connections. */
  close(): Promise<void>
}
