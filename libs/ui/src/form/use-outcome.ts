import { useRef, useState } from 'react'
import { dismiss, toast } from '../toast/toast-store.ts'
import type { FormMessage, Outcome } from './form-outcome.tsx'
import type { FieldErrors } from './messages.ts'

interface Kept<Values> extends Outcome {
  /** The values that were refused. */
  values: Values | undefined
  fieldErrors: FieldErrors
}

/** Keeps what became of the last submission. */
export function useOutcome<Values extends object>() {
  const [kept, setKept] = useState<Kept<Values>>()
  const failure = useRef<string>(undefined)
  const keep = (
    { title, description, next }: FormMessage,
    failed: boolean,
    refused?: Pick<Kept<Values>, 'values' | 'fieldErrors'>,
  ) => {
    const shown = toast({ title, description, ...(failed && { variant: 'destructive' }) })
    failure.current = failed ? shown : undefined
    setKept({ title, description, next, failed, values: undefined, fieldErrors: {}, ...refused })
  }
  return {
    succeed: (message: FormMessage) => keep(message, false),
    fail: (message: FormMessage, values: Values, fieldErrors: FieldErrors) =>
      keep(message, true, { values, fieldErrors }),
    /** Also closes the toast of a failure: the next submission may succeed without a word. */
    clear: () => {
      if (failure.current !== undefined) dismiss(failure.current)
      failure.current = undefined
      setKept(undefined)
    },
    /**
     * The outcome for as long as it is true: a success until something is typed, a refusal of fields until one changes.
     * A sentence that a field shows is not repeated.
     */
    outcomeOf: (values: Values, isDirty: boolean): Outcome | undefined => {
      if (!kept) return undefined
      if (!kept.failed) return isDirty ? undefined : kept
      const messages = Object.values(kept.fieldErrors)
      const isAtField = messages.includes(kept.description ?? '')
      const isStale = messages.length > 0 && kept.values !== values
      return isAtField || isStale ? undefined : kept
    },
  }
}
