import * as z from 'zod/mini'
import { requestBody } from '../contract/request.ts'
import { blockOfText, lineOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { type CurrentUser, userLimits } from '../members/user.ts'
import { clearedPhone, emailField, profileForm } from '../members/user-forms.ts'

/** Code points of the reason for a change of a member's account. */
export const careReasonMaxLength = 500

/** Why an operator changes an account: what the member asked for, and how. It ends with the account. */
export const careReason = blockOfText({
  min: 3,
  max: careReasonMaxLength,
  message: 'Please say why, such as “Asked on the phone”',
})

/** What operators change on a member's request, in the order of the form. */
export const contactFields = [
  'username',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'country',
  'instagramHandle',
  'linkedinHandle',
] as const satisfies readonly (keyof CurrentUser)[]
export type ContactField = (typeof contactFields)[number]

/** The labels of the fields on screen and in mails. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  username: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  country: 'Country',
  instagramHandle: 'Instagram',
  linkedinHandle: 'LinkedIn',
}

const shown = z.optional(z.nullable(storedText(userLimits.email)))

/** The values of the changed fields as the operator saw them. */
const contactBefore = z.strictObject(
  {
    username: shown,
    firstName: shown,
    lastName: shown,
    email: shown,
    phone: shown,
    city: shown,
    country: shown,
    instagramHandle: shown,
    linkedinHandle: shown,
  } satisfies Record<ContactField, typeof shown>,
  'Must be an object of the changed fields',
)

const { username, firstName, lastName, city, country, instagramHandle, linkedinHandle } =
  profileForm.shape

/** The fields with the rules of the member's own profile; a missing one is kept, an empty one cleared. */
const contactShape = {
  username,
  firstName,
  lastName,
  email: z.optional(emailField),
  phone: clearedPhone,
  city,
  country,
  instagramHandle,
  linkedinHandle,
}

/** What the operator types. */
export const contactForm = requestBody({ ...contactShape, reason: careReason })

/** The changed fields. */
const contactAfter = z
  .strictObject(contactShape, 'Must be an object of the changed fields')
  .check(
    z.refine(
      (fields) => Object.values(fields).some((value) => value !== undefined),
      'Please change at least one field',
    ),
  )

/** Changes contact data on the member's request. */
export const contactChange = requestBody({
  before: contactBefore,
  after: contactAfter,
  reason: careReason,
})
export type ContactChange = z.output<typeof contactChange>

/** What an operator confirms without a link or a code. `value` is what the page showed. */
export const contactConfirmation = requestBody({
  what: z.enum(['email', 'phone'], 'Must be email or phone'),
  value: lineOfText({ min: 1, max: userLimits.email, message: 'Must be a text' }),
  reason: careReason,
})
export type ContactConfirmation = z.output<typeof contactConfirmation>

/** A change that needs nothing but its reason. */
export const careForm = requestBody({ reason: careReason })

/** A password link was sent to the member's verified address. */
export const resetLinkSent = z.object({ email: storedText(userLimits.email) })
