const path = '/api/admin/second-factor'

export const getSecondFactorEndpoint = { method: 'GET', path } as const
export const offerSecondFactorEndpoint = { method: 'POST', path: `${path}/offer` } as const
export const switchSecondFactorOnEndpoint = { method: 'POST', path } as const
export const switchSecondFactorOffEndpoint = { method: 'DELETE', path } as const
export const renewRecoveryCodesEndpoint = {
  method: 'POST',
  path: `${path}/recovery-codes`,
} as const

/** One-time codes by an authenticator app (RFC 6238) with the values that every such app takes. */
export const totpRules = { digits: 6, periodSeconds: 30, offerMinutes: 15 } as const
/** Codes on paper for the day the phone is lost; each opens once. */
export const recoveryRules = { count: 10, groups: 4, groupLength: 4 } as const
