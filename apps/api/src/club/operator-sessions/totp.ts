import { totpRules } from '@farandfew/domain/constants/limits.ts'
import { Secret, TOTP } from 'otpauth'

/** The defaults of every authenticator app: HMAC-SHA-1, six digits, 30 seconds (RFC 6238 section 1.2). */
const settings = {
  algorithm: 'SHA1',
  digits: totpRules.digits,
  period: totpRules.periodSeconds,
} as const
/** Bytes: the length of the hash (RFC 4226 section 4, R6). */
const secretBytes = 20
/** Steps by which a phone's clock may differ (RFC 6238 section 5.2). */
const drift = 1

/** A new secret in base32 (RFC 4648). */
export const makeTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** The URI in the QR code for an authenticator app. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret, issuer, label }).toString()

/** The time step since 1970 that the code belongs to; undefined if that is not close to `now` (milliseconds). */
export function totpStepOf(code: string, secret: string, now: number): number | undefined {
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: drift,
  })
  return delta === null ? undefined : TOTP.counter({ ...settings, timestamp: now }) + delta
}
