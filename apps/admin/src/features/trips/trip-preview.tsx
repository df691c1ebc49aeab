import { availabilityOf, availabilityTexts } from '@farandfew/domain/availability'
import { durationLabel, priceLabel } from '@farandfew/domain/constants'
import type { Trip } from '@farandfew/domain/trips'
import { Badge } from '@farandfew/ui/badge'
import { CollapsibleDay } from '@farandfew/ui/day'
import { Picture, Poster } from '@farandfew/ui/image'
import { LinkProvider, type UiLinkProps } from '@farandfew/ui/link'
import { CheckList } from '@farandfew/ui/page'
import { TripCard } from '@farandfew/ui/trip-card'
import { memo, useDeferredValue, useId } from 'react'
import { styled } from 'styled-components'
import { siteSource } from './site-picture.ts'
import { meantBy, type TripDraft } from './trip-draft.ts'

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${({ theme }) => theme.media.lg} {
    position: sticky;
    top: 16px;
    max-height: calc(100vh - 32px);
    overflow-y: auto;
  }
  h2 {
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
  padding: 16px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.paper};
  overflow-wrap: anywhere;
  > * {
    max-width: 100%;
  }
`

/** A link of the preview looks like one and leads nowhere. */
function StillLink({ href: _href, ...rest }: UiLinkProps) {
  return <a {...rest} role="link" aria-disabled="true" />
}

interface PreviewProps {
  id: number
  draft: TripDraft
  siteUrl: string
}

const shown = (label: (number: number) => string, number: number) =>
  Number.isInteger(number) && number >= 0 ? label(number) : '…'

/** The trip's card and page as the draft would have them; it follows the typing when there is time. */
export function TripPreview({ id, draft, siteUrl }: PreviewProps) {
  const headingId = useId()
  const settled = useDeferredValue(draft)
  return (
    <Panel aria-labelledby={headingId} tabIndex={0}>
      <h2 id={headingId}>Preview of the draft</h2>
      <LinkProvider component={StillLink}>
        <Draft id={id} draft={settled} siteUrl={siteUrl} />
      </LinkProvider>
    </Panel>
  )
}

const Draft = memo(function Draft({ id, draft, siteUrl }: PreviewProps) {
  const meant = meantBy(draft)
  const images = meant.images.map((address) => siteSource(siteUrl, address.trim()))
  const trip: Trip = { ...meant, id, images }
  const availability = availabilityOf(trip)
  return (
    <>
      <TripCard
        trip={{ ...trip, duration: trip.duration || 0, price: trip.price || 0 }}
        href=""
        inviteHref=""
        pictureAlt=""
        availability={availability}
        avatars={[]}
        extraCount={2}
      />
      <Sheet>
        <Badge tone={availability === 'open' ? 'raspberry' : 'sea'}>
          {availabilityTexts[availability].pageBadge ?? 'Spots and dates of the next departure'}
        </Badge>
        <h3>{trip.title}</h3>
        <p>
          {trip.destination} · {shown(durationLabel, trip.duration)} · {trip.groupSize} ·{' '}
          {shown(priceLabel, trip.price)} all-inclusive
        </p>
        <Poster>
          <Picture src={images[0] ?? ''} alt="" width={1600} height={900} />
        </Poster>
        <p>{trip.description}</p>
        <h4>Highlights</h4>
        <CheckList items={trip.highlights} />
        <h4>Itinerary</h4>
        <div>
          {trip.itinerary.map((day) => (
            <CollapsibleDay key={day.day} day={day} headingLevel={4} />
          ))}
        </div>
        <h4>Included</h4>
        <CheckList items={trip.includedItems} />
        <h4>Not included</h4>
        <CheckList items={trip.excludedItems} mark="cross" />
      </Sheet>
    </>
  )
})
