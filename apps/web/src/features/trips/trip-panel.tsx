import { visaAnswer } from '@farandfew/domain/trips/visa-texts.ts'
import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { seatHoldMinutes, targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { depositPercent } from '@farandfew/domain/payments/payment-plan.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { factsFor } from '@farandfew/domain/trips/trip-on.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { comingSoonLabel } from '@farandfew/domain/trips/trip-action.ts'
import {
  type DepartureState,
  departureStateNames,
} from '@farandfew/domain/departures/departure-facts.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import type { DestinationWithPage } from '@farandfew/domain/destinations/all-destinations.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import { nextDepartureFacts, spotsOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { TripView } from './trip-view.ts'
import { SeatLink } from './seat-link.tsx'
import type { ShownTrip } from './use-shown-trip.ts'
import { datesOf } from './trip-dates.ts'

interface TripPanelProps extends Pick<TripView, 'slug'> {
  shown: ShownTrip
}

/**
 * The details of the shown departure. On a large screen they stay next to the text, with the price, the button to a seat and
 * what happens next; on others the bar has these. An island.
 */
export default function TripPanel({ shown, slug }: TripPanelProps) {
  const headingId = useId()
  const { trip, days, own } = shown
  const { price } = factsFor(trip, days)
  const { visa } = trip.practicalFacts ?? {}
  const warning = shown.departure?.visaWarning
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>Trip Details</h2>
      {price && <p data-large>{price}</p>}
      <dl>
        {detailsOf(trip, slug).map(([term, text]) => (
          <div key={term} data-wide={text.length > 30 || undefined}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div data-wide data-large>
          <dt>Takes Place</dt>
          <dd>{guaranteeOf(trip)}</dd>
        </div>
        {visa && (
          <div data-wide data-large>
            <dt>Visa</dt>
            <dd>{visaAnswer(visa, warning)}</dd>
          </div>
        )}
      </dl>
      <Action>
        <SeatLink shown={shown} />
        <p>{own ? `${own.state}. ${own.next ?? ''}` : nextStep(trip)}</p>
      </Action>
    </Panel>
  )
}

/** What happens after the main button was pressed. */
const nextSteps: Readonly<Partial<Record<DepartureState, string>>> = {
  open: `We hold your seat for ${seatHoldMinutes} minutes while you pay: a deposit of ${depositPercent}%, or everything if departure is near.`,
  'being-paid': `Within ${seatHoldMinutes} minutes they are booked, or free again. We email you once if one comes back.`,
  full: 'Waiting is free. We email you when a seat is yours to book.',
}

const nextStep = (trip: Trip): string =>
  nextSteps[nextDepartureFacts(trip)?.state ?? 'by-invite'] ??
  `Free and without obligation. We review every request within ${inviteReviewHours} hours; you pay nothing before you book.`

/** On a small screen the departures and the facts below say the same. */
const onlyNextToText = `
  ${theme.below.ml} {
    display: none;
  }
`

type Row = readonly [term: string, text: string]

/** The rows of the details panel: term and text (docs/product.md#availability). */
const detailsOf = (trip: Trip, slug: DestinationWithPage | undefined): readonly Row[] => [
  ...(slug ? rowsOfDestination(trip, slug) : rowsOfTrip(trip)),
  ['Available Spots', spotsText(trip)],
  ['Target Age Group', `${targetAgeLabel} years old`],
]

const rowsOfDestination = (trip: Trip, slug: DestinationWithPage): readonly Row[] => [
  ['Destination', destinationNames[slug]],
  ['Departure Dates', datesOf(trip)],
]

const rowsOfTrip = (trip: Trip): readonly Row[] => [
  ['Destination', trip.destination],
  ['Departure Months', isBookable(trip) ? trip.departureMonths : comingSoonLabel(trip)],
  ...(isBookable(trip) ? [['Departure Dates', datesOf(trip)] as const] : []),
]

/** The number of free spots, or the state of the departure while it is not known. */
const spotsText = (trip: Trip) =>
  String(spotsOf(trip) ?? departureStateNames[isBookable(trip) ? 'open' : 'by-invite'])

/** Whether the departure takes place, or the rule until its seats are known. */
const guaranteeOf = (trip: Trip): string =>
  nextDepartureFacts(trip)?.guarantee ??
  `Guaranteed for good as soon as ${minimumGroup} travellers have booked.`

const Panel = styled.aside`
  margin-top: ${theme.space(4)};
  padding: ${theme.space(3)} 0 0;
  border-top: 4px solid ${theme.colors.clay};
  h2 {
    font-size: ${theme.fontSizes.title};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: ${theme.space(2)} ${theme.space(4)};
    margin-top: ${theme.space(2)};
    line-height: 1.4;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
  [data-large] {
    ${onlyNextToText}
  }
  > p {
    margin-top: ${theme.space(2)};
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.heading};
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    font-weight: ${theme.fontWeights.label};
  }
  ${theme.media.ml} {
    margin-top: ${theme.space(16)};
    padding: ${theme.space(5)};
    border: 1px solid ${theme.colors.hairline};
    border-top: 4px solid ${theme.colors.clay};
    background: ${theme.colors.sheet};
  }
`

const Action = styled.div`
  ${onlyNextToText}
  margin-top: ${theme.space(4)};
  > a {
    width: 100%;
  }
  > p {
    margin-top: ${theme.space(3)};
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  @media print {
    display: none;
  }
`
