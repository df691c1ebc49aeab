import { arrivalAt, daysOf } from '@farandfew/domain/destinations/route.ts'
import { findRouteMap } from '@farandfew/domain/route-maps/find-route-map.ts'
import type { RouteMap } from '@farandfew/domain/route-maps/route-maps.derived.ts'
import type { ItineraryDay, Trip } from '@farandfew/domain/trips/trip.ts'
import { Disclosure, DisclosureSummary, openFrom } from '@farandfew/ui/disclosure/disclosure.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { destinationOf } from '../../shared/paths.ts'

interface TripRouteProps {
  trip: Trip
  itinerary: readonly ItineraryDay[]
}

/** The map of an itinerary's route, with the same in text. Nothing if no map fits the itinerary. */
export function TripRoute({ trip, itinerary }: TripRouteProps) {
  const slug = destinationOf(trip)
  const route = slug && findRouteMap(slug, itinerary)
  return route ? <RouteWithMap route={route} /> : null
}

function RouteWithMap({ route }: { route: RouteMap }) {
  const stops = route.stops.map(({ name }) => name).join(', ')
  return (
    <Row>
      <DisclosureSummary>
        <h3>
          <span>The Route</span>
          <small>{stops}</small>
        </h3>
      </DisclosureSummary>
      <Columns>
        <Poster>
          <Picture {...route.picture} />
        </Poster>
        <div>
          <ol role="list" aria-label="The Route">
            {route.stops.map((stop) => (
              <li key={stop.name} data-sleeps={stop.nights ? true : undefined}>
                <span>
                  {`${stop.days.length > 1 ? 'Days' : 'Day'} ${daysOf(stop).replace(', ', ' and ')}`}
                </span>
                <p>
                  <strong>{stop.name}</strong>
                  {stop.nights && (
                    <span>{` · ${stop.nights} ${stop.nights > 1 ? 'nights' : 'night'}`}</span>
                  )}
                  {arrivalAt(route, stop) && <small>{arrivalAt(route, stop)}</small>}
                </p>
              </li>
            ))}
          </ol>
          <Quiet marginTop={4}>
            On the map, a red tag is a place where we sleep. The lines join the stops and do not
            follow the roads, and the coast is simplified. Drawn from Natural Earth data.
          </Quiet>
        </div>
      </Columns>
    </Row>
  )
}

/** On a phone the map is one press away. */
const Row = styled(Disclosure)`
  ${openFrom(theme.media.md)}
  && {
    border-bottom: 0;
  }
  ${theme.media.md} {
    border-top: 0;
  }
  h3 > * {
    display: block;
  }
  h3 > span {
    font-size: ${theme.fontSizes.lead};
  }
  h3 > small {
    color: ${theme.colors.inkSoft};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.small};
    font-weight: ${theme.fontWeights.text};
    letter-spacing: 0;
  }
`

/** On a larger screen the stops are next to the map, and go on below it in full width if they are many. */
const Columns = styled.div`
  display: flow-root;
  margin-bottom: 32px;
  overflow-wrap: anywhere;
  > :first-child {
    margin-bottom: 24px;
  }
  ${theme.media.md} {
    > :first-child {
      float: left;
      width: min(380px, 55%);
      margin-right: 40px;
    }
  }
  img {
    width: 100%;
    height: auto;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding: 10px 0;
    border-top: 1px solid ${theme.colors.hairline};
    > span {
      flex: 0 0 7.8em;
      color: ${theme.colors.sea};
      font-weight: 600;
    }
    &[data-sleeps] > span {
      color: ${theme.colors.raspberry};
    }
    /* Below the days if there is little room next to them. */
    p {
      flex: 1 1 11em;
      margin: 0;
    }
    small {
      display: block;
      color: ${theme.colors.inkSoft};
      font-size: ${theme.fontSizes.small};
    }
  }
  @media print {
    break-inside: avoid;
    > :first-child {
      float: left;
      width: 50%;
      margin-right: 24px;
    }
  }
`
