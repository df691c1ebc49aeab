import { tripLimits } from '@farandfew/domain/trips/trip-fields.ts'
import { availabilities, type Availability } from '@farandfew/domain/availability/availability.ts'
import { durationLabel, priceLabel } from '@farandfew/domain/constants/labels.ts'
import { type Region, regions } from '@farandfew/domain/trips/regions.ts'
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

type TextName = { [K in keyof TripDraft]: TripDraft[K] extends string ? K : never }[keyof TripDraft]

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

const spotsHint =
  'An open trip shows the free seats of its next departure instead; this number is for all others.'

/** Every field of a trip, in its groups. */
export function TripFieldGroups({ form }: { form: TripForm }) {
  const { draft, errors, set } = form
  const fields = toTripFields(draft)
  const text = (name: Exclude<TextName, 'region' | 'availability'>, hint?: string) => ({
    name,
    label: fieldLabels[name],
    value: draft[name],
    hint,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  const texts = (path: 'highlights' | 'includedItems' | 'excludedItems') => ({
    path,
    legend: fieldLabels[path],
    texts: draft[path],
    errors,
    onChange: (entries: string[]) => set(path, entries),
  })
  const isPrice =
    Number.isInteger(fields.price) && fields.price >= 0 && fields.price <= tripLimits.price
  const isDuration = Number.isInteger(fields.duration) && fields.duration > 0

  return (
    <>
      <Group id="basics">
        <legend>{formSections.basics}</legend>
        <TextField {...text('title', counter(draft.title, tripLimits.title))} />
        <TextAreaField
          {...text('description', counter(draft.description, tripLimits.description))}
          rows={6}
        />
        <TextField {...text('destination', counter(draft.destination, tripLimits.destination))} />
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
        <Check>
          <input
            type="checkbox"
            name="featured"
            checked={draft.featured}
            onChange={(event) => set('featured', event.currentTarget.checked)}
          />
          <span>{`${fieldLabels.featured} on the site's home page`}</span>
        </Check>
      </Group>
      <Group id="terms">
        <legend>{formSections.terms}</legend>
        <Grid minWidth={200} fit>
          <TextField
            {...text('duration', isDuration ? durationLabel(fields.duration) : undefined)}
            inputMode="numeric"
          />
          <TextField
            {...text(
              'price',
              isPrice
                ? `Shown as ${priceLabel(fields.price)} while no departure is ahead; otherwise the site shows the prices of the departures.`
                : undefined,
            )}
            inputMode="numeric"
          />
        </Grid>
        <Grid minWidth={200} fit>
          <TextField
            {...text('departureMonths', counter(draft.departureMonths, tripLimits.departureMonths))}
          />
          <TextField {...text('groupSize', counter(draft.groupSize, tripLimits.groupSize))} />
        </Grid>
        <Grid minWidth={200} fit>
          <TextField {...text('spotsLeft', spotsHint)} inputMode="numeric" />
          <TextField
            {...text(
              'decisionDays',
              'A departure that is not guaranteed on the day of its decision is cancelled, and balances are due on that day. Departures on which someone has a seat keep theirs.',
            )}
            inputMode="numeric"
          />
        </Grid>
      </Group>
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
          <Check>
            <input
              type="checkbox"
              name="isDraft"
              checked={draft.isDraft}
              onChange={(event) => set('isDraft', event.currentTarget.checked)}
            />
            <span>{fieldLabels.isDraft}</span>
          </Check>
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
          <Check>
            <input
              type="checkbox"
              name="archived"
              checked={draft.archived}
              onChange={(event) => set('archived', event.currentTarget.checked)}
            />
            <span>{fieldLabels.archived}</span>
          </Check>
        </Group>
      )}
    </>
  )
}
