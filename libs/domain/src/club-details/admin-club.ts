import * as z from 'zod/mini'
import { clubIdentity, clubLimits as limits } from './club-identity.ts'
import { isGstin } from './gstin.ts'
import { canonicalPhone } from '../canonical/phone.ts'
import { requestBody } from '../contract/request.ts'
import { optionalText } from '../text/optional-text.ts'
import { blockOfText, lineOfText } from '../text/text.ts'

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
