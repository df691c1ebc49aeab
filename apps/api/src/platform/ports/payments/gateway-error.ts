/**
 * - GATEWAY_TIMEOUT, GATEWAY_UNREACHABLE, GATEWAY_UNAVAILABLE: no answer, no connection, or a temporary refusal (429, 5xx)
 * - GATEWAY_REJECTED_KEY: the key or its secret is wrong (401, 403), which an operator can correct
 * - GATEWAY_BAD_ANSWER: an answer that does not have the documented form
 * - GATEWAY_REFUSED: the gateway will never accept this call (4xx)
 * - BAD_REQUEST: an argument does not fit, and nothing was sent
 * - REFERENCE_REUSED: the reference belongs to an order or refund with other values
 * - BAD_EVENT: a signed webhook that does not have the documented form
 */
export type GatewayErrorCode =
  | 'GATEWAY_TIMEOUT'
  | 'GATEWAY_UNREACHABLE'
  | 'GATEWAY_UNAVAILABLE'
  | 'GATEWAY_REJECTED_KEY'
  | 'GATEWAY_BAD_ANSWER'
  | 'GATEWAY_REFUSED'
  | 'BAD_REQUEST'
  | 'REFERENCE_REUSED'
  | 'BAD_EVENT'

const permanent: ReadonlySet<GatewayErrorCode> = new Set([
  'GATEWAY_REFUSED',
  'BAD_REQUEST',
  'REFERENCE_REUSED',
  'BAD_EVENT',
])

/**
 * The payment service did not do what was asked. The message has no secret and no personal data, so it may be stored and
 * logged. After an error that is not permanent, the outcome is unknown: the service may have done it.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  /** Whether the same call would fail again. */
  readonly isPermanent: boolean

  /** @param detail what the service said, as a status or a code of its own */
  constructor(
    readonly code: GatewayErrorCode,
    detail?: string,
  ) {
    super(detail === undefined ? code : `${code} (${detail})`)
    this.isPermanent = permanent.has(code)
  }
}
