/** A mail to one recipient. */
export interface MailMessage {
  /** Names the message for good: sent twice, it is recognised as the same. */
  readonly id: string
  /** What it is about, such as 'inquiry.acknowledgement'. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Where mails leave the club. */
export interface MailPort {
  /** @throws DeliveryError where the message was not taken */
  send(message: MailMessage): Promise<void>
  /** Ends connections that are kept open. */
  close(): Promise<void>
}
