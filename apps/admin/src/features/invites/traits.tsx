import { quizQuestions, type QuizTrait, quizTraits } from '@farandfew/domain/quiz'
import type { QuizData } from '@farandfew/domain/users'
import { Fragment } from 'react'

const terms: Readonly<Record<QuizTrait, string>> = {
  travelStyle: 'Travel style',
  budgetRange: 'Budget',
  activityLevel: 'Activity level',
  groupSize: 'Group size',
  preferredDuration: 'Length of trip',
  interests: 'Likes',
}

/** What an option says, by the value that stands for it; a value of no option speaks for itself. */
function wordsOf(trait: QuizTrait, value: string): string {
  const options = quizQuestions
    .filter(({ category }) => category === trait)
    .flatMap((question) => question.options)
  return options.find((option) => option.value === value)?.label ?? value
}

/** What a quiz told of somebody, as terms and their words; nothing where none was taken. */
export function Traits({ quiz }: { quiz: QuizData | null }) {
  return quizTraits.map((trait) => {
    const values = [quiz?.[trait] ?? []].flat()
    if (values.length === 0) return null
    return (
      <Fragment key={trait}>
        <dt>{terms[trait]}</dt>
        <dd>{values.map((value) => wordsOf(trait, value)).join(', ')}</dd>
      </Fragment>
    )
  })
}
