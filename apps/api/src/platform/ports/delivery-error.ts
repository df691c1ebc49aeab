import type { DeliveryReason } from '@farandfew/domain/messages/delivery-reasons.ts'

/** A message was not accepted. `code` is the server's reply without personal data, so that it may be stored and logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly reason: DeliveryReason,
    readonly code: string,
  ) {
    super(`The message was not accepted (${reason}, ${code})`)
  }
}
