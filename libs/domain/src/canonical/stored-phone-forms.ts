import { phoneLengths } from './phone-lengths.ts'

/** The lengths that numbers of a calling code can have, whatever their first digits. */
function lengthsOf(entry: string): string[] {
  const [, usual = '', ...others] = entry.split(';')
  const all = [usual, ...others.map((other) => other.replace(/:.*/, ''))].join(',').split(',')
  return [...new Set(all)].filter((length) => length !== '')
}

/**
 * The calling code and the number of characters of each form that a stored phone can have: '+91 13'. Every number that
 * `canonicalPhone` leaves as it is has one, and a few others have, because their first digits do not count here.
 */
export const storedPhoneForms: readonly string[] = Object.entries(phoneLengths).flatMap(
  ([code, entry]) =>
    lengthsOf(entry).map((length) => `+${code} ${1 + code.length + Number(length)}`),
)
