import { useEffect } from 'react'

/** The typed values of several forms by name, kept while their forms are not rendered. */
export type Drafts = Map<string, object>

export interface Draft {
  in: Drafts
  as: string
}

/** Keeps the values of a form for as long as they differ from the initial ones. */
export function useDraft(draft: Draft | undefined, values: object, initialValues: object): void {
  const { in: drafts, as: name = '' } = draft ?? {}
  useEffect(() => {
    if (isSame(values, initialValues)) drafts?.delete(name)
    else drafts?.set(name, values)
  }, [drafts, name, values, initialValues])
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
