import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import type { SecondFactor } from '@farandfew/domain/operator-sessions/admin-security.ts'
import { type FakeRoute, route } from './fake-routes.ts'

export interface SecurityState {
  secondFactor: SecondFactor
}

export const factorOff: SecondFactor = { on: false, recoveryCodesLeft: 0 }
export const factorOn: SecondFactor = {
  on: true,
  since: '2026-11-21T10:00:00.000Z',
  recoveryCodesLeft: 10,
}

export const noSecondFactor = (): SecurityState => ({ secondFactor: factorOff })

const recoveryCodes = [...'abcdefghij'].map((letter) => `aaaa-bbbb-cccc-ddd${letter}`)
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The calls of the security page. */
export function securityRoutes(api: SecurityState): FakeRoute[] {
  const withCodes = () => ({ ...api.secondFactor, recoveryCodes })
  return [
    route(getSecondFactor, () => api.secondFactor),
    route(offerSecondFactor, () => ({
      secret,
      uri: `otpauth://totp/Far%20%26%20Few:Console?secret=${secret}`,
    })),
    route(switchSecondFactorOn, withCodes),
    route(switchSecondFactorOff, () => api.secondFactor),
    route(renewRecoveryCodes, withCodes),
  ]
}
