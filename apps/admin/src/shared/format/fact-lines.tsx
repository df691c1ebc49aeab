import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

export type Fact = readonly [term: string, value: ReactNode]

interface FactsProps extends Omit<ComponentProps<typeof Facts>, 'children'> {
  facts: readonly Fact[]
}

/** Facts below each other, a line between two. */
export const FactLines = ({ facts, ...rest }: FactsProps) => (
  <Facts lines {...rest}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
)

/** Facts in small type, each next to its term. Those without a value are left out. */
export const SmallFacts = ({ facts, ...rest }: FactsProps) => (
  <Facts size="small" rowGap={2} {...rest}>
    {facts.map(
      ([term, value]) =>
        value && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </Facts>
)
