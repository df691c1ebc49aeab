export const getClubFiguresEndpoint = { method: 'GET', path: '/api/admin/today' } as const
