const path = '/api/admin/annotations'
const subject = `${path}/:kind/:id` as const

export const listAnnotationChoicesEndpoint = { method: 'GET', path } as const
export const getAnnotationsEndpoint = { method: 'GET', path: subject } as const
export const addNoteEndpoint = { method: 'POST', path: `${subject}/notes` } as const
export const changeNoteEndpoint = { method: 'PATCH', path: `${subject}/notes/:noteId` } as const
export const deleteNoteEndpoint = { method: 'DELETE', path: `${subject}/notes/:noteId` } as const
export const addTagEndpoint = { method: 'POST', path: `${subject}/tags` } as const
export const removeTagEndpoint = { method: 'DELETE', path: `${subject}/tags/:tagId` } as const
export const assignEndpoint = { method: 'PUT', path: `${subject}/assignee` } as const
export const tagSelectedEndpoint = { method: 'POST', path: `${path}/tags` } as const
export const assignSelectedEndpoint = { method: 'POST', path: `${path}/assignees` } as const
