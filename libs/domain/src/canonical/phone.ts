import { withPlainDigits } from './marks.ts'
import { phoneLengths } from './phone-lengths.ts'

/** Most members live there: a number without a country code is read as one of India. */
const home = '91'

/** What people write in a phone number: digits, grouped in any way, with a plus in front or none. */
const written = /^\+?[\d\s()./-]*$/

const trunkPrefixOf = (code: string) =>
  phoneLengths[code]!.slice(0, phoneLengths[code]!.indexOf(';'))

/** The lengths that a national number with these first digits may have. */
function lengthsOf(code: string, national: string): number[] {
  const [, usual = '', ...others] = phoneLengths[code]!.split(';')
  const own = others.find((entry) =>
    entry
      .slice(entry.indexOf(':') + 1)
      .split(' ')
      .some((prefix) => national.startsWith(prefix)),
  )
  // No number begins with the 0 that people write before it, except where the table names it.
  const lengths = own?.split(':')[0] ?? (national.startsWith('0') ? '' : usual)
  return lengths.split(',').map(Number)
}

/** A number of a country in E.164, also if it has the digits that people write before it inside the country; undefined if its length is wrong. */
function inCountry(code: string, digits: string): string | undefined {
  const forms = [digits]
  for (const prefix of [trunkPrefixOf(code), '0']) {
    if (prefix !== '' && digits.startsWith(prefix)) forms.push(digits.slice(prefix.length))
  }
  const national = forms.find((form) => lengthsOf(code, form).includes(form.length))
  return national === undefined ? undefined : `+${code}${national}`
}

/** The country code that the digits begin with; none begins another one. */
const codeOf = (digits: string): string | undefined =>
  [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => code in phoneLengths)

/**
 * Why a text is no phone number that can be called from everywhere: it is none, it has too few or too many digits, or it has no
 * country code and is none of India.
 */
export type PhoneFault = 'no-phone' | 'length' | 'no-country'

type ReadPhone = { phone: string } | { fault: PhoneFault }

/**
 * A phone number as E.164 has it, '+919845011223', from any writing of it: with spaces, dashes, '00' for the plus, the 0 of
 * calls inside the country, digits of another script. Its length is one of those that numbers with its first digits have;
 * whether it is in use only a code can tell.
 */
export function readPhone(text: string, { isIndianWithoutCode = true } = {}): ReadPhone {
  const typed = withPlainDigits(text)
    .trim()
    .replace(/^(?:tel|callto|sms):(?:\/\/)?\s*/i, '')
    .replace(/^\((?=\+|00)/, '')
    .replace(/[,;]$/, '')
  const digits = typed.replace(/\D/g, '')
  if (!written.test(typed) || digits.length < 7) return { fault: 'no-phone' }
  if (/^(?:\+|00)/.test(typed)) return readInternational(digits.replace(/^00/, ''))
  return isIndianWithoutCode ? readIndian(digits) : { fault: 'no-country' }
}

function readInternational(digits: string): ReadPhone {
  const code = codeOf(digits)
  if (code === undefined) return { fault: 'no-phone' }
  const phone = inCountry(code, digits.slice(code.length))
  return phone === undefined ? { fault: 'length' } : { phone }
}

/** A number without a plus, with or without the country code of India. */
function readIndian(digits: string): ReadPhone {
  const afterCode = new RegExp(`^0?${home}(.+)`).exec(digits)?.[1]
  const phone = inCountry(home, digits) ?? (afterCode && inCountry(home, afterCode))
  return phone ? { phone } : { fault: 'no-country' }
}

/** The same; undefined if it is no phone number. */
export function canonicalPhone(text: string): string | undefined {
  const read = readPhone(text)
  return 'phone' in read ? read.phone : undefined
}
