import { fetchCurrentUser, logOutMember } from '@farandfew/api-client/auth'
import type { CurrentUser } from '@farandfew/domain/users'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useBrowserValue } from '../use-hydrated.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

export { openSignIn, type SignInMode } from './open-sign-in.ts'

/** The one key under which the site keeps who is signed in (spec section 7). */
export const currentUserKey = ['/api/auth/me'] as const

const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: currentUserKey,
  // Asked only where the hint says that there is somebody, so that a visitor's console stays clean (rulings 7).
  queryFn: ({ signal }) => (hasSignedInHint() ? fetchCurrentUser({ signal }) : null),
})

/** Who is signed in: `data` is null where nobody is, and undefined while that is not known yet. */
export const useCurrentUser = () => useQuery(currentUserQuery)

/** Whether somebody seems to be signed in, before the API has said so; false in a prerendered page. */
export const useSignedInHint = () => useBrowserValue(hasSignedInHint, false)

/** Keeps who is signed in from now on; what was cached of another member goes. */
export function setCurrentUser(queryClient: QueryClient, user: CurrentUser | null): void {
  const known = queryClient.getQueryData<CurrentUser | null>(currentUserKey)
  if (known?.id !== user?.id) {
    queryClient.removeQueries({
      predicate: ({ queryKey: [first] }) => String(first).startsWith('/api/user'),
    })
  }
  queryClient.setQueryData<CurrentUser | null>(currentUserKey, user)
}

/** Signs out at the API, then forgets all that was read (rulings 5). */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => logOutMember(),
    onSuccess: async () => {
      await queryClient.cancelQueries()
      setCurrentUser(queryClient, null)
      queryClient.removeQueries({
        predicate: ({ queryKey: [first] }) => first !== currentUserKey[0],
      })
      queryClient.getMutationCache().clear()
    },
  })
}
