export const requestInviteEndpoint = { method: 'POST', path: '/api/invite-requests' } as const
