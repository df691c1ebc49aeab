export const registerEndpoint = { method: 'POST', path: '/api/auth/register' } as const
export const logInEndpoint = { method: 'POST', path: '/api/auth/login' } as const
export const logOutEndpoint = { method: 'POST', path: '/api/auth/logout' } as const
export const getCurrentUserEndpoint = { method: 'GET', path: '/api/auth/me' } as const
export const getUserEndpoint = { method: 'GET', path: '/api/auth/user' } as const
export const requestOtpEndpoint = { method: 'POST', path: '/api/auth/otp/request' } as const
export const verifyOtpEndpoint = { method: 'POST', path: '/api/auth/otp/verify' } as const
export const verifyEmailEndpoint = { method: 'POST', path: '/api/auth/email/verify' } as const
export const forgotPasswordEndpoint = { method: 'POST', path: '/api/auth/password/forgot' } as const
export const resetPasswordEndpoint = { method: 'POST', path: '/api/auth/password/reset' } as const

/** The readable cookie that says that somebody is signed in, and no more (rulings 7). It opens nothing. */
export const signedInHint = 'ff_signed_in'

/** One-time codes by SMS (rulings 6). */
export const otpRules = {
  digits: 6,
  /** Seconds that a code is good for. */
  expiresInSeconds: 300,
  /** Wrong tries after which a code is worth nothing. */
  tries: 5,
  /** Seconds after which a person may ask for another. */
  resendAfterSeconds: 30,
} as const
