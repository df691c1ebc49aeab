import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  adminMessage,
  adminMessageCounts,
  adminMessages,
  adminMessagesExportQuery,
  adminMessagesQuery,
  sendAgainForm,
  sentAgain,
} from './admin-messages.ts'

export const listAdminMessages = defineContract({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'operator',
  audit: ['messages.listed'],
  summary: 'Unsent messages, page by page',
  description: 'The unsent messages in one state, newest first unless sorted.',
  query: adminMessagesQuery,
  responses: { 200: adminMessages },
})

export const exportAdminMessages = defineContract({
  method: 'GET',
  path: '/api/admin/messages.csv',
  access: 'export',
  audit: ['messages.exported'],
  summary: 'Unsent messages as CSV',
  description:
    'The messages that match, or those that are named, as streamed CSV (RFC 4180, UTF-8 with a byte order mark), newest first unless sorted. Without their content.',
  query: adminMessagesExportQuery,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
})

export const countAdminMessages = defineContract({
  method: 'GET',
  path: '/api/admin/messages/counts',
  access: 'operator',
  summary: 'Number of unsent messages',
  description: 'How many messages wait or are dead, by channel.',
  responses: { 200: adminMessageCounts },
})

export const sendAdminMessageAgain = defineContract({
  method: 'POST',
  path: '/api/admin/messages/:id/send-again',
  access: 'write',
  audit: ['message.sent-again'],
  summary: 'Send a dead message again',
  description:
    'Sends a dead message again, to another address if one is given, the message may go there and the role may change it.',
  body: sendAgainForm,
  responses: { 200: adminMessage },
  errors: ['NOT_FOUND', 'MESSAGE_CHANGED'],
})

export const sendAdminMessagesAgain = defineContract({
  method: 'POST',
  path: '/api/admin/messages/send-again',
  access: 'write',
  audit: ['messages.sent-again'],
  summary: 'Send all dead messages again',
  description: 'Sends the dead messages again, the oldest 10,000 of them.',
  responses: { 200: sentAgain },
})

export const discardAdminMessage = defineContract({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  access: 'write',
  audit: ['message.discarded'],
  summary: 'Discard a dead message',
  responses: { 200: adminMessage },
  errors: ['NOT_FOUND', 'MESSAGE_CHANGED'],
})
