import { describeTraits } from '@farandfew/domain/quiz'
import type { QuizData } from '@farandfew/domain/users'
import { Fragment } from 'react'

/** What a quiz told of somebody, as terms and their words; nothing where none was taken. */
export function Traits({ quiz }: { quiz: QuizData | null }) {
  return describeTraits(quiz).map(({ trait, term, words }) => (
    <Fragment key={trait}>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </Fragment>
  ))
}
