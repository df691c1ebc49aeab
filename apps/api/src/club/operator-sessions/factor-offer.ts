import type { SecondFactorOffer } from '@farandfew/domain/operator-sessions/admin-security.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { type AppError, refuseField } from '../../platform/errors/app-error.ts'
import { totpStepOf, totpUri } from './totp.ts'

export function wrongCode(detail = 'This code is wrong or was used before.'): AppError {
  return refuseField('code', detail)
}

/** A secret as an authenticator app reads it. The app shows `label` next to the club's name. */
export const offerOf = (secret: string, label: string): SecondFactorOffer => ({
  secret,
  uri: totpUri(secret, brand.name, label),
})

/**
 * The time step of an app's first code.
 * @throws AppError VALIDATION_FAILED on `code`
 */
export function firstStepOf(code: string, secret: string): number {
  const step = totpStepOf(code, secret, Date.now())
  if (step === undefined) throw wrongCode("This code is wrong. Is your phone's clock right?")
  return step
}
