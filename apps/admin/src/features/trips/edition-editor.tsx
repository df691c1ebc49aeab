import { tripLimits } from '@farandfew/domain/trips/admin-trips.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { counter } from './counter.ts'
import { fieldLabels } from './field-labels.ts'
import { FieldMessage } from '../../shared/forms/field-message.tsx'
import { ItineraryEditor, makeDay } from './itinerary-editor.tsx'
import { TextsEditor } from './lists.tsx'
import type { DraftEdition, TripDraft } from './trip-draft.ts'
import { Fold, Group } from './trip-form.styles.ts'
import type { TripForm } from './use-trip-form.ts'

const path = 'extendedEdition'

/** Starts with the days and the lists of the trip, which a longer one usually has too. */
const makeEdition = ({ highlights, itinerary, includedItems }: TripDraft): DraftEdition => ({
  description: '',
  highlights,
  itinerary: [...itinerary, makeDay()],
  includedItems,
})

/** The longer version of a trip: its description, highlights and days, and what it includes. A trip may have none. */
export function EditionEditor({ form }: { form: TripForm }) {
  const { draft, errors, set } = form
  const [isOpen, setOpen] = useState(false)
  const edition = draft.extendedEdition
  const isShown = isOpen || Object.keys(errors).some((name) => name.startsWith(`${path}.`))
  const change = (next: Partial<DraftEdition>) => edition && set(path, { ...edition, ...next })
  return (
    <Group id={path}>
      <legend>{fieldLabels.extendedEdition}</legend>
      <p>
        {edition
          ? 'Its page shows both lengths. A departure of this length shows these texts.'
          : 'The longer version of this trip, with texts and days of its own. This trip has none.'}
      </p>
      {edition && (
        <Fold open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{`The ${edition.itinerary.length} days and what they include`}</summary>
          {isShown && (
            <Stack gap={5}>
              <TextAreaField
                name={`${path}.description`}
                label="Extended edition: description"
                rows={4}
                hint={counter(edition.description, tripLimits.description)}
                value={edition.description}
                error={errors[`${path}.description`]}
                onChange={(event) => change({ description: event.currentTarget.value })}
              />
              <TextsEditor
                path={`${path}.highlights`}
                legend="Highlights of the extended edition"
                noun="Extended highlight"
                texts={edition.highlights ?? draft.highlights}
                errors={errors}
                onChange={(highlights) => change({ highlights })}
              />
              <ItineraryEditor
                path={`${path}.itinerary`}
                legend="Itinerary of the extended edition"
                hint="More days than the trip has. Moving a day changes its number."
                noun="Extended day"
                days={edition.itinerary}
                errors={errors}
                onChange={(itinerary) => change({ itinerary })}
              />
              <TextsEditor
                path={`${path}.includedItems`}
                legend="Included in the extended edition"
                noun="Extended included item"
                texts={edition.includedItems}
                errors={errors}
                onChange={(includedItems) => change({ includedItems })}
              />
            </Stack>
          )}
        </Fold>
      )}
      <FieldMessage>{errors[path]}</FieldMessage>
      <div>
        <ActionButton
          variant="secondary"
          onAction={() => {
            set(path, edition ? null : makeEdition(draft))
            setOpen(true)
          }}
        >
          {edition ? 'Remove the extended edition' : 'Add an extended edition'}
        </ActionButton>
      </div>
    </Group>
  )
}
