import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only the browser knows: `prerendered` stands for it while prerendering and in the hydrating render. Renders again
 * only where the two differ, which is why they must be compared as they are: strings, numbers, booleans.
 */
export function useBrowserValue<Value extends string | number | boolean>(
  read: () => Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(never, read, () => prerendered)
}

/** False while prerendering and in the hydrating render, true from then on. */
export const useHydrated = () => useBrowserValue<boolean>(() => true, false)
