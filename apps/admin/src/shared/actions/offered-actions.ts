import { useEffect, useRef } from 'react'

/** Something to do, as the palette offers it. */
export interface OfferedAction {
  name: string
  /** Other words by which it is found. */
  words?: string
  /** Whether it happens without a form or a question. It is offered last, so that an early Enter does not do it. */
  atOnce?: true
  run: () => void
}

/** The actions of the components that are rendered, in the order in which these were mounted. */
let offered: readonly { readonly current: readonly OfferedAction[] }[] = []

/**
 * Offers in the palette what the buttons of a page or panel do, while it is rendered. Give it the functions of the buttons,
 * and only what the role and the state allow.
 */
export function useOfferedActions(actions: readonly OfferedAction[]): void {
  const own = useRef(actions)
  useEffect(() => {
    own.current = actions
  })
  useEffect(() => {
    offered = [...offered, own]
    return () => {
      offered = offered.filter((one) => one !== own)
    }
  }, [])
}

/** What the open page and its panels offer now, without actions of which two have the same name. */
export function readOfferedActions(): readonly OfferedAction[] {
  const all = offered.flatMap(({ current }) => current)
  const clear = all.filter(({ name }) => all.filter((other) => other.name === name).length === 1)
  return [...clear.filter(({ atOnce }) => !atOnce), ...clear.filter(({ atOnce }) => atOnce)]
}
