import { nonceBytes, open, seal, tagBytes } from '../../secrets/sealed-text.ts'

const purpose = 'newsletter.unsubscribe'

/**
 * The token of an unsubscribe link: the sealed address as nonce, body and tag. Nothing is stored for it, so the link of
 * any newsletter always works. The address is encrypted because links end up in logs and browser histories.
 */
export function sealUnsubscribeToken(email: string, secret: string): string {
  const { nonce, tag, body } = seal(email, secret, purpose)
  return Buffer.concat([nonce, body, tag]).toString('base64url')
}

/** The address in a token; undefined if the token is not ours. */
export function openUnsubscribeToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  const parts = {
    nonce: bytes.subarray(0, nonceBytes),
    tag: bytes.subarray(-tagBytes),
    body: bytes.subarray(nonceBytes, -tagBytes),
  }
  return open(parts, secret, purpose)
}
