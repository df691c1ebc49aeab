import { defineContract } from '../contract/contract.ts'
import { userExport, userDeleted } from './personal-data.ts'
import { deleteUserForm } from '../auth/account-forms.ts'

const tag = 'Account'

export const exportUser = defineContract({
  method: 'GET',
  path: '/api/user/export',
  access: 'member',
  limit: 'accountExport',
  summary: 'Everything stored about the member',
  description: 'Everything stored about the member, as JSON.',
  tag,
  responses: { 200: userExport },
})

export const deleteUser = defineContract({
  method: 'DELETE',
  path: '/api/user',
  access: 'member',
  limit: 'accountChange',
  summary: 'Delete the account',
  description:
    'Deletes the account and its personal data at once. Payment records stay without the person.',
  tag,
  body: deleteUserForm,
  responses: { 200: userDeleted },
})
