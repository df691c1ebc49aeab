const operators = '/api/admin/operators'
const sessions = '/api/admin/sessions'
const account = '/api/admin/account'
const invitation = '/api/admin/invitation'

export const listOperatorsEndpoint = { method: 'GET', path: operators } as const
export const inviteOperatorEndpoint = { method: 'POST', path: operators } as const
export const changeOperatorEndpoint = { method: 'PATCH', path: `${operators}/:id` } as const
export const sendOperatorLinkEndpoint = { method: 'POST', path: `${operators}/:id/link` } as const
export const deactivateOperatorEndpoint = {
  method: 'POST',
  path: `${operators}/:id/deactivate`,
} as const
export const switchClubPasswordEndpoint = {
  method: 'PUT',
  path: '/api/admin/club-password',
} as const

export const listAdminSessionsEndpoint = { method: 'GET', path: sessions } as const
export const endAdminSessionEndpoint = { method: 'DELETE', path: `${sessions}/:id` } as const

export const getOwnAccountEndpoint = { method: 'GET', path: account } as const
export const changeOwnPasswordEndpoint = { method: 'POST', path: `${account}/password` } as const
export const endOwnSessionEndpoint = {
  method: 'DELETE',
  path: `${account}/sessions/:id`,
} as const

export const openInvitationEndpoint = { method: 'POST', path: invitation } as const
export const acceptInvitationEndpoint = { method: 'POST', path: `${invitation}/accept` } as const
