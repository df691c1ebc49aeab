import { ApiError, call } from '@farandfew/api-client'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import { ageGroups, genderLabels, genders } from '@farandfew/domain/members/users.options.ts'
import {
  type CurrentUser,
  type EditableField,
  editableFields,
  userLimits,
} from '@farandfew/domain/members/user.ts'
import { passwordNeeded, profileForm } from '@farandfew/domain/members/user-forms.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useLeaveWarning } from '@farandfew/ui/form/use-leave-warning.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { useRef } from 'react'
import { ChipsField } from './chips-field.tsx'

interface ProfileFormProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

const handleProps = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The messages of a failed save by field. A taken username has its own error code. */
function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  const { code, detail, fieldErrors } = error
  return code === 'USERNAME_TAKEN' && detail ? { username: detail, ...fieldErrors } : fieldErrors
}

export function ProfileForm({ user, onUser }: ProfileFormProps) {
  const { form, formProps, field, busy, outcome } = useProfileForm({ user, onUser })
  useLeaveWarning(form.dirty)
  const chips = (name: 'interests' | 'travelPreferences') => ({
    name,
    values: form.values[name],
    onValues: (values: readonly string[]) => {
      void form.setFieldTouched(name, true, false)
      void form.setFieldValue(name, values)
    },
    maxLength: userLimits.interest,
    error: field(name).error,
  })
  // A stored age group that is no longer offered stays selectable.
  const offered: readonly string[] = ageGroups
  const stored = form.initialValues.ageGroup
  const options = offered.includes(stored) ? offered : [stored, ...offered].filter(Boolean)
  return (
    <FormGrid {...formProps} aria-label="Profile">
      <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Username" autoComplete="username" required {...field('username')} />
      {form.values.username !== form.initialValues.username && (
        <TextField
          label="Your password"
          hint="Because you log in with the username."
          type="password"
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
      )}
      <SelectField
        label="Age group"
        placeholder="Select an age group"
        options={options.map((value) => ({ value, label: value }))}
        {...field('ageGroup')}
      />
      <SelectField
        label="Gender"
        placeholder="Prefer not to say"
        options={genders.map((value) => ({ value, label: genderLabels[value] }))}
        {...field('gender')}
      />
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      <TextField label="Country" autoComplete="country-name" {...field('country')} />
      <TextField label="Instagram" {...handleProps} {...field('instagramHandle')} />
      <TextField label="LinkedIn" {...handleProps} {...field('linkedinHandle')} />
      <TextAreaField label="Bio" className="wide" {...field('bio')} />
      <ChipsField label="Interests" {...chips('interests')} />
      <ChipsField label="Travel preferences" {...chips('travelPreferences')} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Saving...">
        Save Profile
      </FormEnd>
    </FormGrid>
  )
}

function useProfileForm({ user, onUser }: ProfileFormProps) {
  const stored = useRef(toDraft(user))
  return useForm({
    schema: profileForm,
    initialValues: toDraft(user),
    toInput: (values) => findChanges(stored.current, values),
    messages: ({ username, currentPassword }): Record<string, string> =>
      username !== stored.current.username && currentPassword === ''
        ? { currentPassword: passwordNeeded }
        : {},
    fieldErrorsOf,
    send: async (changes, { resetTo, succeed }) => {
      const saved = await call(updateProfile, { body: changes })
      stored.current = toDraft(saved)
      resetTo(stored.current)
      onUser(saved)
      succeed({ title: 'Profile saved' })
    },
  })
}

type ProfileChanges = ContractInput<typeof updateProfile>['body']

type Said = {
  [Field in EditableField]: CurrentUser[Field] extends readonly string[]
    ? readonly string[]
    : string
}

interface ProfileDraft extends Said {
  username: string
  /** Typed for another username. */
  currentPassword: string
}

/** The form's values for a member; missing ones are empty. */
const toDraft = (user: CurrentUser): ProfileDraft => ({
  username: user.username,
  currentPassword: '',
  ...(Object.fromEntries(
    editableFields.map((field) => [field, user[field] ?? '']),
  ) as unknown as Said),
})

/** The changed fields. Only they are checked and sent, so that values stored under older rules can stay. */
function findChanges(before: ProfileDraft, now: ProfileDraft): ProfileChanges {
  const fields = Object.keys(now) as (keyof ProfileDraft)[]
  const changed = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as ProfileChanges
}
