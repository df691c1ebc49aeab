import { tripLimits } from '@farandfew/domain/trips/admin-trips.ts'
import { availabilities, type Availability } from '@farandfew/domain/availability/availability.ts'
import { durationLabel, priceLabel } from '@farandfew/domain/constants/labels.ts'
import { type Region, regions } from '@farandfew/domain/trips/trip-filters.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { availabilityWords } from './availability-badge.tsx'
import { counter } from './counter.ts'
import { EditionEditor } from './edition-editor.tsx'
import { FactsEditor } from './facts-editor.tsx'
import { fieldLabels, regionLabels } from './field-labels.ts'
import { formSections } from './form-sections.tsx'
import { ItineraryEditor } from './itinerary-editor.tsx'
import { PicturesEditor, TextsEditor } from './lists.tsx'
import { toTripFields, type TripDraft } from './trip-draft.ts'
import { Group } from './trip-form.styles.ts'
import type { TripForm } from './use-trip-form.ts'
import { Check } from '../../shared/forms/check.ts'

const regionOptions = regions.map((value) => ({ value, label: regionLabels[value] }))

const availabilityOptions = availabilities.map((value) => ({
  value,
  label: availabilityWords[value],
}))

const availabilityHints: Readonly<Record<Availability, string>> = {
  open: 'Visitors can book its departures.',
  preview: 'Visitors see the whole trip, and can request an invite.',
  'coming-soon': 'Visitors see a Coming Soon badge, and can request an invite.',
}

const decisionHint =
  'A departure that is not guaranteed on the day of its decision is cancelled, and balances are due on that day. Departures on which someone has a seat keep theirs.'

type ListName = 'highlights' | 'includedItems' | 'excludedItems'

/** Every field of a trip, in its groups. */
export function TripFieldGroups({ form }: { form: TripForm }) {
  const { draft, errors, set } = form
  const texts = (path: ListName) => ({
    path,
    legend: fieldLabels[path],
    texts: draft[path],
    errors,
    onChange: (entries: string[]) => set(path, entries),
  })
  return (
    <>
      <Basics form={form} />
      <Terms form={form} />
      <PicturesEditor form={form} />
      <TextsEditor {...texts('highlights')} noun="Highlight" />
      <ItineraryEditor
        path="itinerary"
        legend={fieldLabels.itinerary}
        hint="One entry for each day of the trip. Moving a day changes its number. The page hides the route map if days move or name other stops, and the picture beside a day if its title changes."
        days={draft.itinerary}
        errors={errors}
        onChange={(days) => set('itinerary', days)}
      />
      <TextsEditor {...texts('includedItems')} noun="Included item" />
      <TextsEditor {...texts('excludedItems')} noun="Excluded item" />
      <EditionEditor form={form} />
      <FactsEditor form={form} />
      {(form.isNew || form.base.isDraft) && (
        <Group id="draft">
          <legend>{fieldLabels.isDraft}</legend>
          <p>
            Only operators see a draft, and it cannot have departures. A published trip can be
            archived, but never becomes a draft again.
          </p>
          <Flag form={form} name="isDraft" label={fieldLabels.isDraft} />
        </Group>
      )}
      {!form.isNew && (
        <Group id="archive">
          <legend>{formSections.archive}</legend>
          <p>
            An archived trip leaves the site: no page lists it, and its own page says that the club
            no longer offers it. Nothing is deleted. Its departures ahead are closed or cancelled
            first.
          </p>
          <Flag form={form} name="archived" label={fieldLabels.archived} />
        </Group>
      )}
    </>
  )
}

type TextName = { [K in keyof TripDraft]: TripDraft[K] extends string ? K : never }[keyof TripDraft]

/** The props of the field of a text. */
const textOf = (
  { draft, errors, set }: TripForm,
  name: Exclude<TextName, 'region' | 'availability'>,
  hint?: string,
) => ({
  name,
  label: fieldLabels[name],
  value: draft[name],
  hint,
  error: errors[name],
  onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
})

/** The same, with the number of its characters. */
const countedText = (
  form: TripForm,
  name: 'title' | 'description' | 'destination' | 'departureMonths' | 'groupSize',
) => textOf(form, name, counter(form.draft[name], tripLimits[name]))

interface FlagProps {
  form: TripForm
  name: 'featured' | 'isDraft' | 'archived'
  label: string
}

const Flag = ({ form: { draft, set }, name, label }: FlagProps) => (
  <Check>
    <input
      type="checkbox"
      name={name}
      checked={draft[name]}
      onChange={(event) => set(name, event.currentTarget.checked)}
    />
    <span>{label}</span>
  </Check>
)

function Basics({ form }: { form: TripForm }) {
  const { draft, errors, set } = form
  return (
    <Group id="basics">
      <legend>{formSections.basics}</legend>
      <TextField {...countedText(form, 'title')} />
      <TextAreaField {...countedText(form, 'description')} rows={6} />
      <TextField {...countedText(form, 'destination')} />
      <Grid minWidth={200} fit>
        <SelectField
          name="region"
          label={fieldLabels.region}
          value={draft.region}
          options={regionOptions}
          error={errors['region']}
          onChange={(event) => set('region', event.currentTarget.value as Region)}
        />
        <SelectField
          name="availability"
          label={fieldLabels.availability}
          value={draft.availability}
          options={availabilityOptions}
          hint={availabilityHints[draft.availability]}
          error={errors['availability']}
          onChange={(event) => set('availability', event.currentTarget.value as Availability)}
        />
      </Grid>
      <Flag form={form} name="featured" label={`${fieldLabels.featured} on the site's home page`} />
    </Group>
  )
}

function Terms({ form }: { form: TripForm }) {
  const { price, duration } = toTripFields(form.draft)
  const isPrice = Number.isInteger(price) && price >= 0 && price <= tripLimits.price
  const isDuration = Number.isInteger(duration) && duration > 0
  const durationHint = isDuration ? durationLabel(duration) : undefined
  const priceHint = isPrice
    ? `Shown as ${priceLabel(price)} while no departure is ahead; otherwise the site shows the prices of the departures.`
    : undefined
  return (
    <Group id="terms">
      <legend>{formSections.terms}</legend>
      <Grid minWidth={200} fit>
        <TextField {...textOf(form, 'duration', durationHint)} inputMode="numeric" />
        <TextField {...textOf(form, 'price', priceHint)} inputMode="numeric" />
      </Grid>
      <Grid minWidth={200} fit>
        <TextField {...countedText(form, 'departureMonths')} />
        <TextField {...countedText(form, 'groupSize')} />
      </Grid>
      <Grid minWidth={200} fit>
        <TextField {...textOf(form, 'decisionDays', decisionHint)} inputMode="numeric" />
      </Grid>
    </Group>
  )
}
