import {
  durationFilterOptions,
  regionFilterOptions,
  type TripFilters,
} from '@farandfew/domain/trips/trip-filters.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'

interface TripFilterBarProps {
  filters: TripFilters
  onChange: (filters: TripFilters) => void
}

/** Filters by region and duration. */
export function TripFilterBar({ filters, onChange }: TripFilterBarProps) {
  return (
    <Grid
      minWidth="9.5rem"
      fit
      maxWidth={620}
      marginBottom={8}
      role="group"
      aria-label="Filter trips"
      data-screen
    >
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
    </Grid>
  )
}
