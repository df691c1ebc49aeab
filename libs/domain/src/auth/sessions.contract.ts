import { defineContract } from '../contract/contract.ts'
import { userSessions, userSessionParams } from './sessions.ts'
import { signedOut } from './auth.ts'

const tag = 'Account'

export const listSessions = defineContract({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'member',
  summary: 'The open sessions of the member',
  description: 'The browsers in which the member is signed in, most recently used first.',
  tag,
  responses: { 200: userSessions },
})

export const endSessions = defineContract({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'member',
  limit: 'signOut',
  summary: 'Sign out everywhere',
  description: 'Ends every session of the account, including this one.',
  tag,
  responses: { 200: signedOut },
})

export const endSession = defineContract({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'member',
  limit: 'signOut',
  summary: 'End one session',
  description:
    'Ends one session of the account and returns the others. Ending the requesting session is the same as signing out.',
  tag,
  params: userSessionParams,
  responses: { 200: userSessions },
  errors: ['NOT_FOUND'],
})
