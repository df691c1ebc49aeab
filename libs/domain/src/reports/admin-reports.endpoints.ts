const path = '/api/admin/reports'

export const listAdminReportsEndpoint = { method: 'GET', path } as const
export const getAdminReportEndpoint = { method: 'GET', path: `${path}/:id` } as const
export const decideReportEndpoint = { method: 'POST', path: `${path}/:id/decision` } as const
export const getReportPictureEndpoint = {
  method: 'GET',
  path: `${path}/:id/pictures/:position`,
} as const
