import { defineContract, writeErrors } from '../contract/contract.ts'
import * as endpoints from './admin-mailings.endpoints.ts'
import * as schemas from './mailings.ts'

const tag = 'Admin'
const readErrors = ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'] as const

/** The mails that operators wrote, newest first. Needs an admin session. */
export const listMailings = defineContract({
  ...endpoints.listMailingsEndpoint,
  summary: 'Mailings, page by page',
  tag,
  query: schemas.mailingsQuery,
  responses: { 200: schemas.mailings },
  errors: readErrors,
})

/** One mailing with its progress. */
export const getMailing = defineContract({
  ...endpoints.getMailingEndpoint,
  summary: 'One mailing',
  tag,
  params: schemas.mailingParams,
  responses: { 200: schemas.mailing },
  errors: [...readErrors, 'NOT_FOUND'],
})

/** Who got a mailing, who did not, and why. */
export const listMailingRecipients = defineContract({
  ...endpoints.listMailingRecipientsEndpoint,
  summary: 'Recipients of a mailing, page by page',
  tag,
  params: schemas.mailingParams,
  query: schemas.mailingRecipientsQuery,
  responses: { 200: schemas.mailingRecipients },
  errors: [...readErrors, 'NOT_FOUND'],
})

/** What a text would send and to whom, with the mail of one recipient. Sends nothing. */
export const previewMailing = defineContract({
  ...endpoints.previewMailingEndpoint,
  summary: 'Preview a mailing',
  tag,
  body: schemas.mailingPreviewForm,
  responses: { 200: schemas.mailingPreview },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/** Sends the mail of one recipient to the operator. */
export const testMailing = defineContract({
  ...endpoints.testMailingEndpoint,
  summary: 'Send a test of a mailing to the operator',
  tag,
  body: schemas.mailingPreviewForm,
  responses: { 200: schemas.testSent },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND'],
})

/**
 * Sends a mailing now or schedules it. The same key with the same text returns the mailing of the first time; with another
 * text it is refused.
 */
export const createMailing = defineContract({
  ...endpoints.createMailingEndpoint,
  summary: 'Send or schedule a mailing',
  tag,
  body: schemas.mailingForm,
  responses: { 201: schemas.mailing },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MAILING_CHANGED'],
})

/** Changes a mailing that has not started. */
export const changeMailing = defineContract({
  ...endpoints.changeMailingEndpoint,
  summary: 'Change a scheduled mailing',
  tag,
  params: schemas.mailingParams,
  body: schemas.mailingChangeForm,
  responses: { 200: schemas.mailing },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MAILING_CHANGED'],
})

/** Starts, pauses, continues or cancels a mailing. */
export const stepMailing = defineContract({
  ...endpoints.stepMailingEndpoint,
  summary: 'Start, pause, continue or cancel a mailing',
  tag,
  params: schemas.mailingParams,
  body: schemas.mailingStepForm,
  responses: { 200: schemas.mailing },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MAILING_CHANGED'],
})

/** The templates by name. */
export const listMailTemplates = defineContract({
  ...endpoints.listMailTemplatesEndpoint,
  summary: 'Templates of mails',
  tag,
  responses: { 200: schemas.mailTemplates },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

export const addMailTemplate = defineContract({
  ...endpoints.addMailTemplateEndpoint,
  summary: 'Add a template',
  tag,
  body: schemas.addTemplateForm,
  responses: { 201: schemas.mailTemplate },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'TEMPLATE_EXISTS'],
})

export const changeMailTemplate = defineContract({
  ...endpoints.changeMailTemplateEndpoint,
  summary: 'Change a template',
  tag,
  params: schemas.mailingParams,
  body: schemas.changeTemplateForm,
  responses: { 200: schemas.mailTemplate },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'TEMPLATE_EXISTS', 'TEMPLATE_CHANGED'],
})

/** Deletes a template and returns it. */
export const removeMailTemplate = defineContract({
  ...endpoints.removeMailTemplateEndpoint,
  summary: 'Delete a template',
  tag,
  params: schemas.mailingParams,
  query: schemas.removeTemplateQuery,
  responses: { 200: schemas.mailTemplate },
  errors: [...readErrors, 'CROSS_SITE_WRITE', 'NOT_FOUND', 'TEMPLATE_CHANGED'],
})

/** The addresses that a mail server refused, newest first. */
export const listRefusedAddresses = defineContract({
  ...endpoints.listRefusedAddressesEndpoint,
  summary: 'Refused addresses, page by page',
  tag,
  query: schemas.refusedAddressesQuery,
  responses: { 200: schemas.refusedAddresses },
  errors: readErrors,
})

/** Removes the mark from an address, and returns it. */
export const clearRefusedAddress = defineContract({
  ...endpoints.clearRefusedAddressEndpoint,
  summary: 'Remove the mark from a refused address',
  tag,
  params: schemas.mailingParams,
  responses: { 200: schemas.refusedAddress },
  errors: [...readErrors, 'CROSS_SITE_WRITE', 'NOT_FOUND'],
})

/** What operators wrote to a member or an applicant. */
export const getMailHistory = defineContract({
  ...endpoints.getMailHistoryEndpoint,
  summary: 'Mails that operators wrote to a person',
  tag,
  query: schemas.mailHistoryQuery,
  responses: { 200: schemas.mailHistory },
  errors: [...readErrors, 'NOT_FOUND'],
})
