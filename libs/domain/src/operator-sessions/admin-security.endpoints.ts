const path = '/api/admin/second-factor'

export const getSecondFactorEndpoint = { method: 'GET', path } as const
export const offerSecondFactorEndpoint = { method: 'POST', path: `${path}/offer` } as const
export const switchSecondFactorOnEndpoint = { method: 'POST', path } as const
export const switchSecondFactorOffEndpoint = { method: 'DELETE', path } as const
export const renewRecoveryCodesEndpoint = {
  method: 'POST',
  path: `${path}/recovery-codes`,
} as const
