export const proposeSelectionEndpoint = {
  method: 'GET',
  path: '/api/admin/departures/:id/selection',
} as const
