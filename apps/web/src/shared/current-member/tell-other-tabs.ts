import type { QueryClient } from '@tanstack/react-query'

/** Informs the other tabs of the browser who is signed in now: the member's id, or null after a logout. */
export const tellOtherTabs = (queryClient: QueryClient, id: number | null): Promise<void> =>
  import('./other-tabs.ts').then(
    ({ followOtherTabs, send }) => {
      followOtherTabs(queryClient)
      send(id)
    },
    // Without its code the other tabs learn of it from the API.
    () => undefined,
  )
