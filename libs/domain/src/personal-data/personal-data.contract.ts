import { defineContract } from '../contract/contract.ts'
import { endingAccount, userDeleted, userExport } from './personal-data.ts'
import { deleteUserForm } from '../auth/auth-forms.ts'

const tag = 'Account'

export const exportUser = defineContract({
  method: 'GET',
  path: '/api/user/export',
  access: 'member',
  limit: 'accountExport',
  summary: 'Everything stored about the member',
  tag,
  responses: { 200: userExport },
})

export const previewDeletion = defineContract({
  method: 'GET',
  path: '/api/user/deletion',
  access: 'member',
  summary: 'What deleting the account would do',
  description:
    'The bookings that would be cancelled now, what goes back for each in paise, and where the last email goes.',
  tag,
  responses: { 200: endingAccount },
})

export const deleteUser = defineContract({
  method: 'DELETE',
  path: '/api/user',
  access: 'member',
  limit: 'accountChange',
  summary: 'Delete the account',
  description:
    'Deletes the account and its personal data at once. Payment records stay without the person. With `refund`, nothing is deleted unless it is what goes back for the bookings.',
  tag,
  body: deleteUserForm,
  responses: { 200: userDeleted },
  errors: ['REFUND_CHANGED'],
})
