import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { DottedList } from '../../shared/layout/dotted-list.ts'

/** Facts in a row, without those that are empty. */
export const FactLine = ({ facts }: { facts: readonly (string | null | undefined)[] }) => (
  <Quiet as="div">
    <DottedList role="list">
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </DottedList>
  </Quiet>
)
