import { ApiError, call, endpointKey } from '@farandfew/api-client'
import { getCurrentUser } from '@farandfew/domain/auth/auth.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { forgetTripPockets } from './stored-pockets.ts'
import { useBrowserValue } from '../use-hydrated.ts'
import { tellMemberLeft } from './member-left.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

export { openSignIn } from './open-sign-in.ts'

export const currentUserKey = endpointKey(getCurrentUser)

export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: currentUserKey,
  queryFn: async ({ signal }) => {
    try {
      // Without the hint no member is signed in, and a 401 would show as an error in the browser's console.
      if (hasSignedInHint()) return await call(getCurrentUser, {}, { signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
    }
    await forgetTripPockets()
    return null
  },
})

/** The signed-in member: `data` is null if there is none, and undefined until that is known. */
export const useCurrentUser = () => useQuery(currentUserQuery)

/** Whether the signed-in hint is set; false in a prerendered page. */
export const useSignedInHint = () => useBrowserValue(hasSignedInHint, false)

/** Stores the signed-in member in the cache. If it is another member than before, removes the data of that one. */
export function setCurrentUser(queryClient: QueryClient, user: CurrentUser | null): void {
  const known = queryClient.getQueryData<CurrentUser | null>(currentUserKey)
  if (known?.id !== user?.id) {
    queryClient.removeQueries({
      predicate: ({ queryKey: [path] }) =>
        /^\/api\/(?:user|bookings|waitlist|groups|connections)/.test(String(path)),
    })
    if (known) tellMemberLeft()
    void forgetTripPockets()
  }
  queryClient.setQueryData<CurrentUser | null>(currentUserKey, user)
}
