const path = '/api/admin/audit-log'

export const listAuditLogEndpoint = { method: 'GET', path } as const
export const exportAuditLogEndpoint = { method: 'GET', path: `${path}.csv` } as const
