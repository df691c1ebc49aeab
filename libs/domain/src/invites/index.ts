export * from './invite-statuses.ts'
export * from './invite.ts'
export * from './invites.contract.ts'
export * from './invites.endpoints.ts'
