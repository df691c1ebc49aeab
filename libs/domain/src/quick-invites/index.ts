export * from './quick-invite.ts'
export * from './quick-invites.options.ts'
