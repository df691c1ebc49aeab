import * as z from 'zod/mini'
import { clubIdentity, clubLimits as limits } from './club-identity.ts'
import { canonicalPhone } from '../canonical/phone.ts'
import { requestBody } from '../contract/request.ts'
import { optionalText, blockOfText, lineOfText } from '../text/text.ts'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State code, PAN (five letters, four digits, a letter), number of the registration, 'Z', check character. */
const gstinPattern = /^(?:0[1-9]|[1-9][0-9])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether a text is a GSTIN, India's identification number of goods and services tax: its format and its check character.
 * The check character is Luhn modulo 36 over the 14 characters before it, as in python-stdnum's module `stdnum.in_.gstin`
 * (https://arthurdejong.org/python-stdnum/doc/2.1/stdnum.in_.gstin). It does not say whether the number is registered.
 */
export const isGstin = (text: string): boolean =>
  gstinPattern.test(text) && text.at(-1) === checkCharacterOf(text.slice(0, -1))

/** Every second character counts double, from the right, where the sum of its two digits to base 36 counts. */
function checkCharacterOf(text: string): string | undefined {
  const sum = [...text].reverse().reduce((total, character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return characters[(36 - (sum % 36)) % 36]
}

/** An optional line in which neither blanks nor the characters of `ignored` count. */
const compactLine = (rule: {
  max: number
  ignored: RegExp
  isValid: (text: string) => boolean
  message: string
}) =>
  optionalText(
    z.pipe(
      lineOfText({ max: rule.max, message: 'Must be a text' }),
      z.pipe(
        z.transform((text: string) => text.replace(rule.ignored, '').toUpperCase()),
        z
          .string(rule.message)
          .check(z.refine((text) => text === '' || rule.isValid(text), rule.message)),
      ),
    ),
  )

/** An Indian number in E.164: +91 and ten digits, of a mobile phone or with its area code. */
const indianPhone = () =>
  optionalText(
    lineOfText({ max: limits.phone, message: 'Must be a text' }).check(
      z.overwrite((text) => canonicalPhone(text) ?? text),
      z.refine(
        (text) => text === '' || /^\+91[1-9][0-9]{9}$/.test(text),
        'Please enter +91 and ten digits, such as +91 98450 11223',
      ),
    ),
  )

const registeredName = lineOfText({ max: limits.registeredName, message: 'Must be a text' }).check(
  z.refine((text) => text.length !== 1, 'Please enter the whole name'),
)

const address = blockOfText({ max: limits.address, message: 'Must be a text' }).check(
  z.refine((text) => text === '' || text.length >= 10, 'Please enter the whole address'),
  z.refine(
    (text) => text.split('\n').length <= limits.addressLines,
    `Please use at most ${limits.addressLines} lines`,
  ),
)

/** The club's details as an operator enters them; empty for what is not set. */
export const clubForm = requestBody({
  registeredName: optionalText(registeredName),
  address: optionalText(address),
  phone: indianPhone(),
  whatsapp: indianPhone(),
  gstin: compactLine({
    max: 30,
    ignored: / /g,
    isValid: isGstin,
    message: 'This is not a GSTIN: please compare it with the registration certificate',
  }),
  isSample: z.boolean('Must be true or false'),
})
export type ClubForm = z.output<typeof clubForm>

/** The details as the operator saw them, and as they should be. */
export const clubChange = requestBody({
  before: requestBody(clubIdentity.shape),
  after: clubForm,
})
export type ClubChange = z.output<typeof clubChange>
