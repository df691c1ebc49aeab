import { updateMemberProfile } from '@farandfew/api-client/account'
import { ApiError } from '@farandfew/api-client/call'
import { ageGroups, type CurrentUser, profileForm, userLimits } from '@farandfew/domain/users'
import { SelectField, TextAreaField, TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useRef } from 'react'
import { fieldProps } from '../../../shared/forms/field-props.ts'
import { focusFirstError } from '../../../shared/forms/focus-first-error.ts'
import { FormGrid } from '../../../shared/forms/form-grid.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { toastFailure } from '../../../shared/forms/toast-failure.ts'
import { zodValidate } from '../../../shared/forms/zod-validate.ts'
import { ChipsField } from './chips-field.tsx'
import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface ProfileFormProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

const validate = zodValidate(profileForm)
const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What the server refused, field by field; a taken username is named by its code. */
function messagesOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  const { code, detail, fieldErrors } = error
  return code === 'USERNAME_TAKEN' && detail ? { username: detail, ...fieldErrors } : fieldErrors
}

/** The fields as they come, each with its rule. */
export function ProfileForm({ user, onUser }: ProfileFormProps) {
  const form = useProfileForm({ user, onUser })
  useLeaveWarning(form.dirty)
  const chips = (name: 'interests' | 'travelPreferences') => ({
    name,
    values: form.values[name],
    onValues: (values: readonly string[]) => void form.setFieldValue(name, values),
    maxLength: userLimits.interest,
    error: form.errors[name] as string | undefined,
  })
  const known: readonly string[] = ageGroups
  const groups = known.includes(form.initialValues.ageGroup)
    ? known
    : [form.initialValues.ageGroup, ...known].filter(Boolean)
  return (
    <FormGrid noValidate onSubmit={focusFirstError(form)} aria-label="Profile">
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        {...fieldProps(form, 'firstName')}
      />
      <TextField label="Last name" autoComplete="family-name" {...fieldProps(form, 'lastName')} />
      <TextField
        label="Username"
        autoComplete="username"
        required
        {...fieldProps(form, 'username')}
      />
      <SelectField
        label="Age group"
        placeholder="Select an age group"
        options={groups.map((value) => ({ value, label: value }))}
        {...fieldProps(form, 'ageGroup')}
      />
      <TextField label="City" autoComplete="address-level2" {...fieldProps(form, 'city')} />
      <TextField label="Country" autoComplete="country-name" {...fieldProps(form, 'country')} />
      <TextField label="Instagram" {...handle} {...fieldProps(form, 'instagramHandle')} />
      <TextField label="LinkedIn" {...handle} {...fieldProps(form, 'linkedinHandle')} />
      <TextAreaField label="Bio" className="wide" {...fieldProps(form, 'bio')} />
      <ChipsField label="Interests" {...chips('interests')} />
      <ChipsField label="Travel preferences" {...chips('travelPreferences')} />
      <SubmitButton busy={form.isSubmitting} busyLabel="Saving...">
        Save Profile
      </SubmitButton>
    </FormGrid>
  )
}

function useProfileForm({ user, onUser }: ProfileFormProps) {
  // What is stored, as the form knows it: what differs from this is to be saved.
  const stored = useRef(draftOf(user))
  const save = async (values: ProfileDraft, helpers: FormikHelpers<ProfileDraft>) => {
    try {
      const saved = await updateMemberProfile(changesOf(stored.current, values))
      stored.current = draftOf(saved)
      helpers.resetForm({ values: stored.current })
      onUser(saved)
      toast({ title: 'Profile saved' })
    } catch (error) {
      const underFields = messagesOf(error)
      helpers.setErrors(underFields)
      toastFailure(error)
    }
  }
  return useFormik<ProfileDraft>({
    initialValues: draftOf(user),
    validate: (values) => validate(changesOf(stored.current, values)),
    onSubmit: save,
  })
}
