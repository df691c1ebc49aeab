import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import {
  contactFields,
  type ContactField,
  contactForm,
  contactLabels,
} from '@farandfew/domain/member-care/member-care.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useState } from 'react'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { changeErrorsOf } from '../../shared/forms/use-change-form.ts'
import { reasonHint } from './care-question.tsx'
import type { ContactCare } from './member-care.data.ts'

type Contact = Record<ContactField, string>

const contactOf = ({ user }: AdminUser): Contact =>
  Object.fromEntries(contactFields.map((field) => [field, user[field] ?? ''])) as Contact

const pick = <Value,>(fields: readonly ContactField[], valueOf: (field: ContactField) => Value) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)]))

const types: Partial<Record<ContactField, string>> = { email: 'email', phone: 'tel' }

/** What a change of a field does besides. */
function effectOf(field: ContactField, { emailVerifiedAt, phoneVerifiedAt }: AdminUser) {
  if (field === 'email') {
    return emailVerifiedAt === null
      ? 'A new address gets an email with a link to confirm it.'
      : 'A new address gets a link to confirm it, and the old one gets an email about the change.'
  }
  if (field === 'phone' && phoneVerifiedAt !== null) {
    return 'A new number is not confirmed, so they cannot log in with codes.'
  }
  if (field === 'username') return 'They can log in with it.'
  return undefined
}

interface EditContactProps {
  member: AdminUser
  onSave: (care: ContactCare) => Promise<unknown>
  onClose: () => void
}

/** The form of a member's contact data. Sends the fields that were changed, with the values that the operator saw. */
export function EditContact({ member, onSave, onClose }: EditContactProps) {
  const [opened] = useState(() => contactOf(member))
  const first = useFocusOnMount<HTMLInputElement>()
  const changedIn = (values: Contact) =>
    contactFields.filter((field) => values[field].trim() !== opened[field])
  const form = useForm({
    schema: contactForm,
    initialValues: { ...opened, reason: '' },
    toInput: (values) => ({
      ...pick(changedIn(values), (name) => values[name]),
      reason: values.reason,
    }),
    validateOnBlur: false,
    failureTitle: 'Nothing was changed',
    fieldErrorsOf: changeErrorsOf,
    send: async (_input, { values }) => {
      const changed = changedIn(values)
      if (changed.length === 0) return onClose()
      await onSave({
        kind: 'contact',
        // After a refusal the member is read again, and the message at the field says the present value.
        before: pick(changed, (name) => member.user[name]),
        after: pick(changed, (name) => values[name]),
        reason: values.reason,
      })
    },
  })
  return (
    <SendForm of={form} label="Contact data" submit="Save" busyLabel="Saving..." onClose={onClose}>
      {contactFields.map((name, index) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={contactLabels[name]}
          type={types[name] ?? 'text'}
          hint={effectOf(name, member)}
          autoComplete="off"
          ref={index === 0 ? first : undefined}
        />
      ))}
      <TextAreaField label="Reason" rows={2} hint={reasonHint} required {...form.field('reason')} />
    </SendForm>
  )
}
