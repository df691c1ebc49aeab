import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  countAdminMessagesEndpoint,
  discardAdminMessageEndpoint,
  listAdminMessagesEndpoint,
  sendAdminMessageAgainEndpoint,
  sendAdminMessagesAgainEndpoint,
} from './admin-messages.endpoints.ts'
import {
  adminMessage,
  adminMessageCounts,
  adminMessageParams,
  adminMessages,
  adminMessagesQuery,
  sendAgainForm,
  sentAgain,
} from './admin-messages.ts'

const tag = 'Admin'

/** The unsent messages in one state, newest first. Needs an admin session. */
export const listAdminMessages = defineContract({
  ...listAdminMessagesEndpoint,
  summary: 'Unsent messages, page by page',
  tag,
  query: adminMessagesQuery,
  responses: { 200: adminMessages },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** How many messages wait or are dead, by channel. */
export const countAdminMessages = defineContract({
  ...countAdminMessagesEndpoint,
  summary: 'Number of unsent messages',
  tag,
  responses: { 200: adminMessageCounts },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Sends a dead message again, to another address if one is given and the message may go there. */
export const sendAdminMessageAgain = defineContract({
  ...sendAdminMessageAgainEndpoint,
  summary: 'Send a dead message again',
  tag,
  params: adminMessageParams,
  body: sendAgainForm,
  responses: { 200: adminMessage },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'NOT_FOUND', 'MESSAGE_CHANGED'],
})

/** Sends the dead messages again, the oldest 10,000 of them. */
export const sendAdminMessagesAgain = defineContract({
  ...sendAdminMessagesAgainEndpoint,
  summary: 'Send all dead messages again',
  tag,
  responses: { 200: sentAgain },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})

/** Deletes a dead message, and returns it. */
export const discardAdminMessage = defineContract({
  ...discardAdminMessageEndpoint,
  summary: 'Discard a dead message',
  tag,
  params: adminMessageParams,
  responses: { 200: adminMessage },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'NOT_FOUND',
    'MESSAGE_CHANGED',
    'DATABASE_UNAVAILABLE',
  ],
})
