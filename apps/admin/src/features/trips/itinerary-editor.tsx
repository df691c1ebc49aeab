import { tripLimits } from '@farandfew/domain/trips/admin-trips.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { ListEditor } from './list-editor.tsx'
import type { DraftDay } from './trip-draft.ts'
import { counter } from './counter.ts'
import type { TripForm } from './use-trip-form.ts'

export const makeDay = (): DraftDay => ({
  title: '',
  description: '',
  accommodation: '',
  included: '',
})

const texts = [
  { name: 'title', label: 'title', most: tripLimits.dayTitle },
  { name: 'description', label: 'description', most: tripLimits.dayDescription },
  { name: 'accommodation', label: 'accommodation', most: tripLimits.accommodation },
  { name: 'included', label: 'included', most: tripLimits.included },
] as const

interface ItineraryEditorProps {
  /** Where the schema has the days: 'itinerary'. */
  path: string
  legend: string
  hint: string
  /** The name of one day. */
  noun?: string
  days: readonly DraftDay[]
  errors: TripForm['errors']
  onChange: (days: DraftDay[]) => void
}

/** The days of an itinerary. A day's number is its position. */
export function ItineraryEditor(props: ItineraryEditorProps) {
  const { path, legend, hint, noun = 'Day', days, errors, onChange } = props
  return (
    <ListEditor
      id={path}
      legend={legend}
      hint={hint}
      noun={noun}
      entries={days}
      onChange={onChange}
      makeEntry={makeDay}
      most={tripLimits.days}
      error={errors[path]}
    >
      {(day, index, change) =>
        texts.map(({ name, label, most }) => {
          const field = {
            name: `${path}.${index}.${name}`,
            label: `${noun} ${index + 1}: ${label}`,
            hint: counter(day[name], most),
            value: day[name],
            error: errors[`${path}.${index}.${name}`],
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
