import { endpointQuery } from '@farandfew/api-client'
import { listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import type { SavedTrips } from '@farandfew/domain/saved-trips/saved-trip.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { openSignIn } from '../../shared/current-member/current-member.data.ts'
import { paths } from '../../shared/paths.ts'
import { useSavedTrips } from './saved-trips.data.ts'
import { none } from './visitor-trips.ts'
import { SavedTripsFrame } from './saved-trips-frame.tsx'
import { useSavedDeparture } from './use-saved-departure.ts'

interface SavedTripsListProps {
  /** Of the trips' titles. */
  headingLevel: 2 | 3
}

/** The saved trips. One that is removed stays in its place, with Undo, until the page is left. */
export function SavedTripsList({ headingLevel }: SavedTripsListProps) {
  const { isMember, saved, change, problem, readAgain } = useSavedTrips()
  const trips = useQuery(endpointQuery(listTrips, {}))
  const listed = useListed(saved)
  const [refusal, setRefusal] = useState<string>()
  if (problem || trips.isError) {
    return (
      <Problem
        title="We could not load your saved trips."
        onRetry={() => {
          readAgain()
          void trips.refetch()
        }}
      />
    )
  }
  if (!saved || !trips.data) {
    return (
      <SavedTripsFrame>
        <p role="status">Loading your saved trips…</p>
      </SavedTripsFrame>
    )
  }
  // A removed trip keeps its departure for Undo.
  const departureOf = (id: number) => (saved.tripIds.includes(id) ? saved : listed).departureIds[id]
  const shown = listed.tripIds.flatMap((id) => trips.data.find((trip) => trip.id === id) ?? [])
  return (
    <>
      {shown.length === 0 ? (
        <SavedTripsFrame>
          <p>You have not saved a trip yet.</p>
          <ButtonLink href={paths.trips} variant="secondary">
            Browse All Trips
          </ButtonLink>
        </SavedTripsFrame>
      ) : (
        <Stack as="ul" gap={3} role="list" aria-label="Saved trips">
          {shown.map((trip) => (
            <SavedTrip
              key={trip.id}
              trip={trip}
              departureId={departureOf(trip.id)}
              headingLevel={headingLevel}
              isSaved={saved.tripIds.includes(trip.id)}
              onChange={async (isSaved) =>
                setRefusal(await change(trip.id, isSaved, departureOf(trip.id)))
              }
            />
          ))}
        </Stack>
      )}
      <p role="alert">{refusal}</p>
      {!isMember && shown.length > 0 && <VisitorNote />}
    </>
  )
}

/** The saved trips, and those that were saved when the page opened or later, in their first places, with their departures. */
function useListed({ tripIds, departureIds }: SavedTrips = none): SavedTrips {
  const [listed, setListed] = useState(none)
  const added = tripIds.filter((id) => !listed.tripIds.includes(id))
  if (added.length === 0) return listed
  const next = {
    tripIds: [...added, ...listed.tripIds],
    departureIds: { ...listed.departureIds, ...departureIds },
  }
  setListed(next)
  return next
}

interface SavedTripProps {
  trip: Trip
  /** Chosen when it was saved. */
  departureId: number | undefined
  headingLevel: 2 | 3
  isSaved: boolean
  onChange: (isSaved: boolean) => Promise<void>
}

function SavedTrip({ trip, departureId, headingLevel, isSaved, onChange }: SavedTripProps) {
  const Title = `h${headingLevel}` as const
  const shown = useSavedDeparture(trip, departureId)
  const picture = trip.images[1] ?? trip.images[0]
  return (
    <Item data-removed={!isSaved}>
      {picture && <Picture src={picture} alt="" width={800} height={600} />}
      <div>
        <Title>
          <UiLink href={shown.href}>{trip.title}</UiLink>
        </Title>
        {isSaved ? (
          <p>
            <span>{shown.facts}</span>
            <br />
            <span>{`${shown.dates} `}</span>
            <GuaranteeBadge label={shown.guarantee} />
          </p>
        ) : (
          <p>Removed.</p>
        )}
      </div>
      <Button variant="secondary" onClick={() => void onChange(!isSaved)}>
        <span>{isSaved ? 'Remove' : 'Undo'}</span>
        <VisuallyHidden>{` ${isSaved ? trip.title : `removing ${trip.title}`}`}</VisuallyHidden>
      </Button>
    </Item>
  )
}

const VisitorNote = () => (
  <Row as="p" gap={4} rowGap={3} marginTop={6}>
    <span>This list is kept in this browser only.</span>
    <Button
      variant="secondary"
      onClick={(event) => openSignIn('initial', event.currentTarget, () => undefined)}
    >
      Keep It in an Account
    </Button>
  </Row>
)

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding: 12px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  img {
    width: 96px;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  &[data-removed='true'] img {
    opacity: 0.4;
  }
  > div {
    flex: 1 1 180px;
  }
  h2,
  h3 {
    font-size: ${theme.fontSizes.title};
  }
  p {
    color: ${theme.colors.inkSoft};
  }
`
