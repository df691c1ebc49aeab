import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import { findPassportProblem } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import {
  type OwnTravelDetails,
  passportEndsMessage,
  travelDetailsForm,
  travelDetailsLimits,
} from '@farandfew/domain/travel-details/travel-details.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { type Form, useForm } from '@farandfew/ui/form/use-form.ts'
import { useLeaveWarning } from '@farandfew/ui/form/use-leave-warning.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { ReactNode } from 'react'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { PassportWarning } from './passport-warning.tsx'
import { useTravelDetailsCalls } from './travel-details.data.ts'

interface TravelDetailsFormProps {
  own: OwnTravelDetails
  /** Where the trip goes. */
  country: string
  onDone: () => void
}

const toValues = ({ details }: OwnTravelDetails) => ({
  passportName: details?.passportName ?? '',
  passportNumber: details?.passportNumber ?? '',
  passportExpiry: details?.passportExpiry ?? '',
  nationality: details?.nationality ?? '',
  diet: details?.diet ?? '',
  foodNotes: details?.foodNotes ?? '',
  emergencyName: details?.emergencyName ?? '',
  emergencyRelation: details?.emergencyRelation ?? '',
  emergencyPhone: phoneLabel(details?.emergencyPhone ?? ''),
})

const max = travelDetailsLimits

interface FieldsProps {
  field: Form<ReturnType<typeof toValues>>['field']
}

/** What is wrong with a typed expiry date for the trip. */
const problemOf = (typed: string, own: OwnTravelDetails) =>
  isCalendarDate(typed) ? findPassportProblem(typed, own) : undefined

/** Autofill may not offer these, or keep them. */
const never = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

/** Asks for the travel details, and says of each part why it is asked for. */
export function TravelDetailsForm({ own, country, onDone }: TravelDetailsFormProps) {
  const { save } = useTravelDetailsCalls(own.departureId)
  const { form, formProps, field, busy, outcome } = useForm({
    schema: travelDetailsForm,
    initialValues: toValues(own),
    messages: ({ passportExpiry }) =>
      problemOf(passportExpiry, own) === 'ends-before-return'
        ? { passportExpiry: passportEndsMessage }
        : {},
    failureTitle: 'Not saved',
    send: async (details, { resetTo }) => {
      resetTo(toValues(await save(details)))
      toast({ title: 'Travel details saved', description: 'They are stored encrypted.' })
      onDone()
    },
  })
  useLeaveWarning(form.dirty)
  const problem = problemOf(form.values.passportExpiry, own)
  return (
    <FormGrid {...formProps} aria-label="Travel details">
      <PassportFields field={field} />
      {problem === 'ends-soon' && (
        <Stack wide className="wide">
          <PassportWarning problem={problem} own={own} country={country} />
        </Stack>
      )}
      <FoodFields field={field} />
      <EmergencyFields field={field} />
      <FormOutcome of={outcome} />
      <Actions wide>
        <SubmitButton busy={busy} busyLabel="Saving...">
          Save Travel Details
        </SubmitButton>
        {own.details && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Actions>
    </FormGrid>
  )
}

const PassportFields = ({ field }: FieldsProps) => (
  <>
    <Part title="Passport">
      We book hotels and permits with your name and number exactly as in your passport.
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
  </>
)

const FoodFields = ({ field }: FieldsProps) => (
  <>
    <Part title="Food">We tell the kitchens along the way before you sit down.</Part>
    <SelectField
      label="What you eat"
      required
      placeholder="Choose what you eat"
      options={diets}
      {...field('diet')}
    />
    <TextAreaField
      label="Allergies and wishes"
      hint="What you must not eat, and how serious it is. Leave this empty if there is nothing."
      className="wide"
      rows={3}
      maxLength={max.foodNotes}
      {...field('foodNotes')}
    />
  </>
)

const EmergencyFields = ({ field }: FieldsProps) => (
  <>
    <Part title="Emergency contact">
      We call this person only if something happens to you. Please let them know that you gave us
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
      label="Relationship to you"
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
  </>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={0} wide>
    <Heading as="h3" size="title" marginTop={3}>
      {title}
    </Heading>
    <Quiet maxWidth="44em">{children}</Quiet>
  </Stack>
)
