const member = '/api/admin/users/:id'

export const changeContactEndpoint = { method: 'PATCH', path: `${member}/contact` } as const
export const confirmContactEndpoint = { method: 'POST', path: `${member}/confirm` } as const
export const sendResetLinkEndpoint = { method: 'POST', path: `${member}/reset-link` } as const
export const deactivateMemberEndpoint = { method: 'POST', path: `${member}/deactivate` } as const
export const reactivateMemberEndpoint = { method: 'POST', path: `${member}/reactivate` } as const
export const exportMemberEndpoint = { method: 'POST', path: `${member}/export` } as const
export const previewErasureEndpoint = { method: 'GET', path: `${member}/erasure` } as const
export const eraseMemberEndpoint = { method: 'POST', path: `${member}/erasure` } as const
