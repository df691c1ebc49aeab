import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey, setCurrentUser } from './current-member.data.ts'

/** Removes the member, and everything that was read, from the cache. */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  setCurrentUser(queryClient, null)
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== currentUserKey[0] })
  queryClient.getMutationCache().clear()
}
