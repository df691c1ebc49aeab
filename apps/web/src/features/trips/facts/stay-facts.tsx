import {
  cancellationLine,
  cancellationLines,
} from '@farandfew/domain/refunds/cancellation-texts.ts'
import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { roomTexts, walkingText, walkText } from '@farandfew/domain/trips/practical-fact-texts.ts'
import type { PracticalFacts, Stay, Walk } from '@farandfew/domain/trips/practical-facts.ts'
import type { ItineraryDay } from '@farandfew/domain/trips/trip.ts'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { Fragment } from 'react'
import { paths } from '../../../shared/paths.ts'
import { Fact } from './fact.tsx'
import { Stays } from './stays.tsx'

/** How far one walks on each day. */
export function WalkingFact({ walks }: { walks: readonly Walk[] }) {
  return (
    <Fact id="walking" title="Walking" answer={walkingText(walks)}>
      <Facts>
        {walks.map((walk) => (
          <Fragment key={walk.day}>
            <dt>{`Day ${walk.day}`}</dt>
            <dd>{[walkText(walk), walk.note].filter(Boolean).join('. ')}</dd>
          </Fragment>
        ))}
      </Facts>
    </Fact>
  )
}

interface RoomsFactProps {
  rooms: NonNullable<PracticalFacts['rooms']>
  /** Those of the shown length; empty if they are not known. */
  stays: readonly Stay[]
  itinerary: readonly ItineraryDay[]
}

/** Whether one has a room of one's own, and where each night is spent: the stays, or else what the itinerary says. */
export function RoomsFact({ rooms, stays, itinerary }: RoomsFactProps) {
  const nights = itinerary.filter(({ accommodation }) => accommodation !== 'N/A')
  return (
    <Fact id="rooms" title="Rooms" answer={roomTexts[rooms.kind]}>
      {rooms.note && <p>{rooms.note}</p>}
      {stays.length > 0 ? (
        <Stays stays={stays} />
      ) : (
        <Facts>
          {nights.map(({ day, accommodation }) => (
            <Fragment key={day}>
              <dt>{`Night ${day}`}</dt>
              <dd>{accommodation}</dd>
            </Fragment>
          ))}
        </Facts>
      )}
    </Fact>
  )
}

/** The cancellation terms, with the dates of the shown departure in the answer. */
export function CancellationFact({
  departure,
}: {
  departure: Parameters<typeof cancellationLine>[1]
}) {
  return (
    <Fact
      id="cancellation"
      title="If you cancel"
      answer={cancellationLine(cancellationTerms, departure)}
    >
      {cancellationLines(cancellationTerms).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TextLink href={paths.cancellationPolicy}>The whole Cancellation Policy</TextLink>
    </Fact>
  )
}
