import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
/** Bytes: the nonce and the tag of NIST SP 800-38D. */
const nonceLength = 12
const tagLength = 16

/** A key of its own, so that no other signature of the club can stand for one of these. */
const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'newsletter.unsubscribe', 32))

/**
 * What the unsubscribe link of a letter to `email` carries: the address, sealed. It is signed and, since links end up
 * in logs and histories, unreadable as well; nothing is stored for it, so the link of any letter works at any time.
 */
export function sealUnsubscribeToken(email: string, secret: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagLength })
  const sealed = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The address that a token stands for; undefined where it is not ours. The tag is compared in constant time. */
export function openUnsubscribeToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= nonceLength + tagLength) return undefined
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagLength })
  decipher.setAuthTag(bytes.subarray(-tagLength))
  const email = decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8')
  try {
    return email + decipher.final('utf8')
  } catch {
    return undefined
  }
}
