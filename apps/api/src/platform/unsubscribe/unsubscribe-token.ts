import { nonceBytes, open, seal, tagBytes } from '../secrets/sealed-text.ts'

// Its name is part of every link that was ever sent.
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

/** The digests of some groups to a member. */
export interface DigestSubject {
  departureIds: readonly number[]
  userId: number
}

/** What an unsubscribe link ends: the newsletter to an address, or the digests that a mail was about. */
export type Unsubscribed = { email: string } | DigestSubject

/** The text that the token of a digest's link seals. No email address looks like it. */
export const digestSubject = ({ departureIds, userId }: DigestSubject): string =>
  `group-digest ${departureIds.join(',')} ${userId}`

/** What the link of a token ends; undefined if the token is not ours. */
export function readUnsubscribeToken(token: string, secret: string): Unsubscribed | undefined {
  const subject = openUnsubscribeToken(token, secret)
  if (subject === undefined) return undefined
  const digest = /^group-digest (\d+(?:,\d+)*) (\d+)$/.exec(subject)
  if (!digest) return { email: subject }
  return { departureIds: digest[1]!.split(',').map(Number), userId: Number(digest[2]) }
}
