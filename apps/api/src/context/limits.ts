export interface Limit {
  /** Requests allowed in one window. */
  readonly max: number
  /** The window in milliseconds. */
  readonly windowMs: number
}

const minutes = (count: number) => count * 60_000

/**
 * Every rate limit. Limits count by client address (for IPv6 its /64) unless a comment says otherwise.
 */
export const limits = {
  inquiries: { max: 20, windowMs: minutes(10) },
  newsletters: { max: 20, windowMs: minutes(10) },
  inviteRequests: { max: 20, windowMs: minutes(10) },
  quickInviteRequests: { max: 20, windowMs: minutes(10) },
  profileChanges: { max: 120, windowMs: minutes(10) },
  accountExport: { max: 20, windowMs: minutes(10) },
  // High: the mail programs of many people share a few addresses, and a token cannot be guessed.
  unsubscribe: { max: 600, windowMs: minutes(10) },
  // Very high: a match is a tenth of a millisecond of arithmetic and needs no database.
  quizMatch: { max: 60_000, windowMs: minutes(1) },
  otpRequests: { max: 20, windowMs: minutes(15) },
  otpVerifies: { max: 60, windowMs: minutes(15) },
  // By phone and by member. With five tries per code, an attacker can try 600 of a million codes per day.
  otpRequestsOfOne: { max: 5, windowMs: minutes(60) },
  otpVerifiesOfOne: { max: 30, windowMs: minutes(60) },
  // By member.
  pictureUploads: { max: 20, windowMs: minutes(10) },
  adminSignIn: { max: 10, windowMs: minutes(15) },
  // By all addresses together.
  adminSignInOverall: { max: 100, windowMs: minutes(15) },
  // By all addresses together: an attacker who knows the password can try 720 of a million codes
  // per day.
  secondFactorCodes: { max: 30, windowMs: minutes(60) },
  // By all addresses together: guesses of the password in an open console.
  secondFactorChanges: { max: 20, windowMs: minutes(15) },
  adminSession: { max: 120, windowMs: minutes(10) },
  register: { max: 20, windowMs: minutes(60) },
  // By address, for all accounts: several members may share one.
  signIn: { max: 60, windowMs: minutes(15) },
  // By account and address: guesses from elsewhere do not lock the member out.
  signInAccount: { max: 10, windowMs: minutes(15) },
  signOut: { max: 120, windowMs: minutes(10) },
  passwordForgot: { max: 10, windowMs: minutes(60) },
  // By e-mail address. Beyond it no link is sent, and the answer stays the same.
  passwordForgotAccount: { max: 5, windowMs: minutes(60) },
  passwordReset: { max: 20, windowMs: minutes(60) },
  emailVerify: { max: 60, windowMs: minutes(60) },
  emailResend: { max: 10, windowMs: minutes(60) },
  accountChange: { max: 30, windowMs: minutes(60) },
  // By member and address: guesses of the password in an open session.
  currentPassword: { max: 10, windowMs: minutes(15) },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>

/** The longest window in milliseconds: an older count no longer matters. */
export const longestWindow = (of: Limits): number =>
  Math.max(...Object.values(of).map((limit) => limit.windowMs))
