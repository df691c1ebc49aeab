export {
  claimedMailsPerDay,
  type MailToQueue,
  queueDelayedMail,
  queueMail,
  queueSms,
  type SmsToQueue,
  takeBackMessage,
} from './queue.ts'
export { lastMailKind } from './claim.ts'
export { formatReceived } from './format-received.ts'
export { escapeHtml, type MailParts, renderMail } from './render-mail.ts'
export {
  type OutboxLog,
  type OutboxWorker,
  type OutboxWorkerOptions,
  startOutboxWorker,
} from './worker.ts'
