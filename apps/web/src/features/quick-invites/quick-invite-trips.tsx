import { quickInviteTripsLimit } from '@farandfew/domain/constants/limits.ts'
import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { preferredDestinations } from '@farandfew/domain/invites/invite.options.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { tripsQuery } from '../trips/trips.data.ts'

interface QuickInviteTripsProps {
  /** The preferred destination; empty for none. */
  chosen: string
  onChoose: (destination: string) => void
}

/** The first trips of the list as buttons that select their destination. Renders nothing if the list failed to load. */
export function QuickInviteTrips({ chosen, onChoose }: QuickInviteTripsProps) {
  const trips = useQuery(tripsQuery).data?.slice(0, quickInviteTripsLimit) ?? []
  if (trips.length === 0) return null
  return (
    <Grid as="ul" minWidth={160} fit gap={2} wide role="list" aria-label="Trips to choose from">
      {trips.map((trip) => {
        const option = optionOf(trip)
        return (
          <li key={trip.id}>
            <TripButton
              type="button"
              aria-pressed={option === chosen}
              onClick={() => onChoose(option === chosen ? '' : option)}
            >
              <strong>{trip.title}</strong>
              <span>{tripFacts(trip).length}</span>
            </TripButton>
          </li>
        )
      })}
    </Grid>
  )
}

/** The form's destination option for a trip. */
function optionOf({ title, destination }: Trip): string {
  const slug = destinationIn(`${title} ${destination}`)
  return preferredDestinations.find(({ value }) => value === slug)?.value ?? 'other'
}

const TripButton = styled.button`
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid ${theme.colors.edge};
  border-left-width: 3px;
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  color: inherit;
  font: inherit;
  font-size: ${theme.fontSizes.small};
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: ${theme.colors.ink};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.colors.raspberry};
    background: ${theme.colors.blush};
  }
  strong {
    font-weight: ${theme.fontWeights.label};
  }
  span {
    color: ${theme.colors.inkSoft};
  }
`
