import { defineContract } from '../contract/contract.ts'
import { currentUser } from './user.ts'
import { profileForm } from './user-forms.ts'

const tag = 'Account'

export const getProfile = defineContract({
  method: 'GET',
  path: '/api/user/profile',
  access: 'member',
  summary: 'The profile',
  tag,
  responses: { 200: currentUser },
})

export const updateProfile = defineContract({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'member',
  limit: 'profileChanges',
  summary: 'Change the profile',
  description: 'Changes the given fields and keeps the rest. Another username needs the password.',
  tag,
  body: profileForm,
  responses: { 200: currentUser },
  errors: ['USERNAME_TAKEN'],
})
