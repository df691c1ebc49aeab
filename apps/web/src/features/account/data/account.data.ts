import { call, endpointQuery } from '@farandfew/api-client'
import type {
  ChangeEmailForm,
  ChangePasswordForm,
  DeleteUserForm,
  PhoneForm,
  RemovePhoneForm,
  VerifyPhoneForm,
} from '@farandfew/domain/auth/account-forms.ts'
import type { UserSession } from '@farandfew/domain/auth/sessions.ts'
import {
  changeEmail as changeEmailContract,
  changePassword as changePasswordContract,
  removePhone as removePhoneContract,
  requestPhoneCode as requestPhoneCodeContract,
  resendVerification as resendVerificationContract,
  verifyPhone as verifyPhoneContract,
} from '@farandfew/domain/auth/contacts.contract.ts'
import {
  deleteUser as deleteUserContract,
  exportUser as exportUserContract,
} from '@farandfew/domain/personal-data/personal-data.contract.ts'
import {
  endSession,
  endSessions as endSessionsContract,
  listSessions,
} from '@farandfew/domain/auth/sessions.contract.ts'
import { getUserQuiz } from '@farandfew/domain/quiz/member-quiz.contract.ts'
import { listSecurityEvents } from '@farandfew/domain/security-events/security-events.contract.ts'
import { listUserTrips } from '@farandfew/domain/bookings/member-trips.contract.ts'
import { updateProfile as updateProfileContract } from '@farandfew/domain/members/profile.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { uploadPicture as uploadPictureContract } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import type { OtpSent } from '@farandfew/domain/auth/auth.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { inviteRequestsRead } from '../../invites/invite-requests.data.ts'
import { keepRequestKey, readRequestKey } from '../../../shared/request-key.ts'
import { isAccountDemo } from './account-demo.ts'

/** Loaded only by a build with the demo flag. */
const loadSample = () => import('./account-sample.ts')

const userTripsRead = endpointQuery(listUserTrips, {})
const userTripsQuery = queryOptions({
  ...userTripsRead,
  queryFn: async (context) =>
    isAccountDemo() ? (await loadSample()).sampleTrips : userTripsRead.queryFn(context),
})

const ownRequestsQuery = queryOptions({
  ...inviteRequestsRead,
  queryFn: async (context) =>
    isAccountDemo() ? (await loadSample()).sampleRequests : inviteRequestsRead.queryFn(context),
})

const userQuizQuery = queryOptions(endpointQuery(getUserQuiz, {}))
const sessionsQuery = queryOptions(endpointQuery(listSessions, {}))
const securityEventsQuery = queryOptions({
  ...endpointQuery(listSecurityEvents, {}),
  // Each sign-in adds to it, in this browser or in another.
  refetchOnMount: 'always',
})

/** The member's trips, future and past. */
export const useUserTrips = () => useQuery(userTripsQuery)

/** The member's requests of both kinds, newest first. */
export const useInviteRequests = () => useQuery(ownRequestsQuery)

/** The latest quiz result of the member. */
export const useUserQuiz = () => useQuery(userQuizQuery)

/** The open sessions of the member. */
export const useSessions = () => useQuery(sessionsQuery)

/** The latest sign-ins to the account, attempts at them, and changes of what opens it. */
export const useSecurityEvents = () => useQuery(securityEventsQuery)

/** Returns a function that reads the quiz result again, starting with its loading state. */
export function useReloadQuiz() {
  const queryClient = useQueryClient()
  return () => void queryClient.resetQueries({ queryKey: userQuizQuery.queryKey })
}

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

export type ProfileChanges = ContractInput<typeof updateProfileContract>['body']

export const updateProfile = (changes: ProfileChanges) =>
  call(updateProfileContract, { body: changes })

export const uploadPicture = (picture: File) => call(uploadPictureContract, { body: { picture } })

export const changePassword = (form: ChangePasswordForm) =>
  call(changePasswordContract, { body: form })

export const changeEmail = (form: ChangeEmailForm) => call(changeEmailContract, { body: form })

/** Sends the link that confirms the email address again. */
export const resendVerification = () => call(resendVerificationContract, { query: {} })

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

export const verifyPhone = (form: VerifyPhoneForm) =>
  call(verifyPhoneContract, { body: { ...form, requestKey: readRequestKey() } })

export const removePhone = (form: RemovePhoneForm) => call(removePhoneContract, { body: form })

/** Ends every session of the member, including this one. */
export const endSessions = () => call(endSessionsContract, {})

/** Everything that is stored about the member. */
export const exportUser = () => call(exportUserContract, {}, { signInAgain: true })

export const deleteUser = (form: DeleteUserForm) => call(deleteUserContract, { body: form })
