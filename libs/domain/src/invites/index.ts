export * from './invite-statuses.ts'
export * from './invite.ts'
