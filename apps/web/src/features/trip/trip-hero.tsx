import { availabilityOf, availabilityTexts } from '@farandfew/domain/availability'
import { durationLabel, priceLabel, spotsLeftLabel } from '@farandfew/domain/constants'
import { tripHeroes } from '@farandfew/domain/pictures'
import type { Trip } from '@farandfew/domain/trips'
import { Badge } from '@farandfew/ui/badge'
import { ButtonLink } from '@farandfew/ui/button'
import { Picture, Poster } from '@farandfew/ui/image'
import { Container } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { AppLink } from '../../app/app-link.tsx'
import { paths } from '../../app/paths.ts'
import { ActionRow } from '../layout/action-row.ts'
import { LineIcon, linePaths } from '../layout/icons.tsx'
import { altOf } from '../trips/trip-pictures.ts'
import { datesOf } from './trip-dates.ts'

/** The trip's name, its state and its picture. */
export function TripHero({ trip }: { trip: Trip }) {
  const { pageBadge } = availabilityTexts[availabilityOf(trip)]
  const src = trip.images[0] ?? ''
  return (
    <Band>
      <Container>
        <Back href={paths.trips}>
          <LineIcon path={linePaths.back} size={18} /> Back to All Trips
        </Back>
        <Head>
          <div>
            <Badge tone={pageBadge ? 'sea' : 'raspberry'}>
              {pageBadge ?? `${spotsLeftLabel(trip.spotsLeft)} · ${datesOf(trip)}`}
            </Badge>
            <h1>{trip.title}</h1>
            <p>
              {trip.destination} · {durationLabel(trip.duration)} · {priceLabel(trip.price)}{' '}
              all-inclusive
            </p>
          </div>
          <ActionRow>
            <ButtonLink href="#inquiry" size="lg">
              Ask About This Trip
            </ButtonLink>
            <ButtonLink href="#itinerary" size="lg" variant="secondary">
              See the Days
            </ButtonLink>
          </ActionRow>
        </Head>
        <HeroPoster>
          <Picture
            src={src}
            alt={altOf(src, tripHeroes, trip.title)}
            width={1600}
            height={900}
            eager
          />
        </HeroPoster>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding: 16px 0 0;
  background: linear-gradient(
    ${({ theme }) => theme.colors.blush} 0 70%,
    ${({ theme }) => theme.colors.paper} 70%
  );
`

const Back = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 48px;
  padding: 8px 0 32px;
  h1 {
    margin: 12px 0 8px;
    font-size: ${({ theme }) => theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
  p {
    font-size: ${({ theme }) => theme.fontSizes.lead};
  }
`

const HeroPoster = styled(Poster)`
  img {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
    @media (max-width: 767px) {
      aspect-ratio: 4 / 3;
    }
  }
`
