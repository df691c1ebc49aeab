import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { durationLabel, priceLabel } from '@farandfew/domain/constants/labels.ts'
import { targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import type { ExtendedEdition, Trip } from '@farandfew/domain/trips/trip.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { CollapsibleDay } from '@farandfew/ui/day/collapsible-day.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { TripCard } from '@farandfew/ui/trip-card/trip-card.tsx'
import { factLines, validFacts } from './fact-lines.ts'
import { Body, Box, Hero, Pictures } from './page-preview.styles.ts'
import { isNewTrip } from './trip-draft.ts'

type Preview = Omit<Trip, 'spotsLeft'>

/** Formats a number, or shows an ellipsis while it is not valid. */
const shown = (label: (number: number) => string, number: number) =>
  Number.isInteger(number) && number >= 0 ? label(number) : '…'

/** The trip's card, as in the site's list of trips. */
export function CardPreview({ trip }: { trip: Preview }) {
  const isNew = isNewTrip(trip.id)
  return (
    <TripCard
      trip={{ ...trip, duration: trip.duration || 0, price: trip.price || 0 }}
      href=""
      inviteHref=""
      pictureAlt=""
      avatars={[]}
      extraCount={2}
      dates={isNew ? undefined : 'Dates of the next departure'}
    />
  )
}

/** The trip's own part of its page, as a phone shows it. */
export function PagePreview({ trip }: { trip: Preview }) {
  const { pageBadge } = availabilityTexts[trip.availability]
  return (
    <>
      <Hero>
        <Badge tone={pageBadge ? 'sea' : 'raspberry'}>
          {pageBadge ?? 'Spots and dates of the next departure'}
        </Badge>
        <h3>{trip.title}</h3>
        <p>
          {`${trip.destination} · ${shown(durationLabel, trip.duration)} · ${trip.groupSize} · ${shown(priceLabel, trip.price)}`}
        </p>
        <PriceNote />
        <Poster>
          <Picture src={trip.images[0] ?? ''} alt="" width={1600} height={900} />
        </Poster>
      </Hero>
      <Body>
        <h4>Trip Overview</h4>
        <p>{trip.description}</p>
        <h5>Trip Highlights</h5>
        <CheckList items={trip.highlights} />
        <Details trip={trip} />
        <FactsPreview trip={trip} />
        <h4>Gallery</h4>
        <Pictures>
          {trip.images.slice(1).map((src, index) => (
            <Poster key={index}>
              <Picture src={src} alt="" width={800} height={600} />
            </Poster>
          ))}
        </Pictures>
        <h4>Day-by-Day Itinerary</h4>
        <div>
          {trip.itinerary.map((day, index) => (
            <CollapsibleDay key={day.day} day={day} headingLevel={4} defaultOpen={index === 0} />
          ))}
        </div>
        <h4>What's Included</h4>
        <CheckList items={trip.includedItems} />
        <h4>What's Not Included</h4>
        <CheckList items={trip.excludedItems} mark="cross" />
        {trip.extendedEdition && <EditionPreview edition={trip.extendedEdition} />}
      </Body>
    </>
  )
}

function EditionPreview({ edition }: { edition: ExtendedEdition }) {
  const { description, highlights = [], itinerary, includedItems } = edition
  return (
    <>
      <h4>{`Extended edition, ${durationLabel(itinerary.length)}`}</h4>
      <p>{description}</p>
      {highlights.length > 0 && <CheckList items={highlights} />}
      <div>
        {itinerary.map((day) => (
          <CollapsibleDay key={day.day} day={day} headingLevel={4} />
        ))}
      </div>
      <h5>What's Included</h5>
      <CheckList items={includedItems} />
    </>
  )
}

/** The practical facts that are valid, in words; nothing if there are none. */
function FactsPreview({ trip }: { trip: Preview }) {
  const facts = factLines(validFacts(trip.practicalFacts ?? null))
  if (facts.length === 0) return null
  return (
    <>
      <h4>Before You Decide</h4>
      {facts.map(([title, lines]) => (
        <div key={title}>
          <h5>{title}</h5>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      ))}
    </>
  )
}

function Details({ trip }: { trip: Preview }) {
  const { dates } = availabilityTexts[trip.availability]
  const rows = [
    ['Destination', trip.destination],
    ['Departure Months', dates ?? trip.departureMonths],
    ['Available Spots', 'Those of the next departure'],
    ['Target Age Group', `${targetAgeLabel} years old`],
  ] as const
  return (
    <Box>
      <h5>Trip Details</h5>
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}
