import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { isComingSoon } from '@farandfew/domain/availability/availability.ts'
import { plannedLabel, tripAction } from '@farandfew/domain/availability/trip-action.ts'
import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { nextGuaranteeLabel, tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import { Badge, GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Actions, Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type CSSProperties, useState } from 'react'
import { styled } from 'styled-components'
import { island } from '../../shared/deferred/island.tsx'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { altOf } from '@farandfew/domain/trips/picture-alt.ts'

import { factsAnchor, factsLinkText } from './facts-link.ts'
import { datesOf } from './trip-dates.ts'
import { heroActions, type TripView } from './trip-view.ts'

/** The part of a hero that stays visible when a small screen crops it. The others are centred. */
const focusOf = new Map([[tripHeroes.mexico.src, '62% 50%']])

/** The `object-position` of a hero on a small screen. */
const heroFocus = (src: string): string => focusOf.get(src) ?? '50% 50%'

interface TripHeroProps {
  trip: Trip
  view: TripView
}

/** The first screen of a trip: title, availability, facts, buttons and picture. */
export function TripHero({ trip, view }: TripHeroProps) {
  const { pageBadge } = availabilityTexts[trip.availability]
  const planned = isComingSoon(trip) ? plannedLabel(trip) : undefined
  const facts = tripFacts(trip)
  const toFacts = factsLinkText(trip.practicalFacts)
  const src = trip.images[0] ?? ''
  return (
    <Band>
      <Container>
        <Row align="start" justify="space-between" gap={0}>
          <BackLink href={paths.trips}>Back to All Trips</BackLink>
          <Tools trip={trip} />
        </Row>
        <Head>
          <div>
            <Row gap={2} rowGap={1}>
              <Badge tone={pageBadge ? 'sea' : 'raspberry'}>
                <span>{pageBadge ?? `${tripAction(trip).state} · ${datesOf(trip)}`}</span>
                {planned && <span>{` · ${planned}`}</span>}
              </Badge>
              <GuaranteeBadge label={nextGuaranteeLabel(trip)} />
            </Row>
            <h1>{trip.title}</h1>
            <KeyFacts role="list">
              <li>{view.places}</li>
              <li>{facts.length}</li>
              <li>{trip.groupSize}</li>
              <li>{facts.price}</li>
            </KeyFacts>
            <PriceNote />
            {toFacts && <ToFacts href={`#${factsAnchor}`}>{toFacts}</ToFacts>}
          </div>
          <Buttons even marginTop={6}>
            {heroActions.map(({ href, label }) => (
              <ButtonLink key={href} href={href} size="lg" variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </Buttons>
        </Head>
        <HeroPoster style={{ '--focus': heroFocus(src) } as CSSProperties}>
          <Picture src={src} alt={altOf(src, tripHeroes, trip)} width={1600} height={900} eager />
        </HeroPoster>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  /* The height of the paper-coloured part at the bottom: about half of the poster, whatever is above it. */
  --paper: 34vw;
  padding: 16px 0 0;
  background: linear-gradient(
    0deg,
    ${theme.colors.paper} var(--paper),
    ${theme.colors.blush} var(--paper)
  );
  ${theme.media.md} {
    --paper: min(20vw, 250px);
  }
`

const TripTools = island(() => import('./trip-tools.tsx'), '44px')

/** Save and Share. What is pressed before their code is loaded is done then. */
function Tools({ trip }: { trip: Trip }) {
  const [pressed, setPressed] = useState<string>()
  return (
    <div onClick={({ target }) => setPressed((target as Element).closest('button')?.value)}>
      <TripTools trip={trip} pressed={pressed} />
    </div>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 48px;
  padding: 8px 0 32px;
  > div:first-child {
    flex: 1 1 560px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 12px 0 8px;
    font-size: ${theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
`

const KeyFacts = styled(DottedList)`
  font-size: ${theme.fontSizes.lead};
`

const ToFacts = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
`

const Buttons = styled(Actions)`
  ${theme.below.md} {
    flex: 1 1 100%;
  }
`

const HeroPoster = styled(Poster)`
  img {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
    ${theme.below.md} {
      aspect-ratio: 4 / 3;
      object-position: var(--focus);
    }
  }
`
