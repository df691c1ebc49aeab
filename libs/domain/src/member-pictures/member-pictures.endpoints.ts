export const uploadPictureEndpoint = { method: 'POST', path: '/api/user/picture' } as const
export const getMemberPictureEndpoint = { method: 'GET', path: '/api/pictures/:key' } as const
