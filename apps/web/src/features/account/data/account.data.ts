import {
  fetchInviteRequests,
  fetchSessions,
  fetchUserQuiz,
  fetchUserTrips,
} from '@farandfew/api-client/account'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAccountDemo } from './account-demo.ts'

/** Loaded by a build with the demo flag alone. */
const sample = () => import('./account-sample.ts')

/** Keys hold the path that is read (spec section 7). */
const userTripsQuery = queryOptions({
  queryKey: ['/api/user/trips'] as const,
  queryFn: async ({ signal }) =>
    isAccountDemo() ? (await sample()).sampleTrips : fetchUserTrips({ signal }),
})

const inviteRequestsQuery = queryOptions({
  queryKey: ['/api/user/invite-requests'] as const,
  queryFn: async ({ signal }) =>
    isAccountDemo() ? (await sample()).sampleRequests : fetchInviteRequests({ signal }),
})

const userQuizQuery = queryOptions({
  queryKey: ['/api/user/quiz'] as const,
  queryFn: ({ signal }) => fetchUserQuiz({ signal }),
})

const sessionsQuery = queryOptions({
  queryKey: ['/api/user/sessions'] as const,
  queryFn: ({ signal }) => fetchSessions({ signal }),
})

/** The member's trips, those that lie ahead and those that were. */
export const useUserTrips = () => useQuery(userTripsQuery)

/** The member's requests of both kinds, the newest first (rulings 36). */
export const useInviteRequests = () => useQuery(inviteRequestsQuery)

/** The quiz that the member took last. */
export const useUserQuiz = () => useQuery(userQuizQuery)

/** Where the member is signed in. */
export const useSessions = () => useQuery(sessionsQuery)

/** Reads the quiz afresh, from its loading state on: it was taken again. */
export function useQuizTaken() {
  const queryClient = useQueryClient()
  return () => void queryClient.resetQueries({ queryKey: userQuizQuery.queryKey })
}

/** Reads the sessions again: some of them ended. */
export function useSessionsChanged() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}
