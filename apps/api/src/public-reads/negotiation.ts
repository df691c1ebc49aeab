export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The weight of each coding that an `Accept-Encoding` header names (RFC 9110 section 12.5.3). */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    if (coding !== '') weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}

/**
 * The variant to answer with: the best weight wins, and among equals the smallest variant. Where a caller
 * rules out every one of them the plain bytes are sent, which the RFC allows and everybody can read.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity'
  const weights = weightsOf(header)
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.0001 : (weights.get('*') ?? 0))
  const [best = 'identity'] = [...encodings].sort((one, other) => weightOf(other) - weightOf(one))
  return weightOf(best) > 0 ? best : 'identity'
}

const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** Whether `If-None-Match` names the tag: `*`, or a list of tags compared weakly (RFC 9110 section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return (header.match(entityTag) ?? []).some((given) => given.replace(/^W\//, '') === tag)
}
