import * as z from 'zod/mini'
import { plainForm } from '../canonical/marks.ts'
import { canonicalPhone, type PhoneFault, readPhone } from '../canonical/phone.ts'
import { maxLength } from './lengths.ts'
import { optionalText } from './text.ts'

const messages: Readonly<Record<PhoneFault, string>> = {
  'no-phone': 'Please enter a valid phone number',
  length: 'Please check the number: it has too few or too many digits',
  'no-country': 'Please check the number: outside India it starts with + and the country code',
}

interface PhoneRule {
  /** Whether the number may be left out, as ''. */
  isOptional?: boolean
  /** Shown for what is no number with a country code. Without it, a number without one is read as one of India. */
  countryMessage?: string
}

/** Characters of a number as people write it, and room for marks that were pasted with it. */
const longest = { written: 30, pasted: 100 }
const lengthMessage = `Please use at most ${longest.written} characters`

function phone({ isOptional = false, countryMessage }: PhoneRule) {
  const isIndianWithoutCode = countryMessage === undefined
  const faultIn = (text: string) => {
    const found = readPhone(text, { isIndianWithoutCode })
    return 'phone' in found || (isOptional && text === '') ? undefined : found.fault
  }
  const messageOf = (fault: PhoneFault) =>
    fault === 'length' ? messages.length : (countryMessage ?? messages[fault])
  return z.string(isOptional ? 'Must be a text' : messages['no-phone']).check(
    maxLength(longest.pasted, { error: lengthMessage, abort: true }),
    z.overwrite(plainForm),
    z.trim(),
    maxLength(longest.written, { error: lengthMessage, abort: true }),
    z.refine((text) => faultIn(text) === undefined, {
      error: ({ input }) => messageOf(faultIn(String(input)) ?? 'no-phone'),
      abort: true,
    }),
    z.overwrite((text) => canonicalPhone(text) ?? text),
  )
}

/** A phone number in E.164. */
export const phoneText = (rule: Pick<PhoneRule, 'countryMessage'> = {}) => phone(rule)

/** The same, but optional: '' becomes undefined. */
export const optionalPhone = (rule: Pick<PhoneRule, 'countryMessage'> = {}) =>
  optionalText(phone({ ...rule, isOptional: true }))
