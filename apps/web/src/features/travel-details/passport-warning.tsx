import { formatDate } from '@farandfew/domain/calendar'
import { returnDate } from '@farandfew/domain/groups'
import {
  passportMonthsAfterReturn,
  type PassportProblem,
  type TravelDates,
} from '@farandfew/domain/travel-details'
import { Warning } from './travel-details.styles.ts'

/** Collects the rules of all countries, which airlines check at the counter. */
const source = {
  name: 'IATA Travel Centre',
  url: 'https://www.iatatravelcentre.com/',
}

interface PassportWarningProps {
  problem: PassportProblem
  own: TravelDates
}

/** What is wrong with the passport's expiry date, why it matters, and what to do. */
export function PassportWarning({ problem, own }: PassportWarningProps) {
  const back = formatDate(returnDate(own.departureDate, own.duration))
  return (
    <Warning role="status">
      <p>
        <strong>
          {problem === 'ends-before-return'
            ? `Your passport expires before you return on ${back}.`
            : `Your passport expires less than ${passportMonthsAfterReturn} months after you return on ${back}.`}
        </strong>
      </p>
      <p>
        {problem === 'ends-before-return'
          ? 'You cannot travel with it. Please renew it, and enter the new one here.'
          : 'Several countries, such as Indonesia and Sri Lanka, turn travellers away whose passport is valid for less than six months. Please check the rule for your passport, and renew it if necessary.'}{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          Entry rules by country: {source.name} (opens in a new tab)
        </a>
      </p>
    </Warning>
  )
}
