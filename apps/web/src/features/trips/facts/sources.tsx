import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { weatherOf } from '@farandfew/domain/trips/practical-fact-texts.ts'
import type { FactSource, PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { Fragment } from 'react'
import { Fact } from './fact.tsx'

/** A hyphen and a word joiner: no line ends after "e-" of "e-Visa", or after the first year of "1991-2020". */
const unbrokenHyphen = '-\u2060'

interface SourcesProps {
  facts: PracticalFacts
  /** Of the shown weather (weatherOf). */
  months: readonly number[]
  /** Days. */
  duration: number
}

/** Where all facts come from, and the oldest date on which one of the sources was checked. */
export function Sources({ facts, months, duration }: SourcesProps) {
  const { costs, food, visa, weather, flights } = facts
  const rows: readonly (readonly [string, readonly FactSource[] | undefined])[] = [
    ['Costs', costs?.sources],
    ['Food', food?.sources],
    ['Visa', visa?.sources],
    ['Weather', weather && weatherOf(weather, { duration, months }).sources],
    ['Flights', flights?.sources],
  ]
  const [oldest] = rows.flatMap(([, sources = []]) => sources.map((one) => one.checkedOn)).sort()
  if (!oldest) return null
  return (
    <Fact
      id="sources"
      title="Sources"
      answer={
        <>
          <span>Checked </span>
          <time dateTime={oldest}>{formatDate(oldest)}</time>
        </>
      }
    >
      <Facts>
        {rows.map(
          ([name, sources = []]) =>
            sources.length > 0 && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  {sources.map(({ url, name: text }) => (
                    <TextLink key={url} href={url} rel="noreferrer">
                      <span>{text.replace(/-/g, unbrokenHyphen)}</span>
                    </TextLink>
                  ))}
                </dd>
              </Fragment>
            ),
        )}
      </Facts>
    </Fact>
  )
}
