export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  /** `href` is an address that starts with http: or https:. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/**
 * What may be an address, after the character before it: letters and digits of any script, and the punctuation of
 * RFC 3986.
 */
const candidates =
  /(?<before>^|[^\p{L}\p{N}])(?<address>https?:\/\/[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]+)/giu

/** Longer ones stay text. */
const maxLength = 2000

const punctuation = new Set(".,;:!?'*_~")
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** Where an address ends: before the punctuation of its sentence, and before a bracket that opened before the address. */
function endOfAddress(text: string): number {
  const open: Record<string, number> = { '(': 0, '[': 0, ')': 0, ']': 0 }
  for (const character of text) if (character in open) open[character]! += 1
  let end = text.length
  for (; end > 0; end -= 1) {
    const last = text[end - 1]!
    const opening = openingOf[last]
    if (opening !== undefined && open[last]! > open[opening]!) open[last]! -= 1
    else if (!punctuation.has(last)) break
  }
  return end
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Scheme, name in the internet as DNS has it, port, and the rest. Numbers, which lead into private networks, are no name. */
const address = new RegExp(
  `^(https?://)((?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9]))((?::[0-9]{1,5})?(?:[/?#].*)?)$`,
  'iu',
)
const maxHostLength = 253

/**
 * The address to which a text leads; undefined if it is none, or if it leads elsewhere than it seems: with credentials
 * before the host (`https://bank.example@evil.example`), or with letters in the host that look like those of another one.
 */
function hrefOf(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const [, scheme = '', host = '', rest = ''] = address.exec(text) ?? []
  if (host === '' || host.length > maxHostLength) return undefined
  return `${scheme.toLowerCase()}${host.toLowerCase()}${rest}`
}

/**
 * Splits a text into links and the text around them; together they are the text. Only complete addresses with http or
 * https become links. Takes time in proportion to the length of the text, whatever it is.
 */
export function splitLinks(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let from = 0
  for (const match of text.matchAll(candidates)) {
    const { before = '', address: found = '' } = match.groups ?? {}
    const index = match.index + before.length
    const link = found.slice(0, endOfAddress(found))
    const href = hrefOf(link)
    if (href === undefined) continue
    if (index > from) segments.push({ kind: 'text', text: text.slice(from, index) })
    segments.push({ kind: 'link', text: link, href })
    from = index + link.length
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) })
  return segments
}
