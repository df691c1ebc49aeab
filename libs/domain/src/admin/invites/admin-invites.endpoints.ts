const one = '/api/admin/invites/:kind/:id'

export const listAdminInvitesEndpoint = { method: 'GET', path: '/api/admin/invites' } as const
export const getAdminInviteEndpoint = { method: 'GET', path: one } as const
export const decideInviteEndpoint = { method: 'POST', path: `${one}/decision` } as const
export const undoDecisionEndpoint = { method: 'POST', path: `${one}/undo` } as const
