import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in lower-case hexadecimal digits, as the gateway signs. */
export const sign = (content: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** What a checkout signs with the secret of the key. */
export const checkoutContent = (orderId: string, paymentId: string): string =>
  `${orderId}|${paymentId}`

/** Whether a signature is right. Takes the same time for every wrong one, so that it cannot be guessed digit by digit. */
export function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(content, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
