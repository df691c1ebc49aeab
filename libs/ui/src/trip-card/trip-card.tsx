import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { cardDescriptionLength } from '@farandfew/domain/constants/limits.ts'
import { truncate } from '@farandfew/domain/constants/labels.ts'
import {
  nextDatesLabel,
  nextGuaranteeLabel,
  tripFacts,
} from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Badge, GuaranteeBadge } from '../badge/badge.tsx'
import { Picture } from '../image/picture.tsx'
import * as Part from './trip-card.styles.ts'

export interface TripCardProps {
  trip: Omit<Trip, 'spotsLeft'>
  /** The path of the trip's page. */
  href: string
  /** The path of the trip's invite page. A coming-soon trip links to it. */
  inviteHref: string
  pictureAlt: string
  /** Paths of decorative portraits. */
  avatars: readonly string[]
  /** The number after '+', behind the portraits. */
  extraCount: number
  /** Loads the picture eagerly. For the first cards of a page. */
  priority?: boolean
  /** Instead of the dates of the next departure, for a preview that does not know them. */
  dates?: string | undefined
  headingLevel?: 2 | 3
}

/** A summary of a trip. The whole card links to the trip's page. */
export function TripCard(props: TripCardProps) {
  const { trip, priority = false, headingLevel = 3 } = props
  const texts = availabilityTexts[trip.availability].card
  const { length, price } = tripFacts(trip)
  const people = <People avatars={props.avatars} extraCount={props.extraCount} />

  return (
    <Part.Card>
      <Picture
        src={trip.images[1] ?? trip.images[0] ?? ''}
        alt={props.pictureAlt}
        width={800}
        height={600}
        eager={priority}
      />
      <Part.Body>
        <Part.Title as={headingLevel === 2 ? 'h2' : 'h3'}>
          <Part.MainLink href={props.href}>{trip.title}</Part.MainLink>
        </Part.Title>
        <p>{trip.destination}</p>
        <Part.Dates>
          <strong>{props.dates ?? nextDatesLabel(trip)}</strong>
          <GuaranteeBadge label={nextGuaranteeLabel(trip)} />
        </Part.Dates>
        <Part.TripFacts role="list">
          <li>{length}</li>
          <li>{trip.groupSize}</li>
          <li>{price}</li>
        </Part.TripFacts>
        <Part.Description>
          {texts.text ?? truncate(trip.description, cardDescriptionLength)}
        </Part.Description>
        <Part.Foot>
          {texts.badge ? (
            <>
              <Badge tone="sea">{texts.badge}</Badge>
              {people}
              <Part.InviteLink
                variant="secondary"
                href={props.inviteHref}
                aria-label={`${texts.action}: ${trip.title}`}
              >
                {texts.action}
              </Part.InviteLink>
            </>
          ) : (
            <>
              {people}
              <Part.Action data-screen>{texts.action}</Part.Action>
            </>
          )}
        </Part.Foot>
      </Part.Body>
    </Part.Card>
  )
}

/** Decorative portraits, hidden from assistive technology. */
function People({ avatars, extraCount }: Pick<TripCardProps, 'avatars' | 'extraCount'>) {
  return (
    <Part.People aria-hidden="true">
      {avatars.map((src) => (
        <Picture key={src} src={src} alt="" width={160} height={160} />
      ))}
      <span>{`+${extraCount}`}</span>
    </Part.People>
  )
}
