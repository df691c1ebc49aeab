import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
/** Bytes of the nonce and the tag (NIST SP 800-38D). */
export const nonceBytes = 12
export const tagBytes = 16

type Secret = string | Buffer

/** Derives a separate key for each purpose (HKDF, RFC 5869), so that what is sealed for one cannot be used for another. */
const keyFor = (secret: Secret, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

interface SealedParts {
  nonce: Buffer
  tag: Buffer
  body: Buffer
}

/**
 * Encrypts and authenticates a text (AES-GCM).
 * @param place the one place that the text belongs to, as associated data: elsewhere it does not open
 */
export function seal(text: string, secret: Secret, purpose: string, place = ''): SealedParts {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce, {
    authTagLength: tagBytes,
  })
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { nonce, tag: cipher.getAuthTag(), body }
}

/**
 * Decrypts a text. Returns undefined if it was changed, or sealed with another secret, for another purpose or for another
 * place.
 */
export function open(
  { nonce, tag, body }: SealedParts,
  secret: Secret,
  purpose: string,
  place = '',
): string | undefined {
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(tag)
  decipher.setAAD(Buffer.from(place))
  try {
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Seals a text for the database: nonce, tag and body in base64url. */
export function sealText(text: string, secret: Secret, purpose: string, place = ''): string {
  const { nonce, tag, body } = seal(text, secret, purpose, place)
  return Buffer.concat([nonce, tag, body]).toString('base64url')
}

/** Opens what `sealText` returned; undefined if that is not possible. */
export function openText(
  sealed: string,
  secret: Secret,
  purpose: string,
  place = '',
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const bodyAt = nonceBytes + tagBytes
  if (bytes.length < bodyAt) return undefined
  const parts = {
    nonce: bytes.subarray(0, nonceBytes),
    tag: bytes.subarray(nonceBytes, bodyAt),
    body: bytes.subarray(bodyAt),
  }
  return open(parts, secret, purpose, place)
}
