import type { SignupForm } from '@farandfew/domain/members/user-forms.ts'
import type { ComponentProps } from 'react'
import { passwordHint } from '../../shared/forms/new-password-fields.tsx'

type Field = Exclude<
  keyof SignupForm,
  'ageGroup' | 'bio' | 'interests' | 'travelPreferences' | 'profileImage' | 'quizData'
>

interface SignupField extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'className' | 'spellCheck'
> {
  name: Field
  label: string
  hint?: string
  /** Marked with an asterisk. */
  required?: true
}

const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The text fields of the sign-up form: the required ones, and the optional ones before and after the age group. */
export const signupFields: Record<'required' | 'before' | 'after', readonly SignupField[]> = {
  required: [
    { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true },
    {
      name: 'username',
      label: 'Username',
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
      required: true,
    },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
    {
      name: 'password',
      label: 'Password',
      type: 'password',
      autoComplete: 'new-password',
      hint: passwordHint,
      required: true,
    },
    {
      name: 'confirmPassword',
      label: 'Confirm password',
      type: 'password',
      autoComplete: 'new-password',
      required: true,
    },
  ],
  before: [{ name: 'lastName', label: 'Last name', autoComplete: 'family-name' }],
  after: [
    {
      name: 'phone',
      label: 'Phone',
      type: 'tel',
      autoComplete: 'tel',
      className: 'wide',
      hint: 'To log in with a code later, confirm it in My Profile.',
    },
    { name: 'city', label: 'City', autoComplete: 'address-level2' },
    { name: 'country', label: 'Country', autoComplete: 'country-name' },
    { name: 'instagramHandle', label: 'Instagram', ...handle },
    { name: 'linkedinHandle', label: 'LinkedIn', ...handle },
  ],
}

export const optionalFields = [
  ...[...signupFields.before, ...signupFields.after].map(({ name }) => name),
  'ageGroup',
] as const

/** The texts as typed. */
export type SignupValues = Record<Field | 'ageGroup', string>

export const emptySignup: SignupValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  ageGroup: '',
  city: '',
  country: '',
  instagramHandle: '',
  linkedinHandle: '',
  password: '',
  confirmPassword: '',
}
