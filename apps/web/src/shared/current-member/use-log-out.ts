import { call } from '@farandfew/api-client'
import { logOutEndpoint } from '@farandfew/domain/auth/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserKey, setCurrentUser } from './current-member.data.ts'

/** Signs out, then removes everything that was read from the cache. */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(logOutEndpoint, {}),
    onSuccess: async () => {
      await queryClient.cancelQueries()
      setCurrentUser(queryClient, null)
      queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== currentUserKey[0] })
      queryClient.getMutationCache().clear()
    },
  })
}
