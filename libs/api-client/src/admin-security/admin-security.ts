import type {
  SecondFactor,
  SecondFactorOffer,
  SecondFactorOfferForm,
  SecondFactorOnForm,
  SecondFactorProofForm,
  SecondFactorWithCodes,
} from '@farandfew/domain/admin/security'
import {
  getSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  switchSecondFactorOffEndpoint,
  switchSecondFactorOnEndpoint,
} from '@farandfew/domain/admin/security/endpoints'
import { call, type CallOptions } from '../call/index.ts'

/** Whether the gate asks for a second factor. */
export function fetchSecondFactor(options?: CallOptions): Promise<SecondFactor> {
  return call(getSecondFactorEndpoint, {}, options)
}

/** A new secret for an authenticator app; an ApiError with `fieldErrors.password` where that is wrong. */
export function askForSecondFactor(body: SecondFactorOfferForm): Promise<SecondFactorOffer> {
  return call(offerSecondFactorEndpoint, { body })
}

/** Switches the factor on; an ApiError with `fieldErrors.code` where the code is wrong. */
export function turnSecondFactorOn(body: SecondFactorOnForm): Promise<SecondFactorWithCodes> {
  return call(switchSecondFactorOnEndpoint, { body })
}

/** Switches the factor off; an ApiError with `fieldErrors` where password or code is wrong. */
export function turnSecondFactorOff(body: SecondFactorProofForm): Promise<SecondFactor> {
  return call(switchSecondFactorOffEndpoint, { body })
}

/** New recovery codes; an ApiError with `fieldErrors` where password or code is wrong. */
export function makeRecoveryCodes(body: SecondFactorProofForm): Promise<SecondFactorWithCodes> {
  return call(renewRecoveryCodesEndpoint, { body })
}
