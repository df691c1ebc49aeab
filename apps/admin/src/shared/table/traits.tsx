import type { QuizTrait, TraitLine } from '@farandfew/domain/quiz'
import { Fragment } from 'react'

interface TraitsProps {
  lines: readonly TraitLine[]
  /** Other terms, where a trait's own stands beside it already. */
  renamed?: Partial<Record<QuizTrait, string>>
}

/** What a quiz told of somebody, as terms and their words. */
export function Traits({ lines, renamed = {} }: TraitsProps) {
  return lines.map(({ trait, term, words }) => (
    <Fragment key={trait}>
      <dt>{renamed[trait] ?? term}</dt>
      <dd>{words}</dd>
    </Fragment>
  ))
}
