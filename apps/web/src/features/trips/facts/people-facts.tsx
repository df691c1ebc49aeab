import { diets, type PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { dietNames, foodLevelTexts } from '@farandfew/domain/trips/practical-fact-texts.ts'
import { CheckList } from '@farandfew/ui/page/check-list.tsx'
import { Fact } from './fact.tsx'

/** How well each diet is catered for. */
export function FoodFact({ food }: { food: NonNullable<PracticalFacts['food']> }) {
  const known = diets.flatMap((diet) => {
    const kind = food[diet]
    return kind ? [{ diet, level: foodLevelTexts[kind.level].toLowerCase(), note: kind.note }] : []
  })
  const [first, ...others] = known
  if (!first) return null
  return (
    <Fact id="food" title="Food" answer={`${dietNames[first.diet]}: ${first.level}`}>
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

/** What the club does for women who travel alone. The row says the first sentence of it, and the list what follows, if anything does. */
export function WomenFact({
  practices: [first = '', ...others],
}: {
  practices: readonly string[]
}) {
  const [answer = '', ...sentences] = first.split('. ')
  const rest = sentences.join('. ')
  const items = rest ? [rest, ...others] : others
  return (
    <Fact id="women" title="Women alone" answer={answer.replace(/\.$/, '')}>
      <CheckList items={items.length > 0 ? items : [first]} />
    </Fact>
  )
}
