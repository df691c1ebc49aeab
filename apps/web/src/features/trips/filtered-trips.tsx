import {
  durationFilterOptions,
  experiencesFound,
  filterTrips,
  regionFilterOptions,
  type TripFilters,
} from '@farandfew/domain/trips/trip-filters.ts'
import { CardGridPlaceholder } from '@farandfew/ui/card-grid/card-grid-placeholder.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Grid, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { avatarsOf, extraTravellersOf } from '@farandfew/domain/decoration/decoration.ts'
import { avatarSrc } from '@farandfew/domain/pictures/avatar-src.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { CardGrid } from '@farandfew/ui/card-grid/card-grid.tsx'
import { TripCard } from '@farandfew/ui/trip-card/trip-card.tsx'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import { useQuery } from '@tanstack/react-query'
import { NothingFound } from '../../shared/layout/nothing-found.ts'
import { tripsQuery } from './trips.data.ts'
import { departurePath, tripSeatLink } from '../../shared/paths.ts'

interface FilteredTripsProps {
  filters: TripFilters
  onFilter: (filters: TripFilters) => void
  headingLevel: 2 | 3
  limit?: number
  /** Shows how many trips were found, and what every price includes. */
  counted?: boolean
  /** How many cards load their pictures at once. */
  eager?: number
}

/** The filtered catalogue: loading, failed, empty or found. */
export function FilteredTrips({
  filters,
  onFilter,
  headingLevel,
  limit = Infinity,
  counted = false,
  eager = 0,
}: FilteredTripsProps) {
  // Destructuring would read `isFetching` each time, and therefore render again on every refetch.
  const query = useQuery(tripsQuery)
  if (!query.data) {
    return query.isFetching ? (
      <CardGridPlaceholder />
    ) : (
      <Problem title="We could not load the trips." onRetry={() => void query.refetch()} />
    )
  }
  const found = filterTrips(query.data, filters)
  return (
    <>
      <TripFilterBar filters={filters} onChange={onFilter} />
      {counted && (
        <Quiet size="inherit" marginBottom={6} role="status">
          {experiencesFound(found.length)}
        </Quiet>
      )}
      {found.length > 0 ? (
        <>
          {counted && (
            <Stack marginTop={-4} marginBottom={6}>
              <PriceNote />
            </Stack>
          )}
          <TripGrid trips={found.slice(0, limit)} headingLevel={headingLevel} eager={eager} />
        </>
      ) : (
        <NothingFound role={counted ? undefined : 'status'}>
          <strong>No trips found</strong>
          <span> - Try adjusting your filters to find more experiences.</span>
        </NothingFound>
      )}
    </>
  )
}

interface TripFilterBarProps {
  filters: TripFilters
  onChange: (filters: TripFilters) => void
}

/** Filters by region and duration. */
function TripFilterBar({ filters, onChange }: TripFilterBarProps) {
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

/** Constant, so that the decoration is the same in the prerendered page and on every visit. */
const decorationSeed = 'far-and-few'

interface TripGridProps {
  trips: readonly Trip[]
  headingLevel: 2 | 3
  /** How many cards are on the first screen: their pictures load at once. */
  eager?: number
}

/** Cards of trips, each linked to its page. */
function TripGrid({ trips, headingLevel, eager = 0 }: TripGridProps) {
  return (
    <CardGrid>
      {trips.map((trip, index) => (
        <TripCard
          key={trip.id}
          trip={trip}
          href={departurePath(trip, trip.nextDeparture)}
          inviteHref={tripSeatLink(trip)}
          pictureAlt={altOf(trip.images[1] ?? trip.images[0], tripCards, trip)}
          avatars={avatarsOf(decorationSeed, String(trip.id)).map(avatarSrc)}
          extraCount={extraTravellersOf(decorationSeed, String(trip.id))}
          headingLevel={headingLevel}
          priority={index < eager}
        />
      ))}
    </CardGrid>
  )
}
