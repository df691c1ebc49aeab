import { call, CookiesRefused } from '@farandfew/api-client'
import type { EmailDisowned, EmailVerified, OtpSent } from '@farandfew/domain/auth/auth.ts'
import {
  checkEmailLink,
  disownEmail,
  requestOtp as requestOtpContract,
  verifyEmail,
} from '@farandfew/domain/auth/auth.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserKey, setCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { hasSignedInHint } from '../../shared/current-member/signed-in-hint.ts'
import { tellOtherTabs } from '../../shared/current-member/tell-other-tabs.ts'
import { adoptVisitorTrips } from '../saved-trips/saved-trips.data.ts'
import { keepRequestKey, readRequestKey } from '../../shared/request-key.ts'

export type EmailAnswer = 'mine' | 'not-mine'

/**
 * Returns a function that stores the member who has signed in, and informs the other tabs. It throws CookiesRefused if the
 * browser has not kept the session.
 */
export function useStoreMember() {
  const queryClient = useQueryClient()
  return (user: CurrentUser) => {
    if (!hasSignedInHint()) throw new CookiesRefused()
    setCurrentUser(queryClient, user)
    void adoptVisitorTrips(queryClient)
    void tellOtherTabs(queryClient, user.id)
  }
}

/** Sends a sign-in code. The answer is the same whether or not the phone is known. */
export async function requestOtp(phone: string): Promise<OtpSent> {
  const body = { phone, requestKey: readRequestKey() }
  const sent = await call(requestOtpContract, { body })
  keepRequestKey(sent.requestKey)
  return sent
}

/** Whose link it is. Read again whenever the page opens, because a sign-in changes it. */
export const useEmailLink = (token: string | null) =>
  useQuery({
    queryKey: [checkEmailLink.path, token],
    queryFn: () => call(checkEmailLink, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    staleTime: 0,
    gcTime: 0,
  })

/** Answers the question of a link: the signed-in member's own address, or a stranger's account. */
export function useAnswerEmailLink(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: EmailAnswer): Promise<EmailVerified | EmailDisowned> =>
      answer === 'mine'
        ? call(verifyEmail, { body: { token } })
        : call(disownEmail, { body: { token } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: currentUserKey }),
  })
}
