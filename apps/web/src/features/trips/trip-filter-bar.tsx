import {
  durationFilterOptions,
  regionFilterOptions,
  type TripFilters,
} from '@farandfew/domain/trips/trip-filters.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { styled } from 'styled-components'

interface TripFilterBarProps {
  filters: TripFilters
  onChange: (filters: TripFilters) => void
}

/** Filters by region and duration. */
export function TripFilterBar({ filters, onChange }: TripFilterBarProps) {
  return (
    <Bar role="group" aria-label="Filter trips">
      <SelectField
        label="Region"
        name="region"
        value={filters.region}
        options={regionFilterOptions}
        onChange={(event) =>
          onChange({ ...filters, region: event.target.value as TripFilters['region'] })
        }
      />
      <SelectField
        label="Duration"
        name="duration"
        value={filters.duration}
        options={durationFilterOptions}
        onChange={(event) =>
          onChange({ ...filters, duration: event.target.value as TripFilters['duration'] })
        }
      />
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  max-width: 620px;
  margin-bottom: 32px;
`
