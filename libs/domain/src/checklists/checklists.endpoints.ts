const checklist = '/api/groups/:departureId/checklist'

export const getChecklistEndpoint = { method: 'GET', path: checklist } as const
export const addItemEndpoint = { method: 'POST', path: checklist } as const
export const changeItemEndpoint = { method: 'PATCH', path: `${checklist}/:itemId` } as const
export const removeItemEndpoint = { method: 'DELETE', path: `${checklist}/:itemId` } as const
export const tickClubItemEndpoint = { method: 'PUT', path: `${checklist}/club-items/:key` } as const
