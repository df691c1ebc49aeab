import * as z from 'zod/mini'
import { id, instant } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { interestMaxLength, interestsLimit, quizData } from '../traits/quiz-data.ts'
import { genders } from './users.options.ts'

/** Maximum length of each text of a member, in code points. */
export const userLimits = {
  username: 40,
  email: emailMaxLength,
  phone: 30,
  firstName: 60,
  lastName: 60,
  ageGroup: 20,
  city: 100,
  country: 100,
  instagramHandle: 100,
  linkedinHandle: 200,
  bio: 1000,
  profileImage: 500,
  /** Of one interest or travel preference. */
  interest: interestMaxLength,
} as const

const nullable = (max: number) => z.nullable(storedText(max))
const publicFields = {
  id,
  username: storedText(userLimits.username),
  email: nullable(userLimits.email),
  phone: nullable(userLimits.phone),
  firstName: nullable(userLimits.firstName),
  lastName: nullable(userLimits.lastName),
  ageGroup: nullable(userLimits.ageGroup),
  /** Null if the member did not say. */
  gender: z.nullable(z.enum(genders, 'Must be a gender of the list')),
  city: nullable(userLimits.city),
  country: nullable(userLimits.country),
  instagramHandle: nullable(userLimits.instagramHandle),
  linkedinHandle: nullable(userLimits.linkedinHandle),
  bio: nullable(userLimits.bio),
  interests: storedTexts(userLimits.interest, interestsLimit),
  travelPreferences: storedTexts(userLimits.interest, interestsLimit),
  profileImage: nullable(userLimits.profileImage),
  quizData: z.nullable(quizData),
  createdAt: instant,
}

/** A member without the password. */
export const publicUser = z.object(publicFields)
export type PublicUser = z.output<typeof publicUser>

/** The signed-in member, as shown in the account. */
export const currentUser = z.object({
  ...publicFields,
  /** Whether the member has followed the link sent to the email address. */
  emailVerified: z.boolean('Must be true or false'),
  /** Whether the member has entered the code sent to the phone; only a verified phone can sign in. */
  phoneVerified: z.boolean('Must be true or false'),
})
export type CurrentUser = z.output<typeof currentUser>

/** A member as stored. The password is hashed and never leaves the API. */
export const user = z.object({ ...publicFields, password: storedText(500) })
export type User = z.output<typeof user>

/** What members say about themselves, except the picture: the rest of an account identifies it. */
export type ProfileField = Exclude<
  keyof PublicUser,
  'id' | 'username' | 'email' | 'phone' | 'profileImage' | 'createdAt'
>

/** Each in the order and words in which operators see it. A merge of two accounts fills them from this list. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  ageGroup: 'Age group',
  gender: 'Gender',
  city: 'City',
  country: 'Country',
  instagramHandle: 'Instagram',
  linkedinHandle: 'LinkedIn',
  bio: 'Bio',
  quizData: 'Answers of the quiz',
  interests: 'Interests',
  travelPreferences: 'Preferences',
}

/** What the profile form can change of it: the quiz has a page of its own. */
export type EditableField = Exclude<ProfileField, 'quizData'>
export const editableFields = Object.keys(profileLabels).filter(
  (field): field is EditableField => field !== 'quizData',
)
