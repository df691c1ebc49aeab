/** A message was not accepted. `code` is the reason without personal data, so that it may be stored and logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly code: string,
    /** Whether another attempt would fail too. */
    readonly permanent: boolean,
  ) {
    super(`The message was not accepted (${code})`)
  }
}
