import type { OtpSent } from '@farandfew/domain/auth/auth.ts'

/** A code that was sent. Instants are milliseconds since the epoch. */
export interface SentCode {
  phone: string
  expiresAt: number
  /** When another code may be requested. */
  resendAt: number
}

/** Combines the phone with the API's answer for the code that was just sent. */
export function toSentCode(phone: string, answer: OtpSent): SentCode {
  const now = Date.now()
  return {
    phone,
    expiresAt: now + answer.expiresInSeconds * 1000,
    resendAt: now + answer.resendAfterSeconds * 1000,
  }
}
