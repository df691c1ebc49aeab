import type { OtpSent } from '@farandfew/domain/auth'

/** A code that was asked for. */
export interface SentCode {
  phone: string
  /** Milliseconds of the epoch. */
  expiresAt: number
  /** Milliseconds of the epoch. */
  resendAt: number
}

/** A code that is asked for now, by what the API answered. */
export function sentNow(phone: string, answer: OtpSent): SentCode {
  const now = Date.now()
  return {
    phone,
    expiresAt: now + answer.expiresInSeconds * 1000,
    resendAt: now + answer.resendAfterSeconds * 1000,
  }
}
