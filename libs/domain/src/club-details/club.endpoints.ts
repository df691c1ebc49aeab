export const getClubEndpoint = { method: 'GET', path: '/api/club' } as const
export const getClubPageEndpoint = { method: 'GET', path: '/api/club.html' } as const
