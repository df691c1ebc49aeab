import { call } from '@farandfew/api-client'
import type {
  ForgotPasswordForm,
  OtpSent,
  OtpVerifyForm,
  ResetPasswordForm,
} from '@farandfew/domain/auth'
import {
  forgotPasswordEndpoint,
  logInEndpoint,
  registerEndpoint,
  requestOtpEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
  verifyOtpEndpoint,
} from '@farandfew/domain/auth/endpoints'
import type { EndpointInput } from '@farandfew/domain/contract'
import type { CurrentUser, LoginForm } from '@farandfew/domain/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserKey, setCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { keepRequestKey, readRequestKey } from '../../shared/request-key.ts'

type SignupInput = EndpointInput<typeof registerEndpoint>['body']

/** Returns a function that sends a form and stores the member that it signs in. */
function useSignIn<Form>(send: (form: Form) => Promise<CurrentUser>) {
  const queryClient = useQueryClient()
  return async (form: Form) => setCurrentUser(queryClient, await send(form))
}

export const useLogIn = () => useSignIn((form: LoginForm) => call(logInEndpoint, { body: form }))

export const useRegister = () =>
  useSignIn((form: SignupInput) => call(registerEndpoint, { body: form }))

export const useVerifyOtp = () =>
  useSignIn((form: Pick<OtpVerifyForm, 'phone' | 'code'>) =>
    call(verifyOtpEndpoint, { body: { ...form, requestKey: readRequestKey() } }),
  )

export const useResetPassword = () =>
  useSignIn((form: ResetPasswordForm) => call(resetPasswordEndpoint, { body: form }))

/** Sends a sign-in code. The answer is the same whether or not the phone is known. */
export async function requestOtp(phone: string): Promise<OtpSent> {
  const body = { phone, requestKey: readRequestKey() }
  const sent = await call(requestOtpEndpoint, { body })
  keepRequestKey(sent.requestKey)
  return sent
}

/** Sends a link to set a new password. The answer is the same whether or not the address is known. */
export const forgotPassword = (form: ForgotPasswordForm) =>
  call(forgotPasswordEndpoint, { body: form })

/** Confirms an email address, then reads the signed-in member again: the address may be theirs. */
export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(verifyEmailEndpoint, { body: { token } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: currentUserKey }),
  })
}
