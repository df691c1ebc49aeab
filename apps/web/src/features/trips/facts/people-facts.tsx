import { diets, type PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { dietNames, foodLevelTexts } from '@farandfew/domain/trips/practical-fact-texts.ts'
import { describeGroupFigures } from '@farandfew/domain/group-summaries/describe-group-summary.ts'
import { targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { departureDates } from '@farandfew/domain/schedule/departures.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import type { TripDeparture } from '../../departures/use-trip-departures.ts'
import { GroupSummaryNote } from '../../departures/group-summary-lines.tsx'
import { Fact, More } from './fact.tsx'

/** How well each diet is catered for. */
export function FoodFact({ food }: { food: NonNullable<PracticalFacts['food']> }) {
  const known = diets.flatMap((diet) => {
    const kind = food[diet]
    return kind ? [{ diet, level: foodLevelTexts[kind.level].toLowerCase(), note: kind.note }] : []
  })
  const [first, ...others] = known
  if (!first) return null
  return (
    <Fact title="Food" answer={`${dietNames[first.diet]}: ${first.level}`} sources={food.sources}>
      <p>{first.note}</p>
      {others.map(({ diet, level, note }) => (
        <p key={diet}>
          <strong>{`${dietNames[diet]}: ${level}.`}</strong>
          <span>{` ${note}`}</span>
        </p>
      ))}
    </Fact>
  )
}

/** How many practices are shown before the others are folded. */
const firstPractices = 4

/** What the club does for women who travel alone. */
export function WomenFact({ practices }: { practices: readonly string[] }) {
  const others = practices.slice(firstPractices)
  return (
    <Fact title="For women travelling alone">
      <CheckList items={practices.slice(0, firstPractices)} />
      {others.length > 0 && (
        <More>
          <summary>What else we do</summary>
          <CheckList items={others} />
        </More>
      )}
    </Fact>
  )
}

interface GroupFactProps {
  groupSize: string
  departures: readonly TripDeparture[]
}

/** Whom one travels with, and who is going once enough have confirmed. */
export function GroupFact({ groupSize, departures }: GroupFactProps) {
  const known = departures.flatMap(({ groupSummary, ...departure }) =>
    groupSummary ? [{ ...departure, lines: describeGroupFigures(groupSummary) }] : [],
  )
  return (
    <Fact
      title="Who goes"
      answer={`${groupSize.replace('People', 'people')}, aged ${targetAgeLabel}, each travelling alone`}
    >
      {known.map(({ id, lines, ...departure }) => (
        <p key={id}>
          <strong>{`${departureDates(departure)}:`}</strong>
          <span>{` ${lines.join(' · ')}`}</span>
        </p>
      ))}
      {known.length > 0 ? (
        <GroupSummaryNote />
      ) : (
        <p>
          Once most seats of a departure are booked, this page says what many of the group have in
          common.
        </p>
      )}
    </Fact>
  )
}
