import { totpRules } from '@farandfew/domain/constants'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app takes for granted: HMAC-SHA-1, six digits, half a minute (RFC 6238 section 1.2). */
const settings = {
  algorithm: 'SHA1',
  digits: totpRules.digits,
  period: totpRules.periodSeconds,
} as const
/** Bytes: as many as the hash has (RFC 4226 section 4, R6). */
const secretBytes = 20
/** Steps that a phone's clock may be ahead or behind (RFC 6238 section 5.2). */
const drift = 1

/** A new secret in base32 (RFC 4648). */
export const makeTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret, issuer, label }).toString()

/** The time step, counted from 1970, whose code this is; undefined where it is none of about `now` (milliseconds). */
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
