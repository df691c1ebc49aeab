import { tripLimits } from '@farandfew/domain/admin/trips'
import { TextAreaField, TextField } from '@farandfew/ui/field'
import { fieldLabels } from './field-labels.ts'
import { ListEditor } from './list-editor.tsx'
import type { DraftDay } from './trip-draft.ts'
import { counter } from './counter.ts'
import type { TripForm } from './use-trip-form.ts'

const makeDay = (): DraftDay => ({ title: '', description: '', accommodation: '', included: '' })

const texts = [
  { name: 'title', label: 'title', most: tripLimits.dayTitle },
  { name: 'description', label: 'description', most: tripLimits.dayDescription },
  { name: 'accommodation', label: 'accommodation', most: tripLimits.accommodation },
  { name: 'included', label: 'included', most: tripLimits.included },
] as const

/** The days of a trip. A day's number is its position. */
export function ItineraryEditor({ form: { draft, errors, set } }: { form: TripForm }) {
  return (
    <ListEditor
      id="itinerary"
      legend={fieldLabels.itinerary}
      hint="One entry for each day of the trip. Moving a day changes its number. The page hides the route map if days move or name other stops, and the picture beside a day if its title changes."
      noun="Day"
      entries={draft.itinerary}
      onChange={(days) => set('itinerary', days)}
      makeEntry={makeDay}
      most={tripLimits.days}
      error={errors['itinerary']}
    >
      {(day, index, change) =>
        texts.map(({ name, label, most }) => {
          const field = {
            name: `itinerary.${index}.${name}`,
            label: `Day ${index + 1}: ${label}`,
            hint: counter(day[name], most),
            value: day[name],
            error: errors[`itinerary.${index}.${name}`],
            onChange: (event: { currentTarget: { value: string } }) =>
              change({ ...day, [name]: event.currentTarget.value }),
          }
          return name === 'description' ? (
            <TextAreaField key={name} {...field} rows={5} />
          ) : (
            <TextField key={name} {...field} />
          )
        })
      }
    </ListEditor>
  )
}
