import { defineContract } from '../contract/contract.ts'
import { careForm } from '../member-care/member-care.ts'
import { erasureForm, erasurePreview, memberErased, userExport } from './personal-data.ts'

export const exportMemberData = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/export',
  access: 'care-for-members',
  audit: ['user.exported'],
  summary: 'What is stored about a member',
  description:
    'What is stored about a member: the file that the member can download, without what no one else may see.',
  body: careForm,
  responses: { 200: userExport },
  errors: ['NOT_FOUND'],
})

export const previewErasure = defineContract({
  method: 'GET',
  path: '/api/admin/users/:id/erasure',
  access: 'care-for-members',
  summary: 'What erasing a member would do',
  description: 'What an erasure would delete, keep and cancel now. Changes nothing.',
  responses: { 200: erasurePreview },
  errors: ['NOT_FOUND'],
})

export const eraseMemberData = defineContract({
  method: 'POST',
  path: '/api/admin/users/:id/erasure',
  access: 'care-for-members',
  audit: ['user.erased'],
  summary: 'Erase a member on request',
  description: 'Erases a member, as if they had deleted their account.',
  body: erasureForm,
  responses: { 200: memberErased },
  errors: ['NOT_FOUND', 'MEMBER_CHANGED', 'REFUND_CHANGED'],
})
