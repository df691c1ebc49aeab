import { call } from '@farandfew/api-client'
import { logOut } from '@farandfew/domain/auth/auth.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetTripPockets } from './stored-pockets.ts'
import { forgetMember } from './forget-member.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

/** Signs out, then removes everything that was read from the cache, here and in the other tabs. */
export function useLogOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // First, because this needs no connection.
      await forgetTripPockets()
      return call(logOut, {})
    },
    onSuccess: async () => {
      void tellOtherTabs(queryClient, null)
      await forgetMember(queryClient)
    },
  })
}
