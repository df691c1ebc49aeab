/** A text message to one telephone. Neither number nor text may reach a log. */
export interface SmsMessage {
  /** Names the message for good: sent twice, it is recognised as the same. */
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly text: string
}

/** Where text messages leave the club. */
export interface SmsPort {
  /** @throws DeliveryError where the message was not taken */
  send(message: SmsMessage): Promise<void>
}
