import { isCalendarDate } from '@farandfew/domain/calendar'
import {
  diets,
  findPassportProblem,
  type OwnTravelDetails,
  travelDetailsForm,
  travelDetailsLimits,
} from '@farandfew/domain/travel-details'
import { Button } from '@farandfew/ui/button'
import { SelectField, TextAreaField, TextField } from '@farandfew/ui/field'
import { FormGrid, SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'
import { PassportWarning } from './passport-warning.tsx'
import { useTravelDetailsCalls } from './travel-details.data.ts'
import { Quiet } from './travel-details.styles.ts'

interface TravelDetailsFormProps {
  own: OwnTravelDetails
  onDone: () => void
}

/** The values of the form, as text. */
const toValues = ({ details }: OwnTravelDetails) => ({
  passportName: details?.passportName ?? '',
  passportNumber: details?.passportNumber ?? '',
  passportExpiry: details?.passportExpiry ?? '',
  nationality: details?.nationality ?? '',
  diet: details?.diet ?? '',
  foodNotes: details?.foodNotes ?? '',
  emergencyName: details?.emergencyName ?? '',
  emergencyRelation: details?.emergencyRelation ?? '',
  emergencyPhone: details?.emergencyPhone ?? '',
})

/** Autofill may not offer these, or keep them. */
const never = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

/** Asks for the travel details, and says of each part why it is asked for. */
export function TravelDetailsForm({ own, onDone }: TravelDetailsFormProps) {
  const { save } = useTravelDetailsCalls(own.departureId)
  const { form, formProps, field, busy } = useForm({
    schema: travelDetailsForm,
    initialValues: toValues(own),
    failureTitle: 'Not saved',
    send: async (details, { resetTo }) => {
      resetTo(toValues(await save(details)))
      toast({ title: 'Travel details saved', description: 'They are stored encrypted.' })
      onDone()
    },
  })
  useLeaveWarning(form.dirty)
  const { passportExpiry } = form.values
  const problem = isCalendarDate(passportExpiry)
    ? findPassportProblem(passportExpiry, own)
    : undefined
  const max = travelDetailsLimits
  return (
    <FormGrid {...formProps} aria-label="Travel details">
      <Part title="Passport">
        Hotels and permits are booked in the name and with the number of your passport, letter by
        letter.
      </Part>
      <TextField
        label="Name as in the passport"
        required
        autoComplete="name"
        maxLength={max.passportName}
        {...field('passportName')}
      />
      <TextField
        label="Passport number"
        required
        autoCapitalize="characters"
        {...never}
        maxLength={max.passportNumber}
        {...field('passportNumber')}
      />
      <TextField
        label="Passport expires on"
        type="date"
        required
        autoComplete="off"
        {...field('passportExpiry')}
      />
      <TextField
        label="Nationality"
        required
        autoComplete="country-name"
        maxLength={max.nationality}
        {...field('nationality')}
      />
      {problem && (
        <Whole className="wide">
          <PassportWarning problem={problem} own={own} />
        </Whole>
      )}
      <Part title="Food">So that the kitchens on the way know before you sit down.</Part>
      <SelectField
        label="You eat"
        required
        placeholder="Choose what you eat"
        options={diets}
        {...field('diet')}
      />
      <TextAreaField
        label="Allergies and wishes"
        hint="What must not be on your plate, and how serious it is. Leave it empty if there is nothing."
        className="wide"
        rows={3}
        maxLength={max.foodNotes}
        {...field('foodNotes')}
      />
      <Part title="Emergency contact">
        We call this person only if something happens to you. Please tell them that you gave us
        their number.
      </Part>
      <TextField
        label="Their name"
        required
        autoComplete="section-emergency name"
        maxLength={max.emergencyName}
        {...field('emergencyName')}
      />
      <TextField
        label="Who they are to you"
        hint="For example mother, partner or friend"
        required
        autoComplete="off"
        maxLength={max.emergencyRelation}
        {...field('emergencyRelation')}
      />
      <TextField
        label="Their phone"
        type="tel"
        hint="With the country code, such as +91 98450 11223"
        required
        autoComplete="section-emergency tel"
        {...field('emergencyPhone')}
      />
      <Buttons>
        <SubmitButton busy={busy} busyLabel="Saving...">
          Save Travel Details
        </SubmitButton>
        {own.details && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Buttons>
    </FormGrid>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Whole>
    <h3>{title}</h3>
    <Quiet>{children}</Quiet>
  </Whole>
)

const Whole = styled.div`
  grid-column: 1 / -1;
  h3 {
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  grid-column: 1 / -1;
`
