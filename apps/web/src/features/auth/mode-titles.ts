import type { SignInMode } from '../../shared/current-member/open-sign-in.ts'

/** What each mode of the account modal is called; what leads there has the same words (spec section 2). */
export const modeTitles: Readonly<Record<SignInMode, string>> = {
  initial: 'Sign Up / Log In',
  'email-login': 'Login with Email',
  'otp-login': 'Login with OTP',
  signup: 'Create an Account',
  'forgot-password': 'Forgot your password?',
}
