import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type {
  PassportProblem,
  TravelDates,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'

/** Collects the rules of all countries, which airlines check at the counter. */
const source = {
  name: 'IATA Travel Centre',
  url: 'https://www.iatatravelcentre.com/',
}

/** Countries that ask for six months on arrival (docs/sources.md). */
const strict = new Set(['Indonesia', 'Sri Lanka'])

interface PassportWarningProps {
  problem: PassportProblem
  own: TravelDates
  /** Where the trip goes. */
  country: string
}

/** What is wrong with the passport's expiry date, why it matters, and what to do. */
export function PassportWarning({ problem, own, country }: PassportWarningProps) {
  const back = formatDate(returnDate(own.departureDate, own.duration))
  return (
    <Callout accent="clay" ground="sheet" maxWidth="44em" role="status">
      <Stack gap={1}>
        <p>
          <strong>
            {problem === 'ends-before-return'
              ? `Your passport expires before you return on ${back}.`
              : `Your passport expires less than six months after you return on ${back}.`}
          </strong>
        </p>
        <p>
          <span>{`${
            problem === 'ends-before-return'
              ? 'You cannot travel with it. Please renew it, and enter the new one here.'
              : adviceOf(country)
          } `}</span>
          <a
            href={source.url}
            target="_blank"
            rel="noreferrer"
          >{`Entry rules by country: ${source.name} (opens in a new tab)`}</a>
        </p>
      </Stack>
    </Callout>
  )
}

const adviceOf = (country: string) =>
  strict.has(country)
    ? `${country} turns travellers away if their passport is valid for less than six months when they arrive. Please check the rule for your passport, and renew it if you need to.`
    : `Many countries turn travellers away if their passport is valid for less than six months. Please check the rule of ${country} for your passport, and renew it if you need to.`
