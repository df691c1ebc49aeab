import { plainForm } from './marks.ts'

/** The longest address that SMTP can deliver to (RFC 5321 section 4.5.3.1: a path of 256 including its brackets). */
export const emailMaxLength = 254

/** Of letters, digits and hyphens between them (RFC 1123). */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"

/**
 * An address as it is stored: a dot-atom of at most 64 characters (RFC 5321, sections 4.1.2 and 4.5.3.1.1), and a domain of two labels
 * or more, the last of which is no number.
 */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?![0-9]+$)(?=..)${label}$`,
)

/** Letters and digits of any script, hyphens and dots. A URL would read anything else as more than a domain. */
const domainAsTyped = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Node and every browser have it; the types of neither are loaded here. */
declare const URL: new (address: string) => { readonly hostname: string }

/** A domain in ASCII, as DNS and SMTP have it (UTS 46, which every URL applies); undefined if it is none. */
function domainInAscii(domain: string): string | undefined {
  if (!domainAsTyped.test(domain)) return undefined
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return undefined
  }
}

/**
 * An email address in lower case with its domain in ASCII, from what was typed or pasted: with invisible marks, full-width
 * letters, `mailto:`, or the full stop of a sentence. Undefined if no mail can be addressed to it.
 */
export function canonicalEmail(text: string): string | undefined {
  if (text.length > 4 * emailMaxLength) return undefined
  const typed = plainForm(text)
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
    .replace(/[.,;]$/, '')
    .toLowerCase()
  const at = typed.lastIndexOf('@')
  // The ideographic full stop separates labels too (UTS 46, section 2.3).
  const domain = domainInAscii(typed.slice(at + 1).replaceAll('\u3002', '.'))
  const address = `${typed.slice(0, Math.max(at, 0))}@${domain ?? ''}`
  return emailPattern.test(address) && address.length <= emailMaxLength ? address : undefined
}
