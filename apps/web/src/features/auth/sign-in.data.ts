import {
  confirmEmail,
  logInMember,
  registerMember,
  requestPasswordReset,
  requestSignInCode,
  setNewPassword,
  signInByCode,
  type SignupInput,
} from '@farandfew/api-client/auth'
import type {
  ForgotPasswordForm,
  OtpRequestForm,
  OtpVerifyForm,
  ResetPasswordForm,
} from '@farandfew/domain/auth'
import type { CurrentUser, LoginForm } from '@farandfew/domain/users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentUserKey, setCurrentUser } from '../../shared/current-member/member.data.ts'

/** A way to sign in: whoever comes of it is the current user. */
function useSigningIn<Form>(mutationFn: (form: Form) => Promise<CurrentUser>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (user) => setCurrentUser(queryClient, user) })
}

/** Signs in by password. */
export const useLogIn = () => useSigningIn((form: LoginForm) => logInMember(form))

/** Makes an account and signs in. */
export const useRegister = () => useSigningIn((form: SignupInput) => registerMember(form))

/** Signs in by a code. */
export const useSignInByCode = () => useSigningIn((form: OtpVerifyForm) => signInByCode(form))

/** Sets a new password by a link and signs in. */
export const useSetNewPassword = () =>
  useSigningIn((form: ResetPasswordForm) => setNewPassword(form))

/** Asks for a sign-in code. */
export const useRequestCode = () =>
  useMutation({ mutationFn: (form: OtpRequestForm) => requestSignInCode(form) })

/** Asks for a link to set a new password. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (form: ForgotPasswordForm) => requestPasswordReset(form) })

/** Confirms an email address; whoever is signed in is read again, for it may be theirs. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => confirmEmail({ token }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: currentUserKey }),
  })
}
