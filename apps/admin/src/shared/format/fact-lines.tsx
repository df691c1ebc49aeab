import { Facts } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode } from 'react'

interface FactLinesProps {
  facts: readonly (readonly [term: string, value: ReactNode])[]
  maxWidth?: number
}

/** Facts below each other, a line between two. */
export const FactLines = ({ facts, ...rest }: FactLinesProps) => (
  <Facts lines {...rest}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
)
