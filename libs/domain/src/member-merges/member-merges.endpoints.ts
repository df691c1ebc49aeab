const merge = '/api/admin/users/:id/merge'

export const previewMergeEndpoint = { method: 'GET', path: merge } as const
export const mergeMembersEndpoint = { method: 'POST', path: merge } as const
export const undoMergeEndpoint = { method: 'POST', path: `${merge}/undo` } as const
