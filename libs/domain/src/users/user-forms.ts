import * as z from 'zod/mini'
import { passwordMinLength } from '../constants/limits.ts'
import { requestBody } from '../contract/request.ts'
import { optionalBlock, optionalLine, optionalText } from '../text/optional-text.ts'
import { passwordMaxLength, passwordText } from '../text/secret-text.ts'
import { emailAddress, emailMaxLength, lineOfText } from '../text/text.ts'
import { interestsLimit, userLimits } from './user.ts'
import { ageGroups } from './users.options.ts'

const usernameMessage = 'Username is required'
const passwordMessage = 'Password is required'
const confirmMessage = `Password must be at least ${passwordMinLength} characters`
const emailRequired = 'Email is required'

/** The login form; its username may be a verified e-mail address (rulings 11). */
export const loginForm = requestBody({
  username: lineOfText({ min: 1, max: emailMaxLength, message: usernameMessage }),
  password: passwordText(passwordMessage),
})
export type LoginForm = z.output<typeof loginForm>

/** Letters and digits of any script. No '@', so that no name can pass for an e-mail address at the login. */
const usernamePattern = /^[\p{L}\p{M}\p{N}._-]*$/u

const username = lineOfText({ min: 1, max: userLimits.username, message: usernameMessage }).check(
  z.regex(usernamePattern, 'Please use letters, digits, dots, dashes and underscores only'),
)

const requiredEmail = z.pipe(
  z
    .string(emailRequired)
    .check(z.refine((value) => value.trim() !== '', { error: emailRequired, abort: true })),
  emailAddress(),
)

const phone = optionalText(
  lineOfText({ max: userLimits.phone, message: 'Must be a text' }).check(
    z.regex(/^$|^\+?(?=[0-9(])[0-9 ().-]{5,}$/, 'Please enter a valid phone number'),
  ),
)

const ageGroup = optionalText(z.enum(['', ...ageGroups], 'Please select an age group'))

/** A picture on the web, or one of the site's own. */
const profileImage = optionalText(
  lineOfText({ max: userLimits.profileImage, message: 'Must be a text' }).check(
    z.regex(/^$|^https?:\/\/\S+$|^\/(?!\/)\S*$/, 'Please enter the address of a picture'),
  ),
)

const interests = z.optional(
  z
    .array(
      lineOfText({ min: 1, max: userLimits.interest, message: 'Please name the interest' }),
      'Must be a list',
    )
    .check(z.maxLength(interestsLimit, `Please name at most ${interestsLimit}`)),
)

const quizAnswer = optionalLine(userLimits.quizAnswer)

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

/** The sign-up form: the member's fields, and the password once more (spec section 5). */
export const signupForm = requestBody({
  username,
  password: passwordText(passwordMessage),
  confirmPassword: z
    .string(confirmMessage)
    .check(
      z.minLength(passwordMinLength, { error: confirmMessage, abort: true }),
      z.maxLength(passwordMaxLength, `Please use at most ${passwordMaxLength} characters`),
    ),
  email: requiredEmail,
  phone,
  firstName: lineOfText({ min: 1, max: userLimits.firstName, message: 'First name is required' }),
  lastName: optionalLine(userLimits.lastName),
  ageGroup,
  city: optionalLine(userLimits.city),
  country: optionalLine(userLimits.country),
  instagramHandle: optionalLine(userLimits.instagramHandle),
  linkedinHandle: optionalLine(userLimits.linkedinHandle),
  bio: optionalBlock(userLimits.bio),
  interests,
  travelPreferences: interests,
  profileImage,
  quizData: quizDataForm,
}).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  }),
)
export type SignupForm = z.output<typeof signupForm>
