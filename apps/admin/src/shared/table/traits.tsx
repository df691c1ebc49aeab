import type { QuizTrait } from '@farandfew/domain/traits/traits.options.ts'
import type { TraitLine } from '@farandfew/domain/traits/describe-traits.ts'
import { Fragment } from 'react'

interface TraitsProps {
  lines: readonly TraitLine[]
  /** Other terms, if the list has one of the same name. */
  renamed?: Partial<Record<QuizTrait, string>>
}

/** The answers of a quiz, as terms and values. */
export function Traits({ lines, renamed = {} }: TraitsProps) {
  return lines.map(({ trait, term, words }) => (
    <Fragment key={trait}>
      <dt>{renamed[trait] ?? term}</dt>
      <dd>{words}</dd>
    </Fragment>
  ))
}
