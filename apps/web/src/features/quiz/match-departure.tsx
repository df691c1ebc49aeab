import { endpointQuery } from '@farandfew/api-client'
import { formatDateRange } from '@farandfew/domain/calendar/format-date.ts'
import { noDateLabel, priceLabel } from '@farandfew/domain/constants/labels.ts'
import {
  departureActions,
  departureFacts,
  isOver,
} from '@farandfew/domain/departures/departure-facts.ts'
import { listDepartures } from '@farandfew/domain/departures/departures.contract.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { inviteLink, seatLink } from '../../shared/paths.ts'
import { toScheduled } from '../departures/departures.data.ts'
import { linkOfMatch } from './match-facts.ts'

/** The departure that matches, as the API lists it now; undefined until that is known, or if it is listed no more. */
function useListed({ departure }: QuizMatch) {
  const { data } = useQuery(endpointQuery(listDepartures, {}))
  const listed = data?.departures.find(({ id }) => id === departure?.id)
  const facts = listed && departureFacts(toScheduled(listed), data?.today)
  return listed && facts ? { listed, facts } : undefined
}

/** When the trip leaves, what it costs, and whether a seat is free. */
export function MatchDeparture({ of: match }: { of: QuizMatch }) {
  const { departure, duration } = match
  const shown = useListed(match)
  const facts = shown?.facts
  if (!departure) return <small>{noDateLabel}</small>
  const { departureDate, price } = departure
  const dates = formatDateRange(departureDate, returnDate(departureDate, duration))
  const parts = [dates, priceLabel(price), ...(facts ? [facts.stateLabel] : [])]
  return (
    <>
      <Row gap={2} rowGap={1}>
        <strong>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span>{' · '}</span>}
              <Unbroken>{part}</Unbroken>
            </Fragment>
          ))}
        </strong>
        <GuaranteeBadge label={facts?.guaranteeLabel} />
      </Row>
      {shown?.listed.visaWarning && <small>{shown.listed.visaWarning}</small>}
    </>
  )
}

/** The one button of a match: to a seat on its departure, or to the trip if that is listed no more. */
export function MatchButton({ of: match }: { of: QuizMatch }) {
  const shown = useListed(match)
  const trip = { id: match.tripId, title: match.title, destination: match.destination }
  const [href, text] =
    shown && !isOver(shown.facts.state)
      ? [
          seatLink({ ...trip, availability: shown.listed.availability }, shown.listed.id),
          departureActions[shown.facts.state],
        ]
      : match.departure === null
        ? [inviteLink(trip), departureActions['by-invite']]
        : [linkOfMatch(match), 'View Experience']
  return (
    <ButtonLink
      href={href}
      variant={text === departureActions.open ? 'primary' : 'secondary'}
      aria-label={`${text}: ${match.title}`}
    >
      {text}
    </ButtonLink>
  )
}
