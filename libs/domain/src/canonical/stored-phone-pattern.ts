import { phoneLengths } from './phone-lengths.ts'

/** Calling codes by the lengths that their numbers can have. */
function codesByLengths(): Map<string, string[]> {
  const codes = new Map<string, string[]>()
  for (const [code, entry] of Object.entries(phoneLengths)) {
    const [, usual = '', ...others] = entry.split(';')
    const all = [usual, ...others.map((other) => other.replace(/:.*/, ''))].join(',').split(',')
    const lengths = [...new Set(all.filter((length) => length !== ''))].sort().join(',')
    codes.set(lengths, [...(codes.get(lengths) ?? []), code])
  }
  return codes
}

/**
 * A regular expression, for JavaScript and PostgreSQL, of numbers in E.164 whose country has numbers of their length. It accepts
 * every number that `canonicalPhone` leaves as it is, and a few others: it does not look at the first digits.
 */
export const storedPhonePattern: string = `^[+](${[...codesByLengths()]
  .map(([lengths, codes]) => {
    const digits = lengths.split(',').map((length) => `[0-9]{${length}}`)
    return `(${codes.join('|')})(${digits.join('|')})`
  })
  .join('|')})$`
