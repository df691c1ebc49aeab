import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value that only the browser knows. While prerendering and in the hydrating render it is `prerendered`; if the two
 * differ, the component renders again. Values are compared by identity, so only primitives are allowed.
 */
export function useBrowserValue<Value extends string | number | boolean>(
  read: () => Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(never, read, () => prerendered)
}

/** False while prerendering and in the hydrating render, true from then on. */
export const useHydrated = () => useBrowserValue<boolean>(() => true, false)
