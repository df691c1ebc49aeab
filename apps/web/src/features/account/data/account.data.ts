import { call, endpointQuery } from '@farandfew/api-client'
import type { PhoneForm } from '@farandfew/domain/auth/auth-forms.ts'
import type { UserSession, OtpSent } from '@farandfew/domain/auth/auth.ts'
import {
  requestPhoneCode as requestPhoneCodeContract,
  endSession,
  listSessions,
} from '@farandfew/domain/auth/auth.contract.ts'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { getUserQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import { listSecurityEvents } from '@farandfew/domain/security-events/security-events.contract.ts'
import { listUserTrips } from '@farandfew/domain/bookings/bookings.contract.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { keepRequestKey, readRequestKey } from '../../../shared/request-key.ts'
import { isAccountDemo } from './account-demo.ts'

/** Loaded only by a build with the demo flag. */
const loadSample = () => import('./account-sample.ts')

const userTripsRead = endpointQuery(listUserTrips, {})
/** The member's trips, future and past. */
export const userTripsQuery = queryOptions({
  ...userTripsRead,
  queryFn: async (context) =>
    isAccountDemo() ? (await loadSample()).sampleTrips : userTripsRead.queryFn(context),
})

const inviteRequestsRead = endpointQuery(listInviteRequests, {})

/** The member's requests of both kinds, newest first. */
export const ownRequestsQuery = queryOptions({
  ...inviteRequestsRead,
  queryFn: async (context) =>
    isAccountDemo() ? (await loadSample()).sampleRequests : inviteRequestsRead.queryFn(context),
})

/** The latest quiz result of the member. */
export const userQuizQuery = queryOptions(endpointQuery(getUserQuiz, {}))

/** The open sessions of the member. */
export const sessionsQuery = queryOptions(endpointQuery(listSessions, {}))

/** The latest sign-ins to the account, attempts at them, and changes of what opens it. */
export const securityEventsQuery = queryOptions({
  ...endpointQuery(listSecurityEvents, {}),
  // Each sign-in adds to it, in this browser or in another.
  refetchOnMount: 'always',
})

/** Returns a function that refreshes the lists of sessions and of sign-ins. */
export function useRefreshSessions() {
  const queryClient = useQueryClient()
  return () => {
    for (const { queryKey } of [sessionsQuery, securityEventsQuery]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}

export function useEndSession() {
  const queryClient = useQueryClient()
  const refresh = useRefreshSessions()
  return useMutation({
    mutationFn: ({ id }: UserSession) => call(endSession, { params: { id } }),
    onSuccess: (left, { device }) => {
      queryClient.setQueryData(sessionsQuery.queryKey, left)
      void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
      toast({ title: 'Logged out', description: device })
    },
    onError: (error) => {
      // It may have ended already.
      refresh()
      toastFailure(error)
    },
  })
}

export interface SentCode extends OtpSent {
  phone: string
  /** Typed for the request, and needed again with the code. */
  currentPassword: string
  /** Milliseconds since the epoch. */
  sentAt: number
}

/** Sends a code to a phone that the member wants to confirm. */
export async function requestPhoneCode(
  form: Pick<PhoneForm, 'phone' | 'currentPassword'>,
): Promise<SentCode> {
  const body = { ...form, requestKey: readRequestKey() }
  const sent = await call(requestPhoneCodeContract, { body })
  keepRequestKey(sent.requestKey)
  return { ...sent, ...form, sentAt: Date.now() }
}
