/** A message was not taken. `code` says why without naming anybody, so that it may be stored and logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly code: string,
    /** Whether it would be refused again. */
    readonly permanent: boolean,
  ) {
    super(`The message was not taken (${code})`)
  }
}
