import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { nextDateLabel } from '@farandfew/domain/trips/trip-action.ts'
import { departureDates } from '@farandfew/domain/departures/departure-dates.ts'
import { factsFor } from '@farandfew/domain/trips/trip-on.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { island, ofChoice } from '../../shared/deferred/island.tsx'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { datesOf } from './trip-dates.ts'
import { Band, Head, ToolsPlace } from './trip-hero.styles.ts'
import type { TripView } from './trip-view.ts'
import type { ShownTrip } from './use-shown-trip.ts'

interface TripHeroProps {
  shown: ShownTrip
  view: TripView
}

/** The first screen of a trip: availability, dates, title, price with what it leaves out, buttons and picture. */
export function TripHero({ shown, view }: TripHeroProps) {
  const { trip, days, action } = shown
  const { pageBadge } = availabilityTexts[trip.availability]
  const date = pageBadge ? nextDateLabel(trip) : undefined
  const { length, price } = factsFor(trip, days)
  const ofDeparture = useHydrated() ? undefined : ofChoice
  return (
    <Band>
      <Container>
        <BackLink href={paths.trips}>Back to All Trips</BackLink>
        {shown.gone && (
          <Deferred
            load={loadClosed}
            props={{ departure: shown.gone, instead: insteadOf(shown) }}
            when="now"
            placeholder={null}
          />
        )}
        <Head>
          <div>
            <Badge tone={pageBadge ? 'sea' : 'raspberry'} {...ofDeparture}>
              <span>{pageBadge ?? `${action.state} · ${datesOf(trip)}`}</span>
              {date && <span>{` · ${date}`}</span>}
            </Badge>
            <OtherDates shown={shown} />
            <h1>{trip.title}</h1>
            <DottedList role="list">
              <li>{view.places}</li>
              <li {...ofDeparture}>{length}</li>
              {price && <li {...ofDeparture}>{price}</li>}
            </DottedList>
            <PriceNote />
          </div>
          <HeroActions shown={shown} />
        </Head>
        <ToolsPlace>
          <TripTools shown={shown} />
        </ToolsPlace>
        <HeroPicture trip={trip} />
      </Container>
    </Band>
  )
}

const loadClosed = () => import('../departures/closed-departure.tsx')

const insteadOf = ({ departure }: ShownTrip): string =>
  departure
    ? `This page is about ${departureDates(departure)}.`
    : 'No other date of its length is set yet.'

const OtherDates = island(() => import('./other-dates.tsx'), '44px', 'chosen')
const HeroActions = island(() => import('./hero-actions.tsx'), '112px', 'chosen')
/** The prerendered picture is there at once; its island only replaces it if it fails. */
const HeroPicture = island(() => import('./hero-picture.tsx'), '43vw')
const TripTools = island(() => import('./trip-tools.tsx'), '44px')
