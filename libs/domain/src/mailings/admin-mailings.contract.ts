import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import * as schemas from './mailings.ts'

export const listMailings = defineContract({
  method: 'GET',
  path: '/api/admin/mailings',
  access: 'operator',
  audit: ['mailings.listed'],
  summary: 'Emails of operators, page by page',
  description: 'The emails that operators wrote, newest first unless sorted.',
  query: schemas.mailingsQuery,
  responses: { 200: schemas.mailings },
})

export const exportMailings = defineContract({
  method: 'GET',
  path: '/api/admin/mailings.csv',
  access: 'export',
  audit: ['mailings.exported'],
  summary: 'Emails of operators as CSV',
  description:
    'The emails that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), newest first unless sorted. Without texts and recipients.',
  query: schemas.mailingsExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const getMailing = defineContract({
  method: 'GET',
  path: '/api/admin/mailings/:id',
  access: 'operator',
  summary: 'One email of an operator',
  description: 'An email that an operator wrote, with its progress.',
  responses: { 200: schemas.mailing },
  errors: ['NOT_FOUND'],
})

export const listMailingRecipients = defineContract({
  method: 'GET',
  path: '/api/admin/mailings/:id/recipients',
  access: 'operator',
  audit: ['mailing.recipients-listed'],
  summary: 'Recipients of an email, page by page',
  description: 'Who got an email, who did not, and why.',
  query: schemas.mailingRecipientsQuery,
  responses: { 200: schemas.mailingRecipients },
  errors: ['NOT_FOUND'],
})

export const previewMailing = defineContract({
  method: 'POST',
  path: '/api/admin/mailings/preview',
  access: 'write',
  audit: ['mailing-preview.viewed'],
  summary: 'Preview an email',
  description:
    'What a text would send and to whom, with the email of one recipient. Sends nothing.',
  body: schemas.mailingPreviewForm,
  responses: { 200: schemas.mailingPreview },
  errors: ['NOT_FOUND'],
})

export const testMailing = defineContract({
  method: 'POST',
  path: '/api/admin/mailings/test',
  access: 'write',
  audit: ['mailing.tested'],
  summary: 'Send a test of an email to the operator',
  description: 'Sends the email of one recipient to the operator.',
  body: schemas.mailingPreviewForm,
  responses: { 200: schemas.testSent },
  errors: ['NOT_FOUND'],
})

export const createMailing = defineContract({
  method: 'POST',
  path: '/api/admin/mailings',
  access: 'write',
  audit: ['mailing.sent', 'mailing.scheduled', 'inquiry.answered'],
  summary: 'Send or schedule an email',
  description:
    'Sends an email now or schedules it. The same key with the same text returns the email of the first time; with another text it is refused.',
  body: schemas.mailingForm,
  responses: { 201: schemas.mailing },
  errors: ['NOT_FOUND', 'MAILING_CHANGED'],
})

export const changeMailing = defineContract({
  method: 'PATCH',
  path: '/api/admin/mailings/:id',
  access: 'write',
  audit: ['mailing.changed'],
  summary: 'Change a scheduled email',
  body: schemas.mailingChangeForm,
  responses: { 200: schemas.mailing },
  errors: ['NOT_FOUND', 'MAILING_CHANGED'],
})

export const stepMailing = defineContract({
  method: 'POST',
  path: '/api/admin/mailings/:id/state',
  access: 'write',
  audit: ['mailing.paused', 'mailing.sent', 'mailing.cancelled'],
  summary: 'Start, pause, continue or cancel an email',
  body: schemas.mailingStepForm,
  responses: { 200: schemas.mailing },
  errors: ['NOT_FOUND', 'MAILING_CHANGED'],
})

export const listMailTemplates = defineContract({
  method: 'GET',
  path: '/api/admin/mail-templates',
  access: 'operator',
  summary: 'Templates of emails',
  description: 'The templates by name.',
  responses: { 200: schemas.mailTemplates },
})

export const addMailTemplate = defineContract({
  method: 'POST',
  path: '/api/admin/mail-templates',
  access: 'write',
  audit: ['mail-template.added'],
  summary: 'Add a template',
  body: schemas.addTemplateForm,
  responses: { 201: schemas.mailTemplate },
  errors: ['TEMPLATE_EXISTS'],
})

export const changeMailTemplate = defineContract({
  method: 'PUT',
  path: '/api/admin/mail-templates/:id',
  access: 'write',
  audit: ['mail-template.changed'],
  summary: 'Change a template',
  body: schemas.changeTemplateForm,
  responses: { 200: schemas.mailTemplate },
  errors: ['NOT_FOUND', 'TEMPLATE_EXISTS', 'TEMPLATE_CHANGED'],
})

export const removeMailTemplate = defineContract({
  method: 'DELETE',
  path: '/api/admin/mail-templates/:id',
  access: 'write',
  audit: ['mail-template.removed'],
  summary: 'Delete a template',
  query: schemas.removeTemplateQuery,
  responses: { 200: schemas.mailTemplate },
  errors: ['NOT_FOUND', 'TEMPLATE_CHANGED'],
})

export const listRefusedAddresses = defineContract({
  method: 'GET',
  path: '/api/admin/refused-addresses',
  access: 'operator',
  audit: ['refused-addresses.listed'],
  summary: 'Refused addresses, page by page',
  description: 'The addresses that a mail server refused, newest first unless sorted.',
  query: schemas.refusedAddressesQuery,
  responses: { 200: schemas.refusedAddresses },
})

export const clearRefusedAddress = defineContract({
  method: 'DELETE',
  path: '/api/admin/refused-addresses/:id',
  access: 'write',
  audit: ['refused-address.cleared'],
  summary: 'Remove the mark from a refused address',
  responses: { 200: schemas.refusedAddress },
  errors: ['NOT_FOUND'],
})

export const getMailHistory = defineContract({
  method: 'GET',
  path: '/api/admin/mail-history',
  access: 'operator',
  audit: ['mail-history.viewed'],
  summary: 'The emails to a person',
  description:
    'What operators wrote to a member, an applicant or the sender of an inquiry, and what the club sent by itself.',
  query: schemas.mailHistoryQuery,
  responses: { 200: schemas.mailHistory },
  errors: ['NOT_FOUND'],
})
