/** A text message to one phone. Neither number nor text may be logged. */
export interface SmsMessage {
  /** Identifies the message, so that a second copy can be recognised. */
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly text: string
}

/** Sends text messages. */
export interface SmsPort {
  /**
   * `signal` ends the attempt.
   * @throws DeliveryError if the message was not accepted
   */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}
