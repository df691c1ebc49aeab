const list = '/api/admin/invites'
const one = `${list}/:kind/:id` as const

export const listAdminInvitesEndpoint = { method: 'GET', path: list } as const
export const getAdminInviteEndpoint = { method: 'GET', path: one } as const
export const decideInvitesEndpoint = { method: 'POST', path: `${list}/decisions` } as const
export const exportAdminInvitesEndpoint = { method: 'GET', path: `${list}.csv` } as const
export const decideInviteEndpoint = { method: 'POST', path: `${one}/decision` } as const
export const assignDepartureEndpoint = { method: 'POST', path: `${one}/departure` } as const
export const undoDecisionEndpoint = { method: 'POST', path: `${one}/undo` } as const
