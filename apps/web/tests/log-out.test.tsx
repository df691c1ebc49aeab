import { act, renderHook } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../src/app/query-client.ts'
import { currentUserKey } from '../src/shared/current-member/current-member.data.ts'
import { useLogOut } from '../src/shared/current-member/use-log-out.ts'
import { withClubServer } from './open-site.tsx'

withClubServer()

test('logging out removes everything that was read, also what any visitor may read', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['/api/trips'], [])
  queryClient.setQueryData(['/api/user/trips'], [])
  const { result } = renderHook(useLogOut, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await act(() => result.current.mutateAsync())
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys).toEqual([currentUserKey])
})
