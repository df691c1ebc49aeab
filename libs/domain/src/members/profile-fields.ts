import type { PublicUser } from './user.ts'

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
