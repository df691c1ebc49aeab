import { ApiError, endpointKey } from '@farandfew/api-client'
import { clubForm } from '@farandfew/domain/club-details/admin-club.ts'
import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
import { LeaveDialog } from '../../shared/leave/leave-dialog.tsx'
import { clubLabels } from './club-labels.ts'
import { Check } from '../../shared/forms/check.ts'

interface ClubFormProps {
  /** As it is stored now. */
  club: ClubIdentity
  /** Shows the form again with the newer details. */
  onRestart: () => void
}

/** Another operator may have changed them. */
const stored = [endpointKey(getAdminClub, {})]

const toDraft = ({ isSample, ...texts }: ClubIdentity) => ({
  registeredName: texts.registeredName ?? '',
  address: texts.address ?? '',
  phone: phoneLabel(texts.phone ?? ''),
  whatsapp: phoneLabel(texts.whatsapp ?? ''),
  gstin: texts.gstin ?? '',
  isSample,
})
type Draft = ReturnType<typeof toDraft>

/** The form of the club's details. Every field may be empty. */
export function ClubForm({ club, onRestart }: ClubFormProps) {
  const [opened, setOpened] = useState(club)
  const { request } = useCall(changeClub, { shows: stored, failureReloads: stored })
  const details = useChangeForm({
    schema: clubForm,
    initialValues: toDraft(opened),
    send: async (after, { resetTo, succeed }) => {
      const saved = await request({ body: { before: opened, after } })
      setOpened(saved)
      resetTo(toDraft(saved))
      succeed({
        title: 'Club details saved',
        description: 'The site shows them within two seconds.',
      })
    },
  })
  const { form, failure } = details
  const bind = (name: Exclude<keyof Draft, 'isSample'>, hint: string) => ({
    ...details.field(name),
    label: clubLabels[name],
    hint: club[name] === opened[name] ? hint : `Changed since: ${club[name] ?? 'not set'}`,
    autoComplete: 'off',
  })
  return (
    <>
      <LeaveDialog
        isDirty={form.dirty}
        description="What you changed in the club's details is not saved yet."
      />
      <SendForm
        of={details}
        maxWidth={640}
        label="Club details"
        submit="Save"
        busyLabel="Saving..."
        actions={
          failure instanceof ApiError &&
          failure.code === 'CLUB_CHANGED' && (
            <Button variant="secondary" onClick={onRestart}>
              Start again with the newer details
            </Button>
          )
        }
      >
        <TextField {...bind('registeredName', 'As in the certificate of incorporation.')} />
        <TextAreaField
          rows={4}
          {...bind('address', 'The registered address, with its PIN code.')}
        />
        <Grid columns={2}>
          <TextField type="tel" {...bind('phone', 'Such as +91 98450 11223.')} />
          <TextField type="tel" {...bind('whatsapp', 'May be the same number.')} />
        </Grid>
        <TextField
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('gstin', '15 characters, from the registration certificate.')}
        />
        <Check>
          <input
            type="checkbox"
            name="isSample"
            checked={form.values.isSample}
            onChange={(event) => void form.setFieldValue('isSample', event.currentTarget.checked)}
          />
          <span>{clubLabels.isSample}</span>
        </Check>
      </SendForm>
    </>
  )
}
