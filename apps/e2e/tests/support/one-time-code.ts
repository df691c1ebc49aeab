import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/** The code that an authenticator app shows for a secret at a time step, counted from 1970 (RFC 6238). */
export const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * stepMs })

export const currentStep = (): number => Math.floor(Date.now() / stepMs)
