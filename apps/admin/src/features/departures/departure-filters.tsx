import {
  type AdminDepartures,
  type DepartureNeed,
} from '@farandfew/domain/departures/admin-departures.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import type { DepartureFilter } from './departures-url.ts'

interface DepartureFiltersProps {
  filter: DepartureFilter
  /** Undefined until the first page has loaded. */
  choices: Pick<AdminDepartures, 'seasons' | 'trips'> | undefined
  onChange: (values: { season?: string; trip?: string }) => void
}

/** Which dates are shown, as the address has it; '' for those to come. */
export const datesOf = ({ season, when }: DepartureFilter): string =>
  season ?? (when === undefined ? 'all' : '')

/** The dates in words. */
export const datesLabel = (dates: string): string =>
  dates === '' ? 'To come' : dates === 'all' ? 'All years' : dates

export const needLabels: Readonly<Record<DepartureNeed, string>> = {
  travellers: 'Travellers, decided soon',
  seats: 'Seats for its waitlist',
}

/** The dates and the trip of the departures that are shown. What they lack is chosen by the lines of Today. */
export function DepartureFilters({ filter, choices, onChange }: DepartureFiltersProps) {
  const known = new Set((choices?.seasons ?? []).map(String))
  if (filter.season !== undefined) known.add(filter.season)
  return (
    <>
      <SelectField
        label="Dates"
        name="season"
        value={datesOf(filter)}
        options={['', ...[...known].sort(), 'all'].map((value) => ({
          value,
          label: datesLabel(value),
        }))}
        onChange={({ currentTarget: { value } }) => onChange({ season: value })}
      />
      <SelectField
        label="Trip"
        name="trip"
        value={filter.tripId ?? ''}
        placeholder="All trips"
        options={(choices?.trips ?? []).map(({ id, title }) => ({
          value: String(id),
          label: title,
        }))}
        onChange={({ currentTarget: { value } }) => onChange({ trip: value })}
      />
    </>
  )
}
