import type { OtpSent } from '@farandfew/domain/auth'

/** A code that was sent. Instants are milliseconds of the epoch. */
export interface SentCode {
  phone: string
  expiresAt: number
  /** From when another code may be requested. */
  resendAt: number
}

/** The code that the API has just sent. */
export function toSentCode(phone: string, answer: OtpSent): SentCode {
  const now = Date.now()
  return {
    phone,
    expiresAt: now + answer.expiresInSeconds * 1000,
    resendAt: now + answer.resendAfterSeconds * 1000,
  }
}
