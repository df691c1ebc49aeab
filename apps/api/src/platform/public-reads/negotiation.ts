import Negotiator from 'negotiator'

/** Best compression first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** `@types/negotiator` does not know the options yet. */
interface NegotiatorWithOptions {
  encoding(
    available: readonly Encoding[],
    options: { preferred: readonly Encoding[] },
  ): Encoding | undefined
}

/**
 * The encoding for an `Accept-Encoding` header: the highest quality value wins, then the smallest variant. If the
 * client rejects all of them, the answer is sent uncompressed, as RFC 9110 section 12.5.3 allows.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return (
    (negotiator as NegotiatorWithOptions).encoding(encodings, { preferred: encodings }) ??
    'identity'
  )
}

const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** Whether an `If-None-Match` header matches the tag: `*`, or a list of tags compared weakly (RFC 9110 section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return (header.match(entityTag) ?? []).some((candidate) => candidate.replace(/^W\//, '') === tag)
}
