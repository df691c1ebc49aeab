import { sendPhoneCode } from '@farandfew/api-client/account'
import type { OtpSent } from '@farandfew/domain/auth'

/** The phone that is to be confirmed, and what was said of the code that went there. */
export interface SentCode extends OtpSent {
  phone: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/** Sends a code to a phone that the member says is theirs. */
export async function sendCodeTo(phone: string): Promise<SentCode> {
  return { ...(await sendPhoneCode({ phone })), phone, sentAt: Date.now() }
}
