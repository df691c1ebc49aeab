import type { SignInMode } from '../../shared/current-member/open-sign-in.ts'

/** The title of each mode of the account dialog, and the label of the button that opens it. */
export const modeTitles: Readonly<Record<SignInMode, string>> = {
  initial: 'Sign Up / Log In',
  'email-login': 'Login with Email',
  'otp-login': 'Login with OTP',
  signup: 'Create an Account',
  'forgot-password': 'Forgot your password?',
}
