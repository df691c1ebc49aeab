import { brand } from '../brand/brand.ts'
import * as z from 'zod/mini'
import { passwordMinLength } from '../constants/limits.ts'
import { requestBody } from '../contract/request.ts'
import {
  optionalBlock,
  optionalLine,
  optionalText,
  accountName,
  emailAddress,
  lineOfText,
} from '../text/text.ts'
import { optionalPhone, phoneText } from '../text/phone-text.ts'
import { passwordMaxLength, passwordText } from '../text/secret-text.ts'
import { canonicalPassword } from '../canonical/password.ts'
import { canonicalUsername } from '../canonical/username.ts'
import { userLimits } from './user.ts'
import { interestsLimit, quizAnswerMaxLength } from '../traits/quiz-data.ts'
import { ageGroups, genders } from './users.options.ts'
import { maxLength, minLength } from '../text/lengths.ts'

/** What others know of a member, and therefore try first. */
export interface PublicFacts {
  username: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Case, compatibility forms of letters, spaces and punctuation make no difference. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const isOneOf = (texts: readonly (string | null | undefined)[], letters: string) =>
  letters !== '' && texts.some((text) => text && lettersOf(text) === letters)

const brandNames = [
  brand.name,
  brand.name.replace('&', 'and'),
  `the ${brand.name}`,
  brand.email,
  brand.email.split('@')[1],
]

/** The digits of a phone, with or without its country code or the zeros before it. */
const isPhone = (phone: string | null | undefined, letters: string) =>
  /^[0-9]{8,}$/.test(letters) &&
  (phone ?? '').replace(/\D/g, '').endsWith(letters.replace(/^0+/, ''))

/** Why a member may not have this password; undefined if they may. Common passwords are the API's to refuse. */
export function refusedPassword(password: string, facts: PublicFacts): string | undefined {
  const letters = lettersOf(password)
  const { username, email, phone } = facts
  if (isOneOf([username], letters)) return 'Please do not use your username as your password'
  if (isOneOf([email, email?.split('@')[0]], letters)) {
    return 'Please do not use your email address as your password'
  }
  if (isPhone(phone, letters)) return 'Please do not use your phone number as your password'
  return isOneOf(brandNames, letters) ? 'Please do not use our name as your password' : undefined
}

/** Scripts in modern use (UAX 31, table 5); those that are written together are in one entry. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
]

const charactersOf = (script: string) =>
  ['Common', 'Inherited', ...script.split(' ')].map((name) => `\\p{Script=${name}}`).join('')

const oneScript = new RegExp(
  `^(?:${scripts.map((script) => `[${charactersOf(script)}]*`).join('|')})$`,
  'u',
)

/**
 * Whether a name is written in one script, without invisible characters: names that mix scripts look like others, as one
 * with a Cyrillic а among Latin letters (UTS 39, section 5.2).
 */
export const isOneScript = (name: string): boolean =>
  oneScript.test(name.normalize('NFKC')) && !/\p{Default_Ignorable_Code_Point}/u.test(name)

/**
 * Whether the site itself serves a picture: one of its own drawings, or one that a member uploaded. An address elsewhere
 * would make the browser of everyone who sees it call there.
 */
export const isOwnPicture = (address: string): boolean =>
  /^\/(?:art\/avatars|api\/pictures)\/[\w-][\w.-]*$/.test(address)

const usernameMessage = 'Username is required'
const passwordMessage = 'Password is required'
const confirmMessage = `Password must be at least ${passwordMinLength} characters`
const emailRequired = 'Email is required'

/** The login form; its username may be a verified email address. */
export const loginForm = requestBody({
  username: accountName({ min: 1, message: usernameMessage }),
  password: passwordText(passwordMessage),
})
/** Letters and digits of any script, but no '@', so that a username cannot pass for an email address. */
const usernamePattern = /^[\p{L}\p{M}\p{N}._-]*$/u

const username = lineOfText({ min: 1, max: userLimits.username, message: usernameMessage }).check(
  z.overwrite(canonicalUsername),
  z.regex(usernamePattern, 'Please use letters, digits, dots, dashes and underscores only'),
  z.regex(/[\p{L}\p{N}]/u, 'Please use at least one letter or digit'),
  z.refine(isOneScript, 'Please use the letters of one alphabet only'),
)

const requiredEmail = z.pipe(
  z.string(emailRequired).check(z.refine((value) => value.trim() !== '', emailRequired)),
  emailAddress(),
)

const ageGroup = optionalText(z.enum(['', ...ageGroups], 'Please select an age group'))

const gender = z.pipe(
  z.enum(['', ...genders], 'Please select one of the answers'),
  z.transform((value) => (value === '' ? null : value)),
)

/** A profile name on another site, or the URL of the profile there; blank for none. */
const socialProfile = (max: number, pattern: RegExp, message: string) =>
  optionalText(
    lineOfText({ max, message: 'Must be a text' }).check(
      z.refine((value) => value === '' || pattern.test(value), message),
    ),
  )

/** Instagram names have at most 30 letters, digits, dots and underscores. */
const instagramHandle = socialProfile(
  userLimits.instagramHandle,
  /^(?:@|(?:https?:\/\/)?(?:www\.)?instagram\.com\/)?[a-z0-9._]{1,30}(?:\/?(?:\?\S*)?)$/i,
  'Please enter an Instagram name such as @maya.travels, or the address of the profile',
)

/** LinkedIn names have letters, digits and hyphens; in a URL, letters of other scripts are percent-encoded. */
const linkedinHandle = socialProfile(
  userLimits.linkedinHandle,
  /^(?:@|(?:(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/)?in\/)?[\p{L}\p{M}\p{N}%_-]{2,100}(?:\/?(?:\?\S*)?)$/iu,
  'Please enter a LinkedIn name such as maya-rao, or the address of the profile',
)

const profileImage = optionalText(
  lineOfText({ max: userLimits.profileImage, message: 'Must be a text' }).check(
    z.refine(
      (address) => address === '' || isOwnPicture(address),
      'Please choose one of the pictures, or upload your own',
    ),
  ),
)

const interests = z.optional(
  z
    .array(
      lineOfText({ min: 1, max: userLimits.interest, message: 'Please name the interest' }),
      'Must be a list',
    )
    .check(maxLength(interestsLimit, `Please name at most ${interestsLimit}`)),
)

const quizAnswer = optionalLine(quizAnswerMaxLength)

const quizDataForm = z.optional(
  z.strictObject(
    {
      travelStyle: quizAnswer,
      budgetRange: quizAnswer,
      activityLevel: quizAnswer,
      groupSize: quizAnswer,
      preferredDuration: quizAnswer,
      interests,
    },
    'Must be an object of the known answers',
  ),
)

/** A new password and its confirmation, to spread into a form that `passwordsMatch` checks. */
export const newPassword = {
  password: passwordText(passwordMessage),
  confirmPassword: z.string(confirmMessage).check(
    minLength(passwordMinLength, confirmMessage),
    maxLength(passwordMaxLength, `Please use at most ${passwordMaxLength} characters`),
    z.refine(
      (password) => Array.from(canonicalPassword(password)).length >= passwordMinLength,
      confirmMessage,
    ),
  ),
}

const isPair = (value: unknown): boolean => {
  const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>
  return typeof password === 'string' && typeof confirmPassword === 'string'
}

/** Checks that the confirmation equals the password. */
export const passwordsMatch = <Form extends { password: string; confirmPassword: string }>() =>
  z.refine<Form>(
    (form) => canonicalPassword(form.password) === canonicalPassword(form.confirmPassword),
    {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      // Reported together with other errors, not only after those are corrected.
      when: ({ value }) => isPair(value),
    },
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const refusedIn = (value: unknown): string | undefined => {
  const { password, username, email, phone } = (value ?? {}) as Record<string, unknown>
  const facts = { username: textOf(username), email: textOf(email), phone: textOf(phone) }
  return refusedPassword(textOf(password), facts)
}

/** Checks that the password is nothing that others know of the member. */
const passwordIsPrivate = <Form>() =>
  z.refine<Form>((form) => refusedIn(form) === undefined, {
    error: ({ input }) => refusedIn(input),
    path: ['password'],
    when: ({ value }) => isPair(value),
  })

/** Optional texts about a member, in the sign-up form and in the profile. */
const texts = {
  lastName: optionalLine(userLimits.lastName),
  ageGroup,
  city: optionalLine(userLimits.city),
  country: optionalLine(userLimits.country),
  instagramHandle,
  linkedinHandle,
  bio: optionalBlock(userLimits.bio),
  profileImage,
}

const firstName = lineOfText({
  min: 1,
  max: userLimits.firstName,
  message: 'First name is required',
})

/** The sign-up form. */
export const signupForm = requestBody({
  username,
  ...newPassword,
  email: requiredEmail,
  firstName,
  phone: optionalPhone(),
  ...texts,
  interests,
  travelPreferences: interests,
  quizData: quizDataForm,
}).check(passwordsMatch(), passwordIsPrivate())
export type SignupForm = z.output<typeof signupForm>

export const passwordNeeded = 'Please enter your password'

/** Asked again before sensitive changes, so that an open session alone is not enough. */
export const currentPassword = passwordText(passwordNeeded)

/** A line of a profile form: missing keeps the stored value, blank clears it. */
const cleared = <T>(field: z.ZodMiniType<T | undefined, string | undefined>) =>
  z.optional(
    z.pipe(
      field,
      z.transform((value: T | undefined) => value ?? null),
    ),
  )

const clearedTexts = Object.fromEntries(
  Object.entries(texts).map(([name, field]) => [name, cleared<string>(field)]),
) as { [Name in keyof typeof texts]: ReturnType<typeof cleared<string>> }

/**
 * The changes to a profile; a missing field is kept and an empty one cleared. Email address and phone have calls of
 * their own, which verify them.
 */
export const profileForm = requestBody({
  username: z.optional(username),
  // Needed with another username.
  currentPassword: z.optional(currentPassword),
  firstName: z.optional(firstName),
  ...clearedTexts,
  gender: z.optional(gender),
  interests,
  travelPreferences: interests,
})
export type ProfileForm = z.output<typeof profileForm>

export const emailField = requiredEmail

/** A required phone number in E.164. */
export const phoneField = phoneText()

/** A phone number that a change keeps if it is missing and clears if it is blank. */
export const clearedPhone = cleared(optionalPhone())
